import type { MouseEvent } from 'react';

/** Creates the click handler of an in-app link; with a modifier key or another button the browser follows the link. */
export const stayingClick =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
