import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { identityColumns, type UserRecord } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { createUserCache } from '../../research/user-cache';
import type { Principal } from '../auth/principal';
import { problems } from '../runtime/problem';
import { createSingleFlight } from '../runtime/single-flight';
import type { RateLimits } from '../runtime/state';
import { createUserRateLimit } from '../runtime/user-rate-limit';
import type { OwnRows, Part } from './own-rows';

const LIFETIME = 5000;
/** Cached pages per list; the portal requests one. */
const MOST_PARTS = 4;
/** Maximum size of the cache in bytes over all users. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Maximum number of concurrent list reads, since each list may have several megabytes. */
const AT_ONCE = 8;
const LONGEST_QUEUE = 100;
/** Database reads by one user share calls and time. Reporting needs six. */
const RATE = { perSecond: 2, burst: 24 };

interface RecentRowsOptions {
  ownRows: Pick<OwnRows, 'read'>;
  rateLimits: RateLimits;
  now: () => number;
}

interface Kept {
  place: string;
  answer: Uint8Array;
  until: number;
}

const keyOf = (kind: FeedbackKind, user: UserRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, user[identityColumns.email], user[identityColumns.accountName]]))
    .digest('hex');

const bytesOf = (parts: readonly Kept[]): number => parts.reduce((sum, { answer }) => sum + answer.byteLength, 0);

/**
 * Caches a user's own rows as JSON for five seconds, or until they submit something: many tabs and reloads of one user
 * must not exhaust the database's rate.
 */
export const createRecentRows = ({ ownRows, rateLimits, now }: RecentRowsOptions) => {
  const cache = createUserCache<readonly Kept[]>({ now, lifetime: LIFETIME, capacity: MOST_BYTES, sizeOf: bytesOf });
  const flight = createSingleFlight<Uint8Array>();
  const queue = new PQueue({ concurrency: AT_ONCE });
  const limit = createUserRateLimit(rateLimits, 'database reads', RATE);
  const encoder = new TextEncoder();
  let changes = 0;

  const fresh = (key: string): readonly Kept[] => cache.get(key)?.filter(({ until }) => now() < until) ?? [];

  const keep = (key: string, place: string, answer: Uint8Array) => {
    const others = fresh(key).filter((kept) => kept.place !== place);
    cache.set(key, [{ place, answer, until: now() + LIFETIME }, ...others].slice(0, MOST_PARTS));
  };

  return {
    async read({ user, budget }: Principal, kind: FeedbackKind, record: UserRecord, part: Part): Promise<Uint8Array> {
      const key = keyOf(kind, record);
      const place = `${part.limit} ${part.offset}`;
      const known = fresh(key).find((kept) => kept.place === place);
      if (known) return known.answer;
      const before = changes;
      return flight(`${key} ${place} ${before}`, async () => {
        await limit(user);
        if (queue.size >= LONGEST_QUEUE) throw problems.busy(1000);
        return queue.add(async () => {
          const answer = encoder.encode(JSON.stringify(await ownRows.read(budget, kind, record, part)));
          // A read that started before a submission must not be cached after it.
          if (before === changes) keep(key, place, answer);
          return answer;
        });
      });
    },
    /** The submission was sent, or its outcome is unknown. */
    forget(kind: FeedbackKind, user: UserRecord): void {
      changes += 1;
      cache.delete(keyOf(kind, user));
    },
  };
};
