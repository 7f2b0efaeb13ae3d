import { type Mode, metricTokens, type Theme } from '../theme/theme';
import type { Format } from './format';
import { type Leaf, themeOf } from './leaves';

const UNSET = '.gh-root:not([data-gh-theme="light"], [data-gh-theme="dark"])';

const declare = (values: Readonly<Record<string, string>> = {}, indent = '  ') =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--gh-${name}: ${value};\n`)
    .join('');

const writeMode = (theme: Theme, mode: Mode): string[] =>
  theme[mode] && Object.keys(theme[mode]).length > 0
    ? [
        `.gh-root[data-gh-theme="${mode}"] {\n${declare(theme[mode])}}\n`,
        `@media (prefers-color-scheme: ${mode}) {\n  ${UNSET} {\n${declare(theme[mode], '    ')}  }\n}\n`,
      ]
    : [];

const metrics: readonly string[] = metricTokens;

/** Modes of preludes such as `@media (prefers-color-scheme: dark)` and `.dark`; none means both. */
const modesOf = (preludes: readonly string[]): Mode[] => {
  const where = preludes.join(' ').replace(/:not\([^)]*\)/g, '');
  const named = (['light', 'dark'] as const).filter((mode) => where.includes(mode));
  return named.length > 0 ? named : ['light', 'dark'];
};

const leavesIn = (declarations: string, preludes: readonly string[]): Leaf[] =>
  [...declarations.matchAll(/--gh-([\w-]+)\s*:\s*([^;]+)/g)].flatMap(([, name = '', given = '']): Leaf[] => {
    const value = given.replace(/!important/, '').trim();
    if (metrics.includes(name)) return [[`metrics.${name}`, value]];
    return modesOf(preludes).map((mode): Leaf => [`${mode}.${name}`, value]);
  });

/** Returns declarations with their surrounding rules: those for both modes first, since the others override them. */
const readRules = (css: string): Leaf[] => {
  const preludes: string[] = [];
  const found: { leaves: Leaf[]; isGeneral: boolean }[] = [];
  let text = '';
  for (const part of css.replace(/\/\*[\s\S]*?\*\//g, '').split(/([{}])/)) {
    if (part !== '{' && part !== '}') {
      text = part;
      continue;
    }
    const end = part === '{' ? text.lastIndexOf(';') + 1 : text.length;
    found.push({
      leaves: leavesIn(text.slice(0, end), preludes),
      isGeneral: modesOf(preludes).length === 2,
    });
    if (part === '{') preludes.push(text.slice(end));
    else preludes.pop();
    text = '';
  }
  return found.toSorted((a, b) => Number(b.isGeneral) - Number(a.isGeneral)).flatMap(({ leaves }) => leaves);
};

/** CSS variables for a style sheet of the host. */
export const css: Format = {
  label: 'CSS',
  file: 'gatehouse-theme.css',
  use: 'Load it after the styles of the kit.',
  carries: ([path]) => /^(?:light|dark|metrics)\./.test(path),
  write: (theme) =>
    [`.gh-root {\n${declare(theme.metrics)}}\n`, ...writeMode(theme, 'light'), ...writeMode(theme, 'dark')].join('\n'),
  fits: (text) => /--gh-|\.gh-root/.test(text) && !/^\s*\{|\bimport\b/.test(text),
  read: (text) => {
    const leaves = readRules(text);
    if (leaves.length === 0 && !text.includes('.gh-root')) {
      return {
        problem: 'No variable of the theme is in here. They look like --gh-primary: #5b3bd6; inside of a rule.',
      };
    }
    const { theme, skipped } = themeOf(leaves);
    // The rule for the device's setting repeats the values.
    return { theme, skipped: [...new Set(skipped)] };
  },
};
