/** What the page is told, under the names that its tag manager knows. */
export type HostEvent = 'signup_completed' | 'user_verified';

/** Gets what the page is told; payloads hold ids and the address that was signed up. */
export type OnHostEvent = (event: HostEvent, payload: Readonly<Record<string, unknown>>) => void;

/** Tells the page through `window.onFronteggEvent`, when it has one. */
export const tellPage: OnHostEvent = (event, payload) => {
  const { onFronteggEvent } = globalThis as { onFronteggEvent?: OnHostEvent };
  onFronteggEvent?.(event, payload);
};

/** Tells a listener; its mistakes are its own. */
export const tell = (listener: OnHostEvent | undefined, ...event: Parameters<OnHostEvent>): void => {
  try {
    listener?.(...event);
  } catch {
    // A failing listener must not block the flow.
  }
};
