'use client';
import type { ReactNode, RefObject } from 'react';
import { useState } from 'react';
import { type ChartPoint, ChartPoints } from './chart-points';

/** A label in the plot, in pixels from its start and top. */
export interface PlotText {
  x: number;
  y: number;
  text: string;
  anchor: 'middle' | 'end';
}

interface PlotProps {
  frame: RefObject<HTMLDivElement | null>;
  /** Accessible name of the plot, in one sentence. */
  label: string;
  captionId: string;
  width: number;
  height: number;
  rtl: boolean;
  texts: readonly PlotText[];
  points: readonly ChartPoint[];
  /** Maps coordinates from the start of the plot, which is mirrored in right-to-left languages. */
  draw: (active: number | undefined) => ReactNode;
}

/** Renders an SVG in CSS pixels, with the focusable points above it. */
export function Plot({ frame, label, captionId, width, height, rtl, texts, points, draw }: PlotProps) {
  const [active, setActive] = useState<number>();
  return (
    <div ref={frame} className="gh:relative gh:isolate gh:text-xs gh:text-subtle gh:tabular-nums" style={{ height }}>
      <svg
        role="img"
        aria-label={label}
        width={width}
        height={height}
        className="gh:pointer-events-none gh:absolute gh:inset-0 gh:z-10"
      >
        <g transform={rtl ? `translate(${width}) scale(-1 1)` : undefined}>{draw(active)}</g>
        {texts.map(({ x, y, text, anchor }) => (
          <text
            key={`${x} ${y}`}
            x={rtl ? width - x : x}
            y={y}
            dy=".35em"
            textAnchor={anchor}
            fill="currentColor"
            // Isolates the direction of labels, like `bdi` in HTML.
            className="gh:[unicode-bidi:plaintext]"
          >
            {text}
          </text>
        ))}
      </svg>
      <ChartPoints captionId={captionId} points={points} onActive={setActive} pointClass="gh:absolute" />
    </div>
  );
}
