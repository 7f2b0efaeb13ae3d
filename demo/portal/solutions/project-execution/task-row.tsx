import { Badge, Button, Select } from '@gatehouse/ui/kit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import type { TaskForecast } from './forecast';
import { type Member, members, type SampleTask } from './sample-project';
import { type Axis, TaskBars } from './track';
import { dependenciesText, endRange, share } from './words';

interface TaskRowProps {
  task: SampleTask;
  memberId: string;
  forecast: TaskForecast;
  /** Whether it endangers the target most. */
  threat: boolean;
  axis: Axis;
  start: Date;
  first: boolean;
  last: boolean;
  onAssign: (member: Member) => void;
  onMove: (by: -1 | 1) => void;
}

/** Renders one task: its estimate, assignee, place in the order, and days. */
export function TaskRow({
  task,
  memberId,
  forecast,
  threat,
  axis,
  start,
  first,
  last,
  onAssign,
  onMove,
}: TaskRowProps) {
  const { prototype: texts } = usePortalTexts('project-execution');
  const { locale } = usePortalLanguage();
  const id = useId();
  const { estimate, needs } = task;
  const title = texts.tasks[task.id];
  const able = members.flatMap((member) => {
    const pace = member.pace[task.id];
    return pace ? [{ member, pace }] : [];
  });
  const assignee = members.find((each) => each.id === memberId);
  return (
    <li className="project-row" data-task={task.id}>
      <div className="project-words">
        <p id={id} className="project-title">
          {title} {threat && <Badge tone="warning">{texts.threat}</Badge>}
        </p>
        <p className="small">
          <bdi>
            {needs.length > 0
              ? texts.estimateAfter(estimate.best, estimate.worst, dependenciesText(needs, texts, locale))
              : texts.estimate(estimate.best, estimate.worst)}
          </bdi>
        </p>
        <p className="small">
          <bdi>{texts.done(endRange(start, forecast.end, locale))}</bdi>
        </p>
      </div>
      <div className="project-controls">
        <Select
          aria-label={texts.assign(title)}
          className="project-select"
          value={memberId}
          onChange={({ target }) => {
            const chosen = members.find((each) => each.id === target.value);
            if (chosen) onAssign(chosen);
          }}
        >
          {able.map(({ member: each, pace }) => (
            <option key={each.id} value={each.id}>
              {pace > 1 ? texts.slower(each.name, share(pace - 1, locale)) : each.name}
            </option>
          ))}
        </Select>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={texts.earlier(title)}
          data-by="-1"
          disabledReason={first ? texts.isFirst : undefined}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={texts.later(title)}
          data-by="1"
          disabledReason={last ? texts.isLast : undefined}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </Button>
      </div>
      <TaskBars axis={axis} forecast={forecast} absences={assignee?.absences ?? []} threat={threat} />
    </li>
  );
}
