import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readSetup, type Setup, writeSetup } from './setup';

const listeners = new Set<() => void>();

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
  };
};

const current = () => readSetup(new URLSearchParams(location.search));

export type ChangeSetup = (changes: Partial<Setup>) => void;

/** Returns the setup, stored in the URL. A new screen adds a history entry, other changes replace it. */
export const useSetup = (onChange: () => void): { setup: Setup; change: ChangeSetup } => {
  const query = useSyncExternalStore(subscribe, () => location.search);
  const setup = useMemo(() => readSetup(new URLSearchParams(query)), [query]);
  const change = useCallback(
    (changes: Partial<Setup>) => {
      const next = writeSetup({ ...current(), ...changes }).toString();
      const address = next ? `${location.pathname}?${next}` : location.pathname;
      if (changes.screen) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      for (const notify of listeners) notify();
      onChange();
    },
    [onChange],
  );
  return { setup, change };
};
