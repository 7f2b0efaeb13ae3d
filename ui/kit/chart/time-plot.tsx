'use client';
import { thinLabels, ticksTo } from './axes';
import { pointOf } from './chart-points';
import { Plot, type PlotText } from './plot';
import type { SeriesLook } from './series';
import { sum } from './series';
import type { TimeInterval } from './time-buckets';
import { type Column, TimeBars, TimeLines } from './time-shapes';
import { useBox } from './use-box';
import type { CountText } from './use-count-text';

/** Shape of a chart over time. */
export type TimeShape = 'bars' | 'line' | 'area';

interface TimePlotProps {
  label: string;
  captionId: string;
  rows: readonly { label: string; short: string; values: readonly number[]; interval: TimeInterval }[];
  looks: readonly SeriesLook[];
  paintId: string;
  text: CountText;
  shape: TimeShape;
}

const height = 220;
const top = 10;
const bottom = height - 26;

/** Strides that keep round steps between the remaining labels. */
const strides: Record<TimeInterval, readonly number[]> = {
  day: [1, 2, 3, 5, 7, 14, 28],
  week: [1, 2, 3, 4, 6, 8, 10, 13, 26],
  month: [1, 2, 3, 4, 6, 12, 24],
  year: [1, 2, 5, 10, 20, 50, 100],
};

/** Renders the plot of a chart over time. */
export function TimePlot({ rows, looks, paintId, text, shape, ...ids }: TimePlotProps) {
  const { frame, width, rtl, measure } = useBox();
  const isStacked = shape === 'bars';
  const peaks = rows.map(({ values }) => (isStacked ? sum(values) : Math.max(...values)));
  const hasFractions = rows.some(({ values }) => !values.every(Number.isInteger));
  const ticks = ticksTo(Math.max(0, ...peaks), 4, hasFractions);
  const maxTick = ticks.at(-1) ?? 1;
  const yOf = (value: number) => bottom - (value / maxTick) * (bottom - top);

  const tickTexts = ticks.map(text.short);
  const gutter = Math.ceil(Math.max(...tickTexts.map(measure))) + 10;
  const band = (width - gutter) / Math.max(1, rows.length);
  const columns = rows.map(({ values }, index): Column => ({ middle: gutter + (index + 0.5) * band, values }));

  const labels = thinLabels(
    rows.map(({ short }, index) => ({ at: gutter + (index + 0.5) * band, width: measure(short) })),
    width,
    strides[rows[0]?.interval ?? 'day'],
  );
  const plotTexts: PlotText[] = [
    ...ticks.map((value, index) => ({
      x: gutter - 10,
      y: yOf(value),
      text: tickTexts[index] ?? '',
      anchor: 'end' as const,
    })),
    ...labels.map(({ index, at }) => ({
      x: at,
      y: height - 8,
      text: rows[index]?.short ?? '',
      anchor: 'middle' as const,
    })),
  ];
  const points = rows.map(({ label, values }, index) => ({
    ...pointOf({ title: label, values, looks, paintId, text, isLine: !isStacked }),
    area: { x: gutter + index * band, y: 0, width: band, height: bottom },
    anchor: { x: gutter + (index + 0.5) * band, y: yOf(peaks[index] ?? 0) },
  }));

  return (
    <Plot
      {...ids}
      frame={frame}
      width={width}
      height={height}
      rtl={rtl}
      points={points}
      texts={plotTexts}
      draw={(active) => (
        <>
          <path
            d={ticks.map((value) => `M${gutter} ${Math.round(yOf(value)) + 0.5}H${width}`).join('')}
            className="gh:stroke-line gh:forced-colors:stroke-[GrayText]"
          />
          {isStacked ? (
            <TimeBars columns={columns} looks={looks} paintId={paintId} band={band} yOf={yOf} />
          ) : (
            <TimeLines
              columns={columns}
              looks={looks}
              band={band}
              yOf={yOf}
              active={active}
              isFilled={shape === 'area'}
            />
          )}
        </>
      )}
    />
  );
}
