import { randomUUID } from 'node:crypto';
import type { WebhookKind } from '../../research/feedback/kinds';

/** How many failed deliveries are kept; the oldest go first. */
export const KEPT = 1000;
/** Milliseconds after which a failed delivery is forgotten. */
const KEPT_FOR = 30 * 24 * 3_600_000;

/** Why a delivery stands in the list whose end the process did not live to see. */
export const STOPPED = 'no answer before the portal was stopped';

/** What a webhook was sent and did not take, or may not have taken. */
export interface FailedDelivery {
  readonly id: string;
  readonly kind: WebhookKind;
  /** When it was first tried, as an ISO date in UTC. */
  readonly at: string;
  /** Why the last try failed; names no address. */
  readonly reason: string;
  /** What was sent, as JSON data. */
  readonly body: unknown;
  readonly tries: number;
  /** Whether the sender was told that it failed, and has it still in their form. */
  readonly returned: boolean;
}

export type NewDelivery = Pick<FailedDelivery, 'kind' | 'body'>;

/**
 * The deliveries: those under way, so that none is forgotten however the process ends, and those that failed, until they
 * are sent again, handled by hand, or too old. The list is of those that failed.
 */
export interface FailedDeliveries {
  /** The newest ones, newest first. */
  list(most?: number): FailedDelivery[];
  count(): number;
  find(id: string): FailedDelivery | undefined;
  /** Notes a delivery before it is sent, and gives its id. It has been kept when the call returns. */
  begin(delivery: NewDelivery): string;
  /** Notes that a failed one is sent once more. */
  beginAgain(id: string): void;
  /** Forgets one that arrived. */
  arrived(id: string): void;
  /** Does nothing when the delivery is gone. */
  failed(id: string, reason: string): void;
  /** Notes that the sender of a failed one was told so. */
  returned(id: string): void;
  /** Forgets returned ones with this content: the sender has sent it again, and it was taken. */
  taken(delivery: NewDelivery): void;
  /** False when there was none. */
  remove(id: string): boolean;
  close(): void;
}

/** A delivery as it is kept. Its id is random: behind a balancer the numbers of two processes would be mistaken for each other. */
export const newDelivery = ({ kind, body }: NewDelivery, now: number): FailedDelivery => ({
  id: randomUUID(),
  kind,
  at: new Date(now).toISOString(),
  reason: '',
  body,
  tries: 1,
  returned: false,
});

/** The oldest date that is kept. */
export const oldestKept = (now: number): string => new Date(now - KEPT_FOR).toISOString();

/** Keeps deliveries as long as the process lives. */
export const createFailedDeliveries = (now: () => number): FailedDeliveries => {
  const begun = new Map<string, FailedDelivery>();
  const kept = new Map<string, FailedDelivery>();

  const forgetOld = () => {
    const oldest = oldestKept(now());
    for (const { id, at } of kept.values()) {
      if (kept.size <= KEPT && at >= oldest) return;
      kept.delete(id);
    }
  };
  const change = (id: string, fields: (delivery: FailedDelivery) => Partial<FailedDelivery>) => {
    const delivery = kept.get(id);
    if (delivery) kept.set(id, { ...delivery, ...fields(delivery) });
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
    begin(delivery) {
      const added = newDelivery(delivery, now());
      begun.set(added.id, added);
      return added.id;
    },
    beginAgain: (id) => change(id, ({ tries }) => ({ tries: tries + 1 })),
    arrived(id) {
      begun.delete(id);
      kept.delete(id);
    },
    failed(id, reason) {
      const delivery = begun.get(id);
      begun.delete(id);
      if (delivery) kept.set(id, delivery);
      change(id, () => ({ reason }));
      forgetOld();
    },
    returned: (id) => change(id, () => ({ returned: true })),
    taken({ kind, body }) {
      const content = JSON.stringify(body);
      for (const delivery of kept.values()) {
        if (delivery.returned && delivery.kind === kind && JSON.stringify(delivery.body) === content)
          kept.delete(delivery.id);
      }
    },
    remove: (id) => kept.delete(id),
    close: () => {},
  };
};
