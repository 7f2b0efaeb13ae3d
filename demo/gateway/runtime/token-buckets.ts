import { LRUCache } from 'lru-cache';
import type { RateLimits } from './state';

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
