import { createDeliveries } from './deliveries';
import { createJournal } from './journal';
import { createPostgresCallSlots } from './postgres/call-slots';
import { connect, createPostgresDatabase } from './postgres/connect';
import { createPostgresLocks } from './postgres/locks';
import { createPostgresRateLimits } from './postgres/rate-limits';
import type { State } from './state';

/** Maximum number of journal entries. */
const CAPACITY = 1_000_000;

interface PostgresStateOptions {
  /** URL of the database, `postgres://…`. */
  url: string;
  now: () => number;
}

/**
 * Opens the state that several gateway processes share.
 * @throws ConfigError when the database is unavailable or unusable.
 */
export const openPostgresState = async ({ url, now }: PostgresStateOptions): Promise<State> => {
  const { statements, locks, close } = await connect(url);
  const db = createPostgresDatabase(statements);
  return {
    journal: createJournal({ db, name: 'gateway_submissions', capacity: CAPACITY }),
    deliveries: createDeliveries({ db, name: 'gateway_deliveries', now }),
    rateLimits: createPostgresRateLimits(statements),
    callSlots: createPostgresCallSlots(statements),
    locks: createPostgresLocks(locks, now),
    close,
  };
};
