import { randomUUID } from 'node:crypto';
import type { WebhookKind } from '../research/feedback/kinds';

/** How many failed deliveries are kept; the oldest go first. */
export const KEPT = 1000;
/** Milliseconds after which a failed delivery is forgotten. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** What a webhook was sent and did not take. */
export interface FailedDelivery {
  readonly id: string;
  readonly kind: WebhookKind;
  /** When the first try failed, as an ISO date in UTC. */
  readonly at: string;
  /** Why the last try failed; names no address. */
  readonly reason: string;
  /** What was sent, as JSON data. */
  readonly body: unknown;
  readonly tries: number;
}

export type NewFailure = Pick<FailedDelivery, 'kind' | 'reason' | 'body'>;

/** The failed deliveries, until they are sent again, handled by hand, or too old. */
export interface FailedDeliveries {
  /** The newest ones, newest first. */
  list(most?: number): FailedDelivery[];
  count(): number;
  find(id: string): FailedDelivery | undefined;
  add(failure: NewFailure): FailedDelivery;
  /** Counts one more try; does nothing when the delivery is gone. */
  failedAgain(id: string, reason: string): void;
  /** False when there was none. */
  remove(id: string): boolean;
  close(): void;
}

/** A failure as it is kept. Its id is random: behind a balancer the numbers of two processes would be mistaken for each other. */
export const newDelivery = ({ kind, reason, body }: NewFailure, now: number): FailedDelivery => ({
  id: randomUUID(),
  kind,
  at: new Date(now).toISOString(),
  reason,
  body,
  tries: 1,
});

/** The oldest date that is kept. */
export const oldestKept = (now: number): string => new Date(now - KEPT_FOR).toISOString();

/** Keeps failed deliveries as long as the process lives. */
export const createFailedDeliveries = (now: () => number): FailedDeliveries => {
  const kept = new Map<string, FailedDelivery>();

  const forgetOld = () => {
    const oldest = oldestKept(now());
    for (const { id, at } of kept.values()) {
      if (kept.size <= KEPT && at >= oldest) return;
      kept.delete(id);
    }
  };

  return {
    list(most = KEPT) {
      forgetOld();
      return [...kept.values()].reverse().slice(0, most);
    },
    count() {
      forgetOld();
      return kept.size;
    },
    find(id) {
      forgetOld();
      return kept.get(id);
    },
    add(failure) {
      const delivery = newDelivery(failure, now());
      kept.set(delivery.id, delivery);
      forgetOld();
      return delivery;
    },
    failedAgain(id, reason) {
      const delivery = kept.get(id);
      if (delivery) kept.set(id, { ...delivery, reason, tries: delivery.tries + 1 });
    },
    remove: (id) => kept.delete(id),
    close: () => {},
  };
};
