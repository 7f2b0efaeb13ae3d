import type { LoginColor } from '@gatehouse/sdk/login-look';
import { contrastRatio } from '../../kit/contrast';
import type { ThemeVariables } from '../../kit/theme-tokens';

/** Minimum contrast ratio of normal text. Source: WCAG 2.2 AA. */
const READABLE = 4.5;
/** Secondary text color of each theme, `text-muted` of the kit. */
const notes = { light: '#5f626d', dark: '#a3a7b3' } as const;

/** Readable theme variables with their color scheme, and the names of colors with insufficient contrast. */
interface ReadableColors {
  variables: ThemeVariables;
  theme?: 'light' | 'dark';
  /** Background around the box, and the theme of the texts on it. */
  background?: { color: string; theme: 'light' | 'dark' };
  unreadable: (LoginColor | 'background')[];
}

const reads = (text: string, ground: string): boolean => (contrastRatio(text, ground) ?? 0) >= READABLE;

/** Returns the theme whose texts are readable on a color. */
const themeOn = (ground: string): 'light' | 'dark' | undefined =>
  (['light', 'dark'] as const).find((theme) => reads(notes[theme], ground));

/** Returns the colors with sufficient contrast; the others keep their default. */
export const readableColors = (
  colors: Readonly<Partial<Record<LoginColor | 'background', string>>>,
): ReadableColors => {
  const { primary, onPrimary, text, background } = colors;
  const unreadable: ReadableColors['unreadable'] = [];
  const variables: ThemeVariables = {};
  if (primary) {
    if (onPrimary && !reads(onPrimary, primary)) unreadable.push('onPrimary');
    const on = [onPrimary, '#ffffff', '#000000'].find((color) => color !== undefined && reads(color, primary));
    Object.assign(variables, { primary, ring: primary, 'on-primary': on });
  }
  // A text color without a background color is meant for a light box.
  const ground = colors.surface ?? (text && '#ffffff');
  const theme = ground ? themeOn(ground) : undefined;
  if (ground && theme) {
    variables.surface = ground;
    if (text && reads(text, ground)) variables.text = text;
    else if (text) unreadable.push('text');
  } else if (ground) unreadable.push('surface');
  const around = background ? themeOn(background) : undefined;
  if (background && !around) unreadable.push('background');
  return {
    variables,
    ...(theme && { theme }),
    ...(background && around && { background: { color: background, theme: around } }),
    unreadable,
  };
};
