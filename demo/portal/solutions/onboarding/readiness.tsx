import { Button, Checkbox } from '@gatehouse/ui/kit';
import { Sunrise } from 'lucide-react';
import { useId } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { longDay } from './days';
import type { Plan, PlannedTask } from './plan';
import type { Task } from './tasks';

interface ShortcutChoiceProps {
  planned: PlannedTask;
  shortcut: NonNullable<Task['shortcut']>;
  taken: boolean;
  onToggle: () => void;
}

function ShortcutChoice({ planned: { task }, shortcut, taken, onToggle }: ShortcutChoiceProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const id = useId();
  return (
    <li className="onboarding-shortcut">
      <Checkbox id={id} checked={taken} aria-describedby={`${id}-about`} onChange={onToggle} />
      <label htmlFor={id}>{texts.shortcut[shortcut.id]}</label>
      <bdi id={`${id}-about`} className="onboarding-small">
        {texts.instead(shortcut.days, task.days)}
      </bdi>
    </li>
  );
}

interface ReadinessProps {
  plan: Plan;
  start: Date;
  shortcuts: ReadonlySet<string>;
  onShortcut: (id: string) => void;
  onMorning: () => void;
}

/** Renders how much is ready on the first morning, and the remaining options for the rest. */
export function Readiness({ plan, start, shortcuts, onShortcut, onMorning }: ReadinessProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const { locale } = usePortalLanguage();
  const late = plan.dayOne.filter((planned) => planned.late > 0);
  const choices = plan.tasks.flatMap((planned) => {
    const { shortcut } = planned.task;
    return shortcut && !planned.done ? [{ planned, shortcut }] : [];
  });
  return (
    <div className="onboarding-side">
      <div>
        <h3>{texts.dayOne}</h3>
        <p className="onboarding-small">{longDay(start, locale)}</p>
      </div>
      <div>
        <p className="onboarding-figure">
          <bdi>{texts.inTime(plan.ready, plan.dayOne.length)}</bdi>
        </p>
        <div aria-hidden className="onboarding-meter">
          {plan.dayOne.map(({ task, late, done }) => (
            <span key={task.id} data-state={done ? 'done' : late > 0 ? 'late' : 'open'} />
          ))}
        </div>
        <p className="onboarding-small">{texts.assumption}</p>
      </div>
      {late.length > 0 && (
        <ul className="onboarding-late">
          {late.map(({ task, late: days }) => (
            <li key={task.id}>
              <span>{texts.tasks[task.id]}</span>
              <bdi className="onboarding-small">{texts.late(days)}</bdi>
            </li>
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <div>
          <h4 className="onboarding-small">{texts.shortcuts}</h4>
          <ul>
            {choices.map(({ planned, shortcut }) => (
              <ShortcutChoice
                key={planned.task.id}
                planned={planned}
                shortcut={shortcut}
                taken={shortcuts.has(planned.task.id)}
                onToggle={() => onShortcut(planned.task.id)}
              />
            ))}
          </ul>
        </div>
      )}
      <Button onClick={onMorning}>
        <Sunrise aria-hidden />
        {texts.seeMorning}
      </Button>
    </div>
  );
}
