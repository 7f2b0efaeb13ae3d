import type { Theme } from '../theme/theme';
import { type Leaf, leavesOf, themeOf } from './leaves';

/** What was read, with a sentence for each value that could not be; or why nothing was. */
export type Reading = { theme: Theme; skipped: readonly string[] } | { problem: string };

/** A way for a theme to leave the builder and to come back. */
export interface Format {
  label: string;
  /** Name of the file that is downloaded; a link has none. */
  file?: string;
  /** What a host or designer does with it. */
  use: string;
  /** Whether the format has a place for a value. */
  carries: (leaf: Leaf) => boolean;
  /** Writes what it carries. `address` is that of the builder, for a link to it. */
  write: (theme: Theme, address: string) => string;
  /** Whether a text looks as if it were of this format. */
  fits: (text: string) => boolean;
  read: (text: string) => Reading;
}

/** The part of a theme that a format carries. */
export const carriedBy = ({ carries }: Pick<Format, 'carries'>, theme: Theme): Theme =>
  themeOf(leavesOf(theme).filter(carries)).theme;

/** Puts what was read in the place of what the format carries; the rest of the theme stays. */
export const putInto = (theme: Theme, { carries }: Pick<Format, 'carries'>, read: Theme): Theme => {
  const kept = leavesOf(theme).filter((leaf) => !carries(leaf));
  return themeOf([...kept, ...leavesOf(read)]).theme;
};

const partNames: Readonly<Record<string, string>> = {
  light: 'colors of light mode',
  dark: 'colors of dark mode',
  metrics: 'shape, spacing and type',
  logo: 'the logo',
  appName: 'the name of the application',
  texts: 'texts',
};

/** Names what of a theme a format has no place for. */
export const leftOutBy = ({ carries }: Pick<Format, 'carries'>, theme: Theme): string[] => {
  const left = leavesOf(theme).filter((leaf) => !carries(leaf));
  const isWhole = (part: string) => leavesOf(theme).every((leaf) => !leaf[0].startsWith(part) || !carries(leaf));
  const parts = new Set(left.map(([path]) => path.split('.')[0] ?? ''));
  return [...parts].map((part) => (isWhole(part) ? '' : 'some of the ') + (partNames[part] ?? part));
};

/** Reads JSON; undefined for what is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const NO_JSON = 'This is not valid JSON. Copy the whole file, from its first { to its last }.';
