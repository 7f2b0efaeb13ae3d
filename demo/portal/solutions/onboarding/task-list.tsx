import { Badge, Checkbox } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { shortDay } from './days';
import type { PlannedTask } from './plan';

interface RowProps {
  planned: PlannedTask;
  onToggle: () => void;
}

function State({ planned: { done, behind, startBy } }: { planned: PlannedTask }) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const { locale } = usePortalLanguage();
  if (done) return <Badge tone="success">{texts.done}</Badge>;
  return (
    <>
      <bdi>
        <span className="onboarding-prefix">{texts.startBy} </span>
        {shortDay(startBy, locale)}
      </bdi>
      {behind > 0 && (
        <Badge tone="danger">
          <bdi>{texts.behind(behind)}</bdi>
        </Badge>
      )}
    </>
  );
}

function Row({ planned, onToggle }: RowProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  const { locale } = usePortalLanguage();
  const id = useId();
  const { task, days, done, waitsFor } = planned;
  const waits = !done && waitsFor.length > 0;
  const needed = task.needs
    .filter((need) => waitsFor.some((other) => other.id === need))
    .map((need) => texts.needed[need]);
  const owner = texts.owners[task.owner];
  return (
    <li className="onboarding-row" data-waits={waits || undefined}>
      <Checkbox
        id={id}
        checked={done}
        disabled={waits}
        aria-describedby={`${id}-about ${id}-state`}
        onChange={onToggle}
      />
      <label htmlFor={id}>{texts.tasks[task.id]}</label>
      <bdi id={`${id}-about`} className="onboarding-small onboarding-about">
        {waits ? texts.aboutAfter(owner, days, new Intl.ListFormat(locale).format(needed)) : texts.about(owner, days)}
      </bdi>
      <span id={`${id}-state`} className="onboarding-state">
        <State planned={planned} />
      </span>
    </li>
  );
}

interface TaskListProps {
  tasks: readonly PlannedTask[];
  onToggle: (id: string) => void;
}

/** Renders the tasks before the first day, with their latest starts. */
export function TaskList({ tasks, onToggle }: TaskListProps) {
  const { prototype: texts } = usePortalTexts('onboarding');
  return (
    <div>
      <div className="onboarding-heads">
        <h3>{texts.prepare}</h3>
        <span aria-hidden className="onboarding-small">
          {texts.startBy}
        </span>
      </div>
      <ul>
        {tasks.map((planned) => (
          <Row key={planned.task.id} planned={planned} onToggle={() => onToggle(planned.task.id)} />
        ))}
      </ul>
    </div>
  );
}
