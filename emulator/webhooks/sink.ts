import { type Sender, sendMessage } from '../rules/mail/outbox';
import type { WebhookRequest, WebhookResponse } from './post';

/** Reserved names (RFC 6761): deliveries to them stay here. */
export const isSink = ({ hostname }: URL): boolean => /(^|\.)test$/.test(hostname);

const never = new Promise<never>(() => {});

/**
 * Receives deliveries to any host under `.test`, for the outbox page. `/status/500` responds with that status, `/slow`
 * does not respond.
 */
export const receive = async (sender: Sender, { url, headers, body }: WebhookRequest): Promise<WebhookResponse> => {
  const { pathname } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  sendMessage(sender, { channel: 'webhook', to: url, subject: 'POST', text: [...lines, '', body].join('\n') });
  if (pathname.startsWith('/slow')) return never;
  const status = Number(/^\/status\/([1-5]\d\d)$/.exec(pathname)?.[1] ?? 200);
  return { status, body: status < 300 ? '{"received":true}' : 'The local sink was told to refuse this.' };
};
