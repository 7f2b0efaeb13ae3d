'use client';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { usePartTexts } from '../use-part-texts';
import { VisuallyHidden } from '../visually-hidden';
import { ChartTooltip, type TooltipRow } from './chart-tooltip';

/** A data point (bar, stack or point in time) that can be focused and hovered. */
export interface ChartPoint {
  /** Description in one sentence. */
  name: string;
  title: string;
  rows: readonly TooltipRow[];
  /** Pixels from the start and the top of the plot. */
  area: { x: number; y: number; width: number; height: number };
  /** Anchor of the tooltip. */
  anchor: { x: number; y: number };
}

interface ChartPointsProps {
  captionId: string;
  points: readonly ChartPoint[];
  rtl: boolean;
  active: number | undefined;
  onActive: (index: number | undefined) => void;
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
export function ChartPoints({ captionId, points, rtl, active, onActive }: ChartPointsProps) {
  const texts = usePartTexts().chart;
  const hint = useId();
  const group = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const reachable = Math.min(stop, points.length - 1);
  const activePoint = active === undefined ? undefined : points[active];

  useEffect(() => {
    if (active === undefined) return;
    // The pointer may hover a value while another one has the focus.
    const leave = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onActive(undefined);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [active, onActive]);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const to = Math.max(0, Math.min(points.length - 1, reachable + (rtl && isAcross ? -step : step)));
    const target = group.current?.children[to];
    if (target instanceof HTMLElement) target.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={group} role="group" aria-labelledby={captionId} aria-describedby={hint} onKeyDown={move}>
        {points.map(({ name, area }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: values keep their place
            key={index}
            role="img"
            aria-label={name}
            tabIndex={index === reachable ? 0 : -1}
            data-active={index === active || undefined}
            className="gh:absolute gh:rounded-sm gh:data-active:bg-muted gh:focus-visible:-outline-offset-1"
            style={{ insetInlineStart: area.x, top: area.y, width: area.width, height: area.height }}
            onPointerEnter={() => onActive(index)}
            onPointerLeave={() => onActive(undefined)}
            onFocus={() => {
              setStop(index);
              onActive(index);
            }}
            onBlur={() => onActive(undefined)}
          />
        ))}
      </div>
      <VisuallyHidden id={hint}>{texts.keys}</VisuallyHidden>
      {activePoint && (
        <ChartTooltip title={activePoint.title} rows={activePoint.rows} anchor={activePoint.anchor} rtl={rtl} />
      )}
    </>
  );
}
