'use client';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../cn';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';
import { ChartTooltip, type TooltipRow } from './chart-tooltip';
import type { SeriesLook } from './series';
import { paintOf, SeriesSwatch, sum } from './series';
import type { CountText } from './use-count-text';

/** A data point (bar, stack or point in time) that can be focused and hovered. */
export interface ChartPoint {
  /** Description in one sentence. */
  name: string;
  title: string;
  rows: readonly TooltipRow[];
  /** Pixels from the start and the top of the plot. Default: where the page lays it out. */
  area?: { x: number; y: number; width: number; height: number };
  /** Anchor of the tooltip. Default: the top of the element with `data-anchor` among the children. */
  anchor?: { x: number; y: number };
  children?: ReactNode;
}

interface ChartPointsProps {
  captionId: string;
  points: readonly ChartPoint[];
  /** Called with the point that is hovered or has the focus. */
  onActive?: (index: number | undefined) => void;
  className?: string;
  pointClass?: string;
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/** Renders one tab stop for all values: arrow keys move between them, Escape closes the tooltip. */
export function ChartPoints({ captionId, points, onActive, className, pointClass }: ChartPointsProps) {
  const texts = usePartTexts().chart;
  const hint = useId();
  const group = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number>();
  const activate = (index: number | undefined) => {
    setActive(index);
    onActive?.(index);
  };
  const latest = useRef(activate);
  latest.current = activate;
  const reachable = Math.min(stop, points.length - 1);
  const activePoint = active === undefined ? undefined : points[active];

  useEffect(() => {
    if (active === undefined) return;
    // The pointer may hover a value while another one has the focus.
    const leave = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && latest.current(undefined);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [active]);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const isBack = isAcross && getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = Math.max(0, Math.min(points.length - 1, reachable + (isBack ? -step : step)));
    const target = group.current?.children[to];
    if (target instanceof HTMLElement) target.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={group}
        role="group"
        aria-labelledby={captionId}
        aria-describedby={hint}
        className={className}
        onKeyDown={move}
      >
        {points.map(({ name, area, children }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: values keep their place
            key={index}
            role="img"
            aria-label={name}
            tabIndex={index === reachable ? 0 : -1}
            data-active={index === active || undefined}
            className={cn('gh:rounded-sm gh:data-active:bg-muted gh:focus-visible:-outline-offset-1', pointClass)}
            style={area && { insetInlineStart: area.x, top: area.y, width: area.width, height: area.height }}
            onPointerEnter={() => activate(index)}
            onPointerLeave={() => activate(undefined)}
            onFocus={() => {
              setStop(index);
              activate(index);
            }}
            onBlur={() => activate(undefined)}
          >
            {children}
          </span>
        ))}
      </div>
      <VisuallyHidden id={hint}>{texts.keys}</VisuallyHidden>
      {activePoint && <ChartTooltip title={activePoint.title} rows={activePoint.rows} anchor={activePoint.anchor} />}
    </>
  );
}

interface PointRequest {
  title: string;
  values: readonly number[];
  looks: readonly SeriesLook[];
  paintId: string;
  text: CountText;
  isLine?: boolean;
}

/** Returns the description of a bar or a point in time: its total, and each series if there are several. */
export const pointOf = ({
  title,
  values,
  looks,
  paintId,
  text,
  isLine,
}: PointRequest): Pick<ChartPoint, 'name' | 'title' | 'rows'> => {
  const total = text.withUnit(sum(values));
  if (looks.length < 2) return { name: `${title}: ${total}`, title, rows: [{ value: total }] };
  const named = looks.map((look, index) => ({ look, index, value: text.number(values[index] ?? 0) }));
  const parts = named.map(({ look, value }) => `${look.name} ${value}`);
  return {
    name: `${title}: ${total} (${new Intl.ListFormat(text.locale, { type: 'unit' }).format(parts)})`,
    title,
    rows: [
      ...named.map(({ look, index, value }) => ({
        name: look.name,
        value,
        swatch: <SeriesSwatch look={look} paint={paintOf(paintId, index)} isLine={isLine} />,
      })),
      { value: total },
    ],
  };
};
