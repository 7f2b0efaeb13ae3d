import type { Member, Task } from './sample-project';

export interface Plan {
  /** Ids of all tasks. Each assignee works in this order, after what they need, even if that means waiting. */
  readonly order: readonly string[];
  /** Id of the member by id of the task. */
  readonly assigned: Readonly<Record<string, string>>;
}

export interface Slot {
  /** The working day on which it begins, counted from 0; parts of a day are kept. */
  readonly start: number;
  /** When it is finished, in the same measure. */
  readonly end: number;
}

/** Moves a moment out of the days on which the member is away. */
const present = (member: Member, moment: number): number => {
  const away = member.absences.find(({ from, to }) => moment >= from && moment < to + 1);
  return away ? present(member, away.to + 1) : moment;
};

/** When work of so many days is finished that begins at this moment and stops while the member is away. */
const workUntil = (member: Member, start: number, days: number): number => {
  const next = Math.min(...member.absences.map(({ from }) => from).filter((from) => from > start));
  if (start + days <= next) return start + days;
  return workUntil(member, present(member, next), days - (next - start));
};

/** The longest that a member needs for a task compared with its estimate; 1 for one who is not known to do it. */
const paceOf = (member: Member, taskId: string): number => member.pace[taskId] ?? 1;

/**
 * Dates for every task: it begins once all it needs is finished and its member is free and there. `days` has the length
 * of each task by id, in working days with the usual member.
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

/** The same order with one task a place earlier or later; unchanged at the ends. */
export const moveTask = (order: readonly string[], id: string, by: -1 | 1): readonly string[] => {
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from < 0 || other === undefined) return order;
  return order.map((each) => (each === id ? other : each === other ? id : each));
};
