import type { ColorToken, MetricToken, Token } from './ui/kit/theme-tokens';

type Colors = Record<ColorToken, string>;

/** The default colors. tests/unit/ui/kit/contrast.test.ts holds their ratios. */
export const colors: { light: Colors; dark: Colors } = {
  light: {
    background: '#f8f8fa',
    surface: '#ffffff',
    raised: '#ffffff',
    muted: '#f1f1f4',
    border: '#e3e3e8',
    'border-control': '#8a8c97',
    text: '#18191f',
    'text-muted': '#5f626d',
    primary: '#1f2128',
    'on-primary': '#ffffff',
    danger: '#c4232f',
    'danger-solid': 'var(--gh-danger)',
    'on-danger': '#ffffff',
    warning: '#875300',
    success: '#166f42',
    info: '#1f5fd0',
    ring: '#2f6bff',
    overlay: '#0d0e1173',
  },
  dark: {
    background: '#0d0e11',
    surface: '#15161a',
    raised: '#1c1e23',
    muted: '#22242a',
    border: '#2a2c33',
    'border-control': '#6d717e',
    text: '#eeeff2',
    'text-muted': '#a3a7b3',
    primary: '#f0f1f4',
    'on-primary': '#15161a',
    danger: '#ff8a8a',
    'danger-solid': '#cd353f',
    'on-danger': '#ffffff',
    warning: '#f1b552',
    success: '#5fcf95',
    info: '#8ab4ff',
    ring: '#7aa5ff',
    overlay: '#000000a6',
  },
};

export const metrics: Record<MetricToken, string> = {
  radius: '8px',
  font: "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', Arial, sans-serif",
  'font-mono': "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  unit: '0.25rem',
  control: 'calc(var(--gh-unit) * 10)',
  row: 'calc(var(--gh-unit) * 11)',
  shadow: '1',
};

const compact: Partial<Record<MetricToken, string>> = {
  control: 'calc(var(--gh-unit) * 9)',
  row: 'calc(var(--gh-unit) * 9)',
};

/**
 * Tokens whose default follows from others, or from the place. Each root of the kit declares the default, since a root may
 * change what it follows from, under a name of its own: the token itself is left to hosts, also on the page.
 */
const derived = ['control', 'row', 'danger-solid'] as const;
const isDerived = (token: string): boolean => derived.some((name) => name === token);

const use = (token: Token) =>
  isDerived(token) ? `var(--gh-${token}, var(--gh-default-${token}))` : `var(--gh-${token})`;
const units = (count: number) => `calc(${use('unit')} * ${count})`;
const mix = (token: ColorToken, percent: number, other: string) =>
  `color-mix(in srgb, ${use(token)} ${percent}%, ${other})`;

/** A shadow of 0 to 255 in strength, times what the theme says. */
const shade = (strength: number) => `rgb(16 17 26 / calc(${(strength / 255).toFixed(3)} * ${use('shadow')}))`;

const declare = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--gh-${name}`, value]));

const declareFixed = (values: Record<string, string>) =>
  declare(Object.fromEntries(Object.entries(values).filter(([name]) => !isDerived(name))));

const declareDefaults = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (isDerived(name) ? [[`--gh-default-${name}`, value]] : [])),
  );

/** How much of a status color its soft background holds; derived, so that a host's own danger red brings its own tint. */
export const softness = 10;

const soft = (token: ColorToken) => ({ DEFAULT: use(token), soft: mix(token, softness, use('surface')) });

/** Two weights; 550 is 600 where the typeface has no steps in between, never a 400 that looks like plain text. */
const fontWeight = { normal: '400', medium: '550' };

export default {
  prefix: 'gh',
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      background: use('background'),
      surface: use('surface'),
      raised: use('raised'),
      muted: use('muted'),
      line: use('border'),
      control: use('border-control'),
      body: use('text'),
      subtle: use('text-muted'),
      primary: { DEFAULT: use('primary'), hover: mix('primary', 86, use('on-primary')) },
      'on-primary': use('on-primary'),
      danger: { ...soft('danger'), solid: use('danger-solid'), hover: mix('danger-solid', 88, colors.light.text) },
      'on-danger': use('on-danger'),
      warning: soft('warning'),
      success: soft('success'),
      info: soft('info'),
      ring: use('ring'),
      overlay: use('overlay'),
    },
    spacing: { DEFAULT: use('unit'), px: '1px', control: use('control'), row: use('row') },
    fontFamily: { sans: use('font'), mono: use('font-mono') },
    fontSize: {
      xs: [units(3), { lineHeight: units(4) }],
      sm: [units(3.5), { lineHeight: units(5) }],
      base: [units(4), { lineHeight: units(6) }],
      touch: [`max(16px, ${units(4)})`, { lineHeight: units(6) }],
      lg: [units(5), { lineHeight: units(7) }],
      xl: [units(6), { lineHeight: units(8) }],
    },
    fontWeight,
    borderRadius: {
      none: '0',
      sm: `calc(${use('radius')} * 0.625)`,
      DEFAULT: use('radius'),
      lg: `calc(${use('radius')} * 1.5)`,
      full: '9999px',
    },
    boxShadow: {
      low: `0 1px 2px ${shade(13)}`,
      card: `0 1px 2px ${shade(10)}, 0 4px 16px -6px ${shade(20)}`,
      raised: `0 2px 6px -1px ${shade(20)}, 0 12px 32px -8px ${shade(56)}`,
    },
    transitionDuration: { DEFAULT: '120ms' },
    transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)' },
    animation: {
      spin: 'gh-spin 800ms linear infinite',
      fade: 'gh-fade 120ms ease-out',
      slide: 'gh-slide 160ms cubic-bezier(0.2, 0, 0, 1)',
      pop: 'gh-pop 140ms cubic-bezier(0.2, 0, 0, 1)',
      edges: 'gh-edges linear',
      pulse: 'gh-pulse 1600ms ease-in-out infinite',
    },
    screens: { sm: '640px', md: '768px', lg: '1024px' },
    containers: { xs: '400px', sm: '640px', md: '768px', lg: '1024px' },
  },
  // Utilities only so that styles.css can @apply them where they belong: `addBase` would write into the host's `base` layer.
  plugins: [
    {
      handler: ({ addUtilities }: { addUtilities: (utilities: Record<string, Record<string, string>>) => void }) =>
        addUtilities({
          '.tokens-metrics': declareFixed(metrics),
          '.tokens-derived': declareDefaults({ ...metrics, ...colors.light }),
          '.tokens-derived-dark': declareDefaults(colors.dark),
          '.tokens-compact': declareDefaults(compact),
          '.tokens-light': declareFixed(colors.light),
          '.tokens-dark': declareFixed(colors.dark),
        }),
    },
  ],
};
