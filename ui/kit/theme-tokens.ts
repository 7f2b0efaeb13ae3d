/** Colors of a theme; each is the CSS variable `--gh-<name>`. */
export type ColorToken =
  | 'background'
  | 'surface'
  | 'raised'
  | 'muted'
  | 'border'
  | 'border-control'
  | 'text'
  | 'text-muted'
  | 'primary'
  | 'on-primary'
  | 'danger'
  | 'danger-solid'
  | 'on-danger'
  | 'warning'
  | 'success'
  | 'info'
  | 'ring'
  | 'overlay';

/**
 * Non-color theme variables: `unit` is the 4 px base of spacing and type, `shadow` is a factor for the strength of
 * shadows.
 */
export type MetricToken = 'radius' | 'font' | 'font-mono' | 'unit' | 'control' | 'row' | 'shadow';

/** A theme variable; `--gh-<name>` in CSS. */
export type Token = ColorToken | MetricToken;

/** Values for theme variables, e.g. `{ primary: '#0b6', radius: '4px' }`. */
export type ThemeVariables = Partial<Record<Token, string>>;
