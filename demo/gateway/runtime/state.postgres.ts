import { createPostgresCallSlots } from './postgres/call-slots';
import { connect } from './postgres/connect';
import { createPostgresDeliveries } from './postgres/deliveries';
import { createPostgresJournal } from './postgres/journal';
import { createPostgresLocks } from './postgres/locks';
import { createPostgresRateLimits } from './postgres/rate-limits';
import type { State } from './state';

interface PostgresStateOptions {
  /** Address of the database, `postgres://…`. */
  url: string;
  now: () => number;
}

/**
 * Opens the state that any number of gateway processes share.
 * @throws ConfigError when the database cannot be reached or used.
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
