/** Tone of a series: the host's primary color, a status color, or none. */
export type ChartTone = 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** A series by name, in rendering order. */
export interface ChartSeries {
  name: string;
  /** Default: the next tone that is not a status. */
  tone?: ChartTone;
}

/** Pattern of a filled shape, which distinguishes series without color. */
export type Fill = 'solid' | 'stripes' | 'dots' | 'grid' | 'lines' | 'hollow';
/** Marker of a point on a line, which distinguishes series without color. */
export type Mark = 'circle' | 'square' | 'triangle' | 'diamond';

/** Color, pattern, marker and dash of one series. */
export interface SeriesLook {
  name: string;
  tone: ChartTone;
  fill: Fill;
  mark: Mark;
  /** SVG dash pattern; omitted for a solid line. */
  dash?: string;
}

type Some<T> = readonly [T, ...T[]];

const tones: Some<ChartTone> = ['primary', 'info', 'success', 'warning', 'muted', 'danger'];
const fills: Some<Fill> = ['solid', 'stripes', 'dots', 'grid', 'lines', 'hollow'];
const marks: Some<Mark> = ['circle', 'square', 'triangle', 'diamond'];
const dashes: Some<string | undefined> = [undefined, '6 4', '2 4', '10 4 2 4', '1 3', '12 6'];

const turn = <T,>(list: Some<T>, index: number): T => list[index % list.length] ?? list[0];

/** Assigns each series a color, a pattern, a marker and a dash; colors and patterns repeat after six. */
export const looksOf = (series: readonly ChartSeries[]): SeriesLook[] =>
  series.map(({ name, tone }, index) => ({
    name,
    tone: tone ?? turn(tones, index),
    fill: turn(fills, index),
    mark: turn(marks, index),
    dash: turn(dashes, index),
  }));

/** Returns the configured series first, then others by first appearance; a single unnamed series if there are none. */
export const seriesOf = (
  names: readonly (string | undefined)[],
  series: readonly ChartSeries[] = [],
): readonly ChartSeries[] => {
  const byName = new Map(series.map((entry) => [entry.name, entry]));
  for (const name of names) {
    if (!byName.has(name ?? '')) byName.set(name ?? '', { name: name ?? '' });
  }
  return byName.size > 0 ? [...byName.values()] : [{ name: '' }];
};

const forced = 'gh:forced-colors:text-[color:CanvasText]';

/** Sets the color of a tone as `currentColor`; one color for all in forced-colors mode. */
export const toneClass: Record<ChartTone, string> = {
  primary: `gh:text-primary ${forced}`,
  info: `gh:text-info ${forced}`,
  success: `gh:text-success ${forced}`,
  warning: `gh:text-warning ${forced}`,
  danger: `gh:text-danger ${forced}`,
  muted: `gh:text-subtle ${forced}`,
};

const strokes: Record<Fill, string | undefined> = {
  solid: undefined,
  stripes: 'M-2 8 8-2M-2 2 2-2M4 8 8 4',
  dots: 'M1.5 1.5h.01M4.5 4.5h.01',
  grid: 'M0 0h6M0 0v6',
  lines: 'M0 1h6M0 4h6',
  hollow: '',
};

const shapes: Record<Mark, string> = {
  circle: 'M-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0Z',
  square: 'M-3-3h6v6h-6Z',
  triangle: 'M0-4 4 3h-8Z',
  diamond: 'M0-4.5 4.5 0 0 4.5-4.5 0Z',
};

interface SeriesPatternsProps {
  id: string;
  looks: readonly SeriesLook[];
}

/** Returns the paint of a series for `fill`. */
export const paintOf = (id: string, index: number) => `url(#${id}${index})`;

/** Renders the fill patterns shared by plot, legend and tooltip of one chart. */
export function SeriesPatterns({ id, looks }: SeriesPatternsProps) {
  return (
    <svg aria-hidden className="gh:absolute gh:size-0">
      <defs>
        {looks.map(({ name, tone, fill }, index) => (
          <pattern
            key={name}
            id={`${id}${index}`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            className={toneClass[tone]}
          >
            {fill !== 'solid' && (
              <rect width="6" height="6" className="gh:fill-surface gh:forced-colors:fill-[Canvas]" />
            )}
            <rect width="6" height="6" fill="currentColor" fillOpacity={fill === 'solid' ? 1 : 0.18} />
            <path d={strokes[fill]} stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" fill="none" />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

interface SeriesMarkProps {
  look: SeriesLook;
  x: number;
  y: number;
  scale?: number;
}

/** Renders the marker of a point on a line. */
export function SeriesMark({ look, x, y, scale = 1 }: SeriesMarkProps) {
  return (
    <path
      d={shapes[look.mark]}
      transform={`translate(${x} ${y}) scale(${scale})`}
      className="gh:stroke-surface gh:forced-colors:stroke-[Canvas]"
      fill="currentColor"
      strokeWidth="1.5"
    />
  );
}

interface SeriesSwatchProps {
  look: SeriesLook;
  paint: string;
  isLine?: boolean;
}

/** Renders the sample of a series for a legend. */
export function SeriesSwatch({ look, paint, isLine = false }: SeriesSwatchProps) {
  return (
    <svg aria-hidden width={isLine ? 22 : 12} height="12" className={toneClass[look.tone]}>
      {isLine ? (
        <>
          <path d="M0 6h22" stroke="currentColor" strokeWidth="2" strokeDasharray={look.dash} />
          <SeriesMark look={look} x={11} y={6} />
        </>
      ) : (
        <rect x=".5" y=".5" width="11" height="11" rx="2.5" fill={paint} stroke="currentColor" />
      )}
    </svg>
  );
}

interface LegendProps {
  looks: readonly SeriesLook[];
  paintId: string;
  isLine?: boolean;
}

/** Renders the legend if there is more than one series. */
export function Legend({ looks, paintId, isLine }: LegendProps) {
  if (looks.length < 2) return null;
  return (
    <ul className="gh:mb-3 gh:flex gh:flex-wrap gh:gap-x-4 gh:gap-y-1 gh:text-xs gh:text-subtle">
      {looks.map((look, index) => (
        <li key={look.name} className="gh:flex gh:items-center gh:gap-1.5">
          <SeriesSwatch look={look} paint={paintOf(paintId, index)} isLine={isLine} />
          {look.name}
        </li>
      ))}
    </ul>
  );
}

/** Returns the sum of numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
