import { Badge, Button } from '@gatehouse/ui/kit';
import { ArrowLeft, Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { longDay, shortDay } from './days';
import type { Plan } from './plan';

interface FirstMorningProps {
  plan: Plan;
  start: Date;
  onBack: () => void;
}

const verdict = ({ ready, dayOne }: Plan): string => {
  const missing = dayOne.length - ready;
  if (missing === 0) return 'Everything is there. Mira can begin with the work itself.';
  const count = `${missing} of ${dayOne.length} things ${missing === 1 ? 'is' : 'are'} missing.`;
  return `${count} Go back and try a shortcut or a later first day.`;
};

/** What the new colleague finds, if everything open begins as soon as it can. */
export function FirstMorning({ plan, start, onBack }: FirstMorningProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="onboarding-morning">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {longDay(start)}, 9 in the morning
        </h3>
        <p>{verdict(plan)}</p>
      </div>
      <ul>
        {plan.dayOne.map(({ task, late, readyOn }) => (
          <li key={task.id} className="onboarding-found" data-late={late > 0 || undefined}>
            {late > 0 ? <X aria-hidden /> : <Check aria-hidden />}
            <span>{task.title}</span>
            <Badge tone={late > 0 ? 'warning' : 'success'}>{late > 0 ? `On ${shortDay(readyOn)}` : 'Ready'}</Badge>
            {late > 0 && (
              <span className="onboarding-small">
                {task.without} Ask {task.owner}.
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden className="flips" />
          Back to the plan
        </Button>
      </p>
    </div>
  );
}
