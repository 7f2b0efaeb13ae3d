'use client';
import { useId, useMemo } from 'react';
import { formatLocale } from '../dates/format-locale';
import { Skeleton } from '../feedback/skeleton';
import { usePartTexts } from '../use-part-texts';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartTable } from './chart-table';
import { type ChartSeries, Legend, looksOf, SeriesPatterns, seriesOf } from './series';
import { bucketsOf, type Moment, type TimeInterval, type TimePoint } from './time-buckets';
import { bucketLabels, type DayFormats, weekStartOf } from './time-labels';
import { TimePlot, type TimeShape } from './time-plot';
import { type ChartUnit, useCountText } from './use-count-text';

export interface TimeChartProps extends ChartProps {
  /** Events, in any order. */
  points: readonly TimePoint[];
  /** Interval of each bar. Default `auto`: days up to a month, weeks up to half a year, then months, then years. */
  interval?: TimeInterval | 'auto';
  /** Default: bars, stacked when there are several series. Lines are one per series; an area is filled below its line. */
  shape?: TimeShape;
  /** Order and tones of the series. Unlisted series follow. */
  series?: readonly ChartSeries[];
  /** Unit of the values, by plural form. */
  unit?: ChartUnit;
  /** Start of the axis. Default: the first point; with `auto` the axis covers at least a week. */
  from?: Moment;
  /** End of the axis. Default: the last point. */
  to?: Moment;
  /** IANA time zone that defines the days. Default: the time zone of the device. */
  timeZone?: string;
  /** Formats of days and weeks, e.g. those of an account. Keep it stable. Default: those of the language. */
  dates?: DayFormats;
}

const skeletonBars = [30, 55, 40, 70, 50, 85, 60, 45, 75, 95, 65, 80];

/** Renders the number of events over time. */
export function TimeChart(props: TimeChartProps) {
  const {
    points,
    interval = 'auto',
    shape = 'bars',
    series: seriesProp,
    unit,
    from,
    to,
    timeZone,
    dates,
    ...frame
  } = props;
  const texts = usePartTexts().chart;
  const text = useCountText(frame.locale, unit);
  const paintId = useId();
  const series = useMemo(
    () =>
      seriesOf(
        points.map((point) => point.series),
        seriesProp,
      ),
    [points, seriesProp],
  );
  const looks = looksOf(series);

  const rows = useMemo(() => {
    const locale = frame.locale ?? formatLocale(text.locale);
    const weekStart = weekStartOf(locale);
    const names = series.map(({ name }) => name);
    const result = bucketsOf({ points, interval, series: names, weekStart, timeZone, from, to });
    const labels = bucketLabels(locale, result.interval, dates, timeZone);
    return result.buckets.map((bucket) => ({
      label: labels.full(bucket),
      short: labels.short(bucket),
      values: bucket.values,
      interval: result.interval,
    }));
  }, [points, interval, series, timeZone, from, to, frame.locale, text.locale, dates]);

  return (
    <ChartFrame
      {...frame}
      isEmpty={points.length === 0 || rows.length === 0}
      skeleton={
        <div className="gh:flex gh:h-55 gh:items-end gh:gap-2 gh:pb-6">
          {skeletonBars.map((height) => (
            <Skeleton key={height} className="gh:h-auto gh:flex-1" style={{ height: `${height}%` }} />
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
          heading={texts.period}
          nowrap
        />
      )}
    >
      {({ captionId }) => (
        <>
          <SeriesPatterns id={paintId} looks={looks} />
          <Legend looks={looks} paintId={paintId} isLine={shape !== 'bars'} />
          <TimePlot
            label={frame.label}
            captionId={captionId}
            rows={rows}
            looks={looks}
            paintId={paintId}
            text={text}
            shape={shape}
          />
        </>
      )}
    </ChartFrame>
  );
}
