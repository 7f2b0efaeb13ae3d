import type { Theme } from '../theme/theme';
import { type Leaf, leavesOf, themeOf } from './leaves';

/** Parsed theme with an error for each unreadable value; or the error of the whole text. */
export type Reading = { theme: Theme; skipped: readonly string[] } | { problem: string };

export interface ImportFormat {
  label: string;
  supports: (leaf: Leaf) => boolean;
  matches: (text: string) => boolean;
  read: (text: string) => Reading;
}

export interface Format extends ImportFormat {
  /** Name of the download; undefined for a link. */
  file?: string;
  /** Instructions for a host or designer. */
  use: string;
  /** Exports the supported values. `address` is the URL of the builder, for a link. */
  write: (theme: Theme, address: string) => string;
}

export const supportedIn = ({ supports }: Pick<Format, 'supports'>, theme: Theme): Theme =>
  themeOf(leavesOf(theme).filter(supports)).theme;

/** Replaces the supported values with the imported ones; the rest of the theme stays. */
export const applyImport = (theme: Theme, { supports }: Pick<Format, 'supports'>, read: Theme): Theme => {
  const unsupported = leavesOf(theme).filter((leaf) => !supports(leaf));
  return themeOf([...unsupported, ...leavesOf(read)]).theme;
};

const partNames: Readonly<Record<string, string>> = {
  light: 'colors of light mode',
  dark: 'colors of dark mode',
  metrics: 'shape, spacing and type',
  logo: 'the logo',
  appName: 'the name of the application',
  texts: 'texts',
};

/** Names the values of a theme that a format does not support. */
export const unsupportedIn = ({ supports }: Pick<Format, 'supports'>, theme: Theme): string[] => {
  const unsupported = leavesOf(theme).filter((leaf) => !supports(leaf));
  const isWhole = (part: string) => leavesOf(theme).every((leaf) => !leaf[0].startsWith(part) || !supports(leaf));
  const parts = new Set(unsupported.map(([path]) => path.split('.')[0] ?? ''));
  return [...parts].map((part) => (isWhole(part) ? '' : 'some of the ') + (partNames[part] ?? part));
};

export const NO_JSON = 'This is not valid JSON. Copy the whole file, from its first { to its last }.';
