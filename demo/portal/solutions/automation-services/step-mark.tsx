import { Spinner, VisuallyHidden } from '@gatehouse/ui/kit';
import { Check, Hand, Minus } from 'lucide-react';
import { usePortalTexts } from '../../texts/provider';
import type { StepState } from './run-steps';

const signs: Partial<Record<StepState, typeof Check>> = { done: Check, stopped: Hand, skipped: Minus };

/** Renders the icon of a step with its accessible text. */
export function StepMark({ state }: { state: StepState }) {
  const { prototype: texts } = usePortalTexts('automation-services');
  const Sign = signs[state];
  return (
    <span className="automation-mark" data-state={state}>
      {Sign && <Sign aria-hidden />}
      {state === 'now' && <Spinner />}
      <VisuallyHidden>{`${texts.states[state]}: `}</VisuallyHidden>
    </span>
  );
}
