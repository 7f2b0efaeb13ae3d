import { isRecord, parseJson } from '../../guards';
import { type EditableMetric, type Mode, metricTokens, type Theme } from '../theme/theme';
import { type Format, NO_JSON } from './format';
import { flatten, type Leaf, leavesOf, themeOf } from './leaves';

/** Extension of values that are not tokens: names of extensions are reversed domains. */
const OWN = 'dev.gatehouse';

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Readonly<Record<string, unknown>>;
}

const channel = (color: string, at: number) => Number((Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(5));

const writeColor = (color: string): Token => ({
  $type: 'color',
  $value: { colorSpace: 'srgb', components: [1, 3, 5].map((at) => channel(color, at)), hex: color },
});

const DIMENSION = /^(-?\d*\.?\d+)(px|rem)$/;
const NUMBER = /^-?\d*\.?\d+$/;
const STEPS = /^calc\(var\(--gh-unit\) \* ([\d.]+)\)$/;

const families = (css: string): string[] => css.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
const quoted = (name: string) => (/^[\w-]+$/.test(name) ? name : `'${name}'`);

/** Returns a length, number or list of typefaces as a token; undefined for values without a type in the format. */
const typed = (metric: string, css: string): Token | undefined => {
  if (metric.startsWith('font')) return { $type: 'fontFamily', $value: families(css) };
  const [, length, unit] = DIMENSION.exec(css) ?? [];
  if (unit) return { $type: 'dimension', $value: { value: Number(length), unit } };
  if (NUMBER.test(css)) return { $type: 'number', $value: Number(css) };
  const [, steps] = STEPS.exec(css) ?? [];
  return steps ? { $type: 'number', $value: Number(steps), $description: 'In steps of metrics.unit' } : undefined;
};

/** Returns the CSS of a token's value; undefined for an invalid one. */
const cssOf = (metric: string, value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return metric === 'shadow' ? String(value) : `calc(var(--gh-unit) * ${value})`;
  if (Array.isArray(value)) return value.map((name) => quoted(String(name))).join(', ');
  if (!isRecord(value)) return undefined;
  return typeof value.value === 'number' ? `${value.value}${String(value.unit)}` : undefined;
};

const writeMetric = (metric: string, css: string): Token | undefined => {
  const token = typed(metric, css);
  if (!token || cssOf(metric, token.$value) === css) return token;
  // The original spelling is stored with the value, and used as long as the value is unchanged.
  return { ...token, $extensions: { [OWN]: { css } } };
};

const readMetric = (metric: string, token: Readonly<Record<string, unknown>>): string | undefined => {
  const extensions = isRecord(token.$extensions) ? token.$extensions[OWN] : undefined;
  const css = isRecord(extensions) && typeof extensions.css === 'string' ? extensions.css : undefined;
  const isSame = css && JSON.stringify(typed(metric, css)?.$value) === JSON.stringify(token.$value);
  return isSame ? css : cssOf(metric, token.$value);
};

const hex = (share: unknown) =>
  Math.round(Math.min(1, Math.max(0, Number(share))) * 255)
    .toString(16)
    .padStart(2, '0');

const readColor = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value;
  if (!isRecord(value) || (value.alpha !== undefined && value.alpha !== 1)) return undefined;
  if (typeof value.hex === 'string') return value.hex;
  const { colorSpace, components } = value;
  if (!Array.isArray(components) || components.length !== 3) return undefined;
  if (!components.every((component) => typeof component === 'number')) return undefined;
  if (colorSpace === 'srgb') return `#${components.map(hex).join('')}`;
  return colorSpace === 'oklch' ? `oklch(${components.join(' ')})` : undefined;
};

const readToken = (path: string, token: Readonly<Record<string, unknown>>): string | undefined => {
  const [part, name = ''] = path.split('.');
  return part === 'metrics' ? readMetric(name, token) : readColor(token.$value);
};

interface TokenReading {
  leaves: Leaf[];
  skipped: string[];
}

/** Returns every token below a group. */
const tokensIn = (group: Readonly<Record<string, unknown>>, path: readonly string[] = []): TokenReading => {
  const all = Object.entries(group).flatMap(([name, inner]): TokenReading[] => {
    if (name.startsWith('$') || !isRecord(inner)) return [];
    const at = [...path, name];
    if (!('$value' in inner)) return [tokensIn(inner, at)];
    const where = at.join('.');
    if (typeof inner.$value === 'string' && /^\{.+\}$/.test(inner.$value)) {
      return [{ leaves: [], skipped: [`“${where}” refers to ${inner.$value}: export it with its value.`] }];
    }
    const value = readToken(where, inner);
    if (value !== undefined) return [{ leaves: [[where, value]], skipped: [] }];
    return [
      {
        leaves: [],
        skipped: [
          `“${where}” has a value that cannot be read here: opaque colors in sRGB or OKLCH, px, rem and numbers can.`,
        ],
      },
    ];
  });
  return { leaves: all.flatMap(({ leaves }) => leaves), skipped: all.flatMap(({ skipped }) => skipped) };
};

const group = (
  values: Readonly<Record<string, string>> = {},
  write: (name: string, value: string) => Token | undefined,
) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const token = write(name, value);
      return token ? [[name, token]] : [];
    }),
  );

const colors = (theme: Theme, mode: Mode) => group(theme[mode], (_, color) => writeColor(color));
const metricNames: readonly EditableMetric[] = metricTokens;

/**
 * Design tokens for Figma, Style Dictionary and other tools. Source: Design Tokens Format Module 2025.10 of the W3C
 * community group. Logo, name and texts are not tokens: they are in the extensions.
 */
export const tokens: Format = {
  label: 'Tokens',
  file: 'gatehouse.tokens.json',
  use: 'Design tokens of the W3C community group, for Figma, Style Dictionary and Tokens Studio.',
  supports: ([path, value]) => {
    const metric = metricNames.find((name) => path === `metrics.${name}`);
    return metric === undefined || typed(metric, value) !== undefined;
  },
  write: (theme) => {
    const { logo, appName, texts } = theme;
    const extension = Object.fromEntries(leavesOf({ logo, appName, texts }));
    const file = {
      ...(Object.keys(extension).length > 0 && { $extensions: { [OWN]: extension } }),
      light: colors(theme, 'light'),
      dark: colors(theme, 'dark'),
      metrics: group(theme.metrics, writeMetric),
    };
    return `${JSON.stringify(file, null, 2)}\n`;
  },
  matches: (text) => /^\s*\{/.test(text) && /"\$(?:value|extensions)"|"metrics"/.test(text),
  read: (text) => {
    const file = parseJson(text);
    if (!isRecord(file)) return { problem: NO_JSON };
    const reading = tokensIn(file);
    const extensions = isRecord(file.$extensions) ? file.$extensions[OWN] : undefined;
    const { theme, skipped } = themeOf([...reading.leaves, ...flatten(extensions).leaves]);
    return { theme, skipped: [...reading.skipped, ...skipped] };
  },
};
