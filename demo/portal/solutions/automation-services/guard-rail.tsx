import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import { usePortalTexts } from '../../texts/provider';
import type { Routine } from './routines';
import type { Decision, Plan } from './run';

interface GuardRailProps {
  routine: Routine;
  plan: Plan;
  onDecide: (decision: Decision) => void;
}

/** Renders a stopped run: its planned actions, and the three decisions. */
export function GuardRail({ routine, plan, onDecide }: GuardRailProps) {
  const { prototype: texts } = usePortalTexts('automation-services');
  const { verb } = texts.routines[routine.id];
  return (
    <div className="automation-guard">
      <ul>
        {plan.wanted.map(({ name }, index) => (
          <li key={name} data-over={index >= plan.limit}>
            {name}
            {index >= plan.limit && <VisuallyHidden>, {texts.aboveLimit}</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <fieldset className="automation-ways" aria-label={texts.goOn}>
        <Button size="sm" onClick={() => onDecide('all')}>
          {texts.all(verb, plan.wanted.length)}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onDecide('limit')}>
          {texts.some(plan.limit)}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDecide('none')}>
          {texts.none}
        </Button>
      </fieldset>
      <p className="small">
        <bdi>{texts.unchanged}</bdi>
      </p>
    </div>
  );
}
