/** Events for the host page, by the names that its tag manager uses. */
export type HostEvent = 'signup_completed' | 'user_verified';

/** Listener of the events; payloads contain ids and the signed-up email address. */
export type OnHostEvent = (event: HostEvent, payload: Readonly<Record<string, unknown>>) => void;

/** Calls `window.onFronteggEvent`, if the page defines it. */
export const tellPage: OnHostEvent = (event, payload) => {
  const { onFronteggEvent } = globalThis as { onFronteggEvent?: OnHostEvent };
  onFronteggEvent?.(event, payload);
};

/** Calls a listener and ignores its errors. */
export const emitHostEvent = (listener: OnHostEvent | undefined, ...event: Parameters<OnHostEvent>): void => {
  try {
    listener?.(...event);
  } catch {
    // A failing listener must not block the flow.
  }
};
