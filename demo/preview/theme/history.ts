import type { Theme } from './theme';

/** Themes before and after the present one, the nearest last. */
export interface History {
  past: readonly Theme[];
  future: readonly Theme[];
  /** What was changed last: further changes of the same are one step. */
  label?: string;
}

/** Steps that are kept. */
const MOST = 100;

export const noHistory: History = { past: [], future: [] };

/** Notes a change. Changes with the same label follow each other as one step, as those of a slider do. */
export const noteChange = (history: History, before: Theme, label: string): History =>
  label === history.label && history.past.length > 0
    ? { ...history, future: [] }
    : { past: [...history.past, before].slice(-MOST), future: [], label };

/** Takes the last change back; undefined when there is none. */
export const undo = ({ past, future }: History, now: Theme): { history: History; theme: Theme } | undefined => {
  const theme = past.at(-1);
  return theme && { history: { past: past.slice(0, -1), future: [...future, now] }, theme };
};

/** Makes the change again that was taken back last; undefined when there is none. */
export const redo = ({ past, future }: History, now: Theme): { history: History; theme: Theme } | undefined => {
  const theme = future.at(-1);
  return theme && { history: { past: [...past, now], future: future.slice(0, -1) }, theme };
};
