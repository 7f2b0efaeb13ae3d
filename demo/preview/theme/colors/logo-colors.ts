import { type Shade, toColor, toShade } from './oklch';

/** Colors closer than this are one color: shades of an edge or of a gradient. */
const SAME = 0.12;
/** Below this chroma a color has no visible hue. */
const COLORFUL = 0.04;
/** Smallest share of the picture: less is the edge between two others. */
const MIN_SHARE = 0.02;
const OPAQUE = 128;
const PAPER = 0.93;
const MAX_COLORS = 4;

/** A color of a picture with the number of its pixels. */
interface Counted {
  color: string;
  shade: Shade;
  count: number;
}

const hex = (value: number) => value.toString(16).padStart(2, '0');

const countColors = (pixels: Uint8ClampedArray): Counted[] => {
  const counts = new Map<string, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const color = `#${hex(red)}${hex(green)}${hex(blue)}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts]
    .map(([color, count]) => ({ color, shade: toShade(color), count }))
    .toSorted((one, other) => other.count - one.count);
};

const distance = (one: Shade, other: Shade): number => {
  const [a, b] = [one, other].map(({ c, h }) => [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]);
  return Math.hypot(one.l - other.l, (a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[1] ?? 0) - (b?.[1] ?? 0));
};

/** Merges similar colors into the most frequent of them. */
const merge = (colors: readonly Counted[]): Counted[] => {
  const merged: Counted[] = [];
  for (const color of colors) {
    const like = merged.find(({ shade }) => distance(shade, color.shade) < SAME);
    if (like) like.count += color.count;
    else merged.push({ ...color });
  }
  return merged;
};

/**
 * Returns the colors of a picture that can be a brand color, the most prominent first; those with a hue before gray,
 * and never the white of its background. `pixels` are red, green, blue and alpha, as in `ImageData`.
 */
export const brandColorsOf = (pixels: Uint8ClampedArray): string[] => {
  const all = merge(countColors(pixels));
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const large = all.filter(({ count }) => count >= total * MIN_SHARE);
  const colorful = large.filter(({ shade }) => shade.c >= COLORFUL);
  const gray = large.filter(({ shade }) => shade.c < COLORFUL && shade.l < PAPER);
  const candidates = colorful.length > 0 ? colorful : gray;
  return candidates
    .toSorted((one, other) => other.count * (other.shade.c + COLORFUL) - one.count * (one.shade.c + COLORFUL))
    .slice(0, MAX_COLORS)
    .map(({ shade }) => toColor(shade));
};
