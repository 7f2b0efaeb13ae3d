import type { Item, Routine } from './routines';
import { type Plan, type Run, STEPS, workedOn } from './run';

/** How far one step of a run is. */
export type StepState = 'ahead' | 'now' | 'done' | 'stopped' | 'skipped';

/** One line of a run as it is shown. */
export interface StepLine {
  readonly title: string;
  readonly detail: string;
  readonly state: StepState;
}

/** A number with the right form of the routine's noun, as in '1 licence'. */
export const amount = (routine: Routine, number: number) => `${number} ${routine.noun[number === 1 ? 0 : 1]}`;

const named = (items: readonly Item[]) => items.map(({ name, keep }) => `${name} (${keep})`).join(', ');

const stateOf = (index: number, run: Run | undefined): StepState => {
  if (!run) return 'ahead';
  if (run.phase === 'waiting') return index < 2 ? 'done' : index === 2 ? 'stopped' : 'ahead';
  if (run.phase === 'running') return index < run.step ? 'done' : index === run.step ? 'now' : 'ahead';
  return run.decision === 'none' && index === 3 ? 'skipped' : 'done';
};

/** The lines of a run: results are named only once their step is done. */
export const linesOf = (routine: Routine, plan: Plan, run: Run | undefined): readonly StepLine[] => {
  const decision = run?.phase === 'waiting' ? undefined : run?.decision;
  const worked = workedOn(plan, decision);
  const over = `${plan.wanted.length} is more than the limit of ${plan.limit}`;
  const texts: readonly (readonly [title: string, before: string, after: string])[] = [
    [
      'Look',
      `Read every ${routine.noun[0]}`,
      `${amount(routine, routine.items.length)} read, ${plan.due.length} ${routine.due.words}`,
    ],
    [
      'Leave alone',
      'Sort out what must not be touched',
      plan.kept.length === 0 ? 'Nothing is marked to be left alone' : named(plan.kept),
    ],
    [
      'Guard rail',
      `Stop and ask above ${plan.limit}`,
      plan.stops ? `${over}${decision ? ', decided by you' : ''}` : `${plan.wanted.length} of at most ${plan.limit}`,
    ],
    [
      'Act',
      `${routine.verb} what is due`,
      worked.length === 0 ? 'Nothing was changed' : `${routine.verb} ${worked.map(({ name }) => name).join('; ')}`,
    ],
    [
      'Report',
      'Check the result and write it down',
      `${amount(routine, worked.length)} changed, recorded in the ticket`,
    ],
  ];
  return texts.slice(0, STEPS).map(([title, before, after], index) => {
    const state = stateOf(index, run);
    return { title, state, detail: state === 'ahead' || state === 'now' ? before : after };
  });
};
