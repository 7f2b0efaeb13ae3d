import Database from 'libsql';
import { enum as enumOf, number, object, safeParse, string } from 'zod/mini';
import { webhookKinds } from '../research/feedback/kinds';
import { type FailedDeliveries, type FailedDelivery, KEPT, newDelivery, oldestKept } from './failed-deliveries';
import { makePrivateFile } from './private-file';

const Stored = object({
  id: string(),
  kind: enumOf(webhookKinds),
  at: string(),
  reason: string(),
  body: string(),
  tries: number(),
});

/** A kind that this version does not know has nowhere to be sent, so it is left out. */
const deliveryOf = (stored: unknown): FailedDelivery[] => {
  const row = safeParse(Stored, stored);
  return row.success ? [{ ...row.data, body: JSON.parse(row.data.body) }] : [];
};

/**
 * Keeps failed deliveries in an SQLite file, where they outlive the process. Nothing is held in memory, so several
 * processes may share the file. Throws when the file cannot be used.
 */
export const openFailedDeliveries = (file: string, now: () => number): FailedDeliveries => {
  makePrivateFile(file);
  const db = new Database(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 1000; PRAGMA secure_delete = ON;',
  );
  db.exec(`CREATE TABLE IF NOT EXISTS failed_deliveries (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    reason TEXT NOT NULL,
    body TEXT NOT NULL,
    tries INTEGER NOT NULL
  )`);

  const columns = 'id, kind, at, reason, body, tries';
  const select = db.prepare(`SELECT ${columns} FROM failed_deliveries ORDER BY position DESC LIMIT ?`);
  const selectOne = db.prepare(`SELECT ${columns} FROM failed_deliveries WHERE id = ?`);
  const count = db.prepare('SELECT COUNT(*) AS count FROM failed_deliveries');
  const insert = db.prepare(`INSERT INTO failed_deliveries (${columns}) VALUES (?, ?, ?, ?, ?, ?)`);
  const failAgain = db.prepare('UPDATE failed_deliveries SET reason = ?, tries = tries + 1 WHERE id = ?');
  const remove = db.prepare('DELETE FROM failed_deliveries WHERE id = ?');
  const removeOlder = db.prepare('DELETE FROM failed_deliveries WHERE at < ?');
  const removeBeyond = db.prepare(
    'DELETE FROM failed_deliveries WHERE position <= (SELECT position FROM failed_deliveries ORDER BY position DESC LIMIT 1 OFFSET ?)',
  );

  /** What is gone is overwritten in the file, not only marked as free, and leaves the log beside it too. */
  const wipe = () => void db.pragma('wal_checkpoint(TRUNCATE)');
  const forgetOld = () => {
    if (removeOlder.run(oldestKept(now())).changes > 0) wipe();
  };
  forgetOld();

  return {
    list(most = KEPT) {
      forgetOld();
      return select.all(most).flatMap(deliveryOf);
    },
    count() {
      forgetOld();
      const [row] = count.all();
      return safeParse(object({ count: number() }), row).data?.count ?? 0;
    },
    find(id) {
      forgetOld();
      return selectOne.all(id).flatMap(deliveryOf)[0];
    },
    add(failure) {
      const delivery = newDelivery(failure, now());
      const { id, kind, at, reason, body, tries } = delivery;
      insert.run(id, kind, at, reason, JSON.stringify(body), tries);
      removeBeyond.run(KEPT);
      forgetOld();
      return delivery;
    },
    failedAgain: (id, reason) => void failAgain.run(reason, id),
    remove(id) {
      const removed = remove.run(id).changes > 0;
      if (removed) wipe();
      return removed;
    },
    close: () => void db.close(),
  };
};
