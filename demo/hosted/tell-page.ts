import type { OnIdentityEvent } from '@gatehouse/sdk';

/** Passes events to scripts of the page, such as a tag manager, as `gatehouse:event` of the window. */
export const tellPage: OnIdentityEvent = (event) =>
  void dispatchEvent(new CustomEvent('gatehouse:event', { detail: event }));
