import { createPostgresCallSlots } from './postgres/call-slots';
import { connect } from './postgres/connect';
import { createPostgresDeliveries } from './postgres/deliveries';
import { createPostgresJournal } from './postgres/journal';
import { createPostgresLocks } from './postgres/locks';
import { createPostgresRateLimits } from './postgres/rate-limits';
import type { State } from './state';

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
  return {
    journal: createPostgresJournal(statements),
    deliveries: createPostgresDeliveries(statements, now),
    rateLimits: createPostgresRateLimits(statements),
    callSlots: createPostgresCallSlots(statements),
    locks: createPostgresLocks(locks),
    close,
  };
};
