import type { SqlDatabase } from '../sql-database';
import type { Sql } from './connect';

/** Returns the statements of PostgreSQL; each is prepared once per connection. */
export const createPostgresDatabase = (sql: Sql): SqlDatabase => ({
  all: (statement, ...values) => sql.unsafe(statement, [...values], { prepare: true }),
  run: async (statement, ...values) => (await sql.unsafe(statement, [...values], { prepare: true })).count,
});
