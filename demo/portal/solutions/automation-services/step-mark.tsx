import { Spinner, VisuallyHidden } from '@gatehouse/ui/kit';
import { Check, Hand, Minus } from 'lucide-react';
import type { StepState } from './run-steps';

const words: Readonly<Record<StepState, string>> = {
  ahead: 'to come',
  now: 'under way',
  done: 'done',
  stopped: 'stopped',
  skipped: 'left out',
};

const signs: Partial<Record<StepState, typeof Check>> = { done: Check, stopped: Hand, skipped: Minus };

/** The sign of a step, in words as well. */
export function StepMark({ state }: { state: StepState }) {
  const Sign = signs[state];
  return (
    <span className="automation-mark" data-state={state}>
      {Sign && <Sign aria-hidden />}
      {state === 'now' && <Spinner />}
      <VisuallyHidden>{`${words[state]}: `}</VisuallyHidden>
    </span>
  );
}
