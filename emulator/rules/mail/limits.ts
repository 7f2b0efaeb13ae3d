import type { CountRow } from '../../db/rows/records';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { minutes } from '../passwords/lockout';

const WINDOW = 60 * 60_000;

interface RateLimit {
  /** What is counted, and for which account or network. */
  id: string;
  /** Maximum within an hour. */
  max: number;
  errorCode: string;
  /** Returns the error message; `wait` includes its unit. */
  message: (wait: string) => string;
}

/** Returns the count with one more event. @throws ProviderError 429 with `Retry-After` */
const oneMore = (stored: CountRow | undefined, now: number, { id, max, errorCode, message }: RateLimit) => {
  const row = stored && stored.expiresAt > now ? stored : { id, count: 0, expiresAt: now + WINDOW };
  const left = row.expiresAt - now;
  if (row.count < max) return { ...row, count: row.count + 1 };
  throw new ProviderError(429, errorCode, message(minutes(left)), {
    headers: { 'retry-after': String(Math.ceil(left / 1000)) },
  });
};

/**
 * Counts an event within an hour, and returns a function that reverts it.
 * @throws ProviderError 429 with `Retry-After`
 */
export const countWithin = ({ db, clock }: Pick<Provider, 'db' | 'clock'>, limit: RateLimit): (() => void) => {
  const { id } = limit;
  db.rateCounts.put(oneMore(db.rateCounts.get(id), clock.now(), limit));
  return () => {
    const latest = db.rateCounts.get(id);
    if (latest && latest.count > 0) db.rateCounts.patch(id, { count: latest.count - 1 });
  };
};

const groupsOf = (part: string): string[] => part.split(':').filter((group) => group !== '');

/** Returns the network of an IP address: for IPv6 the first 64 bits, which one connection usually has to itself. */
export const networkOf = (ip: string): string => {
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const start = groupsOf(head);
  const end = groupsOf(tail ?? '');
  const gap = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const all = [...start, ...(tail === undefined ? [] : gap), ...end];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

const tooMany = {
  errorCode: 'too-many-tries',
  message: (wait: string) => `Too many wrong codes. Try again in ${wait}.`,
};

interface CodePurpose {
  /** Each purpose has its own count: anyone may enter codes for an address, but not end its user's second factor. */
  purpose: string;
  account: string;
}

/** Purpose of every code of a second factor, which only the user who passed the first one enters. */
export const SECOND_FACTOR = 'second-factor';

/**
 * Verifies a code. A wrong one counts for its account and purpose, and for the caller's network: a new code, another
 * browser or a new sign-in gives no further attempts.
 * @throws ProviderError 429 `too-many-tries`
 */
export const tryCode = async <T>(
  provider: Provider,
  { purpose, account }: CodePurpose,
  check: () => T | Promise<T>,
): Promise<T> => {
  const { codeTriesPerAccount, codeTriesPerNetwork, ip } = provider.settings;
  // Counted before the check, so that concurrent attempts get no extra tries.
  const giveBack = [
    countWithin(provider, { ...tooMany, id: `tries:network:${networkOf(ip)}`, max: codeTriesPerNetwork }),
    countWithin(provider, { ...tooMany, id: `tries:account:${purpose}:${account}`, max: codeTriesPerAccount }),
  ];
  const result = await check();
  for (const undo of giveBack) undo();
  return result;
};

const tooManyMails = {
  errorCode: 'too-many-mails',
  message: (wait: string) => `Too many emails were requested. Check your inbox, or try again in ${wait}.`,
};

/**
 * Counts an email or a text message to an address, known or not.
 * @param isSignedIn Skips the limit per network, since a signed-in user may invite many addresses.
 * @throws ProviderError 429 beyond the limits
 */
export const countMail = ({ db, clock, settings }: Provider, address: string, isSignedIn = false): void => {
  const { sendsPerAddress, sendsPerNetwork, ip } = settings;
  const counted = db.mailCounts.get(address);
  const row = oneMore(counted, clock.now(), { ...tooManyMails, id: address, max: sendsPerAddress });
  const network = { ...tooManyMails, id: `sends:network:${networkOf(ip)}`, max: sendsPerNetwork };
  if (!isSignedIn) countWithin({ db, clock }, network);
  db.mailCounts.put(row);
};
