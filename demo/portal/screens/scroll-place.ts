import type { Environment } from '@gatehouse/sdk';

const PLACE = 'research-portal/scroll';

const isReload = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/** Notes in its tab how far the page is scrolled, for when it is loaded again. */
export const keepScroll = ({ tab }: Environment): void => void tab.setItem(PLACE, String(window.scrollY));

/**
 * Scrolls a page that was loaded again to where it was, and one that was opened to the part its address names. The
 * browser does both before the screen is there.
 */
export const restoreScroll = ({ tab }: Environment): void => {
  const kept = isReload() ? tab.getItem(PLACE) : null;
  if (kept === null) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  else window.scrollTo(0, Number(kept));
};
