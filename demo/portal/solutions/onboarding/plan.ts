import { addWorkingDays, nextWorkingDay, workingDaysBetween } from '../working-days';
import { allTasks, type PlaceId, type RoleId, type Task } from './tasks';

export interface PlanSettings {
  readonly role: RoleId;
  readonly place: PlaceId;
  /** The first day at work; a working day. */
  readonly start: Date;
  readonly today: Date;
  /** Ids of what is done. */
  readonly done: ReadonlySet<string>;
  /** Ids of the tasks that take their shortcut. */
  readonly shortcuts: ReadonlySet<string>;
}

export interface PlannedTask {
  readonly task: Task;
  /** Working days it takes, the shortcut counted in. */
  readonly days: number;
  /** The last day on which it can begin without moving anything behind it past the start. */
  readonly startBy: Date;
  /** The day on which it is ready if everything open begins as soon as it can. */
  readonly readyOn: Date;
  /** Working days by which it should have begun already; 0 if there is time or it is done. */
  readonly behind: number;
  /** Working days by which it misses the first morning; 0 if it does not. */
  readonly late: number;
  readonly done: boolean;
  /** What has to be done before and is not. */
  readonly waitsFor: readonly Task[];
}

export interface Plan {
  /** What has to begin first comes first. */
  readonly tasks: readonly PlannedTask[];
  /** What has to be there on the first morning. */
  readonly dayOne: readonly PlannedTask[];
  /** How many of those are there in time. */
  readonly ready: number;
}

/** The tasks of one role at one place. */
export const tasksFor = (role: RoleId, place: PlaceId): readonly Task[] =>
  allTasks.filter((task) => (task.role ?? role) === role && (task.place ?? place) === place);

const needsTask = (task: Task, id: string): boolean => task.needs.some((needed) => needed === id);

/** Ids in such an order that everything comes after what it needs. */
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

/** Counts back from the first day for when to begin, and forward from today for when it will be ready. */
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

/** Ticks a task, or takes the tick back from it and from everything that needs it. */
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

/** The tasks that wait in one plan and could begin in the other. */
export const freedBetween = (before: Plan, after: Plan): readonly Task[] => {
  const waiting = new Set(before.tasks.filter(({ waitsFor }) => waitsFor.length).map(({ task }) => task.id));
  return after.tasks.filter(({ task, waitsFor }) => !waitsFor.length && waiting.has(task.id)).map(({ task }) => task);
};
