import type { Person, Task } from './sample-project';

export interface Plan {
  /** Ids of all tasks. Each assignee works in this order, after what they need, even if that means waiting. */
  readonly order: readonly string[];
  /** Id of the person by id of the task. */
  readonly assigned: Readonly<Record<string, string>>;
}

export interface Slot {
  /** The working day on which it begins, counted from 0; parts of a day are kept. */
  readonly start: number;
  /** When it is finished, in the same measure. */
  readonly end: number;
}

/** Moves a moment out of the days on which the person is away. */
const present = (person: Person, moment: number): number => {
  const away = person.absences.find(({ from, to }) => moment >= from && moment < to + 1);
  return away ? present(person, away.to + 1) : moment;
};

/** When work of so many days is finished that begins at this moment and stops while the person is away. */
const workUntil = (person: Person, start: number, days: number): number => {
  const next = Math.min(...person.absences.map(({ from }) => from).filter((from) => from > start));
  if (start + days <= next) return start + days;
  return workUntil(person, present(person, next), days - (next - start));
};

/** The longest that a person needs for a task compared with its estimate; 1 for one who is not known to do it. */
const paceOf = (person: Person, taskId: string): number => person.pace[taskId] ?? 1;

/**
 * Dates for every task: it begins once all it needs is finished and its person is free and there. `days` has the length
 * of each task by id, in working days with the usual person.
 */
export const schedule = (
  tasks: readonly Task[],
  people: readonly Person[],
  plan: Plan,
  days: Readonly<Record<string, number>>,
): ReadonlyMap<string, Slot> => {
  const slots = new Map<string, Slot>();
  const freeFrom = new Map<string, number>();
  const waiting = plan.order.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  while (waiting.length) {
    const index = waiting.findIndex(({ needs }) => needs.every((id) => slots.has(id)));
    const [task] = waiting.splice(index, 1);
    const person = people.find(({ id }) => id === plan.assigned[task?.id ?? '']);
    if (index < 0 || !task || !person) throw new Error('The plan names a task that nobody can begin');
    const after = Math.max(freeFrom.get(person.id) ?? 0, ...task.needs.map((id) => slots.get(id)?.end ?? 0));
    const start = present(person, after);
    const end = workUntil(person, start, (days[task.id] ?? 0) * paceOf(person, task.id));
    slots.set(task.id, { start, end });
    freeFrom.set(person.id, end);
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
