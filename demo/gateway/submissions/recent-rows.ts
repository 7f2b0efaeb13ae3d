import { createHash } from 'node:crypto';
import PQueue from 'p-queue';
import { identityColumns, type UserRecord } from '../../research/contract';
import type { FeedbackKind } from '../../research/feedback/kinds';
import { createUserCache } from '../../research/user-cache';
import type { Principal } from '../auth/verify';
import { problems } from '../runtime/problem';
import { createUserRateLimit } from '../runtime/rate-limits';
import { createSingleFlight } from '../runtime/single-flight';
import type { RateLimits } from '../runtime/state';
import type { OwnRows, Paging } from './own-rows';

const LIFETIME = 5000;
/** Cached pages per list; the portal requests one. */
const MAX_PAGES = 4;
/** Maximum size of the cache in bytes over all users. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Maximum number of concurrent list reads, since each list may have several megabytes. */
const CONCURRENCY = 8;
const MAX_QUEUE = 100;
/** Database reads by one user share calls and time. Reporting needs six. */
const RATE = { perSecond: 2, burst: 24 };

interface RecentRowsOptions {
  ownRows: Pick<OwnRows, 'read'>;
  rateLimits: RateLimits;
  now: () => number;
}

interface CachedPage {
  pageKey: string;
  json: Uint8Array;
  until: number;
}

const keyOf = (kind: FeedbackKind, user: UserRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, user[identityColumns.email], user[identityColumns.accountName]]))
    .digest('hex');

const bytesOf = (parts: readonly CachedPage[]): number => parts.reduce((sum, { json }) => sum + json.byteLength, 0);

/**
 * Caches a user's own rows as JSON for five seconds, or until they submit something: many tabs and reloads of one user
 * must not exhaust the database's rate.
 */
export const createRecentRows = ({ ownRows, rateLimits, now }: RecentRowsOptions) => {
  const cache = createUserCache<readonly CachedPage[]>({
    now,
    lifetime: LIFETIME,
    capacity: MAX_BYTES,
    sizeOf: bytesOf,
  });
  const flight = createSingleFlight<Uint8Array>();
  const queue = new PQueue({ concurrency: CONCURRENCY });
  const limit = createUserRateLimit(rateLimits, 'database reads', RATE);
  const encoder = new TextEncoder();
  let version = 0;

  const fresh = (key: string): readonly CachedPage[] => cache.get(key)?.filter(({ until }) => now() < until) ?? [];

  const keep = (key: string, pageKey: string, json: Uint8Array) => {
    const others = fresh(key).filter((page) => page.pageKey !== pageKey);
    cache.set(key, [{ pageKey, json, until: now() + LIFETIME }, ...others].slice(0, MAX_PAGES));
  };

  return {
    async read(
      { user, budget }: Principal,
      kind: FeedbackKind,
      record: UserRecord,
      paging: Paging,
    ): Promise<Uint8Array> {
      const key = keyOf(kind, record);
      const pageKey = `${paging.limit} ${paging.offset}`;
      const cached = fresh(key).find((page) => page.pageKey === pageKey);
      if (cached) return cached.json;
      const before = version;
      return flight(`${key} ${pageKey} ${before}`, async () => {
        await limit(user);
        if (queue.size >= MAX_QUEUE) throw problems.busy(1000);
        return queue.add(async () => {
          const json = encoder.encode(JSON.stringify(await ownRows.read(budget, kind, record, paging)));
          // A read that started before a submission must not be cached after it.
          if (before === version) keep(key, pageKey, json);
          return json;
        });
      });
    },
    /** The submission was sent, or its outcome is unknown. */
    forget(kind: FeedbackKind, user: UserRecord): void {
      version += 1;
      cache.delete(keyOf(kind, user));
    },
  };
};
