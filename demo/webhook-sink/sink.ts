import { readLimited } from '../gateway/runtime/read-limited';
import type { Webhooks } from '../gateway/webhooks/webhooks';
import { openArrivals } from './arrivals';
import { type Delivery, RETRY_PATH, sinkPage } from './page';

const KEPT = 100;
/** Maximum size of the page's form in bytes: one id. */
const FORM_LIMIT = 200;

interface WebhookSinkOptions {
  /** File that keeps deliveries across restarts. Default: memory. */
  file?: string;
  now?: () => number;
}

type Failures = Pick<Webhooks, 'failures' | 'retry'>;

export interface WebhookSink {
  /**
   * `POST /webhooks/{kind}` receives a delivery, `GET /webhooks` renders them as a page, `GET /webhooks.json` returns
   * them as data.
   */
  fetch(request: Request): Promise<Response>;
  /** Returns the newest 100 received deliveries, newest first. */
  deliveries(): Promise<readonly Delivery[]>;
  /** Enables the page to list the gateway's failed deliveries and to resend them. */
  connect(gateway: Failures): void;
  close(): void;
}

const respond = (status: number, body: string, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      ...more,
    },
  });

const notHere = () => respond(404, '{"msg":"There is nothing at this address."}');

/** Returns whether the page itself sent the request, since there is no session to check. */
const isFromPage = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (origin !== null && origin !== new URL(url).origin) return false;
  return site === null ? origin !== null : site === 'same-origin';
};

/** Mock of the workflow automation: stores deliveries and lists them. */
export const createWebhookSink = ({ now = Date.now, file = ':memory:' }: WebhookSinkOptions = {}): WebhookSink => {
  const arrivals = openArrivals(file, KEPT);
  let gateway: Failures | undefined;
  const failures = async () => (await gateway?.failures(KEPT)) ?? [];

  const take = async (kind: string, request: Request): Promise<Response> => {
    const body: unknown = await request.json().catch(() => undefined);
    if (body === undefined) return respond(400, '{"msg":"Send JSON."}');
    await arrivals.add({ kind, at: new Date(now()).toISOString(), body });
    return respond(200, '{}');
  };

  const retry = async (request: Request): Promise<Response> => {
    if (!isFromPage(request)) return respond(403, '{"msg":"Use the button on the page."}');
    const bytes = request.body && (await readLimited(request.body, FORM_LIMIT, request.signal));
    const id = bytes && new URLSearchParams(new TextDecoder().decode(bytes)).get('id');
    if (!id) return respond(400, '{"msg":"Name one delivery."}');
    // Redirects to the page, which renders the result.
    await gateway?.retry(id);
    return respond(303, '', { location: '/webhooks' });
  };

  return {
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      const { method } = request;
      if (method === 'POST') {
        if (pathname === RETRY_PATH) return retry(request);
        const kind = /^\/webhooks\/([a-z]+)$/.exec(pathname)?.[1];
        return kind === undefined ? notHere() : take(kind, request);
      }
      if (method !== 'GET' && method !== 'HEAD') return notHere();
      if (pathname === '/webhooks')
        return sinkPage({ arrived: await arrivals.list(), failed: await failures(), kind: searchParams.get('kind') });
      if (pathname === '/webhooks.json') {
        return respond(200, JSON.stringify({ deliveries: await arrivals.list(), failures: await failures() }));
      }
      return notHere();
    },
    deliveries: arrivals.list,
    close: arrivals.close,
    connect(connected) {
      gateway = connected;
    },
  };
};
