import type { OnIdentityEvent } from '@gatehouse/sdk';

/** Scripts of the page come after its own; until they have run or failed, nobody could listen. */
const scriptsHaveRun = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') return resolve(undefined);
  document.addEventListener('DOMContentLoaded', resolve, { once: true });
  addEventListener('load', resolve, { once: true });
});

/** Passes events to scripts of the page, such as a tag manager, as `gatehouse:event` of the window. */
export const tellPage: OnIdentityEvent = (event) =>
  void scriptsHaveRun.then(() => dispatchEvent(new CustomEvent('gatehouse:event', { detail: event })));
