import { VisuallyHidden } from '@gatehouse/ui/kit';
import { useRef, useState } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { PrototypeProps } from '../content';
import { addWorkingDays, isWorkingDay, nextWorkingDay, startOfDay } from '../working-days';
import { longDay } from './days';
import { FirstMorning } from './first-morning';
import { freedBetween, type Plan, type PlanSettings, planFor, toggleDone } from './plan';
import { type PlanChoices, PlanForm } from './plan-form';
import { Readiness } from './readiness';
import { readStartDate, toFieldValue } from './start-date';
import { TaskList } from './task-list';
import './prototype.css';

const DAYS_AHEAD = 8;

/** Renders the plan of one new employee, computed backward from the first day, and the resulting first morning. */
export function OnboardingPrototype({ onExplored }: PrototypeProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const { locale } = usePortalLanguage();
  const inTimeText = ({ ready, dayOne }: Plan) => texts.announcements.inTime(ready, dayOne.length);
  const [today] = useState(() => startOfDay(new Date()));
  const [choices, setChoices] = useState<PlanChoices>(() => ({
    role: 'developer',
    place: 'office',
    startValue: toFieldValue(addWorkingDays(today, DAYS_AHEAD)),
  }));
  const [chosen, setChosen] = useState(() => addWorkingDays(today, DAYS_AHEAD));
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [shortcuts, setShortcuts] = useState<ReadonlySet<string>>(new Set());
  const [morning, setMorning] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const side = useRef<HTMLDivElement>(null);

  const start = nextWorkingDay(chosen);
  const settings: PlanSettings = { role: choices.role, place: choices.place, start, today, done, shortcuts };
  const plan = planFor(settings);
  const reading = readStartDate(choices.startValue, today);
  const weekend = 'date' in reading && !isWorkingDay(reading.date);

  const choose = (next: PlanChoices) => {
    setChoices(next);
    const read = readStartDate(next.startValue, today);
    if ('problem' in read) return setAnnouncement('');
    setChosen(read.date);
    setAnnouncement(inTimeText(planFor({ ...settings, ...next, start: nextWorkingDay(read.date) })));
  };

  const tick = (id: string) => {
    const after = toggleDone(done, id);
    setDone(after);
    const next = planFor({ ...settings, done: after });
    const freed = freedBetween(plan, next).map((task) => texts.tasks[task.id]);
    setAnnouncement(
      [...(freed.length > 0 ? [texts.announcements.freed(freed.join('; '))] : []), inTimeText(next)].join(' '),
    );
  };

  const takeShortcut = (id: string) => {
    const after = new Set(shortcuts);
    if (!after.delete(id)) after.add(id);
    setShortcuts(after);
    setAnnouncement(inTimeText(planFor({ ...settings, shortcuts: after })));
  };

  const seeMorning = () => {
    setMorning(true);
    onExplored();
  };

  const back = () => {
    setMorning(false);
    requestAnimationFrame(() => side.current?.focus());
  };

  return (
    <div className="prototype prototype-inset onboarding-plan">
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {morning ? (
        <FirstMorning plan={plan} start={start} onBack={back} />
      ) : (
        <>
          <PlanForm
            choices={choices}
            today={today}
            problem={'problem' in reading ? texts.problems[reading.problem] : undefined}
            hint={weekend ? texts.weekend(longDay(start, locale)) : undefined}
            onChange={choose}
          />
          <div className="onboarding-columns">
            <TaskList tasks={plan.tasks} onToggle={tick} />
            {/* biome-ignore lint/a11y/useSemanticElements: a part to come back to, not a region of the page */}
            <div ref={side} role="group" aria-label={texts.dayOne} tabIndex={-1} className="onboarding-aside">
              <Readiness
                plan={plan}
                start={start}
                shortcuts={shortcuts}
                onShortcut={takeShortcut}
                onMorning={seeMorning}
              />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
