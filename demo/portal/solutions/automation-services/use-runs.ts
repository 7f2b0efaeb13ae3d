import { useEffect, useState } from 'react';
import { routines } from './routines';
import { advance, type Decision, decide, planOf, type Run, started } from './run';

/** Milliseconds between two steps, so that users can follow them. */
const PACE_MS = 700;

/** Latest run of each routine, by id. */
export type Runs = Readonly<Record<string, Run>>;
/** Limit of each routine, by id. */
export type Limits = Readonly<Record<string, number>>;

const oneStepOn = (runs: Runs, limits: Limits): Runs => {
  const next = { ...runs };
  for (const routine of routines) {
    const run = runs[routine.id];
    if (run) next[routine.id] = advance(run, planOf(routine, limits[routine.id] ?? routine.limit));
  }
  return next;
};

/** Runs routines step by step; they stop when the screen is unmounted. */
export function useRuns(limits: Limits) {
  const [runs, setRuns] = useState<Runs>({});
  const busy = Object.values(runs).some(({ phase }) => phase === 'running');

  useEffect(() => {
    if (!busy) return;
    const timer = setInterval(() => setRuns((before) => oneStepOn(before, limits)), PACE_MS);
    return () => clearInterval(timer);
  }, [busy, limits]);

  return {
    runs,
    start: (id: string) => setRuns((before) => ({ ...before, [id]: started })),
    /** Discards the run of a routine: another limit would change it. */
    forget: (id: string) => setRuns(({ [id]: _gone, ...rest }) => rest),
    answer: (id: string, decision: Decision) =>
      setRuns((before) => {
        const run = before[id];
        return run ? { ...before, [id]: decide(run, decision) } : before;
      }),
  };
}
