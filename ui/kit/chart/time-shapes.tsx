import { paintOf, type SeriesLook, SeriesMark, toneClass } from './series';

/** A rectangle in pixels; `x` is measured from the start of the plot. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the path of a bar whose upper end is rounded. */
export const barPath = ({ x, y, width, height }: Box, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  return `M${x} ${y + height}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}Z`;
};

/** Returns the path of a line through points. */
export const linePath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');

/** Values and position of one interval. */
export interface Column {
  middle: number;
  values: readonly number[];
}

interface ShapesProps {
  columns: readonly Column[];
  looks: readonly SeriesLook[];
  /** Width of each column, in pixels. */
  band: number;
  yOf: (value: number) => number;
}

const maxBarWidth = 40;
const gap = 1.5;

/** Renders one bar per column, with its series stacked. */
export function TimeBars({ columns, looks, paintId, band, yOf }: ShapesProps & { paintId: string }) {
  const preferred = Math.min(maxBarWidth, band * 0.7);
  return columns.map(({ middle, values }) => {
    // Whole pixels: antialiased edges would blur a bar that is only a few pixels wide.
    const x = Math.round(middle - preferred / 2);
    const width = Math.max(1, Math.round(middle + preferred / 2) - x);
    const last = values.findLastIndex((value) => value > 0);
    let below = 0;
    return (
      <g key={middle}>
        {looks.map((look, index) => {
          const value = values[index] ?? 0;
          if (value <= 0) return null;
          const bottom = yOf(below) - (below > 0 ? gap : 0);
          below += value;
          const y = yOf(below);
          const box = { x, y, width, height: Math.max(1, bottom - y) };
          return (
            <path
              key={look.name}
              d={barPath(box, index === last ? 3 : 0)}
              fill={paintOf(paintId, index)}
              className={toneClass[look.tone]}
            />
          );
        })}
      </g>
    );
  });
}

interface TimeLinesProps extends ShapesProps {
  active: number | undefined;
  isFilled: boolean;
}

/** Minimum column width in pixels at which every point has a marker. */
const roomForMarks = 22;

/** Renders one line per series. */
export function TimeLines({ columns, looks, band, yOf, active, isFilled }: TimeLinesProps) {
  return looks.map((look, index) => {
    const points = columns.map(({ middle, values }) => ({ x: middle, y: yOf(values[index] ?? 0) }));
    const [first, last] = [points[0], points.at(-1)];
    const line = linePath(points);
    const isMarked = (place: number) =>
      place === active || (looks.length > 1 && band >= roomForMarks) || points.length === 1;
    return (
      <g key={look.name} className={toneClass[look.tone]}>
        {isFilled && first && last && (
          <path d={`${line}L${last.x} ${yOf(0)}H${first.x}Z`} fill="currentColor" fillOpacity="0.1" />
        )}
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeDasharray={look.dash}
        />
        {points.map(({ x, y }, place) =>
          isMarked(place) ? <SeriesMark key={x} look={look} x={x} y={y} scale={place === active ? 1.3 : 1} /> : null,
        )}
      </g>
    );
  });
}
