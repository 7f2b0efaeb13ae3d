import type { ReactNode } from 'react';
import type { TaskForecast } from './forecast';
import type { Absence } from './sample-project';

interface Span {
  from: number;
  to: number;
}

/** What the axis shows, in working days. */
export interface Axis {
  readonly days: number;
  /** The end of the last day that is in time. */
  readonly target: number;
  /** The days with which weeks begin. */
  readonly weeks: readonly number[];
}

const place = (axis: Axis, { from, to }: Span) => ({
  insetInlineStart: `${(100 * from) / axis.days}%`,
  inlineSize: `${(100 * (to - from)) / axis.days}%`,
});

/** A strip of the timeline with its weeks and the target; what it shows is said in words beside it. */
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

/** The days of one task: eight runs of ten in light, the middle one in dark, and when its assignee is away. */
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

/** How many runs finish on which day. */
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
