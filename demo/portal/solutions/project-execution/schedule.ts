import type { Member, Task } from './sample-project';

export interface Plan {
  /** Ids of all tasks. Each assignee works in this order, after the dependencies, even if that means waiting. */
  readonly order: readonly string[];
  /** Member id by task id. */
  readonly assigned: Readonly<Record<string, string>>;
}

export interface Slot {
  /** Start in working days from 0, with fractions. */
  readonly start: number;
  /** End, in the same unit. */
  readonly end: number;
}

/** Moves a time past the days on which the member is absent. */
const present = (member: Member, moment: number): number => {
  const away = member.absences.find(({ from, to }) => moment >= from && moment < to + 1);
  return away ? present(member, away.to + 1) : moment;
};

/** Returns the end of work of this duration that begins at a time and pauses while the member is absent. */
const workUntil = (member: Member, start: number, days: number): number => {
  const next = Math.min(...member.absences.map(({ from }) => from).filter((from) => from > start));
  if (start + days <= next) return start + days;
  return workUntil(member, present(member, next), days - (next - start));
};

/** Returns the duration factor of a member for a task; 1 when `pace` has no entry. */
const paceOf = (member: Member, taskId: string): number => member.pace[taskId] ?? 1;

/**
 * Schedules every task: it begins once its dependencies are done and its member is free and present. `days` is the
 * duration of each task by id, in working days with the usual member.
 */
export const schedule = (
  tasks: readonly Task[],
  members: readonly Member[],
  plan: Plan,
  days: Readonly<Record<string, number>>,
): ReadonlyMap<string, Slot> => {
  const slots = new Map<string, Slot>();
  const freeFrom = new Map<string, number>();
  const waiting = plan.order.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  while (waiting.length) {
    const index = waiting.findIndex(({ needs }) => needs.every((id) => slots.has(id)));
    const [task] = waiting.splice(index, 1);
    const member = members.find(({ id }) => id === plan.assigned[task?.id ?? '']);
    if (index < 0 || !task || !member) throw new Error('The plan names a task that no member can begin');
    const after = Math.max(freeFrom.get(member.id) ?? 0, ...task.needs.map((id) => slots.get(id)?.end ?? 0));
    const start = present(member, after);
    const end = workUntil(member, start, (days[task.id] ?? 0) * paceOf(member, task.id));
    slots.set(task.id, { start, end });
    freeFrom.set(member.id, end);
  }
  return slots;
};

/** Returns the order with one task moved a place earlier or later; unchanged at the ends. */
export const moveTask = (order: readonly string[], id: string, by: -1 | 1): readonly string[] => {
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from < 0 || other === undefined) return order;
  return order.map((each) => (each === id ? other : each === other ? id : each));
};
