import type { Palette } from './colors/contrast';
import {
  colorTokens,
  type EditableColor,
  type EditableMetric,
  type Mode,
  metricTokens,
  type Theme,
  variablesOf,
} from './theme';

/** Returns `#fff` as `#ffffff`: builds shorten colors, and color inputs accept the long form only. */
const longHex = (value: string): string =>
  /^#[0-9a-f]{3}$/i.test(value) ? value.replace(/[0-9a-f]/gi, (digit) => digit + digit) : value;

/** Reads the kit's own styles of a mode. */
const readMode = (mode: Mode): Record<string, string> => {
  const probe = Object.assign(document.createElement('div'), { className: 'gh-root', hidden: true });
  probe.dataset.ghTheme = mode;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const values = [...colorTokens, ...metricTokens].map((name) => [
    name,
    longHex((style.getPropertyValue(`--gh-${name}`) || style.getPropertyValue(`--gh-default-${name}`)).trim()),
  ]);
  probe.remove();
  return Object.fromEntries(values);
};

let cached: Record<Mode, Record<string, string>> | undefined;

const defaults = () => {
  cached ??= { light: readMode('light'), dark: readMode('dark') };
  return cached;
};

/** Returns every color of a mode: those of the theme, and the kit's own for the others. */
export const paletteOf = (theme: Theme, mode: Mode): Palette =>
  ({ ...defaults()[mode], ...theme[mode] }) as Record<EditableColor, string>;

/** Returns every length and typeface: those of the theme, and the kit's own for the others. */
export const metricsOf = (theme: Theme): Readonly<Record<EditableMetric, string>> =>
  ({ ...defaults().light, ...variablesOf(theme, 'light') }) as Record<EditableMetric, string>;
