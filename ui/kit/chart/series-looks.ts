/** What a series means: the host's own colour, that of a status, or none. */
export type ChartTone = 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'muted';

/** A series by name, in the order in which it is rendered. */
export interface ChartSeries {
  name: string;
  /** Default: the next one that is not a status. */
  tone?: ChartTone;
}

/** How a filled shape is told apart without its colour. */
export type Fill = 'solid' | 'stripes' | 'dots' | 'grid' | 'lines' | 'hollow';
/** How a point on a line is told apart without its colour. */
export type Mark = 'circle' | 'square' | 'triangle' | 'diamond';

/** How one series looks. */
export interface SeriesLook {
  name: string;
  tone: ChartTone;
  fill: Fill;
  mark: Mark;
  /** SVG dash pattern; a solid line has none. */
  dash?: string;
}

type Some<T> = readonly [T, ...T[]];

const tones: Some<ChartTone> = ['primary', 'info', 'success', 'warning', 'muted', 'danger'];
const fills: Some<Fill> = ['solid', 'stripes', 'dots', 'grid', 'lines', 'hollow'];
const marks: Some<Mark> = ['circle', 'square', 'triangle', 'diamond'];
const dashes: Some<string | undefined> = [undefined, '6 4', '2 4', '10 4 2 4', '1 3', '12 6'];

const turn = <T>(list: Some<T>, index: number): T => list[index % list.length] ?? list[0];

/** Gives each series a colour, a pattern, a mark and a dash of its own; colours and patterns repeat after six. */
export const looksOf = (series: readonly ChartSeries[]): SeriesLook[] =>
  series.map(({ name, tone }, index) => ({
    name,
    tone: tone ?? turn(tones, index),
    fill: turn(fills, index),
    mark: turn(marks, index),
    dash: turn(dashes, index),
  }));

/** The asked series first, then others by first appearance; a nameless one when there is none. */
export const seriesOf = (
  names: readonly (string | undefined)[],
  asked: readonly ChartSeries[] = [],
): readonly ChartSeries[] => {
  const known = new Map(asked.map((series) => [series.name, series]));
  for (const name of names) {
    if (!known.has(name ?? '')) known.set(name ?? '', { name: name ?? '' });
  }
  return known.size > 0 ? [...known.values()] : [{ name: '' }];
};
