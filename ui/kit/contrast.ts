const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Returns the relative luminance (WCAG 2.2) of a color like `#0b5947`, from 0 to 1. */
const luminance = (color: string): number => {
  const part = (at: number) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
};

/** Returns the contrast ratio of two colors like `#0b5947`, from 1 to 21; `undefined` if one has another format. */
export const contrastRatio = (a: string, b: string): number | undefined => {
  if (![a, b].every((color) => /^#[0-9a-f]{6}$/i.test(color))) return undefined;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

export type Verdict = 'AAA' | 'AA' | 'Large text only' | 'Too low';

/** Returns the rating of a ratio: normal text needs 4.5, large text and icons need 3. */
export const verdictOf = (ratio: number): Verdict => {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'Large text only' : 'Too low';
};
