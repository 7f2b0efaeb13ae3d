import { object } from 'zod/mini';
import { identityColumns } from '../../research/contract';
import type { Clock } from '../runtime/clock';
import type { Breaker } from './breaker';
import type { DatabaseClient } from './client';
import { filterFor } from './filter-for';

/** Milliseconds for the question. */
const PATIENCE = 2000;
const NOBODY = filterFor({ [identityColumns.userId]: 'nobody' });

interface DatabaseHealthOptions {
  database: Pick<DatabaseClient, 'list'>;
  breaker: Breaker;
  clock: Clock;
}

/**
 * Tells whether the database counts as up. While it counts as down this asks it, at most once a second: a process that
 * gets no requests until it is ready would never notice that the database is back.
 */
export const createDatabaseHealth =
  ({ database, breaker, clock }: DatabaseHealthOptions) =>
  async (): Promise<boolean> => {
    if (breaker.open() && !breaker.blocked()) {
      const budget = { deadline: clock.now() + PATIENCE, calls: 0 };
      const page = { limit: 1, offset: 0, sort: 'Id', fields: ['Id'] };
      // Its outcome is with the breaker.
      await database.list(budget, 'users', NOBODY, object({}), page).catch(() => {});
    }
    return !breaker.open();
  };
