import { readDeclarations } from './css-rules';
import type { ImportFormat } from './format';
import { type Leaf, themeOf } from './leaves';

/** Values of a theme by their variable. Source: https://ui.shadcn.com/docs/theming */
const colors: Readonly<Record<string, string>> = {
  background: 'background',
  foreground: 'text',
  card: 'surface',
  popover: 'raised',
  muted: 'muted',
  'muted-foreground': 'text-muted',
  primary: 'primary',
  'primary-foreground': 'on-primary',
  border: 'border',
  input: 'border-control',
  ring: 'ring',
  destructive: 'danger-solid',
  'destructive-foreground': 'on-danger',
};
const metrics: Readonly<Record<string, string>> = { radius: 'radius', 'font-sans': 'font', 'font-mono': 'font-mono' };

const tokensOf = (names: Readonly<Record<string, string>>) => new Set(Object.values(names));
const colorTokens = tokensOf(colors);
const metricTokens = tokensOf(metrics);

/** Themes before 2025 have the channels of `hsl()` only, such as `222.2 47.4% 11.2%`. */
const toColor = (value: string): string => (/^[\d.]+(?:deg)? [\d.]+% [\d.]+%$/.test(value) ? `hsl(${value})` : value);

/** Style sheets of shadcn/ui and of tools that make themes for it, such as tweakcn. */
export const shadcn: ImportFormat = {
  label: 'shadcn/ui theme',
  supports: ([path]) => {
    const [part, name = ''] = path.split('.');
    return part === 'metrics' ? metricTokens.has(name) : (part === 'light' || part === 'dark') && colorTokens.has(name);
  },
  matches: (text) => !text.includes('--gh-') && /--(?:background|foreground|primary)\s*:/.test(text),
  read: (text) => {
    // `@theme` only maps variables to utilities of Tailwind.
    const declarations = readDeclarations(text.replace(/@theme[^{]*\{[^}]*\}/g, ''));
    const { theme, skipped } = themeOf(
      declarations.flatMap(({ name, value, modes }): Leaf[] => {
        const metric = metrics[name];
        if (metric) return [[`metrics.${metric}`, value]];
        const color = colors[name];
        return color ? modes.map((mode): Leaf => [`${mode}.${color}`, toColor(value)]) : [];
      }),
    );
    const unknown = declarations.filter(({ name }) => !colors[name] && !metrics[name]);
    const names = [...new Set(unknown.map(({ name }) => name))];
    return {
      theme,
      skipped: [...new Set(skipped), ...names.map((name) => `“--${name}” has no place in the builder.`)],
    };
  },
};
