import type { Item, Routine } from './routines';

/** Minutes one needs to decide when a run stops and asks. */
export const MINUTES_TO_DECIDE = 10;

/** What a run would do, before it does anything. */
export interface Plan {
  readonly due: readonly Item[];
  /** Due, but left alone for a reason of its own. */
  readonly kept: readonly Item[];
  /** Due and not left alone, the most urgent first. */
  readonly wanted: readonly Item[];
  readonly limit: number;
  /** More is wanted than the guard rail allows. */
  readonly stops: boolean;
}

/** Sorts the items of a routine into those due, those left alone and those to work on. */
export const planOf = (routine: Routine, limit: number): Plan => {
  const { from, is } = routine.due;
  const due = routine.items.filter(({ measure }) => (is === 'at least' ? measure >= from : measure <= from));
  const kept = due.filter(({ keep }) => keep !== undefined);
  const wanted = due
    .filter(({ keep }) => keep === undefined)
    .sort((one, other) => (is === 'at least' ? other.measure - one.measure : one.measure - other.measure));
  return { due, kept, wanted, limit, stops: wanted.length > limit };
};

/** The decision on a run that stops: go on with all, with as many as the limit allows, or with none. */
export type Decision = 'all' | 'limit' | 'none';

/** Where a run is. */
export type Run =
  | { readonly phase: 'running'; readonly step: number; readonly decision?: Decision }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ended'; readonly decision?: Decision };

/** The five steps every run takes; the fourth and fifth happen only after the guard rail, which is the third. */
export const STEPS = 5;
const GUARD_RAIL = 2;

/** Where a run begins. */
export const started: Run = { phase: 'running', step: 0 };

/** One step further; a run that has ended or waits for a decision stays as it is. */
export const advance = (run: Run, plan: Plan): Run => {
  if (run.phase !== 'running') return run;
  if (run.step === GUARD_RAIL && plan.stops && !run.decision) return { phase: 'waiting' };
  if (run.step + 1 === STEPS) return { phase: 'ended', decision: run.decision };
  return { ...run, step: run.step + 1 };
};

/** Continues after a decision; only a waiting run takes one. */
export const decide = (run: Run, decision: Decision): Run => {
  if (run.phase !== 'waiting') return run;
  return decision === 'none' ? { phase: 'ended', decision } : { phase: 'running', step: GUARD_RAIL + 1, decision };
};

/** The items a run works on: the most urgent ones when it may not take all. */
export const workedOn = (plan: Plan, decision: Decision | undefined): readonly Item[] => {
  if (decision === 'none') return [];
  if (decision === 'all' || !plan.stops) return plan.wanted;
  return plan.wanted.slice(0, plan.limit);
};

/** Minutes a routine saves in a month: the work by hand, less deciding at every run that stops; never below zero. */
export const minutesSaved = (routine: Routine, limit: number): number => {
  const plan = planOf(routine, limit);
  const each = plan.wanted.length * routine.minutesEach - (plan.stops ? MINUTES_TO_DECIDE : 0);
  return Math.max(0, each) * routine.runsAMonth;
};
