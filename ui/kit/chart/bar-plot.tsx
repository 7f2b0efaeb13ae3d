'use client';
import { layOutBars } from './bar-layout';
import { Plot, type PlotText } from './plot';
import { pointOf } from './point-of';
import type { SeriesLook } from './series-looks';
import { paintOf, toneClass } from './series-swatch';
import { barPath } from './shapes';
import { useBox } from './use-box';
import type { CountText } from './use-count-text';

interface BarPlotProps {
  label: string;
  captionId: string;
  rows: readonly { label: string; values: readonly number[]; total: number }[];
  looks: readonly SeriesLook[];
  paintId: string;
  text: CountText;
  max: number | undefined;
}

const gap = 1.5;

/** Renders the plot of a bar chart. */
export function BarPlot({ rows, looks, paintId, text, max, ...ids }: BarPlotProps) {
  const { frame, width, rtl, measure } = useBox();
  const numbers = rows.map(({ total }) => text.number(total));
  const numberWidth = Math.max(...numbers.map(measure));
  const { places, start, height } = layOutBars({ rows, width, numberWidth, measure, max });

  const labels = places.flatMap(({ lines, end, middle }, row): PlotText[] => [
    ...lines.map(({ text: line, y }) => ({ x: 0, y, text: line, strong: true })),
    { x: end + 8, y: middle, text: numbers[row] ?? '', strong: true },
  ]);
  const points = rows.map(({ label, values }, row) => ({
    ...pointOf({ title: label, values, looks, paintId, text }),
    area: places[row]?.area ?? { x: 0, y: 0, width: 0, height: 0 },
    anchor: { x: (start + (places[row]?.end ?? 0)) / 2, y: places[row]?.area.y ?? 0 },
  }));

  return (
    <Plot
      {...ids}
      {...{ frame, width, height, rtl, points }}
      texts={labels}
      draw={() => (
        <>
          {places.map(({ segments, middle, end }) => (
            <g key={middle}>
              {segments.map((segment, index) => {
                const look = looks[index];
                if (!look || segment.width === 0) return null;
                const isLast = segment.x + segment.width >= end;
                const shape = { ...segment, width: Math.max(1, segment.width - (isLast ? 0 : gap)) };
                return (
                  <path
                    key={look.name}
                    d={barPath(shape, 'along', isLast ? 4 : 0)}
                    fill={paintOf(paintId, index)}
                    className={toneClass[look.tone]}
                  />
                );
              })}
            </g>
          ))}
          {start > 0 && (
            <path d={`M${start + 0.5} 0v${height}`} className="gh:stroke-control gh:forced-colors:stroke-[GrayText]" />
          )}
        </>
      )}
    />
  );
}
