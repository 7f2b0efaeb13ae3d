'use client';
import { cn } from '../cn';
import { usePartTexts } from '../use-part-texts';
import type { ChartSeries } from './series';
import { sum } from './series';
import type { ChartUnit, CountText } from './use-count-text';

/** One row of numbers, one per series. */
export interface ChartRow {
  label: string;
  values: readonly number[];
}

interface ChartTableProps {
  captionId: string;
  /** Header of the first column. */
  heading: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  text: CountText;
  unit?: ChartUnit;
  /** False if a sum is meaningless. */
  addsUp?: boolean;
  /** Keeps the first column on one line if there is room. */
  nowrap?: boolean;
}

const number = 'gh:py-2 gh:ps-3 gh:pe-0 gh:text-end gh:tabular-nums';

/** Renders the values of a chart as a table. */
export function ChartTable({ captionId, heading, series, rows, text, unit, addsUp = true, nowrap }: ChartTableProps) {
  const texts = usePartTexts().chart;
  const hasSums = series.length > 1;
  const numbers = (values: readonly number[]) => (hasSums ? [...values, sum(values)] : values);
  const named = series.map(({ name }) => name || (unit?.other ?? texts.value));
  const headings = hasSums ? [...named, texts.total] : named;
  const totals = numbers(series.map((_, place) => sum(rows.map(({ values }) => values[place] ?? 0))));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section tabIndex={0} aria-labelledby={captionId} className="gh:max-h-104 gh:overflow-auto gh:text-sm">
      <table aria-labelledby={captionId} className="gh:w-full">
        <thead className="gh:sticky gh:top-0 gh:bg-surface gh:text-xs gh:text-subtle">
          <tr className="gh:shadow-[inset_0_-1px_var(--gh-border)]">
            <th scope="col" className="gh:px-0 gh:py-2">
              {heading}
            </th>
            {headings.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
              <th key={place} scope="col" className="gh:py-2 gh:ps-3 gh:pe-0 gh:text-end gh:first-letter:uppercase">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two categories may have the same name
            <tr key={row} className="gh:not-last:border-b gh:border-line">
              <th scope="row" className={cn('gh:px-0 gh:py-2', nowrap && 'gh:min-w-24 gh:@sm:whitespace-nowrap')}>
                <bdi>{label}</bdi>
              </th>
              {numbers(values).map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                <td key={place} className={number}>
                  {text.number(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {addsUp && rows.length > 1 && (
          <tfoot className="gh:sticky gh:bottom-0 gh:bg-surface gh:font-medium">
            <tr className="gh:shadow-[inset_0_1px_var(--gh-border)]">
              <th scope="row" className="gh:px-0 gh:py-2 gh:font-medium">
                {texts.total}
              </th>
              {totals.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                <td key={place} className={number}>
                  {text.number(value)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}
