import type { Db } from './db/db';
import { codesOf, linksOf } from './message-text';
import type { MessageRow } from './rows/records';

export interface Waiting {
  /** Milliseconds. Default 5000. */
  timeout?: number;
}

export interface Inbox {
  /** Messages to an address or a phone number, or all, oldest first. */
  messages(to?: string): MessageRow[];
  /**
   * Returns the code of the newest message to an address or a phone number, and waits for it. Messages up to it count as
   * read: the next call waits for another one.
   * @throws Error when none arrives in time; it lists what did arrive
   */
  code(to: string, options?: Waiting): Promise<string>;
  /** The same for the first link of a message, whose subject contains the given words. */
  link(to: string, subject?: string, options?: Waiting): Promise<string>;
}

/** Milliseconds between two looks. */
const STEP = 20;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, STEP));

/** The messages of a provider, for tests: they wait for what comes. */
export const createInbox = ({ outbox }: Db): Inbox => {
  const read = new Set<string>();
  const messages = (to?: string) =>
    outbox.list().filter((message) => to === undefined || message.to.toLowerCase() === to.trim().toLowerCase());

  const newest = (to: string, find: (message: MessageRow) => string | undefined): string | undefined => {
    const all = messages(to);
    const at = all.findLastIndex((message) => !read.has(message.id) && find(message) !== undefined);
    const message = all[at];
    if (!message) return undefined;
    for (const { id } of all.slice(0, at + 1)) read.add(id);
    return find(message);
  };

  const arrival = async (
    what: string,
    to: string,
    find: (message: MessageRow) => string | undefined,
    timeout = 5000,
  ) => {
    const end = performance.now() + timeout;
    for (;;) {
      const found = newest(to, find);
      if (found !== undefined) return found;
      if (performance.now() >= end) break;
      await pause();
    }
    const arrived = outbox
      .list()
      .map((message) => `${message.to}: ${message.subject}${read.has(message.id) ? ' (read)' : ''}`);
    const list = arrived.length > 0 ? `It has:\n${arrived.join('\n')}` : 'It is empty.';
    throw new Error(`The inbox got no ${what} for ${to} in ${timeout} ms. ${list}`);
  };

  return {
    messages,
    code: (to, { timeout } = {}) => arrival('code', to, (message) => codesOf(message).at(-1), timeout),
    link: (to, subject = '', { timeout } = {}) => {
      const isMeant = (message: MessageRow) => message.subject.toLowerCase().includes(subject.toLowerCase());
      const what = subject === '' ? 'link' : `link in a message "${subject}"`;
      return arrival(what, to, (message) => (isMeant(message) ? linksOf(message)[0] : undefined), timeout);
    },
  };
};
