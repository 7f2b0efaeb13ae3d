import { type Sender, sendMessage } from '../rules/outbox';
import type { Answered, Outgoing } from './post';

/** Names that no public server can have (RFC 6761): what is posted there stays here. */
export const isSink = ({ hostname }: URL): boolean => /(^|\.)test$/.test(hostname);

const never = new Promise<never>(() => {});

/**
 * Receives what is posted to any host under `.test`, for the outbox page. `/status/500` answers with that status, `/slow`
 * does not answer at all.
 */
export const receive = async (sender: Sender, { url, headers, body }: Outgoing): Promise<Answered> => {
  const { pathname } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  sendMessage(sender, { channel: 'webhook', to: url, subject: 'POST', text: [...lines, '', body].join('\n') });
  if (pathname.startsWith('/slow')) return never;
  const status = Number(/^\/status\/([1-5]\d\d)$/.exec(pathname)?.[1] ?? 200);
  return { status, body: status < 300 ? '{"received":true}' : 'The local sink was told to refuse this.' };
};
