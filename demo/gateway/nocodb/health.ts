import { object } from 'zod/mini';
import { identityColumns } from '../../research/contract';
import type { Clock } from '../runtime/clock';
import type { Breaker } from './breaker';
import type { DatabaseClient } from './client';
import { filterFor } from './filter-for';

/** Timeout of the probe in milliseconds. */
const PROBE_TIMEOUT = 2000;
const NO_MATCH = filterFor({ [identityColumns.userId]: 'nobody' });

interface DatabaseHealthOptions {
  database: Pick<DatabaseClient, 'list'>;
  breaker: Breaker;
  clock: Clock;
}

/**
 * Returns whether the database counts as available. While it is unavailable this probes it, at most once a second: a
 * process that gets no requests until it is ready would never notice the recovery.
 */
export const createDatabaseHealth =
  ({ database, breaker, clock }: DatabaseHealthOptions) =>
  async (): Promise<boolean> => {
    if (breaker.open() && !breaker.blocked()) {
      const budget = { deadline: clock.now() + PROBE_TIMEOUT, calls: 0 };
      const page = { limit: 1, offset: 0, sort: 'Id', fields: ['Id'] };
      // The breaker records the outcome.
      await database.list(budget, 'users', NO_MATCH, object({}), page).catch(() => {});
    }
    return !breaker.open();
  };
