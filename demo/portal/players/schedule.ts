export interface Task {
  readonly id: string;
  /** Working days with its usual assignee. */
  readonly best: number;
  readonly likely: number;
  readonly worst: number;
  readonly needs: readonly string[];
}

export interface Member {
  readonly id: string;
  /** Factor of the duration by task; the member cannot do missing ones. */
  readonly pace: Readonly<Record<string, number>>;
  /** First day of an absence, and the day after; counted from the start of the project. */
  readonly away: readonly [from: number, to: number];
}

export interface Slot {
  readonly from: number;
  readonly to: number;
}

type Days = Readonly<Record<string, number>>;

/** Returns the quantile of a triangular distribution. */
const quantile = ({ best, likely, worst }: Task, part: number): number => {
  const width = worst - best;
  return part < (likely - best) / width
    ? best + Math.sqrt(part * width * (likely - best))
    : worst - Math.sqrt((1 - part) * width * (worst - likely));
};

/** Multiples of the square roots of primes are spread evenly. */
const spread = [2, 3, 5, 7, 11].map(Math.sqrt);

/** Returns the durations of a number of runs; they are the same for every plan, so that plans can be compared. */
export const runsOf = (tasks: readonly Task[], count: number): readonly Days[] =>
  Array.from({ length: count }, (_, run) =>
    Object.fromEntries(tasks.map((task, index) => [task.id, quantile(task, (run * (spread[index] ?? 1)) % 1)])),
  );

/** Returns the slot of work that begins at a time and pauses while its member is away. */
const slotOf = ({ away: [from, to] }: Member, after: number, days: number): Slot => {
  const begin = after >= from && after < to ? to : after;
  return { from: begin, to: begin < from && begin + days > from ? begin + days + to - from : begin + days };
};

/**
 * Schedules tasks in an order: each begins once its dependencies are done and its member is free and present. `days` are
 * the durations with the usual members.
 */
export const schedule = (
  ordered: readonly Task[],
  members: readonly Member[],
  assigned: Readonly<Record<string, string>>,
  days: Days,
): ReadonlyMap<string, Slot> => {
  const slots = new Map<string, Slot>();
  const free = new Map<string, number>();
  let waiting = ordered;
  while (waiting.length > 0) {
    const task = waiting.find(({ needs }) => needs.every((id) => slots.has(id)));
    const member = members.find(({ id }) => id === assigned[task?.id ?? '']);
    if (!task || !member) break;
    const after = Math.max(free.get(member.id) ?? 0, ...task.needs.map((id) => slots.get(id)?.to ?? 0));
    const slot = slotOf(member, after, (days[task.id] ?? 0) * (member.pace[task.id] ?? 1));
    slots.set(task.id, slot);
    free.set(member.id, slot.to);
    waiting = waiting.filter((each) => each !== task);
  }
  return slots;
};
