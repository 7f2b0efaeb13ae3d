import type { ChartTone, Fill, Mark, SeriesLook } from './series-looks';

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
