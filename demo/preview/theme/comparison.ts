import { useEffect, useState } from 'react';
import { frameBridge } from '../bridge';
import { type Setup, writeSetup } from '../state/setup';
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

/** Comparison of the theme with another one, which the frames render in its place. */
export interface Comparison {
  options: Readonly<Record<string, string>>;
  base: string;
  choose: (id: string) => void;
  /** Name of the theme that the frames render; undefined for the user's own. */
  shown: string | undefined;
  /** Undefined when both themes are the same. */
  toggle?: () => void;
}

/** Returns the comparison. A change of the theme ends it, and Escape does. */
export const useComparison = (setup: Setup, saved: readonly SavedTheme[]): Comparison => {
  const [opened] = useState(setup.theme);
  const [base, setBase] = useState(DEFAULT_THEME);
  const [isOn, setOn] = useState(false);
  const all = comparedThemes(opened, saved);
  const chosen = all.find(({ id }) => id === base) ?? all[0];
  const theme = JSON.stringify(setup.theme);
  const [compared, setCompared] = useState(theme);
  if (compared !== theme) {
    setCompared(theme);
    setOn(false);
  }
  const differs = chosen !== undefined && !looksEqual(chosen.theme, setup.theme);
  const query =
    isOn && chosen && differs
      ? `?${writeSetup({ ...setup, theme: withTextsOf(chosen.theme, setup.theme) })}`
      : undefined;
  useEffect(() => frameBridge.replaceQuery(query), [query]);
  useEffect(() => {
    if (!isOn) return;
    const end = ({ key }: KeyboardEvent) => key === 'Escape' && setOn(false);
    window.addEventListener('keydown', end);
    return () => window.removeEventListener('keydown', end);
  }, [isOn]);
  return {
    options: Object.fromEntries(all.map(({ id, name }) => [id, name])),
    base: chosen?.id ?? DEFAULT_THEME,
    choose: setBase,
    shown: query === undefined ? undefined : chosen?.name,
    ...(differs && { toggle: () => setOn(!isOn) }),
  };
};
