import { type Clock, within } from './clock';
import type { Log } from './log';

const TIMEOUT = 5000;
const KEPT = 100;

export type WebhookKind = 'general';

export interface FailedDelivery {
  kind: WebhookKind;
  at: string;
  reason: string;
}

export interface Webhooks {
  /** Starts a delivery and returns at once. */
  send(kind: WebhookKind, body: unknown): void;
  /** The last deliveries that failed, newest first, for the operator. */
  failures(): readonly FailedDelivery[];
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
}

interface WebhooksOptions {
  addresses: Readonly<Record<WebhookKind, string>>;
  fetch: typeof fetch;
  clock: Clock;
  log: Log;
}

/** Workflow automation is told, not asked: its failures are logged and change nothing for the sender. */
export const createWebhooks = ({ addresses, fetch, clock, log }: WebhooksOptions): Webhooks => {
  const underWay = new Set<Promise<void>>();
  const failed: FailedDelivery[] = [];

  const deliver = async (kind: WebhookKind, body: unknown): Promise<void> => {
    const late = () => new Error(`no answer within ${TIMEOUT} ms`);
    try {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual' } as const;
      const response = await within(clock, TIMEOUT, late, (signal) => fetch(addresses[kind], { ...init, signal }));
      await response.body?.cancel();
      if (!response.ok) throw new Error(`status ${response.status}`);
    } catch (error) {
      // The reason names no address: it may hold a key.
      const reason =
        error instanceof Error && /^(status|no answer)/.test(error.message) ? error.message : 'no connection';
      failed.unshift({ kind, at: new Date(clock.now()).toISOString(), reason });
      failed.length = Math.min(failed.length, KEPT);
      log.warn('webhook failed', { kind, reason });
    }
  };

  return {
    send(kind, body) {
      const delivery = deliver(kind, body).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    failures: () => failed,
    settled: async () => {
      await Promise.all(underWay);
    },
  };
};
