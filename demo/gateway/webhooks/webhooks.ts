import type { WebhookKind } from '../../research/feedback/kinds';
import { type Clock, within } from '../runtime/clock';
import type { Log } from '../runtime/log';
import type { Deliveries, FailedDelivery, NewDelivery } from '../runtime/state';

/** Timeout of one delivery in milliseconds. */
const TIME_LIMIT = 5000;
/** Concurrent deliveries of one kind, so that a slow webhook affects only itself. */
const MOST_UNDER_WAY = 50;
const NO_ANSWER = `no answer within ${TIME_LIMIT} ms`;

export type Retried =
  | { outcome: 'delivered' }
  | { outcome: 'failed'; reason: string }
  /** Another process is resending it. */
  | { outcome: 'under way' }
  | { outcome: 'unknown' };

/** Outcome of a delivery; a failed one has an id, if it could be stored. */
export type Sent = { arrived: true } | { arrived: false; id?: string };

export interface Webhooks {
  /**
   * Stores a delivery and starts it; resolves when it is stored. A kind without a URL is not sent. Never rejects. A
   * failure logs the id of its request.
   */
  send(kind: WebhookKind, body: unknown, requestId?: string): Promise<{ outcome: Promise<Sent> }>;
  /** Marks a failed delivery as returned: the sender got the error, and still has the input in their form. */
  returned(sent: Sent, requestId?: string): Promise<void>;
  /** Removes returned deliveries with this content: it was resubmitted successfully. */
  taken(kind: WebhookKind, body: unknown, requestId?: string): Promise<void>;
  /** Resends a failed delivery; a success removes it from the list. Rejects when the list cannot be read. */
  retry(id: string, requestId?: string): Promise<Retried>;
  /** Returns failed deliveries, newest first, for the operator. */
  failures(most?: number): Promise<readonly FailedDelivery[]>;
  /** Resolves when no delivery is pending. */
  settled(): Promise<void>;
}

interface WebhooksOptions {
  addresses: Readonly<Partial<Record<WebhookKind, string>>>;
  deliveries: Deliveries;
  fetch: typeof fetch;
  clock: Clock;
  log: Log;
}

const refusalOf = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirect not followed' : `status ${status}`;
};

/**
 * Sends notifications to workflow automation: a failure is logged and stored for the operator, and does not affect the
 * sender.
 */
export const createWebhooks = ({ addresses, deliveries, fetch, clock, log }: WebhooksOptions): Webhooks => {
  const jobs = new Set<Promise<unknown>>();
  const underWay = new Map<WebhookKind, number>();

  const post = async (address: string, body: unknown, signal: AbortSignal): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal } as const;
    const response = await fetch(address, init);
    // Only the status is needed; a response without end would occupy its connection forever.
    void response.body?.cancel().catch(() => {});
    return response.status;
  };

  /** Returns the reason of a failure; undefined after a success. */
  const attempt = async (kind: WebhookKind, body: unknown): Promise<string | undefined> => {
    const address = addresses[kind];
    if (address === undefined) return 'no address';
    const count = (change: number) => underWay.set(kind, (underWay.get(kind) ?? 0) + change);
    if ((underWay.get(kind) ?? 0) >= MOST_UNDER_WAY) return 'too many under way';
    count(1);
    try {
      const late = () => new Error(NO_ANSWER);
      return refusalOf(await within(clock, TIME_LIMIT, late, (signal) => post(address, body, signal)));
    } catch (error) {
      // The message of an error may contain the URL, which may contain a key.
      return error instanceof Error && error.message === NO_ANSWER ? NO_ANSWER : 'no connection';
    } finally {
      count(-1);
    }
  };

  /** A failed write of the list must not fail the request. */
  const keep = <T>(write: Promise<T>, requestId: string | undefined): Promise<T | undefined> =>
    write.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error('webhooks cannot be noted', { requestId, reason });
      return undefined;
    });

  const deliver = async (delivery: NewDelivery, noted: string | undefined, requestId: string | undefined) => {
    const { kind, body } = delivery;
    const reason = await attempt(kind, body);
    if (reason === undefined) {
      if (noted !== undefined) await keep(deliveries.arrived(noted), requestId);
      return { arrived: true } as const;
    }
    // The disk may have been full before.
    const id = noted ?? (await keep(deliveries.begin(delivery), requestId));
    if (id !== undefined) await keep(deliveries.failed(id, reason), requestId);
    log.warn('webhook failed', { requestId, kind, reason, delivery: id });
    return { arrived: false, ...(id !== undefined && { id }) } as const;
  };

  const deliverAgain = async ({ id, kind, body }: FailedDelivery, requestId: string | undefined): Promise<Retried> => {
    const reason = await attempt(kind, body);
    if (reason === undefined) {
      await keep(deliveries.remove(id), requestId);
      log.info('webhook sent again', { requestId, kind, delivery: id });
      return { outcome: 'delivered' };
    }
    await keep(deliveries.failed(id, reason), requestId);
    log.warn('webhook failed', { requestId, kind, reason, delivery: id });
    return { outcome: 'failed', reason };
  };

  const track = <T>(job: Promise<T>): Promise<T> => {
    const tracked = job.finally(() => jobs.delete(tracked));
    jobs.add(tracked);
    return tracked;
  };

  return {
    async send(kind, body, requestId) {
      if (addresses[kind] === undefined) return { outcome: Promise.resolve({ arrived: false }) };
      const noting = keep(deliveries.begin({ kind, body }), requestId);
      const outcome = track(noting.then((noted) => deliver({ kind, body }, noted, requestId)));
      await noting;
      return { outcome };
    },
    async returned(sent, requestId) {
      if (!sent.arrived && sent.id !== undefined) await keep(deliveries.returned(sent.id), requestId);
    },
    async taken(kind, body, requestId) {
      await keep(deliveries.taken({ kind, body }), requestId);
    },
    async retry(id, requestId) {
      const delivery = await deliveries.find(id);
      if (!delivery) return { outcome: 'unknown' };
      const claimed = await keep(deliveries.beginAgain(id), requestId);
      if (claimed === false) return { outcome: 'under way' };
      return track(deliverAgain(delivery, requestId));
    },
    failures: (most) => deliveries.list(most),
    settled: async () => {
      await Promise.all(jobs);
    },
  };
};
