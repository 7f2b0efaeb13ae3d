import theme, { colors, metrics } from '../../tailwind.config';

/** Values of a token by theme; equal when it does not depend on the theme. */
export interface TokenValue {
  name: string;
  light: string;
  dark: string;
}

type Values = Readonly<Record<string, string>>;

const flat = (values: object, before = ''): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) => {
    const path = name === 'DEFAULT' ? before : [before, name].filter(Boolean).join('-');
    if (typeof value === 'string') return [[path, value]];
    return Array.isArray(value) ? [[path, JSON.stringify(value)]] : flat(value, path);
  });
const section = (values: object): Values => Object.fromEntries(flat(values));

const { colors: colorNames, borderRadius, boxShadow, fontFamily, fontSize, spacing } = theme.theme;
const color = section(colorNames);
const space = { ...section(spacing), ...section(fontSize) };

/** Token namespaces by class prefix. */
const sections: Readonly<Record<string, Values>> = {
  ...Object.fromEntries(
    ['bg', 'border', 'outline', 'ring', 'fill', 'stroke', 'decoration', 'accent', 'divide'].map((name) => [
      name,
      color,
    ]),
  ),
  text: { ...color, ...section(fontSize) },
  rounded: section(borderRadius),
  shadow: section(boxShadow),
  font: section(fontFamily),
};

const variablesIn = (value: string) => [...value.matchAll(/var\(--gh-([\w-]+)\)/g)].map(([, name = '']) => name);

/** Multiples of the spacing unit: `px-3`, `-mx-1`, `min-h-8`. */
const isCounted = (utility: string) => /^(?:[a-z]+-)+\d+(?:\.\d+)?$/.test(utility);
const uncounted = /^(?:opacity|z|border|outline|duration|col|row|line|order|grow|shrink|basis|scale|underline)\b/;

const tokensOfUtility = (utility: string): string[] => {
  const [name = ''] = utility.replace(/^[-!]+/, '').split('/');
  const [kind = ''] = name.split('-', 1);
  const value = sections[kind]?.[name.slice(kind.length + 1)];
  if (value !== undefined) return variablesIn(value);
  if (isCounted(name)) return uncounted.test(name) ? [] : ['unit'];
  return variablesIn(space[name.slice(name.lastIndexOf('-') + 1)] ?? '');
};

/** Returns the utility of a class without its variants. */
const utilityOf = (className: string) => className.replace(/^.*:(?![^[]*\])/, '');

const order = [...Object.keys(colors.light), ...Object.keys(metrics)];
const light: Values = { ...metrics, ...colors.light };
const dark: Values = { ...metrics, ...colors.dark };

/** Returns all tokens of the theme. */
export const allTokens = (): TokenValue[] =>
  order.map((name) => ({ name, light: light[name] ?? '', dark: dark[name] ?? '' }));

/** Returns the tokens that the classes of a source use, in the order of the theme. */
export const tokensIn = (source: string): TokenValue[] => {
  const classes = [...source.matchAll(/gh:([^\s'"`]+)/g)].map(([, name = '']) => utilityOf(name));
  const used = new Set([...classes.flatMap(tokensOfUtility), ...variablesIn(source)]);
  return allTokens().filter(({ name }) => used.has(name));
};
