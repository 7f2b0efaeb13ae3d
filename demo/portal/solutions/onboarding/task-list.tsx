import { Badge, Checkbox } from '@gatehouse/ui/kit';
import { useId } from 'react';
import { shortDay } from './days';
import type { PlannedTask } from './plan';

interface RowProps {
  planned: PlannedTask;
  onToggle: () => void;
}

function State({ planned: { done, behind, startBy } }: { planned: PlannedTask }) {
  if (done) return <Badge tone="success">Done</Badge>;
  return (
    <>
      <bdi>
        <span className="onboarding-prefix">Begin by </span>
        {shortDay(startBy)}
      </bdi>
      {behind > 0 && (
        <Badge tone="danger">
          <bdi>
            {behind} {behind === 1 ? 'day' : 'days'} behind
          </bdi>
        </Badge>
      )}
    </>
  );
}

function Row({ planned, onToggle }: RowProps) {
  const id = useId();
  const { task, days, done, waitsFor } = planned;
  const waits = !done && waitsFor.length > 0;
  const after = waitsFor.map(({ short, title }) => short ?? title).join(' and ');
  return (
    <li className="onboarding-row" data-waits={waits || undefined}>
      <Checkbox
        id={id}
        checked={done}
        disabled={waits}
        aria-describedby={`${id}-about ${id}-state`}
        onChange={onToggle}
      />
      <label htmlFor={id}>{task.title}</label>
      <bdi id={`${id}-about`} className="onboarding-small onboarding-about">
        {task.owner}, {days === 1 ? '1 day' : `${days} days`}
        {waits && `, after ${after}`}
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

/** What has to happen before the first day, with the last day to begin it. */
export function TaskList({ tasks, onToggle }: TaskListProps) {
  return (
    <div>
      <div className="onboarding-heads">
        <h3>To prepare</h3>
        <span aria-hidden className="onboarding-small">
          Begin by
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
