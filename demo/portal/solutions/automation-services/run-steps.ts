import type { Routine, RoutineTexts } from './routines';
import { type Plan, type Run, STEPS, workedOn } from './run';

/** Status of one step of a run. */
export type StepState = 'ahead' | 'now' | 'done' | 'stopped' | 'skipped';

/** One rendered step of a run. */
export interface StepLine {
  readonly title: string;
  readonly detail: string;
  readonly state: StepState;
}

const stateOf = (index: number, run: Run | undefined): StepState => {
  if (!run) return 'ahead';
  if (run.phase === 'waiting') return index < 2 ? 'done' : index === 2 ? 'stopped' : 'ahead';
  if (run.phase === 'running') return index < run.step ? 'done' : index === run.step ? 'now' : 'ahead';
  return run.decision === 'none' && index === 3 ? 'skipped' : 'done';
};

/** Returns the steps of a run: results are named once their step is done. */
export const linesOf = (
  { items, id }: Pick<Routine, 'items' | 'id'>,
  plan: Plan,
  run: Run | undefined,
  texts: RoutineTexts,
): readonly StepLine[] => {
  const { verb, due, amount, readAll } = texts.routines[id];
  const { steps, kept } = texts;
  const decision = run?.phase === 'waiting' ? undefined : run?.decision;
  const worked = workedOn(plan, decision);
  const wanted = plan.wanted.length;
  const over = `${texts.over(wanted, plan.limit)}${decision ? `, ${texts.decided}` : ''}`;
  const leftAlone = plan.kept.map(({ name, keep }) => (keep ? `${name} (${kept[keep]})` : name)).join('; ');
  const lines: readonly (readonly [title: string, before: string, after: string])[] = [
    [steps.look, readAll, texts.read(amount(items.length), plan.due.length, due)],
    [steps.leave, texts.leaveBefore, leftAlone || texts.leaveNone],
    [steps.guard, texts.guardBefore(plan.limit), plan.stops ? over : texts.within(wanted, plan.limit)],
    [
      steps.act,
      texts.actBefore(verb),
      worked.length === 0 ? texts.actNone : texts.acted(verb, worked.map(({ name }) => name).join('; ')),
    ],
    [steps.report, texts.reportBefore, texts.reported(amount(worked.length))],
  ];
  return lines.slice(0, STEPS).map(([title, before, after], index) => {
    const state = stateOf(index, run);
    return { title, state, detail: state === 'ahead' || state === 'now' ? before : after };
  });
};
