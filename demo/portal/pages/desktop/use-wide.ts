import { useSyncExternalStore } from 'react';

/** The rail lies on top of the window below this width; desktop.css knows the same one. */
const wide = () => window.matchMedia('(min-width: 721px)');

const subscribe = (changed: () => void) => {
  const query = wide();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the rail is beside the view. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
