import { useCallback, useRef, useState } from 'react';
import { type History, noHistory, noteChange, redo, undo } from './history';
import { type Theme, withoutEmptyParts } from './theme';

/** Changes the theme; successive changes with the same label are undone in one step. */
export type ChangeTheme = (theme: Theme, label: string) => void;

/** The theme with undo and redo. */
export interface ThemeHistory {
  theme: Theme;
  change: ChangeTheme;
  undo?: () => void;
  redo?: () => void;
}

/** Props of every part of the panel. */
export type ThemePartProps = Pick<ThemeHistory, 'theme' | 'change'>;

/** Returns the theme with its history, which lasts as long as the page is open. */
export const useThemeHistory = (theme: Theme, onTheme: (theme: Theme) => void): ThemeHistory => {
  const [history, setHistory] = useState<History>(noHistory);
  const latest = useRef({ theme, history });
  latest.current = { theme, history };
  const change = useCallback(
    (next: Theme, label: string) => {
      setHistory(noteChange(latest.current.history, latest.current.theme, label));
      onTheme(withoutEmptyParts(next));
    },
    [onTheme],
  );
  const step = (move: typeof undo) => {
    const moved = move(history, theme);
    if (!moved) return undefined;
    return () => {
      setHistory(moved.history);
      onTheme(moved.theme);
    };
  };
  const back = step(undo);
  const again = step(redo);
  return { theme, change, ...(back && { undo: back }), ...(again && { redo: again }) };
};
