import { createTokenBuckets } from '../rate-limits';
import type { Rate, RateLimits } from '../state';
import type { Sql } from './connect';

/** Seconds after which an unused bucket is full again, and removed. */
const IDLE_AFTER = 3_600;
/** Number of takes between two cleanups. */
const SWEEP_EVERY = 10_000;

/**
 * Returns token buckets in PostgreSQL. They fill by the clock of the database, so that all gateways agree. While it is
 * unavailable, each process counts for itself.
 */
export const createPostgresRateLimits = (sql: Sql): RateLimits => {
  const fallback = createTokenBuckets(Date.now);
  let taken = 0;

  const take = async ({ perSecond, burst }: Rate, key: string): Promise<number> => {
    taken += 1;
    if (taken % SWEEP_EVERY === 0)
      await sql`DELETE FROM gateway_rate_limits WHERE at < now() - make_interval(secs => ${IDLE_AFTER})`;
    const filled = sql`least(${burst}::float8, bucket."left" + extract(epoch FROM clock_timestamp() - bucket.at)::float8 * ${perSecond}::float8)`;
    const [bucket] = await sql<{ wait: number }[]>`
        INSERT INTO gateway_rate_limits AS bucket (key, "left", at, wait)
        VALUES (${key}, ${burst}::float8 - 1, clock_timestamp(), 0)
        ON CONFLICT (key) DO UPDATE SET
          "left" = greatest(0, ${filled} - 1), at = clock_timestamp(), wait = greatest(0, (1 - ${filled}) / ${perSecond}::float8 * 1000)
        RETURNING wait`;
    return bucket?.wait ?? 0;
  };

  return { take: (rate, key) => take(rate, key).catch(() => fallback.take(rate, key)) };
};
