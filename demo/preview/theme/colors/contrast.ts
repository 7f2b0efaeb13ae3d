import { contrastRatio } from '@gatehouse/ui/kit';
import { colorTokens, type EditableColor } from '../theme';
import { toColor, toShade } from './oklch';

/** Every color of a mode, including defaults. */
export type Palette = Readonly<Record<EditableColor, string>>;

/**
 * A text or graphic on a background. A `soft` background has a tenth of the color on the surface, as in badges and
 * alerts.
 */
export interface Pair {
  text: EditableColor;
  ground: EditableColor | 'soft';
  /** Minimum ratio. Source: WCAG 2.2 AA, 4.5 for text and 3 for graphics. */
  minimum: 4.5 | 3;
}

const grounds = ['background', 'surface', 'raised', 'muted'] as const;

type Use = Omit<Pair, 'text'>;
const texts = (...on: Pair['ground'][]): Use[] => on.map((ground) => ({ ground, minimum: 4.5 }));
const signs = (...on: Pair['ground'][]): Use[] => on.map((ground) => ({ ground, minimum: 3 }));

/** Backgrounds of each color in the kit; empty for backgrounds and decorative lines. */
const uses: Readonly<Record<EditableColor, readonly Use[]>> = {
  text: texts(...grounds),
  'text-muted': texts(...grounds),
  'on-primary': texts('primary'),
  'on-danger': texts('danger-solid'),
  danger: texts('surface', 'soft'),
  warning: texts('surface', 'soft'),
  success: texts('surface', 'soft'),
  info: texts('surface', 'soft'),
  primary: signs('background', 'surface'),
  ring: signs('background', 'surface'),
  'border-control': signs('background', 'surface'),
  background: [],
  surface: [],
  raised: [],
  muted: [],
  border: [],
  'danger-solid': [],
};

const pairs: readonly Pair[] = colorTokens.flatMap((text) => uses[text].map((use) => ({ text, ...use })));

/** Share of a status color in its soft background. */
const SOFTNESS = 0.1;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

export const groundOf = (palette: Palette, { text, ground }: Pick<Pair, 'text' | 'ground'>): string => {
  if (ground !== 'soft') return palette[ground];
  const under = channels(palette.surface);
  const mixed = channels(palette[text]).map((part, at) =>
    Math.round(part * SOFTNESS + (under[at] ?? 0) * (1 - SOFTNESS)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** A pair with its contrast. */
export interface Measured extends Pair {
  ratio: number;
  passes: boolean;
}

/** Ratio of text that WCAG 2.2 rates AAA. Graphics have no such level. */
const AAA = 7;

/** Returns the level of WCAG that a pair reaches; undefined for none. */
export const levelOf = ({ ratio, minimum }: Pick<Measured, 'ratio' | 'minimum'>): 'AA' | 'AAA' | undefined => {
  if (ratio < minimum) return undefined;
  return minimum === 4.5 && ratio >= AAA ? 'AAA' : 'AA';
};

export const measure = (palette: Palette): Measured[] =>
  pairs.map((pair) => {
    const ratio = contrastRatio(palette[pair.text], groundOf(palette, pair)) ?? 1;
    return { ...pair, ratio, passes: ratio >= pair.minimum };
  });

const STEP = 0.005;

/** Returns the closest color that passes: hue and chroma stay, lightness changes. Undefined when none does. */
export const closestPassingColor = (color: string, passes: (candidate: string) => boolean): string | undefined => {
  if (passes(color)) return color;
  const shade = toShade(color);
  for (let by = STEP; by <= 1; by += STEP) {
    for (const l of [shade.l - by, shade.l + by]) {
      if (l < 0 || l > 1) continue;
      const candidate = toColor({ ...shade, l });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
};

/** Returns whether a palette reaches the minimum of every pair whose text is this token. */
const passesAll = (palette: Palette, token: EditableColor): boolean =>
  measure(palette).every((pair) => pair.passes || pair.text !== token);

/** Returns the text color with which all pairs of that text reach their minimum; undefined when there is none. */
export const accessibleColor = (palette: Palette, token: EditableColor): string | undefined =>
  closestPassingColor(palette[token], (candidate) => passesAll({ ...palette, [token]: candidate }, token));
