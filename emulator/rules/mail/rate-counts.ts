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

/**
 * Counts an event within an hour, and returns a function that reverts it.
 * @throws ProviderError 429 with `Retry-After`
 */
export const countWithin = (
  { db, clock }: Pick<Provider, 'db' | 'clock'>,
  { id, max, errorCode, message }: RateLimit,
): (() => void) => {
  const now = clock.now();
  const known = db.rateCounts.get(id);
  const row = known && known.expiresAt > now ? known : { id, count: 0, expiresAt: now + WINDOW };
  if (row.count >= max) {
    const left = row.expiresAt - now;
    throw new ProviderError(429, errorCode, message(minutes(left)), {
      headers: { 'retry-after': String(Math.ceil(left / 1000)) },
    });
  }
  db.rateCounts.put({ ...row, count: row.count + 1 });
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
