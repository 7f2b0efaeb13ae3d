import { createOptionChecks } from '../option-checks';
import type { SessionStore } from './store';

/** The part of a client of `pg` that is used. */
interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** The part of a pool of `pg` that is used. */
export interface PostgresPool extends PostgresClient {
  connect(): Promise<PostgresClient & { release(error?: Error | boolean): void }>;
}

/** In one transaction: two processes that create the table at the same moment would fail. */
const CREATE = `SELECT pg_advisory_xact_lock(hashtext('gatehouse_sessions'));
CREATE TABLE IF NOT EXISTS gatehouse_sessions (
  id text PRIMARY KEY,
  value text NOT NULL,
  expires_at timestamptz NOT NULL
)`;

/**
 * Creates a store in PostgreSQL, for several processes. It creates the table `gatehouse_sessions`.
 *
 * @param pool A pool of `pg`.
 * @example createServerSession({ …, store: postgresStore(new Pool({ connectionString: process.env.DATABASE_URL })) });
 */
export const postgresStore = (pool: PostgresPool): SessionStore => {
  const given: Partial<PostgresPool> | undefined = pool;
  if (typeof given?.connect !== 'function') {
    createOptionChecks('postgresStore').refuse('the pool is missing. Pass a Pool of pg.');
  }
  let created: Promise<unknown> | undefined;
  const query = async (text: string, ...values: unknown[]) => {
    created ??= pool.query(CREATE).catch((error: unknown) => {
      // The next call tries again.
      created = undefined;
      throw error;
    });
    await created;
    return (await pool.query(text, values)).rows;
  };
  return {
    read: async (id) => {
      const [row] = await query('SELECT value FROM gatehouse_sessions WHERE id = $1 AND expires_at > now()', id);
      return typeof row?.value === 'string' ? row.value : undefined;
    },
    write: async (id, value, expiresAt) => {
      const expires = new Date(expiresAt).toISOString();
      await query(
        `INSERT INTO gatehouse_sessions (id, value, expires_at) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET value = $2, expires_at = $3`,
        ...[id, value, expires],
      );
      await query('DELETE FROM gatehouse_sessions WHERE expires_at <= now()');
    },
    remove: async (id) => void (await query('DELETE FROM gatehouse_sessions WHERE id = $1', id)),
    // On a connection of its own, since the lock belongs to a transaction.
    withLock: async (id, task) => {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
        const result = await task();
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined);
        client.release();
        throw error;
      }
    },
  };
};
