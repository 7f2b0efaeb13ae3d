import type { ReactNode } from 'react';
import type { TaskForecast } from './forecast';
import type { Absence } from './sample-project';

interface Span {
  from: number;
  to: number;
}

/** Length of the axis in working days. */
export interface Axis {
  readonly days: number;
  /** End of the last day in time. */
  readonly target: number;
  /** First days of the weeks. */
  readonly weeks: readonly number[];
}

const place = (axis: Axis, { from, to }: Span) => ({
  insetInlineStart: `${(100 * from) / axis.days}%`,
  inlineSize: `${(100 * (to - from)) / axis.days}%`,
});

/** Renders a row of the timeline with its weeks and the target; visible text beside it has the same content. */
export function Track({ axis, className, children }: { axis: Axis; className?: string; children: ReactNode }) {
  return (
    <div aria-hidden className={className ? `project-track ${className}` : 'project-track'}>
      {axis.weeks.map((day) => (
        <span key={day} className="project-week" style={place(axis, { from: day, to: day })} />
      ))}
      {children}
      <span className="project-target" style={place(axis, { from: axis.target, to: axis.target })} />
    </div>
  );
}

interface TaskBarsProps {
  axis: Axis;
  forecast: TaskForecast;
  absences: readonly Absence[];
  threat: boolean;
}

/** Renders the days of one task: 80% of the runs in light, the median in dark, and absences of its assignee. */
export function TaskBars({ axis, forecast: { start, end }, absences, threat }: TaskBarsProps) {
  return (
    <Track axis={axis}>
      {absences.map(({ from, to }) => (
        <span key={from} className="project-away" style={place(axis, { from, to: to + 1 })} />
      ))}
      <span className="project-range" data-threat={threat} style={place(axis, { from: start.low, to: end.high })} />
      <span className="project-bar" data-threat={threat} style={place(axis, { from: start.middle, to: end.middle })} />
    </Track>
  );
}

/** Renders how many runs finish on each day. */
export function FinishBars({ axis, finishes }: { axis: Axis; finishes: readonly number[] }) {
  const most = Math.max(...finishes);
  return (
    <Track axis={axis} className="project-finishes">
      {finishes.flatMap((count, day) =>
        count > 0
          ? [
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the day
                key={day}
                className="project-finish"
                data-late={day >= axis.target}
                style={{ ...place(axis, { from: day, to: day + 1 }), blockSize: `${(100 * count) / most}%` }}
              />,
            ]
          : [],
      )}
    </Track>
  );
}
