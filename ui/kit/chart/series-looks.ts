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

const turn = <T>(list: Some<T>, index: number): T => list[index % list.length] ?? list[0];

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
  const known = new Map(series.map((entry) => [entry.name, entry]));
  for (const name of names) {
    if (!known.has(name ?? '')) known.set(name ?? '', { name: name ?? '' });
  }
  return known.size > 0 ? [...known.values()] : [{ name: '' }];
};
