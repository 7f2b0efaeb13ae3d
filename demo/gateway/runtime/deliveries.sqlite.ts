import type Database from 'libsql';
import { createDeliveries, STOPPED } from './deliveries';
import { openSqlite } from './sqlite';
import type { Deliveries } from './state';

/** Milliseconds after which deleted deliveries are overwritten on disk; each time costs a wait for the disk. */
const WIPE_AFTER = 10_000;

const TABLE = `
  PRAGMA busy_timeout = 100;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS failed_deliveries (
    position INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, kind TEXT NOT NULL, at TEXT NOT NULL,
    reason TEXT NOT NULL, body TEXT NOT NULL, tries INTEGER NOT NULL
  );
`;
/** Columns that files of earlier versions lack. */
const LATER = {
  under_way: 'INTEGER NOT NULL DEFAULT 0',
  returned: 'INTEGER NOT NULL DEFAULT 0',
  touched: "TEXT NOT NULL DEFAULT ''",
};

const prepareTable = (db: Database.Database) => {
  db.exec(TABLE);
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').raw().all('failed_deliveries').flat();
  for (const [column, type] of Object.entries(LATER))
    if (!columns.includes(column)) db.exec(`ALTER TABLE failed_deliveries ADD COLUMN ${column} ${type}`);
  db.exec("CREATE INDEX IF NOT EXISTS emptied_deliveries_by_age ON failed_deliveries (at) WHERE body = ''");
  // Their process has ended, since the file belongs to this one.
  db.prepare('UPDATE failed_deliveries SET reason = ?, under_way = 0 WHERE under_way = 1').run(STOPPED);
};

export interface SqliteDeliveries extends Deliveries {
  close(): void;
}

/**
 * Opens webhook deliveries in an SQLite file, which persists.
 * @throws Error when the file cannot be used.
 */
export const openSqliteDeliveries = (file: string, now: () => number): SqliteDeliveries => {
  const db = openSqlite(file, prepareTable);
  let timer: NodeJS.Timeout | undefined;

  /** Overwrites deleted data in the file, not only marks it as free, and removes it from the write-ahead log too. */
  const wipe = async () => void (await db.all('PRAGMA wal_checkpoint(TRUNCATE)'));
  const wipeSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // On a full disk, the next one does.
      wipe().catch(() => {});
    }, WIPE_AFTER).unref();
  };

  const options = { db, name: 'failed_deliveries', now };
  return {
    ...createDeliveries({ ...options, wipe: async (when) => (when === 'now' ? wipe() : wipeSoon()) }),
    close() {
      clearTimeout(timer);
      db.close();
    },
  };
};
