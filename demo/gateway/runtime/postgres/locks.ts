import { problems } from '../problem';
import { createRwLock } from '../rw-lock';
import type { Locks } from '../state';
import type { Sql } from './connect';

/** Milliseconds that work waits for another process before it fails. */
const LOCK_TIMEOUT = 30_000;

/**
 * Returns locks across processes, as advisory locks of sessions: they end with the process that holds them. Work within
 * one process waits in memory, so that it needs few connections.
 */
export const createPostgresLocks = (sql: Sql): Locks => {
  const local = createRwLock();

  const acquire = async (key: string, isShared: boolean) => {
    const session = await sql.reserve();
    try {
      await session`SELECT set_config('lock_timeout', ${String(LOCK_TIMEOUT)}, false), set_config('statement_timeout', '0', false)`;
      if (isShared) await session`SELECT pg_advisory_lock_shared(hashtextextended(${key}, 0))`;
      else await session`SELECT pg_advisory_lock(hashtextextended(${key}, 0))`;
      return session;
    } catch (error) {
      session.release();
      throw error;
    }
  };

  const hold = async <T>(key: string, isShared: boolean, work: () => Promise<T>): Promise<T> => {
    const session = await acquire(key, isShared).catch(() => {
      throw problems.notStored();
    });
    try {
      return await work();
    } finally {
      // A broken connection has released its locks.
      await session`SELECT pg_advisory_unlock_all()`.catch(() => {});
      session.release();
    }
  };

  return {
    shared: (key, work) => local.shared(key, () => hold(key, true, work)),
    exclusive: (key, work) => local.exclusive(key, () => hold(key, false, work)),
  };
};
