import type { Environment } from '@gatehouse/sdk';

const PLACE = 'research-portal/scroll';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Stores the scroll position in the tab for a reload. */
export const keepScroll = ({ tab }: Environment): void => void tab.setItem(PLACE, String(window.scrollY));

/**
 * Restores the scroll position after a reload, or scrolls to the fragment of the URL. The browser does both before the
 * screen is rendered.
 */
export const restoreScroll = ({ tab }: Environment): void => {
  const kept = isReload() ? tab.getItem(PLACE) : null;
  if (kept === null) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  else window.scrollTo(0, Number(kept));
};
