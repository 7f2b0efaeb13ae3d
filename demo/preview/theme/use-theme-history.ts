import { useCallback, useRef, useState } from 'react';
import { type History, noHistory, noteChange, redo, undo } from './history';
import type { Theme } from './theme';

/** Changes the theme; changes with the same label in a row are taken back in one step. */
export type ChangeTheme = (theme: Theme, label: string) => void;

/** The theme with the way back. */
export interface ThemeHistory {
  theme: Theme;
  change: ChangeTheme;
  undo?: () => void;
  redo?: () => void;
}

/** What every part of the panel is given. */
export type ThemePartProps = Pick<ThemeHistory, 'theme' | 'change'>;

/** Keeps what the theme was, as long as the page is open. */
export const useThemeHistory = (theme: Theme, onTheme: (theme: Theme) => void): ThemeHistory => {
  const [history, setHistory] = useState<History>(noHistory);
  const latest = useRef({ theme, history });
  latest.current = { theme, history };
  const change = useCallback(
    (next: Theme, label: string) => {
      setHistory(noteChange(latest.current.history, latest.current.theme, label));
      onTheme(next);
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
