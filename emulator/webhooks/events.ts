import type { Severity } from '../db/rows/records';

/** An event of the provider, for webhooks and notification channels. */
export interface ProviderEvent {
  readonly key: `frontegg.${string}`;
  readonly tenantId: string;
  /** Id of the user who acted; absent when the provider did. */
  readonly userId?: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The sentence of the audit log. */
  readonly text?: string;
  /** Default: `Info`. */
  readonly severity?: Severity;
  /** Input and details of the operation, without secrets. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type EventListener = (event: ProviderEvent) => void;

/** Creates the registry through which all events are raised. */
export const createEvents = () => {
  const listeners = new Set<EventListener>();
  return {
    /** Adds a listener; returns the function that removes it. */
    on: (listener: EventListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    raise: (event: ProviderEvent): void => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          // The operation is complete; a listener cannot revert it.
          console.error('[emulator]', error);
        }
      }
    },
  };
};
export type Events = ReturnType<typeof createEvents>;
