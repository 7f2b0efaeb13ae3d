'use client';
import { useId } from 'react';
import { Skeleton } from '../skeleton';
import { usePartTexts } from '../use-part-texts';
import { BarPlot } from './bar-plot';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartTable } from './chart-table';
import { type ChartSeries, looksOf, seriesOf } from './series-looks';
import { Legend, SeriesPatterns } from './series-swatch';
import { sum } from './sum';
import { type ChartUnit, useCountText } from './use-count-text';

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
          {...{ captionId, series, rows, text, unit }}
          heading={heading ?? texts.category}
          addsUp={max === undefined}
        />
      )}
    >
      {({ captionId }) => (
        <>
          <SeriesPatterns id={paintId} looks={looks} />
          <Legend looks={looks} paintId={paintId} />
          <BarPlot label={frame.label} {...{ captionId, rows, looks, paintId, text, max }} />
        </>
      )}
    </ChartFrame>
  );
}
