import { createJournal } from './journal';
import { openSqlite } from './sqlite';
import type { Journal } from './state';

const CAPACITY = 100_000;

const TABLE = `
  PRAGMA busy_timeout = 3000;
  CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY, "table" TEXT NOT NULL, fingerprint TEXT NOT NULL, started INTEGER NOT NULL, answer TEXT, "row" INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS submissions_by_age ON submissions (started);
  CREATE INDEX IF NOT EXISTS submissions_by_row ON submissions ("table", "row") WHERE "row" IS NOT NULL;
`;

export interface SqliteJournal extends Journal {
  close(): void;
}

/** Opens a journal in an SQLite file, for one process at a time; it persists however the process ends. */
export const openSqliteJournal = (file: string, capacity = CAPACITY): SqliteJournal => {
  const db = openSqlite(file, (database) => void database.exec(TABLE));
  return { ...createJournal({ db, name: 'submissions', capacity }), close: db.close };
};
