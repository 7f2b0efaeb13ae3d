import type { Box } from './shapes';
import { type Measure, wrapText } from './wrap-text';

/** Category and values of one row of bars. */
interface BarRow {
  label: string;
  values: readonly number[];
  total: number;
}

/** Layout of one row, in pixels from the start and the top. */
export interface PlacedBar {
  /** Bounds of the whole row, used as pointer target. */
  area: Box;
  lines: readonly { text: string; y: number }[];
  /** One segment per series; zero width if the series has no value. */
  segments: readonly Box[];
  /** End of the bar. */
  end: number;
  middle: number;
}

interface LayoutRequest {
  rows: readonly BarRow[];
  width: number;
  /** Width of the widest number after a bar. */
  numberWidth: number;
  measure: Measure;
  /** Value of the longest bar, if greater than the highest total. */
  max?: number | undefined;
}

/** Padding of a row's highlight around its text. */
const overhang = 8;
const lineHeight = 16;
const gap = 12;
const minWidthBeside = 360;
const thin = 12;
const thick = 20;
/** Minimum width, so that a small value is not mistaken for zero. */
const leastLength = 2;

/** Places names beside the bars if there is room, otherwise above them; long names wrap to two lines. */
export const layOutBars = ({ rows, width, numberWidth, measure, max = 0 }: LayoutRequest) => {
  const labelWidth = Math.max(0, ...rows.map(({ label }) => Math.ceil(measure(label))));
  const isBeside = width >= minWidthBeside;
  const names = isBeside ? Math.min(labelWidth, Math.round(width * 0.36)) : width;
  const start = isBeside ? names + gap : 0;
  const maxLength = Math.max(leastLength, width - start - numberWidth - 8);
  const maxValue = Math.max(...rows.map(({ total }) => total), max);
  const scale = maxValue > 0 ? maxLength / maxValue : 0;

  let top = 0;
  const bars = rows.map(({ label, values }): PlacedBar => {
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
  return { places: bars, start, height: top };
};
