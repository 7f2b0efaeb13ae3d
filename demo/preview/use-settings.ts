import { useCallback, useSyncExternalStore } from 'react';
import { type PreviewSettings, readSettings, writeSettings } from './settings';

const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  window.addEventListener('popstate', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('popstate', changed);
  };
};

/** The view, kept in the address. A new screen is a step one can go back from; everything else is not. */
export const useSettings = (onChange: () => void) => {
  const query = useSyncExternalStore(subscribe, () => location.search);
  const settings = readSettings(new URLSearchParams(query));
  const change = useCallback(
    (changes: Partial<PreviewSettings>) => {
      const next = writeSettings({ ...readSettings(new URLSearchParams(location.search)), ...changes }).toString();
      const address = next ? `${location.pathname}?${next}` : location.pathname;
      if (changes.screen) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      for (const changed of listeners) changed();
      onChange();
    },
    [onChange],
  );
  return { settings, change };
};
