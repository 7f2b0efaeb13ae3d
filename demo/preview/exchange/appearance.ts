import { metricTokens, variablesOf } from '../theme/theme';
import type { Format, Reading } from './format';
import { flatten, type Leaf, themeOf } from './leaves';
import { type Literal, readLiterals } from './literal';

const metrics: readonly string[] = metricTokens;

type Values = Readonly<Record<string, Literal>>;

const inside = (value: Literal | undefined): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

const part = (value: unknown) => JSON.stringify(value, null, 2);

/** Variables of one mode; lengths and typefaces apply to both. */
const leavesOfMode = (mode: 'light' | 'dark', values: Values): { leaves: Leaf[]; others: string[] } => {
  const { variables = values, ...beside } = values;
  const { leaves, others } = flatten(variables);
  const isWrapped = values.variables !== undefined;
  return {
    leaves: leaves.map(([name, value]) => [`${metrics.includes(name) ? 'metrics' : mode}.${name}`, value]),
    others: [...others, ...(isWrapped ? Object.keys(beside) : [])],
  };
};

/** Returns the lengths that differ between the modes; the theme has one value for both. */
const conflicts = (leaves: readonly Leaf[]): string[] => {
  const first = new Map<string, string>();
  return leaves.flatMap(([path, value]) => {
    const before = first.get(path) ?? value;
    first.set(path, before);
    return before === value ? [] : [`Light and dark set “${path}” differently: it is ${before} for both now.`];
  });
};

const readValues = (literals: Values): Reading => {
  const root = inside(literals['']);
  const values = inside(literals.appearance ?? (literals.variables && { variables: literals.variables }) ?? root);
  const application = inside(literals.application);
  const hasModes = values.light !== undefined || values.dark !== undefined;
  const hasSome = [literals.appearance, literals.application, literals.variables, literals['']].some(Boolean);
  if (!hasSome) return { problem: "No “appearance” is in here, such as { variables: { primary: '#5b3bd6' } }." };
  const light = leavesOfMode('light', hasModes ? inside(values.light) : values);
  const dark = leavesOfMode('dark', hasModes ? inside(values.dark) : values);
  const all = [...light.leaves, ...dark.leaves];
  const conflicting = conflicts(all);
  const app = Object.entries({ logo: application.logo, appName: application.name }).flatMap(([path, value]): Leaf[] =>
    typeof value === 'string' ? [[path, value]] : [],
  );
  // The first of two lengths wins: it is added last.
  const { theme, skipped } = themeOf([...all.toReversed(), ...app]);
  const others = [...light.others, ...dark.others].map((name) => `“${name}” is not a part of the theme.`);
  return { theme, skipped: [...new Set([...skipped, ...conflicting, ...others])] };
};

/** A module with the input of `ThemeProvider` and the boxes. */
export const appearance: Format = {
  label: 'Appearance',
  file: 'gatehouse-appearance.ts',
  use: 'Import it into the host: ThemeProvider takes the variables, the boxes take both.',
  supports: ([path]) => !path.startsWith('texts.'),
  write: (theme) => {
    const application = { ...(theme.appName && { name: theme.appName }), ...(theme.logo && { logo: theme.logo }) };
    const looks = {
      light: { variables: variablesOf(theme, 'light') },
      dark: { variables: variablesOf(theme, 'dark') },
    };
    return `import type { Application, BoxAppearance } from '@gatehouse/ui/login';

/** Of both modes: for \`appearance\` of the boxes, and its variables for those of \`ThemeProvider\`. */
export const appearance = ${part(looks)} satisfies Record<'light' | 'dark', BoxAppearance>;

/** For \`application\` of the boxes. */
export const application: Application = ${part(application)};
`;
  },
  matches: (text) => /\b(?:appearance|variables|application)\b|^\s*\{/.test(text),
  read: (text) => {
    try {
      return readValues(readLiterals(text));
    } catch (error) {
      const at = error instanceof Error && typeof error.cause === 'string' ? ` at “${error.cause}”` : '';
      return { problem: `Only plain values can be read${at}: no variables, no calls, and nothing cut off.` };
    }
  },
};
