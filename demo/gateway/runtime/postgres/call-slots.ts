import { CALL_WINDOW, createCallSlots } from '../call-slots';
import type { CallSlots } from '../state';
import type { Sql } from './connect';

/** Number of stored starts; no database needs a limit with a higher rate. */
const MAX_COUNTED = 1000;
/** Milliseconds by which a start may be late: the part of the window beyond a second. */
const MAX_DELAY = CALL_WINDOW - 1000;

/**
 * Returns the slots of all gateways, by the clock of PostgreSQL. While it is unavailable, each process counts for
 * itself.
 */
export const createPostgresCallSlots = (sql: Sql): CallSlots => {
  const fallback = createCallSlots(Date.now);
  const now = sql`extract(epoch FROM clock_timestamp())::float8 * 1000`;

  const take = async (perSecond: number): Promise<number> => {
    const count = Math.min(perSecond, MAX_COUNTED);
    const [slot] = await sql<{ wait: number }[]>`
      WITH locked AS (SELECT starts, held_until, ${now} AS now FROM gateway_call_slots WHERE id = 1 FOR UPDATE),
      slot AS (
        SELECT starts, now,
          greatest(0, held_until - now, starts[cardinality(starts) - ${count}::int + 1] + ${CALL_WINDOW}::float8 - now) AS wait
        FROM locked
      )
      UPDATE gateway_call_slots AS stored SET starts = CASE
        WHEN slot.wait > 0 THEN slot.starts
        ELSE (slot.starts || slot.now)[greatest(1, cardinality(slot.starts) + 2 - ${count}::int):]
      END
      FROM slot WHERE stored.id = 1 RETURNING slot.wait`;
    return slot?.wait ?? 0;
  };

  /**
   * Leaves a start unused that arrived late: it would meet those of other processes a second later. Only once, since with a
   * slow connection every start is late, and then none would ever be used.
   */
  const takeInTime = async (perSecond: number): Promise<number> => {
    const sent = performance.now();
    const wait = await take(perSecond);
    return wait > 0 || performance.now() - sent < MAX_DELAY ? wait : take(perSecond);
  };

  return {
    take: (perSecond) => takeInTime(perSecond).catch(() => fallback.take(perSecond)),
    async hold(ms) {
      await fallback.hold(ms);
      await sql`UPDATE gateway_call_slots SET held_until = greatest(held_until, ${now} + ${ms}::float8) WHERE id = 1`.catch(
        () => {},
      );
    },
  };
};
