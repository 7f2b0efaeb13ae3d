import type { MessageRow } from '../../db/rows/records';
import type { Call } from '../../http/call';
import { isoTime, type Provider } from '../../provider';
import { randomText } from '../../random';

/** Per kind, so that webhooks do not push emails out. */
const MAX_MESSAGES = 500;

export type Sender = Pick<Provider, 'db' | 'clock' | 'onMessage'>;

/** Adds a message to the outbox, and passes it to the host's listener, such as SMTP. */
export const sendMessage = ({ db, clock, onMessage }: Sender, message: Omit<MessageRow, 'id' | 'sentAt'>): void => {
  const row = db.outbox.put({ ...message, id: randomText(9), sentAt: isoTime({ clock }) });
  const ofKind = db.outbox.filter(({ channel }) => channel === row.channel);
  for (const old of ofKind.slice(0, -MAX_MESSAGES)) db.outbox.remove(old.id);
  onMessage?.(row);
};

/**
 * Returns the URL of an account page for links in emails, such as `/account/reset-password`: on the provider's own
 * pages, which lead back to the application afterwards, or at the application if it has such pages.
 */
export const accountPage = (
  { client, provider, request }: Pick<Call, 'client' | 'provider' | 'request'>,
  path: string,
  values: Readonly<Record<string, string>>,
): URL => {
  const isHosted = client.accountPages !== 'app';
  const link = new URL(path, isHosted ? provider.issuer : provider.origins.ofApplication(client, request));
  if (isHosted) link.searchParams.set('app', client.id);
  for (const [name, value] of Object.entries(values)) link.searchParams.set(name, value);
  return link;
};

/** Returns the home of the application for which a page of the provider was opened. */
export const homeOf = (clients: readonly Call['client'][], app: string | null): string | undefined => {
  const client = clients.find(({ id }) => id === app);
  return client?.home ?? client?.origins[0];
};

/** Returns the page of an application, or that of the first one where the application is not known. */
export const applicationHome = (clients: readonly Call['client'][], app: string | null): string | undefined =>
  homeOf(clients, app) ?? homeOf(clients, clients[0]?.id ?? null);

const LINK_OR_CODE = /(https?:\/\/[^\s<>"']+)|\b(\d{6})\b/g;

/** A part of a message: a link, a code, or the text between. */
interface TextPart {
  kind: 'text' | 'link' | 'code';
  text: string;
}

/** Splits a message into parts, in order. A full stop after a link is not part of it. */
export const partsOf = (text: string): TextPart[] => {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK_OR_CODE)) {
    const matched = match[1]?.replace(/[.,;:!?)]+$/, '') ?? match[0];
    parts.push({ kind: 'text', text: text.slice(from, match.index) });
    parts.push({ kind: match[1] ? 'link' : 'code', text: matched });
    from = match.index + matched.length;
  }
  return [...parts, { kind: 'text', text: text.slice(from) }];
};

const textsOf = (kind: TextPart['kind'], { text }: Pick<MessageRow, 'text'>): string[] =>
  partsOf(text).flatMap((part) => (part.kind === kind ? [part.text] : []));

/** Returns the links of a message, in order. */
export const linksOf = (message: Pick<MessageRow, 'text'>): string[] => textsOf('link', message);

/** Returns the six-digit codes of a message, in order; digits within links do not count. */
export const codesOf = (message: Pick<MessageRow, 'text'>): string[] => textsOf('code', message);
