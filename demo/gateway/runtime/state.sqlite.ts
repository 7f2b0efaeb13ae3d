import { join } from 'node:path';
import { createCallSlots } from './call-slots';
import { openSqliteDeliveries } from './deliveries.sqlite';
import { createJournal } from './journal';
import { openFile } from './open-file';
import { createTokenBuckets } from './rate-limits';
import { createRwLock } from './rw-lock';
import { openSqlite } from './sqlite';
import type { Journal, State } from './state';

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

interface SqliteStateOptions {
  /** Folder of the files. Default: in memory. */
  folder?: string | undefined;
  now: () => number;
}

/**
 * Opens the state of one gateway process: two SQLite files, with locks and rate limits in memory.
 * @throws ConfigError when a file cannot be used.
 */
export const openSqliteState = ({ folder, now }: SqliteStateOptions): State => {
  const open = <T>(name: string, opener: (file: string) => T): T =>
    folder === undefined ? opener(':memory:') : openFile(join(folder, name), opener);
  const deliveries = open('operations.db', (file) => openSqliteDeliveries(file, now));
  const journal = open('submissions.db', (file) => openSqliteJournal(file));
  return {
    journal,
    deliveries,
    rateLimits: createTokenBuckets(now),
    callSlots: createCallSlots(now),
    locks: createRwLock(),
    async close() {
      deliveries.close();
      journal.close();
    },
  };
};
