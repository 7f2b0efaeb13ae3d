import { contrastRatio } from '@gatehouse/ui/kit';
import { toColor, toShade } from './oklch';
import { colorTokens, type EditableColor } from './theme';

/** Every colour of a mode, defaults included. */
export type Palette = Readonly<Record<EditableColor, string>>;

/** What stands on what. A `soft` ground holds a tenth of the colour in the surface, as badges and alerts have it. */
export interface Pair {
  text: EditableColor;
  ground: EditableColor | 'soft';
  /** Least ratio. Source: WCAG 2.2 AA, 4.5 for text and 3 for what is no text. */
  least: 4.5 | 3;
}

const grounds = ['background', 'surface', 'raised', 'muted'] as const;

type Use = Omit<Pair, 'text'>;
const texts = (...on: Pair['ground'][]): Use[] => on.map((ground) => ({ ground, least: 4.5 }));
const signs = (...on: Pair['ground'][]): Use[] => on.map((ground) => ({ ground, least: 3 }));

/** What each color stands on in the kit; nothing for grounds and for lines that only decorate. */
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

/** Every pair that the kit makes. */
const pairs: readonly Pair[] = colorTokens.flatMap((text) => uses[text].map((use) => ({ text, ...use })));

/** How much of a status colour its soft ground holds. */
const SOFTNESS = 0.1;

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The ground of a pair as a colour. */
export const groundOf = (palette: Palette, { text, ground }: Pick<Pair, 'text' | 'ground'>): string => {
  if (ground !== 'soft') return palette[ground];
  const under = channels(palette.surface);
  const mixed = channels(palette[text]).map((part, at) =>
    Math.round(part * SOFTNESS + (under[at] ?? 0) * (1 - SOFTNESS)),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
};

/** A pair with what it reaches. */
export interface Measured extends Pair {
  ratio: number;
  passes: boolean;
}

/** Measures every pair of a palette. */
export const measure = (palette: Palette): Measured[] =>
  pairs.map((pair) => {
    const ratio = contrastRatio(palette[pair.text], groundOf(palette, pair)) ?? 1;
    return { ...pair, ratio, passes: ratio >= pair.least };
  });

const STEP = 0.005;

/**
 * Returns the colour closest to the given one that reaches a ratio on every ground: hue and chroma stay, lightness moves.
 * Undefined when none does.
 */
export const mendColor = (color: string, passes: (candidate: string) => boolean): string | undefined => {
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

/** Whether a palette reaches every pair that a token stands in, above its ground or as its text. */
const holds = (palette: Palette, token: EditableColor): boolean =>
  measure(palette).every((pair) => pair.passes || pair.text !== token);

/** Returns the colour for the text of a pair with which all pairs of that text can be read; undefined when there is none. */
export const mend = (palette: Palette, token: EditableColor): string | undefined =>
  mendColor(palette[token], (candidate) => holds({ ...palette, [token]: candidate }, token));
