import { randomUUID } from 'node:crypto';
import Database from 'libsql';
import { enum as enumOf, number, object, safeParse, string } from 'zod/mini';
import { webhookKinds } from '../../research/feedback/kinds';
import { makePrivateFile } from './private-file';
import type { Deliveries, FailedDelivery } from './state';

/** Maximum number of failed deliveries; the oldest are removed first. */
const KEPT = 1000;
/** Milliseconds after which a failed delivery is removed. */
const KEPT_FOR = 30 * 24 * 3_600_000;
/** Reason of a delivery whose process ended before its outcome was known. */
const STOPPED = 'no answer before the portal was stopped';

const Stored = object({
  id: string(),
  kind: enumOf(webhookKinds),
  at: string(),
  reason: string(),
  body: string(),
  tries: number(),
  returned: number(),
});

const TABLE = `CREATE TABLE IF NOT EXISTS failed_deliveries (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  at TEXT NOT NULL,
  reason TEXT NOT NULL,
  body TEXT NOT NULL,
  tries INTEGER NOT NULL
)`;
/** Columns that files of earlier versions lack. */
const LATER = ['under_way', 'returned'];

/** Milliseconds after which deleted deliveries are overwritten on disk; each time costs a wait for the disk. */
const WIPE_AFTER = 10_000;

/** A kind unknown to this version has no URL, so it is omitted. */
const deliveryOf = (stored: unknown): FailedDelivery[] => {
  const row = safeParse(Stored, stored);
  return row.success ? [{ ...row.data, body: JSON.parse(row.data.body), returned: row.data.returned === 1 }] : [];
};

const prepareTable = (db: Database.Database) => {
  db.exec(TABLE);
  const known = db.prepare('SELECT name FROM pragma_table_info(?)').raw().all('failed_deliveries').flat();
  for (const column of LATER.filter((name) => !known.includes(name)))
    db.exec(`ALTER TABLE failed_deliveries ADD COLUMN ${column} INTEGER NOT NULL DEFAULT 0`);
  // Their outcome is unknown.
  db.prepare('UPDATE failed_deliveries SET reason = ?, under_way = 0 WHERE under_way = 1').run(STOPPED);
};

export interface SqliteDeliveries extends Deliveries {
  close(): void;
}

/**
 * Stores failed deliveries in an SQLite file, which persists. The file belongs to one process: opening it marks pending
 * deliveries as stopped.
 * @throws Error when the file cannot be used.
 */
export const openSqliteDeliveries = (file: string, now: () => number): SqliteDeliveries => {
  makePrivateFile(file);
  const db = new Database(file);
  db.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 100; PRAGMA secure_delete = ON;',
  );
  prepareTable(db);

  const columns = 'id, kind, at, reason, body, tries';
  // Without a reason its first attempt is pending.
  const failures = `SELECT ${columns}, returned FROM failed_deliveries WHERE reason <> ''`;
  const select = db.prepare(`${failures} ORDER BY position DESC LIMIT ?`);
  const selectOne = db.prepare(`${failures} AND id = ?`);
  const count = db.prepare("SELECT COUNT(*) AS count FROM failed_deliveries WHERE reason <> ''");
  const insert = db.prepare(`INSERT INTO failed_deliveries (${columns}, under_way) VALUES (?, ?, ?, ?, ?, ?, 1)`);
  const startAgain = db.prepare(
    'UPDATE failed_deliveries SET under_way = 1, tries = tries + 1 WHERE id = ? AND under_way = 0',
  );
  const fail = db.prepare('UPDATE failed_deliveries SET under_way = 0, reason = ? WHERE id = ?');
  const giveBack = db.prepare('UPDATE failed_deliveries SET returned = 1 WHERE id = ?');
  const removeReturned = db.prepare('DELETE FROM failed_deliveries WHERE returned = 1 AND kind = ? AND body = ?');
  const remove = db.prepare('DELETE FROM failed_deliveries WHERE id = ?');
  const removeOlder = db.prepare("DELETE FROM failed_deliveries WHERE at < ? AND reason <> ''");
  const removeBeyond = db.prepare(
    `DELETE FROM failed_deliveries WHERE reason <> '' AND position <=
      (SELECT position FROM failed_deliveries WHERE reason <> '' ORDER BY position DESC LIMIT 1 OFFSET ?)`,
  );

  /** Overwrites deleted data in the file, not only marks it as free, and removes it from the write-ahead log too. */
  const wipe = () => void db.pragma('wal_checkpoint(TRUNCATE)');
  /** On a full disk the list can still be read; old entries are removed when there is space. */
  const whenPossible = (work: () => void) => {
    try {
      work();
    } catch {}
  };
  let timer: NodeJS.Timeout | undefined;
  const wipeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      whenPossible(wipe);
    }, WIPE_AFTER).unref();
  };
  const forgetOld = () =>
    whenPossible(() => {
      if (removeOlder.run(new Date(now() - KEPT_FOR).toISOString()).changes > 0) wipe();
    });
  forgetOld();

  return {
    async list(most = KEPT) {
      forgetOld();
      return select.all(most).flatMap(deliveryOf);
    },
    async count() {
      forgetOld();
      const [row] = count.all();
      return safeParse(object({ count: number() }), row).data?.count ?? 0;
    },
    async find(id) {
      forgetOld();
      return selectOne.all(id).flatMap(deliveryOf)[0];
    },
    async begin({ kind, body }) {
      const id = randomUUID();
      insert.run(id, kind, new Date(now()).toISOString(), '', JSON.stringify(body), 1);
      return id;
    },
    beginAgain: async (id) => startAgain.run(id).changes > 0,
    async arrived(id) {
      remove.run(id);
      wipeSoon();
    },
    async failed(id, reason) {
      fail.run(reason, id);
      removeBeyond.run(KEPT);
      forgetOld();
    },
    async returned(id) {
      giveBack.run(id);
    },
    async taken({ kind, body }) {
      if (removeReturned.run(kind, JSON.stringify(body)).changes > 0) wipe();
    },
    async remove(id) {
      const removed = remove.run(id).changes > 0;
      if (removed) wipe();
      return removed;
    },
    close() {
      clearTimeout(timer);
      db.close();
    },
  };
};
