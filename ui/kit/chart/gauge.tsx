'use client';
import { cn } from '../cn';
import { Skeleton } from '../feedback/skeleton';
import { usePartTexts } from '../use-part-texts';
import { ChartFrame, type ChartProps } from './chart-frame';
import { ChartTable } from './chart-table';
import type { ChartTone } from './series';
import { toneClass } from './series';
import { type ChartUnit, useCountText } from './use-count-text';

export interface GaugeProps extends ChartProps {
  /** From 0 to `max`; `undefined` renders the empty state. */
  value: number | undefined;
  /** Default 100. */
  max?: number;
  /** Default: percent of `max`; `number` renders the value itself with `max`, for example a score. */
  format?: 'percent' | 'number';
  /** Default `primary`. */
  tone?: ChartTone;
  /** Parts of the value, for the table. Default: the value as a single part. */
  parts?: readonly { label: string; value: number }[];
  /** Unit of the parts, by plural form. */
  unit?: ChartUnit;
  /** Header of the table's first column. Default "Category". */
  heading?: string;
}

const arc = 'M10 100a90 90 0 0 1 180 0';

/** Renders a value between 0 and `max` as a half circle. */
export function Gauge({
  value,
  max = 100,
  format = 'percent',
  tone = 'primary',
  parts,
  unit,
  heading,
  ...frame
}: GaugeProps) {
  const { chart: texts, progress } = usePartTexts();
  const text = useCountText(frame.locale);
  const now = Math.max(0, Math.min(max, value ?? 0));
  const share = max > 0 ? now / max : 0;
  const valueText =
    format === 'number'
      ? progress.counted(text.number(now), text.number(max))
      : new Intl.NumberFormat(text.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  const rows = (parts ?? [{ label: frame.caption, value: now }]).map((part) => ({
    label: part.label,
    values: [part.value],
  }));

  return (
    <ChartFrame
      {...frame}
      isEmpty={value === undefined}
      skeleton={
        <div className="gh:mx-auto gh:aspect-[2/1.1] gh:w-full gh:max-w-50 gh:overflow-hidden">
          <Skeleton className="gh:aspect-square gh:h-auto gh:rounded-full" />
        </div>
      }
      table={(captionId) => (
        <ChartTable
          captionId={captionId}
          rows={rows}
          unit={unit}
          // In the table, a single value has the same format as on the gauge.
          text={parts ? text : { ...text, number: () => valueText }}
          series={[{ name: '' }]}
          heading={heading ?? texts.category}
        />
      )}
    >
      {({ captionId, labelId }) => (
        // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn as an arc
        <div
          role="meter"
          aria-labelledby={captionId}
          aria-describedby={labelId}
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={now}
          aria-valuetext={valueText}
          className="gh:relative gh:mx-auto gh:w-full gh:max-w-50"
        >
          <svg aria-hidden viewBox="0 0 200 110" className="gh:w-full gh:rtl:-scale-x-100">
            <g fill="none" strokeWidth="14" strokeLinecap="round">
              <path d={arc} className="gh:stroke-line gh:forced-colors:stroke-2 gh:forced-colors:stroke-[GrayText]" />
              {share > 0 && (
                <g className={toneClass[tone]}>
                  <path d={arc} pathLength={100} strokeDasharray={`${share * 100} 200`} stroke="currentColor" />
                </g>
              )}
            </g>
          </svg>
          <span
            className={cn(
              'gh:absolute gh:inset-x-0 gh:bottom-1 gh:text-center gh:font-medium gh:tabular-nums',
              // With its maximum, a value is twice as wide, and must not touch the arc.
              format === 'number' ? 'gh:text-lg' : 'gh:text-xl',
            )}
          >
            {valueText}
          </span>
        </div>
      )}
    </ChartFrame>
  );
}
