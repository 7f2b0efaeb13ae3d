import { Badge, Button } from '@gatehouse/ui/kit';
import { ArrowLeft, Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { longDay, shortDay } from './days';
import type { Plan } from './plan';

interface FirstMorningProps {
  plan: Plan;
  start: Date;
  onBack: () => void;
}

/** Renders what is ready for the new employee if every open task begins as soon as possible. */
export function FirstMorning({ plan, start, onBack }: FirstMorningProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const { locale } = usePortalLanguage();
  const missing = plan.dayOne.length - plan.ready;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="onboarding-morning">
      <div>
        <h3 ref={heading} tabIndex={-1}>
          {texts.morning(longDay(start, locale))}
        </h3>
        <p>{missing === 0 ? texts.complete : texts.missing(missing, plan.dayOne.length)}</p>
      </div>
      <ul>
        {plan.dayOne.map(({ task, late, readyOn }) => (
          <li key={task.id} className="onboarding-found" data-late={late > 0 || undefined}>
            {late > 0 ? <X aria-hidden /> : <Check aria-hidden />}
            <span>{texts.tasks[task.id]}</span>
            <Badge tone={late > 0 ? 'warning' : 'success'}>
              {late > 0 ? texts.onDay(shortDay(readyOn, locale)) : texts.ready}
            </Badge>
            {late > 0 && (
              <span className="onboarding-small">
                {[task.without && texts.without[task.without], texts.ask(texts.owners[task.owner])]
                  .filter(Boolean)
                  .join(' ')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden className="flips" />
          {texts.back}
        </Button>
      </p>
    </div>
  );
}
