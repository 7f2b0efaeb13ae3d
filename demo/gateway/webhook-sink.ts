import { escapeHtml } from '../emulator/oauth/pages';
import type { FailedDelivery } from './webhooks';

const KEPT = 50;

interface Delivery {
  kind: string;
  at: string;
  body: unknown;
}

interface WebhookSinkOptions {
  now?: () => number;
}

export interface WebhookSink {
  /** `POST /webhooks/{kind}` takes a delivery, `GET /webhooks` shows them as a page, `GET /webhooks.json` as data. */
  fetch(request: Request): Promise<Response>;
  deliveries(): readonly Delivery[];
  /** Lets the page show the gateway's failed deliveries as well. */
  showFailures(failures: () => readonly FailedDelivery[]): void;
}

const page = (deliveries: readonly Delivery[], failures: readonly FailedDelivery[]): string => {
  const arrived = deliveries.map(
    ({ kind, at, body }) =>
      `<li><h2>${escapeHtml(kind)}</h2><time>${at}</time><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></li>`,
  );
  const failed = failures.map(
    ({ kind, at, reason }) => `<li>${escapeHtml(kind)}, <time>${at}</time>: ${escapeHtml(reason)}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Webhooks</title>
<h1>Webhooks that arrived</h1><ul>${arrived.join('') || '<li>None yet</li>'}</ul>
<h1>Deliveries that failed</h1><ul>${failed.join('') || '<li>None</li>'}</ul></html>`;
};

const respond = (status: number, type: string, body: string): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });

/** Stands in for the workflow automation: keeps what arrived in memory and shows it. */
export const createWebhookSink = ({ now = Date.now }: WebhookSinkOptions = {}): WebhookSink => {
  const arrived: Delivery[] = [];
  let failures: () => readonly FailedDelivery[] = () => [];

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const kind = /^\/webhooks\/([a-z]+)$/.exec(pathname)?.[1];
      if (kind !== undefined && request.method === 'POST') {
        const body: unknown = await request.json().catch(() => undefined);
        if (body === undefined) return respond(400, 'application/json', '{"msg":"Send JSON."}');
        arrived.unshift({ kind, at: new Date(now()).toISOString(), body });
        arrived.length = Math.min(arrived.length, KEPT);
        return respond(200, 'application/json', '{}');
      }
      if (pathname === '/webhooks' && request.method === 'GET')
        return respond(200, 'text/html', page(arrived, failures()));
      if (pathname === '/webhooks.json' && request.method === 'GET') {
        return respond(200, 'application/json', JSON.stringify({ deliveries: arrived, failures: failures() }));
      }
      return respond(404, 'application/json', '{"msg":"There is nothing at this address."}');
    },
    deliveries: () => arrived,
    showFailures(source) {
      failures = source;
    },
  };
};
