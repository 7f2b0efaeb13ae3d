import type { Box } from './shapes';
import { type Measure, wrapText } from './wrap-text';

/** What one row of bars is about. */
interface BarRow {
  label: string;
  values: readonly number[];
  total: number;
}

/** Where the parts of one row go, in pixels from the start and the top. */
export interface BarPlace {
  /** The whole row, for the pointer. */
  area: Box;
  lines: readonly { text: string; y: number }[];
  /** One per series; without width where there is nothing. */
  segments: readonly Box[];
  /** Where the bar ends. */
  end: number;
  middle: number;
}

interface LayoutRequest {
  rows: readonly BarRow[];
  width: number;
  /** Width of the widest number behind a bar. */
  numberWidth: number;
  measure: Measure;
  /** What the longest bar stands for, when that is more than the highest total. */
  max?: number | undefined;
}

/** The highlight of a row reaches beyond its words. */
const overhang = 8;
const lineHeight = 16;
const gap = 12;
const besideFrom = 360;
const thin = 12;
const thick = 20;
/** So that a small number is not taken for none. */
const leastLength = 2;

/** Names beside the bars where there is room, else above them; names that are too long take two lines. */
export const layOutBars = ({ rows, width, numberWidth, measure, max = 0 }: LayoutRequest) => {
  const widest = Math.max(0, ...rows.map(({ label }) => Math.ceil(measure(label))));
  const isBeside = width >= besideFrom;
  const names = isBeside ? Math.min(widest, Math.round(width * 0.36)) : width;
  const start = isBeside ? names + gap : 0;
  const longest = Math.max(leastLength, width - start - numberWidth - 8);
  const most = Math.max(...rows.map(({ total }) => total), max);
  const scale = most > 0 ? longest / most : 0;

  let top = 0;
  const places = rows.map(({ label, values }): BarPlace => {
    const lines = wrapText(label, names, 2, measure);
    const textHeight = lines.length * lineHeight;
    const barHeight = isBeside ? thick : thin;
    const height = isBeside ? Math.max(thick, textHeight) + gap : textHeight + 4 + barHeight + gap;
    const middle = isBeside ? top + height / 2 : top + gap / 2 + textHeight + 4 + barHeight / 2;
    const firstLine = isBeside ? middle - textHeight / 2 : top + gap / 2;
    let x = start;
    const segments = values.map((value): Box => {
      const length = value > 0 ? Math.max(leastLength, value * scale) : 0;
      const segment = { x, y: middle - barHeight / 2, width: length, height: barHeight };
      x += length;
      return segment;
    });
    const place = {
      area: { x: -overhang, y: top, width: width + 2 * overhang, height },
      lines: lines.map((text, index) => ({ text, y: firstLine + (index + 0.5) * lineHeight })),
      segments,
      end: x,
      middle,
    };
    top += height;
    return place;
  });
  return { places, start, height: top };
};
