import { useCallback, useRef, useState } from 'react';
import { type Theme, withoutEmptyParts } from './theme';

/** Themes before and after the current one, the nearest last. */
export interface History {
  past: readonly Theme[];
  future: readonly Theme[];
  /** Label of the last change: further changes with the same label are one step. */
  label?: string;
}

/** Maximum number of steps. */
const MAX_STEPS = 100;

export const noHistory: History = { past: [], future: [] };

/** Adds a change. Successive changes with the same label are one step, as those of a slider. */
export const noteChange = (history: History, before: Theme, label: string): History =>
  label === history.label && history.past.length > 0
    ? { ...history, future: [] }
    : { past: [...history.past, before].slice(-MAX_STEPS), future: [], label };

/** Undoes the last change; undefined when there is none. */
export const undo = ({ past, future }: History, now: Theme): { history: History; theme: Theme } | undefined => {
  const theme = past.at(-1);
  return theme && { history: { past: past.slice(0, -1), future: [...future, now] }, theme };
};

/** Redoes the last undone change; undefined when there is none. */
export const redo = ({ past, future }: History, now: Theme): { history: History; theme: Theme } | undefined => {
  const theme = future.at(-1);
  return theme && { history: { past: [...past, now], future: future.slice(0, -1) }, theme };
};

/** Changes the theme; successive changes with the same label are undone in one step. */
export type ChangeTheme = (theme: Theme, label: string) => void;

export interface ThemeHistory {
  theme: Theme;
  change: ChangeTheme;
  undo?: () => void;
  redo?: () => void;
}

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
