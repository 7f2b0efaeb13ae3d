import { Button, Checkbox } from '@gatehouse/ui/kit';
import { Sunrise } from 'lucide-react';
import { useId } from 'react';
import { longDay, workingDays } from './days';
import type { Plan, PlannedTask } from './plan';
import type { Shortcut } from './tasks';

interface ShortcutChoiceProps {
  planned: PlannedTask;
  shortcut: Shortcut;
  taken: boolean;
  onToggle: () => void;
}

function ShortcutChoice({ planned: { task }, shortcut, taken, onToggle }: ShortcutChoiceProps) {
  const id = useId();
  return (
    <li className="onboarding-shortcut">
      <Checkbox id={id} checked={taken} aria-describedby={`${id}-about`} onChange={onToggle} />
      <label htmlFor={id}>{shortcut.title}</label>
      <bdi id={`${id}-about`} className="onboarding-small">
        {workingDays(shortcut.days)} instead of {task.days}
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

/** How much will be there on the first morning, and what can still be done about the rest. */
export function Readiness({ plan, start, shortcuts, onShortcut, onMorning }: ReadinessProps) {
  const late = plan.dayOne.filter((planned) => planned.late > 0);
  const choices = plan.tasks.flatMap((planned) => {
    const { shortcut } = planned.task;
    return shortcut && !planned.done ? [{ planned, shortcut }] : [];
  });
  return (
    <div className="onboarding-side">
      <div>
        <h3>Day one</h3>
        <p className="onboarding-small">{longDay(start)}</p>
      </div>
      <div>
        <p className="onboarding-figure">
          <bdi>
            {plan.ready} of {plan.dayOne.length} in time
          </bdi>
        </p>
        <div aria-hidden className="onboarding-meter">
          {plan.dayOne.map(({ task, late, done }) => (
            <span key={task.id} data-state={done ? 'done' : late > 0 ? 'late' : 'open'} />
          ))}
        </div>
        <p className="onboarding-small">If everything open begins as soon as it can.</p>
      </div>
      {late.length > 0 && (
        <ul className="onboarding-late">
          {late.map(({ task, late: days }) => (
            <li key={task.id}>
              <span>{task.title}</span>
              <bdi className="onboarding-small">{workingDays(days)} late</bdi>
            </li>
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <div>
          <h4 className="onboarding-small">Shortcuts</h4>
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
        See the first morning
      </Button>
    </div>
  );
}
