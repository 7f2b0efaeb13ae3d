import { createHash } from 'node:crypto';
import { identityColumns, type OwnRow, type RecordList, type UserRecord } from '../research/contract';
import type { FeedbackKind } from '../research/feedback/kinds';
import { createUserCache } from '../research/user-cache';
import { createSingleFlight } from './flights';
import type { OwnRows, Part } from './own-rows';
import type { Turn } from './throttle';

const keyOf = (kind: FeedbackKind, user: UserRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, user[identityColumns.email]]))
    .digest('hex');

/**
 * A person's own rows, at most five seconds old unless they have sent something since: many tabs and reloads of one
 * person must not use up the calls to the database that belong to everybody.
 */
export const createRecentRows = (ownRows: OwnRows, now: () => number) => {
  const cache = createUserCache<Map<string, RecordList<OwnRow>>>({ now });
  const flight = createSingleFlight<RecordList<OwnRow>>();
  let changes = 0;

  return {
    async read(turn: Turn, kind: FeedbackKind, user: UserRecord, part: Part): Promise<RecordList<OwnRow>> {
      const key = keyOf(kind, user);
      const place = `${part.limit} ${part.offset}`;
      const known = cache.get(key)?.get(place);
      if (known) return known;
      const before = changes;
      return flight(`${key} ${place} ${before}`, async () => {
        const rows = await ownRows(turn, kind, user, part);
        // What was read before somebody sent something must not outlive it.
        if (before === changes) cache.set(key, new Map(cache.get(key)).set(place, rows));
        return rows;
      });
    },
    /** Something was sent, or may have been. */
    forget(kind: FeedbackKind, user: UserRecord): void {
      changes += 1;
      cache.delete(keyOf(kind, user));
    },
  };
};
