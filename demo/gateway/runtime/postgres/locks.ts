import type { ReservedSql } from 'postgres';
import { systemClock, within } from '../clock';
import { Problem, problems } from '../problem';
import { createRwLock } from '../rw-lock';
import type { LockedWork, Locks } from '../state';
import type { Sql } from './connect';

/** Maximum number of milliseconds that work waits for other processes and for a connection. */
const MAX_WAIT = 30_000;
/** PostgreSQL's code for a lock that was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';

const tooLate = () => problems.busy(1000);

const refusalOf = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
    ? tooLate()
    : problems.notStored();
};

const release = async (session: ReservedSql) => {
  // A broken connection has released its locks.
  await session`SELECT pg_advisory_unlock_all()`.catch(() => {});
  session.release();
};

/**
 * Returns locks across processes, as advisory locks of sessions: they end with the process that holds them. Work within
 * one process waits in memory, so that it needs few connections.
 */
export const createPostgresLocks = (sql: Sql, now: () => number): Locks => {
  const local = createRwLock();
  const timeLeft = (deadline: number): number => Math.min(MAX_WAIT, deadline - now());

  const lock = async (session: ReservedSql, key: string, isShared: boolean, deadline: number) => {
    const wait = String(Math.max(1, Math.ceil(timeLeft(deadline))));
    await session`SELECT set_config('lock_timeout', ${wait}, false), set_config('statement_timeout', '0', false)`;
    if (isShared) await session`SELECT pg_advisory_lock_shared(hashtextextended(${key}, 0))`;
    else await session`SELECT pg_advisory_lock(hashtextextended(${key}, 0))`;
  };

  const acquire = async (key: string, isShared: boolean, deadline: number, signal: AbortSignal) => {
    const session = await sql.reserve();
    try {
      if (signal.aborted) throw tooLate();
      await lock(session, key, isShared, deadline);
      if (signal.aborted) throw tooLate();
      return session;
    } catch (error) {
      await release(session);
      throw error;
    }
  };

  const hold = async <T>(key: string, isShared: boolean, work: LockedWork<T>, deadline: number): Promise<T> => {
    // The wait for a connection cannot be aborted; one that comes late is returned unused.
    const session = await within({ now, after: systemClock.after }, timeLeft(deadline), tooLate, (signal) =>
      acquire(key, isShared, deadline, signal),
    ).catch((error: unknown) => {
      throw refusalOf(error);
    });
    try {
      // Whether another process held the lock is unknown.
      return await work(true);
    } finally {
      await release(session);
    }
  };

  return {
    shared: (key, work, deadline) => local.shared(key, () => hold(key, true, work, deadline)),
    exclusive: (key, work, deadline) => local.exclusive(key, () => hold(key, false, work, deadline)),
  };
};
