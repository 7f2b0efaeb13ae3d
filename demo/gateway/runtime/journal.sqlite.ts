import Database from 'libsql';
import { makePrivateFile } from './private-file';
import type { Journal, JournalEntry } from './state';

/** Maximum number of journal entries; the oldest are removed first. */
const CAPACITY = 100_000;

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS submissions (
    id TEXT PRIMARY KEY, "table" TEXT NOT NULL, fingerprint TEXT NOT NULL, started INTEGER NOT NULL, answer TEXT, "row" INTEGER
  ) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS submissions_by_age ON submissions (started);
  CREATE INDEX IF NOT EXISTS submissions_by_row ON submissions ("table", "row") WHERE "row" IS NOT NULL;
`;

/** The write-ahead log is not synchronized: a killed process loses nothing, a power failure the last moments. */
const SPEED = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 3000;';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const readAnswer = (text: unknown): object | undefined => {
  const answer: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  return isObject(answer) ? answer : undefined;
};

export interface SqliteJournal extends Journal {
  close(): void;
}

/** A journal in an SQLite file, for one process at a time; it persists however the process ends. */
export const openSqliteJournal = (file: string, capacity = CAPACITY): SqliteJournal => {
  makePrivateFile(file);
  const db = new Database(file);
  db.exec(SPEED + SCHEMA);
  const find = db.prepare('SELECT fingerprint, started, answer FROM submissions WHERE id = ?').raw();
  const begin = db.prepare('INSERT INTO submissions (id, "table", fingerprint, started) VALUES (?, ?, ?, ?)');
  const finish = db.prepare('UPDATE submissions SET answer = ?, "row" = ? WHERE id = ?');
  const forget = db.prepare('DELETE FROM submissions WHERE id = ?');
  const taken = db.prepare('SELECT 1 FROM submissions WHERE "table" = ? AND "row" = ? LIMIT 1').raw();
  const sweep = db.prepare('DELETE FROM submissions WHERE started < ?');
  const drop = db.prepare('DELETE FROM submissions WHERE id IN (SELECT id FROM submissions ORDER BY started LIMIT ?)');
  const count = db.prepare('SELECT count(*) FROM submissions').raw();

  let size = Number([count.get()].flat()[0]);

  const known = (id: string): JournalEntry | undefined => {
    const stored: unknown = find.get(id);
    if (!Array.isArray(stored)) return undefined;
    const answer = readAnswer(stored[2]);
    return { fingerprint: String(stored[0]), startedAt: Number(stored[1]), ...(answer && { answer }) };
  };
  const remove = (id: string) => {
    size -= forget.run(id).changes;
  };

  return {
    async begin(id, { table, fingerprint, startedAt }, oldest) {
      const entry = known(id);
      if (entry && entry.startedAt > oldest) return entry;
      if (entry) remove(id);
      begin.run(id, table, fingerprint, startedAt);
      size += 1;
      if (size > capacity) size -= drop.run(size - capacity).changes;
      return undefined;
    },
    async finish(id, answer, row) {
      finish.run(JSON.stringify(answer), row ?? null, id);
    },
    async forget(id) {
      remove(id);
    },
    isTaken: async (table, row) => taken.get(table, row) !== undefined,
    async sweep(before) {
      size -= sweep.run(before).changes;
    },
    close: () => void db.close(),
  };
};
