import type { Environment } from '@gatehouse/sdk';

const STORAGE_KEY = 'research-portal/scroll';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Stores the scroll position in the tab for a reload. */
export const storeScroll = ({ tab }: Environment): void => void tab.setItem(STORAGE_KEY, String(window.scrollY));

/**
 * Restores the scroll position after a reload, or scrolls to the fragment of the URL. The browser does both before the
 * screen is rendered.
 */
export const restoreScroll = ({ tab }: Environment): void => {
  const stored = isReload() ? tab.getItem(STORAGE_KEY) : null;
  if (stored === null) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  else window.scrollTo(0, Number(stored));
};
