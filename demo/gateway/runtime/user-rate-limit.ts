import type { Person } from '../../research/user-sync';
import { problems } from './problem';

interface Rate {
  /** Requests a second in the long run; 0 means no limit. */
  perSecond: number;
  /** Requests that may come at once. */
  burst: number;
}

const CAPACITY = 10_000;

/**
 * A rate limit per user. The key is the verified token, not the address: addresses are forged, shared, or, with IPv6,
 * endless.
 */
export const createUserRateLimit = ({ perSecond, burst }: Rate, now: () => number) => {
  const buckets = new Map<string, { left: number; at: number }>();

  return ({ tenantId, userId }: Person): void => {
    if (perSecond === 0) return;
    // The length keeps apart what two other ids would join to.
    const key = `${tenantId.length} ${tenantId}${userId}`;
    const bucket = buckets.get(key) ?? { left: burst, at: now() };
    const left = Math.min(burst, bucket.left + ((now() - bucket.at) / 1000) * perSecond);
    buckets.delete(key);
    buckets.set(key, { left: Math.max(0, left - 1), at: now() });
    const oldest = buckets.keys().next();
    if (buckets.size > CAPACITY && !oldest.done) buckets.delete(oldest.value);
    if (left < 1) throw problems.tooManyRequests(((1 - left) / perSecond) * 1000);
  };
};
