import type { SavedTheme } from './saved-themes';
import type { Theme } from './theme';

/** A theme to compare with, by an id that no name of a user equals. */
interface ComparedTheme extends SavedTheme {
  id: string;
}

export const DEFAULT_THEME = 'default';

/** Returns the themes to compare with: the kit's own, the one that the page was opened with, and the saved ones. */
export const comparedThemes = (opened: Theme, saved: readonly SavedTheme[]): readonly ComparedTheme[] => [
  { id: DEFAULT_THEME, name: 'Default theme', theme: {} },
  ...(Object.keys(opened).length > 0 ? [{ id: 'opened', name: 'Theme as opened', theme: opened }] : []),
  ...saved.map(({ name, theme }) => ({ id: `saved ${name}`, name, theme })),
];

/** Returns the theme that a comparison renders. Texts stay: with others, the screen would start again. */
export const withTextsOf = ({ texts: _, ...base }: Theme, { texts }: Theme): Theme => ({
  ...base,
  ...(texts && { texts }),
});

/** Returns whether a comparison of two themes renders the same. */
export const looksEqual = (base: Theme, theme: Theme): boolean => {
  const sorted = (value: object) =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'object' && part !== null ? Object.fromEntries(Object.entries(part).toSorted()) : part,
    );
  return sorted(withTextsOf(base, theme)) === sorted(theme);
};
