import { addWorkingDays, nextWorkingDay, workingDaysBetween } from '../working-days';
import { allTasks, type PlaceId, type RoleId, type Task } from './tasks';

export interface PlanSettings {
  readonly role: RoleId;
  readonly place: PlaceId;
  /** First day at work; a working day. */
  readonly start: Date;
  readonly today: Date;
  /** Ids of completed tasks. */
  readonly done: ReadonlySet<string>;
  /** Ids of tasks with their shortcut. */
  readonly shortcuts: ReadonlySet<string>;
}

export interface PlannedTask {
  readonly task: Task;
  /** Duration in working days, including the shortcut. */
  readonly days: number;
  /** Last day to begin without delaying a dependent task past the start. */
  readonly startBy: Date;
  /** Day on which it is ready if every open task begins as soon as possible. */
  readonly readyOn: Date;
  /** Working days by which it is overdue to begin; 0 if it is in time or done. */
  readonly behind: number;
  /** Working days by which it misses the first morning; 0 if it is ready. */
  readonly late: number;
  readonly done: boolean;
  /** Open dependencies. */
  readonly waitsFor: readonly Task[];
}

export interface Plan {
  /** Tasks in order of their start. */
  readonly tasks: readonly PlannedTask[];
  /** Tasks required on the first morning. */
  readonly dayOne: readonly PlannedTask[];
  /** Number of required tasks that are ready in time. */
  readonly ready: number;
}

/** Returns the tasks of one role at one place. */
export const tasksFor = (role: RoleId, place: PlaceId): readonly Task[] =>
  allTasks.filter((task) => (task.role ?? role) === role && (task.place ?? place) === place);

const needsTask = (task: Task, id: string): boolean => task.needs.some((needed) => needed === id);

/** Returns the tasks in topological order: dependencies first. */
const inOrder = (tasks: readonly Task[]): readonly Task[] => {
  const order: Task[] = [];
  const visit = (task: Task) => {
    if (order.includes(task)) return;
    for (const needed of tasks.filter(({ id }) => needsTask(task, id))) visit(needed);
    order.push(task);
  };
  tasks.forEach(visit);
  return order;
};

const earliest = (dates: readonly Date[]): Date => new Date(Math.min(...dates.map(Number)));
const latest = (dates: readonly Date[]): Date => new Date(Math.max(...dates.map(Number)));

/** Computes the latest starts backward from the first day, and the completion dates forward from today. */
export const planFor = ({ role, place, start, today, done, shortcuts }: PlanSettings): Plan => {
  const tasks = inOrder(tasksFor(role, place));
  const daysOf = ({ id, days, shortcut }: Task) => (shortcut && shortcuts.has(id) ? shortcut.days : days);
  const eve = addWorkingDays(start, -1);
  const firstDay = nextWorkingDay(today);

  const startBy = new Map<string, Date>();
  for (const task of tasks.toReversed()) {
    const behindIt = tasks.filter((other) => needsTask(other, task.id));
    const endBy = earliest([eve, ...behindIt.map(({ id }) => addWorkingDays(startBy.get(id) ?? start, -1))]);
    startBy.set(task.id, addWorkingDays(endBy, 1 - daysOf(task)));
  }

  const readyOn = new Map<string, Date>();
  for (const task of tasks) {
    if (done.has(task.id)) {
      readyOn.set(task.id, addWorkingDays(firstDay, -1));
      continue;
    }
    const afterNeeds = task.needs.flatMap((id) => readyOn.get(id) ?? []).map((date) => addWorkingDays(date, 1));
    readyOn.set(task.id, addWorkingDays(latest([firstDay, ...afterNeeds]), daysOf(task) - 1));
  }

  const planned = tasks
    .map((task): PlannedTask => {
      const isDone = done.has(task.id);
      const begin = startBy.get(task.id) ?? start;
      const ready = readyOn.get(task.id) ?? start;
      return {
        task,
        days: daysOf(task),
        startBy: begin,
        readyOn: ready,
        behind: isDone ? 0 : Math.max(0, workingDaysBetween(begin, firstDay)),
        late: isDone ? 0 : Math.max(0, workingDaysBetween(eve, ready)),
        done: isDone,
        waitsFor: tasks.filter(({ id }) => needsTask(task, id) && !done.has(id)),
      };
    })
    .sort((a, b) => Number(a.startBy) - Number(b.startBy));
  const dayOne = planned.filter(({ task }) => task.without);
  return { tasks: planned, dayOne, ready: dayOne.filter(({ late }) => late === 0).length };
};

/** Completes a task, or reopens it and all tasks that depend on it. */
export const toggleDone = (done: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  if (!done.has(id)) return new Set([...done, id]);
  const without = new Set(done);
  const remove = (gone: string) => {
    without.delete(gone);
    for (const task of allTasks) if (needsTask(task, gone) && without.has(task.id)) remove(task.id);
  };
  remove(id);
  return without;
};

/** Returns the tasks that wait in one plan and can begin in the other. */
export const freedBetween = (before: Plan, after: Plan): readonly Task[] => {
  const waiting = new Set(before.tasks.filter(({ waitsFor }) => waitsFor.length).map(({ task }) => task.id));
  return after.tasks.filter(({ task, waitsFor }) => !waitsFor.length && waiting.has(task.id)).map(({ task }) => task);
};
