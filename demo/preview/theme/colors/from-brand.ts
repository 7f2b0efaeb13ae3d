import { contrastRatio } from '@gatehouse/ui/kit';
import { colorTokens, type EditableColor, type Mode, type Theme } from '../theme';
import { accessibleColor, closestPassingColor, type Palette } from './contrast';
import { toColor, toShade } from './oklch';

const lightness = {
  light: {
    background: 0.982,
    surface: 1,
    raised: 1,
    muted: 0.96,
    border: 0.915,
    'border-control': 0.63,
    text: 0.215,
    'text-muted': 0.5,
  },
  dark: {
    background: 0.165,
    surface: 0.2,
    raised: 0.235,
    muted: 0.265,
    border: 0.3,
    'border-control': 0.55,
    text: 0.95,
    'text-muted': 0.73,
  },
} as const satisfies Record<Mode, Partial<Record<EditableColor, number>>>;

/** Hues of the status colors, which do not depend on the brand. */
const statusHues = { danger: 25, warning: 70, success: 155, info: 258 } as const;
const statusShade = { light: { l: 0.5, c: 0.15 }, dark: { l: 0.8, c: 0.12 } } as const;

/** Chroma of the brand in the grays: enough to match, too little to be visible as a color. */
const TINT = 0.007;
/** A brand without a hue has neutral grays. */
const COLORFUL = 0.02;
const SIGN = 3;

const hasContrast = (text: string, ground: string, minimum: number) => (contrastRatio(text, ground) ?? 0) >= minimum;

const paletteFrom = (brand: string, mode: Mode): Palette => {
  const { c, h } = toShade(brand);
  const tint = c > COLORFUL ? TINT : 0;
  const grays = Object.fromEntries(
    Object.entries(lightness[mode]).map(([token, l]) => [token, toColor({ l, c: l === 1 ? 0 : tint, h })]),
  );
  const statusColors = Object.fromEntries(
    Object.entries(statusHues).map(([token, hue]) => [token, toColor({ ...statusShade[mode], h: hue })]),
  );
  const isVisible = (color: string) =>
    [grays.background, grays.surface].every((ground) => ground && hasContrast(color, ground, SIGN));
  // The brand color itself wherever its contrast with the page suffices.
  const primary = closestPassingColor(brand, isVisible) ?? brand;
  const ink = toColor({ l: 0.17, c: tint, h });
  const on = ['#ffffff', ink, '#000000'].find((color) => hasContrast(color, primary, 4.5)) ?? '#ffffff';
  const raw = {
    ...grays,
    ...statusColors,
    primary,
    'on-primary': on,
    ring: primary,
    'danger-solid': toColor({ l: 0.55, c: 0.2, h: statusHues.danger }),
    'on-danger': '#ffffff',
  } as Record<EditableColor, string>;
  // Each text color is adjusted until its contrast suffices on every background.
  const adjusted: readonly EditableColor[] = [
    'text',
    'text-muted',
    'border-control',
    ...(Object.keys(statusHues) as EditableColor[]),
  ];
  const readable = { ...raw };
  for (const token of adjusted) readable[token] = accessibleColor(readable, token) ?? readable[token];
  const solid = closestPassingColor(readable['danger-solid'], (color) => hasContrast('#ffffff', color, 4.5));
  return { ...readable, 'danger-solid': solid ?? readable['danger-solid'] };
};

const colorsOf = (palette: Palette) => Object.fromEntries(colorTokens.map((token) => [token, palette[token]]));

/** Returns both modes of one brand color such as `#5b3bd6`; every pair of the kit reaches WCAG AA. */
export const themeFromBrand = (brand: string): Required<Pick<Theme, Mode>> => ({
  light: colorsOf(paletteFrom(brand, 'light')),
  dark: colorsOf(paletteFrom(brand, 'dark')),
});
