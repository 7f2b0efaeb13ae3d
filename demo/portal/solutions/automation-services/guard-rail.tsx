import { Button, VisuallyHidden } from '@gatehouse/ui/kit';
import type { Routine } from './routines';
import type { Decision, Plan } from './run';

interface GuardRailProps {
  routine: Routine;
  plan: Plan;
  onDecide: (decision: Decision) => void;
}

/** Where a run has stopped: what it wants to do, and the three ways on. */
export function GuardRail({ routine, plan, onDecide }: GuardRailProps) {
  return (
    <div className="automation-guard">
      <ul>
        {plan.wanted.map(({ name }, index) => (
          <li key={name} data-over={index >= plan.limit}>
            {name}
            {index >= plan.limit && <VisuallyHidden>, above the limit</VisuallyHidden>}
          </li>
        ))}
      </ul>
      <fieldset className="automation-ways" aria-label="How to go on">
        <Button size="sm" onClick={() => onDecide('all')}>
          {`${routine.verb} all ${plan.wanted.length}`}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onDecide('limit')}>
          {`Only ${plan.limit}`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDecide('none')}>
          None
        </Button>
      </fieldset>
      <p className="small">
        <bdi>Nothing has been changed yet.</bdi>
      </p>
    </div>
  );
}
