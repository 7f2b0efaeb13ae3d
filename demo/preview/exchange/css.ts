import { type Mode, metricTokens, type Theme } from '../theme/theme';
import { readDeclarations } from './css-rules';
import type { Format } from './format';
import { type Leaf, themeOf } from './leaves';

const UNSET = '.gh-root:not([data-gh-theme="light"], [data-gh-theme="dark"])';

/** Instead of a rule without variables. */
const UNCHANGED = '/* Nothing was changed: .gh-root has the variables of the default theme. */\n';

const declare = (values: Readonly<Record<string, string>> = {}, indent = '  ') =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--gh-${name}: ${value};\n`)
    .join('');

const writeMetrics = ({ metrics = {} }: Theme): string[] =>
  Object.keys(metrics).length > 0 ? [`.gh-root {\n${declare(metrics)}}\n`] : [];

const writeMode = (theme: Theme, mode: Mode): string[] =>
  theme[mode] && Object.keys(theme[mode]).length > 0
    ? [
        `.gh-root[data-gh-theme="${mode}"] {\n${declare(theme[mode])}}\n`,
        `@media (prefers-color-scheme: ${mode}) {\n  ${UNSET} {\n${declare(theme[mode], '    ')}  }\n}\n`,
      ]
    : [];

const metrics: readonly string[] = metricTokens;

const leavesIn = (css: string): Leaf[] =>
  readDeclarations(css).flatMap(({ name, value, modes }): Leaf[] => {
    if (!name.startsWith('gh-')) return [];
    const token = name.slice('gh-'.length);
    if (metrics.includes(token)) return [[`metrics.${token}`, value]];
    return modes.map((mode): Leaf => [`${mode}.${token}`, value]);
  });

/** CSS variables for a style sheet of the host. */
export const css: Format = {
  label: 'CSS',
  file: 'gatehouse-theme.css',
  use: 'Load it after the styles of the kit.',
  supports: ([path]) => /^(?:light|dark|metrics)\./.test(path),
  write: (theme) => {
    const rules = [...writeMetrics(theme), ...writeMode(theme, 'light'), ...writeMode(theme, 'dark')];
    return rules.length > 0 ? rules.join('\n') : UNCHANGED;
  },
  matches: (text) => /--gh-|\.gh-root/.test(text) && !/^\s*\{|\bimport\b/.test(text),
  read: (text) => {
    const leaves = leavesIn(text);
    if (leaves.length === 0 && !text.includes('.gh-root')) {
      return {
        problem: 'No complete variable of the theme is in here. They look like --gh-primary: #5b3bd6; inside a rule.',
      };
    }
    const { theme, skipped } = themeOf(leaves);
    // The rule for the device's setting repeats the values.
    return { theme, skipped: [...new Set(skipped)] };
  },
};
