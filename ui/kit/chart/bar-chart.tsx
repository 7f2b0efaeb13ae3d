'use client';
import { useId } from 'react';
import { cn } from '../cn';
import { Skeleton } from '../feedback/skeleton';
import { usePartTexts } from '../use-part-texts';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartPoints, pointOf } from './chart-points';
import { ChartTable } from './chart-table';
import {
  type ChartSeries,
  Legend,
  looksOf,
  paintOf,
  type SeriesLook,
  SeriesPatterns,
  seriesOf,
  sum,
  toneClass,
} from './series';
import { type ChartUnit, type CountText, useCountText } from './use-count-text';

/** One value of a category. Values with the same label and different series are stacked. */
export interface BarDatum {
  label: string;
  /** A number of at least 0. */
  value: number;
  series?: string;
}

export interface BarChartProps extends ChartProps {
  /** Bars in rendering order. */
  data: readonly BarDatum[];
  /** Order and tones of the series. Unlisted series follow. */
  series?: readonly ChartSeries[];
  /** Unit of the values, by plural form. */
  unit?: ChartUnit;
  /** Header of the table's first column. Default "Category". */
  heading?: string;
  /** Value of a full bar, such as 5 for ratings; values are then not summed. Default: the highest value. */
  max?: number;
}

const skeletonBars = ['gh:w-4/5', 'gh:w-3/5', 'gh:w-2/5', 'gh:w-1/4'];

/** Renders one labeled bar per category, stacked when there are several series. */
export function BarChart({ data, series: seriesProp, unit, heading, max, ...frame }: BarChartProps) {
  const texts = usePartTexts().chart;
  const text = useCountText(frame.locale, unit);
  const paintId = useId();
  const series = seriesOf(
    data.map((datum) => datum.series),
    seriesProp,
  );
  const looks = looksOf(series);
  const indexByName = new Map(series.map(({ name }, place) => [name, place]));

  const bars = new Map<string, number[]>();
  for (const { label, value, series: name = '' } of data) {
    const values = bars.get(label) ?? series.map(() => 0);
    const place = indexByName.get(name) ?? 0;
    values[place] = (values[place] ?? 0) + (value > 0 ? value : 0);
    bars.set(label, values);
  }
  const rows = [...bars].map(([label, values]) => ({ label, values, total: sum(values) }));

  return (
    <ChartFrame
      {...frame}
      isEmpty={rows.length === 0}
      skeleton={
        <div className="gh:grid gh:gap-3">
          {skeletonBars.map((width) => (
            <Skeleton key={width} className={`gh:h-5 ${width}`} />
          ))}
        </div>
      }
      table={(captionId) => (
        <ChartTable
          captionId={captionId}
          series={series}
          rows={rows}
          text={text}
          unit={unit}
          heading={heading ?? texts.category}
          addsUp={max === undefined}
        />
      )}
    >
      {({ captionId }) => (
        <>
          <SeriesPatterns id={paintId} looks={looks} />
          <Legend looks={looks} paintId={paintId} />
          <Bars captionId={captionId} rows={rows} looks={looks} paintId={paintId} text={text} max={max} />
        </>
      )}
    </ChartFrame>
  );
}

interface BarsProps {
  captionId: string;
  rows: readonly { label: string; values: readonly number[]; total: number }[];
  looks: readonly SeriesLook[];
  paintId: string;
  text: CountText;
  max: number | undefined;
}

/** Renders the bars beside their labels if there is room, otherwise below them. */
function Bars({ captionId, rows, looks, paintId, text, max = 0 }: BarsProps) {
  const numbers = rows.map(({ total }) => text.number(total));
  const room = Math.max(...numbers.map(({ length }) => length));
  const full = Math.max(...rows.map(({ total }) => total), max) || 1;
  const points = rows.map(({ label, values, total }, row) => ({
    ...pointOf({ title: label, values, looks, paintId, text }),
    children: (
      <>
        <span className="gh:flex gh:items-center gh:pt-1 gh:text-body gh:@min-[360px]:py-1.5 gh:@min-[360px]:pe-3">
          {/* Aligned with the bars, whatever its direction. Chromium writes the ellipsis of a right-aligned line behind its end. */}
          <bdi className="gh:-me-[1em] gh:line-clamp-2 gh:pe-[1em] gh:wrap-anywhere gh:[text-align:match-parent] gh:[text-align:-webkit-match-parent]">
            {label}
          </bdi>
        </span>
        <span className="gh:flex gh:min-w-0 gh:items-center gh:gap-2 gh:border-control gh:pt-0.5 gh:pb-1.5 gh:@min-[360px]:border-s gh:@min-[360px]:py-1.5">
          <span
            data-anchor
            className="gh:flex gh:h-3 gh:min-w-max gh:gap-[1.5px] gh:overflow-hidden gh:rounded-e-[4px] gh:@min-[360px]:h-5"
            // The number after the longest bar needs room, too.
            style={{ width: `calc((100% - ${room}ch - 8px) * ${total / full})` }}
          >
            {looks.map(({ name, tone }, index) => {
              const value = values[index] ?? 0;
              if (value === 0) return null;
              return (
                <svg
                  key={name}
                  aria-hidden
                  // Even a small value is not mistaken for zero.
                  className={cn('gh:h-full gh:w-0 gh:min-w-0.5', toneClass[tone])}
                  style={{ flexGrow: value }}
                >
                  <rect width="100%" height="100%" fill={paintOf(paintId, index)} />
                </svg>
              );
            })}
          </span>
          <bdi className="gh:whitespace-nowrap gh:text-body">{numbers[row]}</bdi>
        </span>
      </>
    ),
  }));
  return (
    <div className="gh:relative gh:isolate gh:text-xs gh:text-subtle gh:tabular-nums">
      <ChartPoints
        captionId={captionId}
        points={points}
        className="gh:grid gh:@min-[360px]:grid-cols-[fit-content(36%)_minmax(0,1fr)]"
        pointClass="gh:-mx-2 gh:grid gh:grid-cols-subgrid gh:col-span-full gh:px-2"
      />
    </div>
  );
}
