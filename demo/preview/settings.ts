import type { ColorToken, Density, ThemeName, ThemeVariables } from '@gatehouse/ui/kit';
import { isScreenId, type ScreenId } from './catalogue';

export const roles = ['Admin', 'Support', 'Editor', 'Viewer', 'ReadOnly'] as const;
export const themes = ['light', 'dark', 'system'] as const satisfies readonly ThemeName[];
export const directions = ['auto', 'ltr', 'rtl'] as const;
export const widths = ['phone', 'tablet', 'desktop'] as const;
export const densities = ['comfortable', 'compact'] as const satisfies readonly Density[];
export const languages = ['en', 'de', 'fr', 'es', 'he', 'ja', 'ar'] as const;

/** Colours the theme editor offers, the most visible first. */
export const editable = [
  'primary',
  'on-primary',
  'background',
  'surface',
  'muted',
  'border',
  'text',
  'text-muted',
  'danger',
  'success',
  'ring',
] as const satisfies readonly ColorToken[];

/** Everything that makes up a view; it lives in the address, so a view can be shared. */
export interface PreviewSettings {
  screen: ScreenId;
  role: (typeof roles)[number];
  theme: (typeof themes)[number];
  dir: (typeof directions)[number];
  width: (typeof widths)[number];
  density: (typeof densities)[number];
  language: (typeof languages)[number];
  variables: ThemeVariables;
}

export const defaults: PreviewSettings = {
  screen: 'admin.apiTokens',
  role: 'Admin',
  theme: 'light',
  dir: 'auto',
  width: 'desktop',
  density: 'comfortable',
  language: 'en',
  variables: {},
};

const VARIABLE = 'v.';

const oneOf = <T extends string>(known: readonly T[], value: string | null, fallback: T): T =>
  known.find((one) => one === value) ?? fallback;

/** Values go into a style, so only plain ones are taken from an address. */
const readVariables = (query: URLSearchParams): ThemeVariables => {
  const colours = editable.flatMap((name) => {
    const value = query.get(VARIABLE + name) ?? '';
    return /^#[0-9a-f]{6}$/i.test(value) ? [[name, value.toLowerCase()]] : [];
  });
  const radius = query.get(`${VARIABLE}radius`) ?? '';
  return Object.fromEntries([...colours, ...(/^\d{1,2}px$/.test(radius) ? [['radius', radius]] : [])]);
};

/** Reads a view from an address; what is not known is as by default. */
export const readSettings = (query: URLSearchParams): PreviewSettings => {
  const screen = query.get('screen');
  return {
    screen: isScreenId(screen) ? screen : defaults.screen,
    role: oneOf(roles, query.get('role'), defaults.role),
    theme: oneOf(themes, query.get('theme'), defaults.theme),
    dir: oneOf(directions, query.get('dir'), defaults.dir),
    width: oneOf(widths, query.get('width'), defaults.width),
    density: oneOf(densities, query.get('density'), defaults.density),
    language: oneOf(languages, query.get('language'), defaults.language),
    variables: readVariables(query),
  };
};

/** Writes a view into an address; what is as by default is left out. */
export const writeSettings = ({ variables, ...plain }: PreviewSettings): URLSearchParams => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(plain)) {
    if (value !== (defaults as unknown as Record<string, unknown>)[name]) query.set(name, value);
  }
  for (const [name, value] of Object.entries(variables)) query.set(VARIABLE + name, value);
  return query;
};
