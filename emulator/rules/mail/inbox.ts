import { canonicalEmail } from '@gatehouse/sdk/text';
import type { Db } from '../../db/db';
import type { MessageRow } from '../../db/rows/records';
import { codesOf, linksOf } from './outbox';

/** Options for waiting for a message. */
export interface Waiting {
  /** Timeout in milliseconds. Default: 5000. */
  timeout?: number;
}

/** Messages of the provider, for tests. */
export interface Inbox {
  /** Returns the messages to an email address or a phone number, or all, oldest first. */
  messages(to?: string): MessageRow[];
  /**
   * Waits for the newest message to an email address or a phone number and returns its code. Messages up to it count as
   * read: the next call waits for another one.
   * @throws Error when none arrives in time; it lists those that did
   */
  code(to: string, options?: Waiting): Promise<string>;
  /** Waits for a message whose subject contains the given words and returns its first link. */
  link(to: string, subject?: string, options?: Waiting): Promise<string>;
}

/** Polling interval in milliseconds. */
const STEP = 20;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, STEP));

/** Creates the inbox of a provider for tests, which waits for messages. */
export const createInbox = ({ outbox }: Db): Inbox => {
  const read = new Set<string>();
  const messages = (to?: string) =>
    outbox.list().filter((message) => to === undefined || canonicalEmail(message.to) === canonicalEmail(to));

  const newest = (to: string, find: (message: MessageRow) => string | undefined): string | undefined => {
    const all = messages(to);
    const at = all.findLastIndex((message) => !read.has(message.id) && find(message) !== undefined);
    const message = all[at];
    if (!message) return undefined;
    for (const { id } of all.slice(0, at + 1)) read.add(id);
    return find(message);
  };

  const waitFor = async (
    description: string,
    to: string,
    find: (message: MessageRow) => string | undefined,
    timeout = 5000,
  ) => {
    const end = performance.now() + timeout;
    for (;;) {
      const match = newest(to, find);
      if (match !== undefined) return match;
      if (performance.now() >= end) break;
      await pause();
    }
    const arrived = outbox
      .list()
      .map((message) => `${message.to}: ${message.subject}${read.has(message.id) ? ' (read)' : ''}`);
    const list = arrived.length > 0 ? `It has:\n${arrived.join('\n')}` : 'It is empty.';
    throw new Error(`The inbox got no ${description} for ${to} in ${timeout} ms. ${list}`);
  };

  return {
    messages,
    code: (to, { timeout } = {}) => waitFor('code', to, (message) => codesOf(message).at(-1), timeout),
    link: (to, subject = '', { timeout } = {}) => {
      const isMeant = (message: MessageRow) => message.subject.toLowerCase().includes(subject.toLowerCase());
      const description = subject === '' ? 'link' : `link in a message "${subject}"`;
      return waitFor(description, to, (message) => (isMeant(message) ? linksOf(message)[0] : undefined), timeout);
    },
  };
};
