import type { Estimate, Member, Task } from './sample-project';
import { type Plan, type Slot, schedule } from './schedule';

/** Number of simulation runs. */
export const DRAWS = 500;

export interface Range {
  /** 10th percentile of the runs. */
  readonly low: number;
  readonly middle: number;
  /** 90th percentile of the runs. */
  readonly high: number;
}

export interface TaskForecast {
  /** In working days from the start of the project. */
  readonly start: Range;
  readonly end: Range;
  /** Gain in probability of the target, 0 to 1, if this task took its best duration. */
  readonly gain: number;
}

export interface Forecast {
  readonly tasks: ReadonlyMap<string, TaskForecast>;
  readonly finish: Range;
  /** Share of the runs that meet the target, 0 to 1. */
  readonly chance: number;
  /** Task with the largest gain, if any. */
  readonly threat: string | undefined;
  /** Number of runs that finish on each working day, from day 0. */
  readonly finishes: readonly number[];
}

/** Returns a generator of pseudorandom numbers from 0 to 1, deterministic by seed (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/**
 * Returns a duration of the triangular distribution with best, worst and likely; `part` is its quantile, from 0 to 1.
 */
export const drawLength = ({ best, likely, worst }: Estimate, part: number): number => {
  const width = worst - best;
  if (width === 0) return best;
  const peak = (likely - best) / width;
  if (part < peak) return best + Math.sqrt(part * width * (likely - best));
  return worst - Math.sqrt((1 - part) * width * (worst - likely));
};

type Lengths = Readonly<Record<string, number>>;

/** Returns the durations of every run. They do not depend on the plan, so that plans are compared on equal samples. */
export const drawRuns = (tasks: readonly Task[], seed: number): readonly Lengths[] => {
  const next = seeded(seed);
  return Array.from({ length: DRAWS }, () =>
    Object.fromEntries(tasks.map(({ id, estimate }) => [id, drawLength(estimate, next())])),
  );
};

const rangeOf = (values: readonly number[]): Range => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
  return { low: at(0.1), middle: at(0.5), high: at(0.9) };
};

const finishOf = (slots: ReadonlyMap<string, Slot>): number => Math.max(...[...slots.values()].map(({ end }) => end));

/** The target is met if the work ends at any time of the day. */
const meets = (finish: number, targetDay: number): boolean => finish <= targetDay + 1;

/** Simulates the project with every set of durations. `targetDay` is the last day in time, counted from 0. */
export const forecast = (
  tasks: readonly Task[],
  members: readonly Member[],
  plan: Plan,
  runs: readonly Lengths[],
  targetDay: number,
): Forecast => {
  const play = (change: Lengths): readonly ReadonlyMap<string, Slot>[] =>
    runs.map((lengths) => schedule(tasks, members, plan, { ...lengths, ...change }));
  const chanceOf = (played: readonly ReadonlyMap<string, Slot>[]) =>
    played.filter((slots) => meets(finishOf(slots), targetDay)).length / played.length;

  const played = play({});
  const chance = chanceOf(played);
  const forecasts = new Map(
    tasks.map(({ id, estimate }): [string, TaskForecast] => {
      const slots = played.flatMap((run) => run.get(id) ?? []);
      return [
        id,
        {
          start: rangeOf(slots.map(({ start }) => start)),
          end: rangeOf(slots.map(({ end }) => end)),
          gain: chanceOf(play({ [id]: estimate.best })) - chance,
        },
      ];
    }),
  );
  const [worst] = [...forecasts].sort(([, a], [, b]) => b.gain - a.gain);
  const finishes = played.map(finishOf);
  // Work that ends at the end of a day ends on that day, not on the next.
  const days = finishes.map((finish) => Math.max(0, Math.ceil(finish) - 1));
  return {
    tasks: forecasts,
    finish: rangeOf(finishes),
    chance,
    threat: worst && worst[1].gain > 0 ? worst[0] : undefined,
    finishes: Array.from({ length: Math.max(...days) + 1 }, (_, day) => days.filter((each) => each === day).length),
  };
};
