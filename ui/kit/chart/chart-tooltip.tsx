'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { placeTooltip } from './place-tooltip';

/** A line of a tooltip. */
export interface TooltipRow {
  /** Style of its series in the plot. */
  swatch?: ReactNode;
  name?: string;
  value: string;
}

interface ChartTooltipProps {
  title: string;
  rows: readonly TooltipRow[];
  /** Pixels from the start and the top of the plot. */
  anchor: { x: number; y: number };
  rtl: boolean;
}

/** Renders the hovered or focused value. Hidden from screen readers, which announce the value itself. */
export function ChartTooltip({ title, rows, anchor, rtl }: ChartTooltipProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    const picture = element?.offsetParent?.getBoundingClientRect();
    const frame = element?.closest('figure')?.getBoundingClientRect();
    if (!element || !picture || !frame) return;
    const { x, y } = placeTooltip(
      anchor,
      { width: element.offsetWidth, height: element.offsetHeight },
      {
        start: rtl ? picture.right - frame.right : frame.left - picture.left,
        end: rtl ? picture.right - frame.left : frame.right - picture.left,
        top: frame.top - picture.top,
        bottom: frame.bottom - picture.top,
      },
    );
    element.style.insetInlineStart = `${x}px`;
    element.style.top = `${y}px`;
  });

  return (
    <div
      ref={ref}
      aria-hidden
      data-slot="chart-tooltip"
      className="gh:pointer-events-none gh:absolute gh:z-20 gh:grid gh:w-max gh:max-w-60 gh:gap-1 gh:rounded gh:border gh:border-line gh:bg-raised gh:px-3 gh:py-2 gh:text-body gh:shadow-raised"
    >
      <bdi className="gh:text-subtle">{title}</bdi>
      {rows.map(({ swatch, name, value }) => (
        <span key={name ?? ''} className="gh:flex gh:items-center gh:gap-2">
          {swatch}
          {name && <bdi className="gh:min-w-0 gh:flex-1">{name}</bdi>}
          <bdi className="gh:font-medium">{value}</bdi>
        </span>
      ))}
    </div>
  );
}
