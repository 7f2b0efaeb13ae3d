import type { VerifiedUser } from '../../research/user-sync';
import { problems } from './problem';
import type { Rate, RateLimits } from './state';

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
