import PQueue from 'p-queue';
import type { WebhookKind } from '../../research/feedback/kinds';
import { type Clock, within } from '../runtime/clock';
import type { Log } from '../runtime/log';
import type { Deliveries, EarlierDelivery, FailedDelivery, NewDelivery } from '../runtime/state';

/** Timeout of one delivery in milliseconds. */
const TIMEOUT = 5000;
/** Concurrent deliveries of one kind, so that a slow webhook affects only itself. */
const CONCURRENCY = 50;
const SENT_BEFORE = 'sent before';
const NO_ADDRESS = 'no address';
const NO_RESPONSE = `no response within ${TIMEOUT} ms`;

export type Retried =
  | { outcome: 'delivered' }
  | { outcome: 'failed'; reason: string }
  /** Another process is resending it. */
  | { outcome: 'under way' }
  | { outcome: 'unknown' };

/** Outcome of a delivery; a failed one has an id, if it could be stored. */
export type Sent = { arrived: true } | { arrived: false; reason: string; id?: string };

interface DeliveryRequest {
  requestId?: string | undefined;
  /** Id of the submission, the same when it is repeated. */
  submission?: string | undefined;
}

export interface Webhooks {
  /**
   * Stores a delivery and starts it; resolves when it is stored. A kind without a URL is not sent, nor is the delivery of
   * a submission that was already sent and not returned. Never rejects. A failure logs the id of its request.
   */
  send(kind: WebhookKind, body: unknown, request?: DeliveryRequest): Promise<{ outcome: Promise<Sent> }>;
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

interface Begun {
  id: string;
  earlier?: EarlierDelivery | undefined;
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
  const endpoints = new Map(
    Object.entries(addresses).map(([kind, address]) => [
      kind,
      { address, queue: new PQueue({ concurrency: CONCURRENCY }) },
    ]),
  );
  const jobs = new PQueue();

  const post = async (address: string, body: unknown, signal: AbortSignal): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal } as const;
    const response = await fetch(address, init);
    // Only the status is needed; a response without end would occupy its connection forever.
    void response.body?.cancel().catch(() => {});
    return response.status;
  };

  /** Returns the reason of a failure; undefined after a success. */
  const attempt = async ({ kind, body }: NewDelivery): Promise<string | undefined> => {
    const endpoint = endpoints.get(kind);
    if (!endpoint) return NO_ADDRESS;
    const { address, queue } = endpoint;
    if (queue.pending >= CONCURRENCY) return 'too many under way';
    const late = () => new Error(NO_RESPONSE);
    try {
      return refusalOf(await queue.add(() => within(clock, TIMEOUT, late, (signal) => post(address, body, signal))));
    } catch (error) {
      // The message of an error may contain the URL, which may contain a key.
      return error instanceof Error && error.message === NO_RESPONSE ? NO_RESPONSE : 'no connection';
    }
  };

  /** A failed write of the list must not fail the request. */
  const record = <T>(write: Promise<T>, requestId: string | undefined): Promise<T | undefined> =>
    write.catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error('webhook deliveries cannot be stored', { requestId, reason });
      return undefined;
    });

  const begin = async (delivery: NewDelivery, submission: string | undefined): Promise<Begun> => {
    if (submission === undefined) return { id: await deliveries.begin(delivery) };
    return { id: submission, earlier: await deliveries.beginOnce(submission, delivery) };
  };

  const deliver = async (delivery: NewDelivery, stored: string | undefined, requestId?: string): Promise<Sent> => {
    const reason = await attempt(delivery);
    if (reason === undefined) {
      if (stored !== undefined) await record(deliveries.arrived(stored), requestId);
      return { arrived: true };
    }
    // The disk may have been full before.
    const id = stored ?? (await record(deliveries.begin(delivery), requestId));
    if (id !== undefined) await record(deliveries.failed(id, reason), requestId);
    log.warn('webhook failed', { requestId, kind: delivery.kind, reason, delivery: id });
    return { arrived: false, reason, ...(id !== undefined && { id }) };
  };

  return {
    async send(kind, body, { requestId, submission } = {}) {
      if (!endpoints.has(kind)) return { outcome: Promise.resolve({ arrived: false, reason: NO_ADDRESS }) };
      const delivery = { kind, body };
      const storing = record(begin(delivery, submission), requestId);
      const start = async (): Promise<Sent> => {
        const begun = await storing;
        if (begun?.earlier === 'arrived') return { arrived: true };
        if (begun?.earlier) return { arrived: false, reason: SENT_BEFORE, id: begun.id };
        return deliver(delivery, begun?.id, requestId);
      };
      const outcome = jobs.add(start);
      await storing;
      return { outcome };
    },
    async returned(sent, requestId) {
      if (!sent.arrived && sent.id !== undefined) await record(deliveries.returned(sent.id), requestId);
    },
    async taken(kind, body, requestId) {
      await record(deliveries.taken({ kind, body }), requestId);
    },
    async retry(id, requestId) {
      const delivery = await deliveries.find(id);
      if (!delivery) return { outcome: 'unknown' };
      if ((await record(deliveries.beginAgain(id), requestId)) === false) return { outcome: 'under way' };
      const sent = await jobs.add(() => deliver(delivery, id, requestId));
      if (!sent.arrived) return { outcome: 'failed', reason: sent.reason };
      log.info('webhook resent', { requestId, kind: delivery.kind, delivery: id });
      return { outcome: 'delivered' };
    },
    failures: (most) => deliveries.list(most),
    settled: () => jobs.onIdle(),
  };
};
