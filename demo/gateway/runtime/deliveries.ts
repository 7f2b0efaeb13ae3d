import { randomUUID } from 'node:crypto';
import { coerce, enum as enumOf, number, object, pipe, safeParse, string, transform } from 'zod/mini';
import { webhookKinds } from '../../research/feedback/kinds';
import type { Deliveries, FailedDelivery, NewDelivery, SqlDatabase } from './state';

/** Maximum number of failed deliveries; the oldest are removed first. */
const CAPACITY = 1000;
/** Milliseconds after which a failed delivery is removed. */
const LIFETIME = 30 * 24 * 3_600_000;
/** Milliseconds for which the id of a delivered one is kept: a submission may be repeated for a day. */
const KNOWN_FOR = 24 * 3_600_000;
/** Number of deliveries between two cleanups. */
const SWEEP_EVERY = 100;
/** Milliseconds after which the process of a delivery must have ended: no attempt takes that long. */
const ABANDONED_AFTER = 120_000;
/** Reason of a delivery whose process ended before its outcome was known. */
export const STOPPED = 'no response before the portal was stopped';

const Stored = object({
  id: string(),
  kind: enumOf(webhookKinds),
  at: pipe(
    coerce.date(),
    transform((date) => date.toISOString()),
  ),
  reason: string(),
  tries: number(),
  returned: coerce.boolean(),
  body: pipe(
    string(),
    transform((text): unknown => JSON.parse(text)),
  ),
});

const Outcome = object({ body: string() });

const Count = object({ count: coerce.number() });

/** A kind unknown to this version has no URL, so it is omitted. */
const deliveryOf = (row: unknown): FailedDelivery[] => {
  const delivery = safeParse(Stored, row);
  return delivery.success ? [delivery.data] : [];
};

interface DeliveriesOptions {
  db: SqlDatabase;
  /** The table: position, id, kind, at, touched, reason, body, tries, under_way, returned. */
  name: string;
  now: () => number;
  /** Called after rows were deleted: `now` on removal by an operator or by age, `soon` on delivery. */
  wipe?: (when: 'now' | 'soon') => Promise<void>;
}

/**
 * Returns webhook deliveries in a database. A row without a reason is on its first attempt, and one without a body was
 * delivered or removed.
 */
export const createDeliveries = ({ db, name, now, wipe = async () => {} }: DeliveriesOptions): Deliveries => {
  const failed = `FROM ${name} WHERE reason <> ''`;
  const select = `SELECT id, kind, at, reason, body, tries, returned ${failed}`;
  let begun = 0;
  const ago = (ms: number): string => new Date(now() - ms).toISOString();

  const remove = async (when: 'now' | 'soon', condition: string, ...values: string[]): Promise<boolean> => {
    const removed = (await db.run(`DELETE FROM ${name} WHERE ${condition}`, ...values)) > 0;
    if (removed) await wipe(when);
    return removed;
  };

  /** Removes everything but the id, so that a repeated submission is known. */
  const empty = async (when: 'now' | 'soon', condition: string, id: string): Promise<boolean> => {
    const statement = `UPDATE ${name} SET body = '', reason = '', under_way = false, returned = false WHERE ${condition}`;
    const emptied = (await db.run(statement, id)) > 0;
    if (emptied) await wipe(when);
    return emptied;
  };

  const sweep = async () => {
    begun += 1;
    if (begun % SWEEP_EVERY === 0) await db.run(`DELETE FROM ${name} WHERE body = '' AND at < $1`, ago(KNOWN_FOR));
  };

  /** Returns whether the delivery may be sent. */
  const insert = async (id: string, { kind, body }: NewDelivery): Promise<boolean> => {
    const inserted = await db.all(
      `INSERT INTO ${name} AS stored (id, kind, at, touched, reason, body, tries, under_way)
      VALUES ($1, $2, $3, $4, '', $5, 1, true)
      ON CONFLICT (id) DO UPDATE
      SET touched = excluded.touched, reason = '', body = excluded.body, tries = stored.tries + 1, under_way = true,
        returned = false
      WHERE stored.returned OR stored.body = '' AND stored.at <= $6 RETURNING id`,
      id,
      kind,
      ago(0),
      ago(0),
      JSON.stringify(body),
      ago(KNOWN_FOR),
    );
    await sweep();
    return inserted.length > 0;
  };

  const settle = async () => {
    await db.run(
      `UPDATE ${name} SET under_way = false, reason = $1 WHERE under_way AND touched < $2`,
      STOPPED,
      ago(ABANDONED_AFTER),
    );
    await remove('now', "reason <> '' AND at < $1", ago(LIFETIME));
  };

  /** Reads failed deliveries, on a full disk too. */
  const read = async (statement: string, ...values: (string | number)[]): Promise<readonly unknown[]> => {
    await settle().catch(() => {});
    return db.all(statement, ...values);
  };

  return {
    async list(most = CAPACITY) {
      return (await read(`${select} ORDER BY position DESC LIMIT $1`, most)).flatMap(deliveryOf);
    },
    async count() {
      const [row] = await read(`SELECT count(*) AS count ${failed}`);
      return Count.parse(row).count;
    },
    async find(id) {
      return (await read(`${select} AND id = $1`, id)).flatMap(deliveryOf)[0];
    },
    async begin(delivery) {
      const id = randomUUID();
      await insert(id, delivery);
      return id;
    },
    async beginOnce(id, delivery) {
      if (await insert(id, delivery)) return undefined;
      const [row] = await db.all(`SELECT body FROM ${name} WHERE id = $1`, id);
      return row !== undefined && Outcome.parse(row).body === '' ? 'arrived' : 'failed';
    },
    async beginAgain(id) {
      const claim = `UPDATE ${name} SET under_way = true, touched = $1, tries = tries + 1 WHERE id = $2 AND NOT under_way`;
      return (await db.run(claim, ago(0), id)) > 0;
    },
    async arrived(id) {
      await empty('soon', 'id = $1', id);
    },
    async failed(id, reason) {
      await db.run(`UPDATE ${name} SET under_way = false, reason = $1 WHERE id = $2 AND body <> ''`, reason, id);
      await db.run(
        `DELETE ${failed} AND position <= (SELECT position ${failed} ORDER BY position DESC LIMIT 1 OFFSET $1)`,
        CAPACITY,
      );
    },
    async returned(id) {
      await db.run(`UPDATE ${name} SET returned = true WHERE id = $1 AND body <> ''`, id);
    },
    async taken({ kind, body }) {
      await remove('now', 'returned AND kind = $1 AND body = $2', kind, JSON.stringify(body));
    },
    remove: (id) => empty('now', "id = $1 AND reason <> ''", id),
  };
};
