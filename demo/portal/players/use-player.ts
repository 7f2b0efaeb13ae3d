import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Change, changed, type PlayerState } from './state';

export interface PlayerProps<View> {
  start: PlayerState;
  /** Returns what the state looks like; the rule of the solution. */
  viewOf: (state: PlayerState) => View;
  onExplored: () => void;
}

interface Player<View> {
  state: PlayerState;
  view: View;
  /** Restores the start; undefined at the start. */
  reset: (() => void) | undefined;
  change: (next: Change) => void;
  root: RefObject<HTMLDivElement | null>;
}

/** Focuses the first visible element with a key; returns whether there is one. */
const focusIn = (root: HTMLElement, key: string): boolean =>
  [...root.querySelectorAll<HTMLElement>(`[data-focus="${key}"]`)].some((element) => {
    element.focus();
    return element === document.activeElement;
  });

/** Keeps the state of a player, and the focus when the change moves or removes the pressed element. */
export function usePlayer<View extends { readonly explored: boolean }>({
  start,
  viewOf,
  onExplored,
}: PlayerProps<View>): Player<View> {
  const [state, setState] = useState(start);
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);

  useLayoutEffect(() => {
    const key = pressed.current;
    pressed.current = undefined;
    if (key === undefined || !root.current || root.current.contains(document.activeElement)) return;
    if (!key || !focusIn(root.current, key)) focusIn(root.current, 'result');
  });

  const change = (next: Change) => {
    const active = document.activeElement;
    pressed.current =
      active instanceof HTMLElement && root.current?.contains(active) ? (active.dataset.focus ?? '') : undefined;
    const after = changed(state, next);
    setState(after);
    if (viewOf(after).explored) onExplored();
  };
  const reset = state === start ? undefined : () => change({ type: 'reset', to: start });
  return { state, view: viewOf(state), reset, change, root };
}
