import { LRUCache } from 'lru-cache';
import type { VerifiedUser } from '../../research/user-sync';
import { problems } from './problem';
import type { Rate, RateLimits } from './state';

/** Maximum number of buckets in memory; the least recently used is evicted first. */
const CAPACITY = 30_000;

/**
 * Returns token buckets in memory, each of which fills continuously up to its burst. rate-limiter-flexible counts in fixed
 * windows: after a burst it refuses everything until the window ends.
 */
export const createTokenBuckets = (now: () => number): RateLimits => {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: CAPACITY });

  return {
    async take({ perSecond, burst }, key) {
      const bucket = buckets.get(key) ?? { left: burst, at: now() };
      const left = Math.min(burst, bucket.left + ((now() - bucket.at) / 1000) * perSecond);
      buckets.set(key, { left: Math.max(0, left - 1), at: now() });
      return left < 1 ? ((1 - left) / perSecond) * 1000 : 0;
    },
  };
};

/**
 * Limits the requests of each user; a rate of 0 means no limit. The key is the verified token, not the address: addresses
 * are forged, shared, or, with IPv6, endless.
 */
export const createUserRateLimit =
  (limits: RateLimits, name: string, rate: Rate) =>
  async ({ tenantId, userId }: VerifiedUser): Promise<void> => {
    if (rate.perSecond === 0) return;
    const wait = await limits.take(rate, JSON.stringify([name, tenantId, userId]));
    if (wait > 0) throw problems.tooManyRequests(wait);
  };
