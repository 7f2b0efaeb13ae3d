import type { Item, Routine } from './routines';

/** Minutes that a decision takes when a run stops. */
export const MINUTES_TO_DECIDE = 10;

/** Plan of a run before it acts. */
export interface Plan {
  readonly due: readonly Item[];
  /** Due, but excluded for a reason of its own. */
  readonly kept: readonly Item[];
  /** Due and not excluded, the most urgent first. */
  readonly wanted: readonly Item[];
  readonly limit: number;
  /** Whether the plan exceeds the guard rail. */
  readonly stops: boolean;
}

/** Divides the items of a routine into due, excluded and planned ones. */
export const planOf = (routine: Routine, limit: number): Plan => {
  const { from, is } = routine.due;
  const due = routine.items.filter(({ measure }) => (is === 'at least' ? measure >= from : measure <= from));
  const kept = due.filter(({ keep }) => keep !== undefined);
  const wanted = due
    .filter(({ keep }) => keep === undefined)
    .sort((a, b) => (is === 'at least' ? b.measure - a.measure : a.measure - b.measure));
  return { due, kept, wanted, limit, stops: wanted.length > limit };
};

/** Decision on a stopped run: all items, as many as the limit allows, or none. */
export type Decision = 'all' | 'limit' | 'none';

/** State of a run. */
export type Run =
  | { readonly phase: 'running'; readonly step: number; readonly decision?: Decision }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'ended'; readonly decision?: Decision };

/** The five steps of every run; the fourth and fifth follow the guard rail, which is the third. */
export const STEPS = 5;
const GUARD_RAIL = 2;

/** Initial state. */
export const started: Run = { phase: 'running', step: 0 };

/** Returns the next state; a run that has ended or waits for a decision stays unchanged. */
export const advance = (run: Run, plan: Plan): Run => {
  if (run.phase !== 'running') return run;
  if (run.step === GUARD_RAIL && plan.stops && !run.decision) return { phase: 'waiting' };
  if (run.step + 1 === STEPS) return { phase: 'ended', decision: run.decision };
  return { ...run, step: run.step + 1 };
};

/** Continues after a decision; only for a waiting run. */
export const decide = (run: Run, decision: Decision): Run => {
  if (run.phase !== 'waiting') return run;
  return decision === 'none' ? { phase: 'ended', decision } : { phase: 'running', step: GUARD_RAIL + 1, decision };
};

/** Returns the items of a run: the most urgent ones when it is limited. */
export const workedOn = (plan: Plan, decision: Decision | undefined): readonly Item[] => {
  if (decision === 'none') return [];
  if (decision === 'all' || !plan.stops) return plan.wanted;
  return plan.wanted.slice(0, plan.limit);
};

/**
 * Returns the minutes that a routine saves per month: the manual work, less the decisions of stopped runs; never below
 * zero.
 */
export const minutesSaved = (routine: Routine, limit: number): number => {
  const plan = planOf(routine, limit);
  const each = plan.wanted.length * routine.minutesEach - (plan.stops ? MINUTES_TO_DECIDE : 0);
  return Math.max(0, each) * routine.runsAMonth;
};
