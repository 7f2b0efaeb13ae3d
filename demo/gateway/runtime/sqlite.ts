import Database from 'libsql';
import { makePrivateFile } from './open-file';
import type { SqlDatabase } from './state';

export interface SqliteDatabase extends SqlDatabase {
  close(): void;
}

/** Opens a file of the state, which only the account of this process may read, and runs its setup. */
export const openSqlite = (file: string, setup: (db: Database.Database) => void): SqliteDatabase => {
  makePrivateFile(file);
  const db = new Database(file);
  // The write-ahead log is not synchronized: a killed process loses nothing, a power failure the last moments.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  setup(db);
  const prepared = new Map<string, Database.Statement>();
  const prepare = (text: string): Database.Statement => {
    const statement = prepared.get(text) ?? db.prepare(text);
    prepared.set(text, statement);
    return statement;
  };
  return {
    all: async (text, ...values) => prepare(text).all(...values),
    run: async (text, ...values) => prepare(text).run(...values).changes,
    close: () => void db.close(),
  };
};
