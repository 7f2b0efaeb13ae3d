'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Pixels from the start and the top of the plot. */
interface Place {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** Bounds of the tooltip, relative to the plot's corner. */
export interface Bounds {
  start: number;
  top: number;
  end: number;
  bottom: number;
}

const gap = 8;
/** Distance to the edge of the frame. */
const margin = 6;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** Places the tooltip above its anchor if there is room, else beside it on the wider side; always within the bounds. */
export const placeTooltip = (anchor: Place, size: Size, bounds: Bounds): Place => {
  const [start, end] = [bounds.start + margin, bounds.end - margin - size.width];
  const [top, bottom] = [bounds.top + margin, bounds.bottom - margin - size.height];
  const above = anchor.y - gap - size.height;
  const hasRoom = above >= top;
  const isLate = anchor.x - bounds.start > bounds.end - anchor.x;
  const beside = isLate ? anchor.x - gap * 2 - size.width : anchor.x + gap * 2;
  const x = hasRoom ? anchor.x - size.width / 2 : beside;
  return { x: clamp(x, start, end), y: clamp(above, top, bottom) };
};

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
  /** Pixels from the start and the top of the plot. Default: the active bar. */
  anchor: { x: number; y: number } | undefined;
}

/** Renders the hovered or focused value. Hidden from screen readers, which announce the value itself. */
export function ChartTooltip({ title, rows, anchor }: ChartTooltipProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = ref.current;
    const picture = element?.offsetParent?.getBoundingClientRect();
    const frame = element?.closest('figure')?.getBoundingClientRect();
    if (!element || !picture || !frame) return;
    const rtl = getComputedStyle(element).direction === 'rtl';
    const bar = element.offsetParent?.querySelector('[data-active] [data-anchor]')?.getBoundingClientRect();
    const { left = 0, width = 0, top = 0 } = bar ?? {};
    const middle = left + width / 2;
    const { x, y } = placeTooltip(
      anchor ?? { x: rtl ? picture.right - middle : middle - picture.left, y: top - picture.top },
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
