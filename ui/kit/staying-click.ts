import type { MouseEvent } from 'react';

/** Click handler of a link that stays in the application: with a modifier key or another button the browser follows it. */
export const stayingClick =
  (open: () => void) =>
  (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
