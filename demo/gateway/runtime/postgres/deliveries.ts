import { randomUUID } from 'node:crypto';
import { type WebhookKind, webhookKinds } from '../../../research/feedback/kinds';
import type { Deliveries, FailedDelivery } from '../state';
import type { Sql } from './connect';

/** Maximum number of failed deliveries; the oldest are removed first. */
const KEPT = 1000;
const KEPT_DAYS = 30;
/** Seconds after which the process of a delivery must have ended: no attempt takes that long. */
const ABANDONED_AFTER = 120;
/** Reason of a delivery whose process ended before its outcome was known. */
const STOPPED = 'no answer before the portal was stopped';

interface Stored {
  id: string;
  kind: string;
  at: Date;
  reason: string;
  body: string;
  tries: number;
  returned: boolean;
}

const isKnown = (kind: string): kind is WebhookKind => webhookKinds.some((known) => known === kind);

/** A kind unknown to this version has no URL, so it is omitted. */
const deliveryOf = ({ kind, at, body, ...rest }: Stored): FailedDelivery[] =>
  isKnown(kind) ? [{ ...rest, kind, at: at.toISOString(), body: JSON.parse(body) }] : [];

/** Returns the deliveries of all gateways in PostgreSQL. */
export const createPostgresDeliveries = (sql: Sql, now: () => number): Deliveries => {
  const columns = sql`id, kind, at, reason, body, tries, returned`;
  // Without a reason its first attempt is pending.
  const failures = sql`FROM gateway_deliveries WHERE reason <> ''`;

  const settle = async () => {
    const time = new Date(now());
    await sql`
      UPDATE gateway_deliveries SET under_way = false, reason = ${STOPPED}
      WHERE under_way AND touched < ${time}::timestamptz - make_interval(secs => ${ABANDONED_AFTER})`;
    await sql`
      DELETE FROM gateway_deliveries
      WHERE reason <> '' AND at < ${time}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  };

  return {
    async list(most = KEPT) {
      await settle();
      const rows = await sql<Stored[]>`SELECT ${columns} ${failures} ORDER BY position DESC LIMIT ${most}`;
      return rows.flatMap(deliveryOf);
    },
    async count() {
      await settle();
      const [row] = await sql<{ count: string }[]>`SELECT count(*) AS count ${failures}`;
      return Number(row?.count ?? 0);
    },
    async find(id) {
      await settle();
      const rows = await sql<Stored[]>`SELECT ${columns} ${failures} AND id::text = ${id}`;
      return rows.flatMap(deliveryOf)[0];
    },
    async begin({ kind, body }) {
      const id = randomUUID();
      const time = new Date(now());
      await sql`
        INSERT INTO gateway_deliveries (id, kind, at, touched, reason, body, tries, under_way)
        VALUES (${id}, ${kind}, ${time}, ${time}, '', ${JSON.stringify(body)}, 1, true)`;
      return id;
    },
    async beginAgain(id) {
      const claimed = await sql`
        UPDATE gateway_deliveries SET under_way = true, touched = ${new Date(now())}, tries = tries + 1
        WHERE id::text = ${id} AND NOT under_way`;
      return claimed.count > 0;
    },
    async arrived(id) {
      await sql`DELETE FROM gateway_deliveries WHERE id::text = ${id}`;
    },
    async failed(id, reason) {
      await sql`UPDATE gateway_deliveries SET under_way = false, reason = ${reason} WHERE id::text = ${id}`;
      await sql`
        DELETE FROM gateway_deliveries WHERE reason <> '' AND position <=
          (SELECT position FROM gateway_deliveries WHERE reason <> '' ORDER BY position DESC LIMIT 1 OFFSET ${KEPT})`;
    },
    async returned(id) {
      await sql`UPDATE gateway_deliveries SET returned = true WHERE id::text = ${id}`;
    },
    async taken({ kind, body }) {
      await sql`DELETE FROM gateway_deliveries WHERE returned AND kind = ${kind} AND body = ${JSON.stringify(body)}`;
    },
    async remove(id) {
      const removed = await sql`DELETE FROM gateway_deliveries WHERE id::text = ${id}`;
      return removed.count > 0;
    },
  };
};
