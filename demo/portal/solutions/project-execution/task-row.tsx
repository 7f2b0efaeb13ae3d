import { Badge, Button, Select } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import type { TaskForecast } from './forecast';
import { type Person, people, type Task, tasks } from './sample-project';
import { type Axis, TaskBars } from './track';
import { endRange, share } from './words';

interface TaskRowProps {
  task: Task;
  personId: string;
  forecast: TaskForecast;
  /** It endangers the target more than any other. */
  threat: boolean;
  axis: Axis;
  start: Date;
  first: boolean;
  last: boolean;
  onAssign: (person: Person) => void;
  onMove: (by: -1 | 1) => void;
}

const optionText = ({ name }: Person, pace: number): string => (pace > 1 ? `${name}, +${share(pace - 1)}` : name);

/** One task: what it takes, who does it, its place in the order, and its days. */
export function TaskRow({
  task,
  personId,
  forecast,
  threat,
  axis,
  start,
  first,
  last,
  onAssign,
  onMove,
}: TaskRowProps) {
  const id = useId();
  const { title, estimate } = task;
  const able = people.flatMap((person) => {
    const pace = person.pace[task.id];
    return pace ? [{ person, pace }] : [];
  });
  const person = people.find((each) => each.id === personId);
  const after = tasks
    .filter((each) => task.needs.includes(each.id))
    .map(({ short }) => short)
    .join(' and ');
  return (
    <li className="project-row" data-task={task.id}>
      <div className="project-words">
        <p id={id} className="project-title">
          {title} {threat && <Badge tone="warning">Threat</Badge>}
        </p>
        <p className="small">
          <bdi>
            {estimate.best} to {estimate.worst} days{after && `, after ${after}`}
          </bdi>
        </p>
        <p className="small">
          <bdi>Done {endRange(start, forecast.end)}</bdi>
        </p>
      </div>
      <div className="project-controls">
        <Select
          aria-label={`Who does: ${title}`}
          className="project-select"
          value={personId}
          onChange={({ target }) => {
            const chosen = people.find((each) => each.id === target.value);
            if (chosen) onAssign(chosen);
          }}
        >
          {able.map(({ person: each, pace }) => (
            <option key={each.id} value={each.id}>
              {optionText(each, pace)}
            </option>
          ))}
        </Select>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Earlier: ${title}`}
          data-by="-1"
          disabledReason={first ? 'It comes first already.' : undefined}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Later: ${title}`}
          data-by="1"
          disabledReason={last ? 'It comes last already.' : undefined}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </Button>
      </div>
      <TaskBars axis={axis} forecast={forecast} absences={person?.absences ?? []} threat={threat} />
    </li>
  );
}
