import { useEffect, useRef } from 'react';
import { usePortalLanguage, usePortalTexts } from '../../texts/provider';
import { addWorkingDays } from '../working-days';
import type { Forecast } from './forecast';
import { type Member, TARGET_DAY, type TaskId, tasks } from './sample-project';
import type { Plan } from './schedule';
import { TaskRow } from './task-row';
import { type Axis, FinishBars, Track } from './track';
import { dayAt, finishText } from './words';

/** Range that fits most plans, so that bars move and the axis does not. */
const USUAL_DAYS = 36;
/** Width of a week's date. */
const LABEL_DAYS = 4;

const axisFor = (start: Date, { finishes }: Forecast): Axis => {
  const days = Math.max(USUAL_DAYS, finishes.length + 1);
  const weeks = Array.from({ length: days }, (_, day) => day).filter(
    (day) => addWorkingDays(start, day).getDay() === 1,
  );
  return { days, target: TARGET_DAY + 1, weeks };
};

interface TimelineProps {
  plan: Plan;
  forecast: Forecast;
  start: Date;
  onAssign: (taskId: TaskId, member: Member) => void;
  onMove: (taskId: TaskId, by: -1 | 1) => void;
}

/** Renders the tasks in order with their days, and the distribution of completion. */
export function Timeline({ plan, forecast, start, onAssign, onMove }: TimelineProps) {
  const { prototype: texts } = usePortalTexts('project-execution');
  const { locale } = usePortalLanguage();
  const list = useRef<HTMLUListElement>(null);
  const moved = useRef<{ id: string; by: number }>(undefined);
  const axis = axisFor(start, forecast);

  // A row that moves in the document loses focus.
  useEffect(() => {
    if (!moved.current || !plan.order.length) return;
    const { id, by } = moved.current;
    moved.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-task="${id}"] [data-by="${by}"]`)?.focus();
  }, [plan.order]);

  const rows = plan.order.flatMap((id) => tasks.find((task) => task.id === id) ?? []);
  return (
    <div className="project-timeline">
      <div aria-hidden className="project-axis">
        <Track axis={axis}>
          {axis.weeks
            // The dates of adjacent weeks would overlap.
            .filter((day, week) => week % 2 === 0 && day < axis.days - LABEL_DAYS)
            .map((day) => (
              <span key={day} className="project-date" style={{ insetInlineStart: `${(100 * day) / axis.days}%` }}>
                <bdi>{dayAt(start, day, locale)}</bdi>
              </span>
            ))}
        </Track>
      </div>
      <ul ref={list}>
        {rows.map((task, index) => {
          const forecastOfTask = forecast.tasks.get(task.id);
          return (
            forecastOfTask && (
              <TaskRow
                key={task.id}
                task={task}
                memberId={plan.assigned[task.id] ?? ''}
                forecast={forecastOfTask}
                threat={forecast.threat === task.id}
                axis={axis}
                start={start}
                first={index === 0}
                last={index === rows.length - 1}
                onAssign={(member) => onAssign(task.id, member)}
                onMove={(by) => {
                  moved.current = { id: task.id, by };
                  onMove(task.id, by);
                }}
              />
            )
          );
        })}
      </ul>
      <div className="project-row">
        <div className="project-words">
          <p className="project-title">{texts.finish}</p>
          <p className="small">{finishText(start, forecast.finish, texts, locale)}</p>
        </div>
        <FinishBars axis={axis} finishes={forecast.finishes} />
      </div>
    </div>
  );
}
