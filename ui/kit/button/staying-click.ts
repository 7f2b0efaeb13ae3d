import type { MouseEvent } from 'react';

/** Creates the click handler of an in-app link; with a modifier key or another button the browser follows the link. */
export const stayingClick =
  (open: () => void) =>
  (event: MouseEvent): void => {
    const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    open();
  };
