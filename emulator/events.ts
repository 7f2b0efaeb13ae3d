import type { Severity } from './rows/records';

/** Something that happened at the provider, for webhooks and notification channels. */
export interface ProviderEvent {
  readonly key: `frontegg.${string}`;
  readonly tenantId: string;
  /** Who did it; absent where the provider acted by itself. */
  readonly userId?: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What happened, as the audit log says it. */
  readonly text?: string;
  /** Default `Info`. */
  readonly severity?: Severity;
  /** Input and details of the operation, without secrets. */
  readonly data: Readonly<Record<string, unknown>>;
}

export type EventListener = (event: ProviderEvent) => void;

/** The one place where events are raised. */
export const createEvents = () => {
  const listeners = new Set<EventListener>();
  return {
    /** Adds a listener; the function takes it away again. */
    on: (listener: EventListener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    raise: (event: ProviderEvent): void => {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          // The operation has happened; a listener cannot take it back.
          console.error('[emulator]', error);
        }
      }
    },
  };
};
export type Events = ReturnType<typeof createEvents>;
