import { createHash, timingSafeEqual } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { problems } from '../runtime/problem';
import type { RateLimits } from '../runtime/state';

/** Returns the part of an address that a client cannot change: all of IPv4, the first 64 bits of IPv6. */
const networkOf = (address: string): string => {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  return isIPv6(plain) ? expandIPv6(plain.toLowerCase()).split(':').slice(0, 4).join(':') : address;
};

/** Wrong tokens of one network: a burst of five, then five a minute. */
const RATE = { perSecond: 5 / 60, burst: 5 };

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns the check of the operator's token. The right token always passes, so wrong ones lock nobody out: it is too
 * long to be guessed, and the limit only bounds the cost of guesses.
 * @throws Problem 401 for a wrong token, 429 after too many from one network.
 */
export const createOperatorTokenCheck = (token: string, rateLimits: RateLimits) => {
  const expected = digest(token);

  return async (authorization: string | null, address: string): Promise<void> => {
    const [, candidate] = /^Bearer +([^\s]+) *$/i.exec(authorization ?? '') ?? [];
    if (candidate === undefined) throw problems.unauthenticated();
    if (timingSafeEqual(digest(candidate), expected)) return;
    const wait = await rateLimits.take(RATE, `operator ${networkOf(address)}`);
    if (wait > 0) throw problems.tooManyRequests(wait);
    throw problems.unauthenticated();
  };
};
