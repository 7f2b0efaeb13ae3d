import { isRecord } from '../../guards';
import { readColor } from '../theme/colors/oklch';
import { Theme } from '../theme/theme';

/** One value of a theme with its path: `light.primary`, `metrics.radius`, `logo`, `texts.en.login.title`. */
export type Leaf = readonly [path: string, value: string];

/** Returns every text below a value with its path, and the paths of other values. */
export const flatten = (value: unknown, path: readonly string[] = []): { leaves: Leaf[]; others: string[] } => {
  if (value === undefined) return { leaves: [], others: [] };
  if (typeof value === 'string') return { leaves: [[path.join('.'), value]], others: [] };
  if (!isRecord(value)) return { leaves: [], others: [path.join('.')] };
  const parts = Object.entries(value).map(([name, inner]) => flatten(inner, [...path, name]));
  return { leaves: parts.flatMap(({ leaves }) => leaves), others: parts.flatMap(({ others }) => others) };
};

export const leavesOf = (theme: Theme): Leaf[] => flatten(theme).leaves;

/** Names of texts contain dots. */
const stepsOf = (path: string): string[] => {
  const [part = '', ...rest] = path.split('.');
  if (part !== 'texts' || rest.length === 0) return [part, ...(rest.length > 0 ? [rest.join('.')] : [])];
  const [language = '', ...name] = rest;
  return [part, language, name.join('.')];
};

const nest = (steps: readonly string[], value: string): unknown =>
  steps.reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);

const parse = ([path, value]: Leaf): Theme | undefined => {
  const isColor = path.startsWith('light.') || path.startsWith('dark.');
  const { success, data } = Theme.safeParse(nest(stepsOf(path), isColor ? (readColor(value) ?? value) : value));
  return success && leavesOf(data).length === 1 ? data : undefined;
};

const COLOR = 'A color is opaque, and written as in CSS: #5b3bd6 or oklch(0.5 0.2 290).';

/** Expected format of a value as a message, by its part of the theme. */
const expected: Readonly<Record<string, string>> = {
  light: COLOR,
  dark: COLOR,
  metrics: 'Lengths, numbers and names of typefaces are read.',
  logo: 'A logo has an https address, or is a picture in a data address.',
  appName: 'A name has up to 60 characters.',
  texts: 'A text has up to 200 characters.',
};

const truncate = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** A value in the builder's own format would be valid there: the path is known, the value is invalid. */
const probes = ['#000000', '0', 'https://example.com', 'a'];
const isThemePath = (path: string) => probes.some((probe) => parse([path, probe]));

const describeInvalid = ([path, value]: Leaf): string => {
  const [part = ''] = path.split('.');
  if (!isThemePath(path)) return `“${truncate(path)}” is not a part of the theme.`;
  return `“${path}” is “${truncate(value)}”. ${expected[part]}`;
};

/** Builds a theme from values; returns a sentence for each unsupported one. */
export const themeOf = (leaves: readonly Leaf[]): { theme: Theme; skipped: string[] } => {
  let theme: Theme = {};
  const skipped: string[] = [];
  for (const leaf of leaves) {
    const parsed = parse(leaf);
    if (parsed) theme = merge(theme, parsed);
    else skipped.push(describeInvalid(leaf));
  }
  return { theme, skipped };
};

const merge = (theme: Theme, { light, dark, metrics, texts, ...plain }: Theme): Theme => ({
  ...theme,
  ...plain,
  ...(light && { light: { ...theme.light, ...light } }),
  ...(dark && { dark: { ...theme.dark, ...dark } }),
  ...(metrics && { metrics: { ...theme.metrics, ...metrics } }),
  ...(texts && { texts: mergeTexts(theme.texts, texts) }),
});

type Texts = NonNullable<Theme['texts']>;

const mergeTexts = (texts: Texts = {}, more: Texts): Texts => {
  const changed = Object.entries(more).map(([language, words]) => [
    language,
    { ...texts[language as keyof Texts], ...words },
  ]);
  return { ...texts, ...Object.fromEntries(changed) };
};
