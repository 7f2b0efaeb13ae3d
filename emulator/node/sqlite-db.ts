import Database from 'libsql';
import type { TableStore } from '../db/collection';
import { type Db, openDb } from '../db/db';
import type { Row } from '../db/rows/row';
import type { TableName } from '../db/tables';

/** Incremented when the shape of the rows changes; an older file is cleared and seeded again. */
const SCHEMA = 2;

/** Opens the tables in an SQLite file. Every change is on disk before its response is sent. */
export const createSqliteDb = (path: string): Db => {
  const sql = new Database(path);
  sql.pragma('journal_mode = WAL');
  sql.pragma('synchronous = NORMAL');
  // `all`, because this library's `get` does not pluck.
  const outdated = Number(sql.prepare('PRAGMA user_version').pluck().all()[0]) !== SCHEMA;

  const table = (name: TableName): TableStore => {
    if (outdated) sql.exec(`DROP TABLE IF EXISTS "${name}"`);
    sql.exec(`CREATE TABLE IF NOT EXISTS "${name}" (id TEXT PRIMARY KEY, body TEXT NOT NULL)`);
    const upsert = sql.prepare(
      `INSERT INTO "${name}" (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
    );
    const remove = sql.prepare(`DELETE FROM "${name}" WHERE id = ?`);
    const all = sql.prepare(`SELECT body FROM "${name}" ORDER BY rowid`).pluck();
    return {
      // The file holds what `put` wrote: rows of this table.
      load: () => all.all().map((body) => JSON.parse(String(body)) as Row),
      put: (row) => void upsert.run(row.id, JSON.stringify(row)),
      remove: (id) => void remove.run(id),
      clear: () => void sql.exec(`DELETE FROM "${name}"`),
    };
  };

  const db = openDb({
    table,
    begin: () => void sql.exec('BEGIN IMMEDIATE'),
    commit: () => void sql.exec('COMMIT'),
    rollback: () => void sql.exec('ROLLBACK'),
    close: () => void sql.close(),
  });
  sql.pragma(`user_version = ${SCHEMA}`);
  return db;
};
