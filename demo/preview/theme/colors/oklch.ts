import {
  clampChroma,
  formatHex,
  modeHsl,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  parse,
  useMode as register,
} from 'culori/fn';

for (const mode of [modeHsl, modeOklab]) register(mode);
const toRgb = register(modeRgb);
const convert = register(modeOklch);

/** Less than half of a step of 8 bits: the conversion of a color on the edge of sRGB may end this far outside. */
const ROUNDING = 0.001;

/** A color by perceived lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Shade {
  l: number;
  c: number;
  h: number;
}

/** Returns the shade of a color such as `#0b5947`. */
export const toShade = (color: string): Shade => {
  const { l = 0, c = 0, h = 0 }: Partial<Oklch> = convert(color) ?? {};
  return { l, c, h };
};

/** Returns the color of a shade; outside sRGB it loses chroma and keeps lightness and hue. */
export const toColor = ({ l, c, h }: Shade): string => {
  const inside = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const;
  const { r, g, b } = toRgb(inside);
  const isDisplayable = [r, g, b].every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
  return formatHex(isDisplayable ? inside : clampChroma(inside, 'oklch')) ?? '#000000';
};

/**
 * Returns an opaque CSS color as `#0b5947`; undefined for anything else. The `#` is optional, as in the clipboard of
 * Figma.
 */
export const readColor = (text: string): string | undefined => {
  const trimmed = text.trim().toLowerCase();
  if (/^#?[0-9a-f]{6}$/.test(trimmed)) return `#${trimmed.replace('#', '')}`;
  const color = parse(trimmed);
  if (!color || (color.alpha ?? 1) < 1) return undefined;
  return formatHex(clampChroma(color, 'oklch'));
};
