import type { WebhookKind } from '../../research/feedback/kinds';
import { type Clock, within } from '../runtime/clock';
import type { Log } from '../runtime/log';
import type { FailedDeliveries, FailedDelivery } from './failed-deliveries';

/** Milliseconds for one delivery. */
const TIME_LIMIT = 5000;
/** Of one kind, so that a slow webhook fails by itself. */
const MOST_UNDER_WAY = 50;
const NO_ANSWER = `no answer within ${TIME_LIMIT} ms`;

export type Retried =
  | { outcome: 'delivered' }
  | { outcome: 'failed'; reason: string }
  /** Another process is sending it again right now. */
  | { outcome: 'under way' }
  | { outcome: 'unknown' };

/** How a delivery ended; one that failed has an id, if it could be kept. */
export type Sent = { arrived: true } | { arrived: false; id?: string };

export interface Webhooks {
  /**
   * Notes a delivery and starts it; who does not wait for it is not told whether it arrived. Never rejects.
   * A kind without an address is not sent.
   * The id of the request it belongs to stands in the log line of a failure.
   */
  send(kind: WebhookKind, body: unknown, requestId?: string): Promise<Sent>;
  /** Notes of a failed delivery that the sender was told so, and has it still in their form. */
  returned(sent: Sent, requestId?: string): void;
  /** Forgets returned deliveries with this content: it was sent again and taken. */
  taken(kind: WebhookKind, body: unknown, requestId?: string): void;
  /** Sends a failed delivery once more; it leaves the list when it arrives. Rejects when the list cannot be read. */
  retry(id: string, requestId?: string): Promise<Retried>;
  /** Deliveries that failed, newest first, for the operator. */
  failures(most?: number): readonly FailedDelivery[];
  /** Resolves when no delivery is under way. */
  settled(): Promise<void>;
}

interface WebhooksOptions {
  addresses: Readonly<Partial<Record<WebhookKind, string>>>;
  failed: FailedDeliveries;
  fetch: typeof fetch;
  clock: Clock;
  log: Log;
}

const refusalOf = (status: number): string | undefined => {
  if (status >= 200 && status < 300) return undefined;
  return status >= 300 && status < 400 ? 'redirect not followed' : `status ${status}`;
};

/** Workflow automation is told, not asked: a failure is logged and kept for the operator, and changes nothing for the sender. */
export const createWebhooks = ({ addresses, failed, fetch, clock, log }: WebhooksOptions): Webhooks => {
  const jobs = new Set<Promise<unknown>>();
  const retried = new Set<string>();
  const underWay = new Map<WebhookKind, number>();

  const post = async (address: string, body: unknown, signal: AbortSignal): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), redirect: 'manual', signal } as const;
    const response = await fetch(address, init);
    // The status says it all; an answer without end would hold its connection for ever.
    void response.body?.cancel().catch(() => {});
    return response.status;
  };

  /** Why it did not arrive; undefined when it did. */
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
      // An error's own words may name the address, which may hold a key.
      return error instanceof Error && error.message === NO_ANSWER ? NO_ANSWER : 'no connection';
    } finally {
      count(-1);
    }
  };

  /** A list that cannot be written must not budget into a failure of the request. */
  const keep = <T>(write: () => T, requestId: string | undefined): T | undefined => {
    try {
      return write();
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.error('webhooks cannot be noted', { requestId, reason });
      return undefined;
    }
  };

  const deliver = async (kind: WebhookKind, body: unknown, requestId: string | undefined): Promise<Sent> => {
    const note = () => keep(() => failed.begin({ kind, body }), requestId);
    const noted = note();
    const reason = await attempt(kind, body);
    if (reason === undefined) {
      if (noted !== undefined) keep(() => failed.arrived(noted), requestId);
      return { arrived: true };
    }
    // The disk may have had no room for it before.
    const id = noted ?? note();
    if (id !== undefined) keep(() => failed.failed(id, reason), requestId);
    log.warn('webhook failed', { requestId, kind, reason, delivery: id });
    return { arrived: false, ...(id !== undefined && { id }) };
  };

  const deliverAgain = async ({ id, kind, body }: FailedDelivery, requestId: string | undefined): Promise<Retried> => {
    keep(() => failed.beginAgain(id), requestId);
    const reason = await attempt(kind, body);
    if (reason === undefined) {
      keep(() => failed.remove(id), requestId);
      log.info('webhook sent again', { requestId, kind, delivery: id });
      return { outcome: 'delivered' };
    }
    keep(() => failed.failed(id, reason), requestId);
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
      if (addresses[kind] === undefined) return { arrived: false };
      return track(deliver(kind, body, requestId));
    },
    returned(sent, requestId) {
      if (sent.arrived || sent.id === undefined) return;
      const { id } = sent;
      keep(() => failed.returned(id), requestId);
    },
    taken: (kind, body, requestId) => keep(() => failed.taken({ kind, body }), requestId),
    async retry(id, requestId) {
      if (retried.has(id)) return { outcome: 'under way' };
      const delivery = failed.find(id);
      if (!delivery) return { outcome: 'unknown' };
      retried.add(id);
      return track(deliverAgain(delivery, requestId)).finally(() => retried.delete(id));
    },
    failures: failed.list,
    settled: async () => {
      await Promise.all(jobs);
    },
  };
};
