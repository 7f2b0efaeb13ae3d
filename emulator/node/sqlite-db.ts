import Database from 'libsql';
import { createCollection, type Db, openCollections } from '../db';
import type { Row, Tables } from '../rows';

/** Raised when the shape of the rows changes; an older file is emptied and seeded anew. */
const SCHEMA = 1;

const TABLES = /^[a-zA-Z]+$/;

/** The same collections on an SQLite file. Every change is on disk before its answer leaves. */
export const createSqliteDb = (path: string): Db => {
  const sql = new Database(path);
  sql.pragma('journal_mode = WAL');
  sql.pragma('synchronous = NORMAL');
  // `all`, because this library's `get` does not pluck.
  const outdated = Number(sql.prepare('PRAGMA user_version').pluck().all()[0]) !== SCHEMA;
  const reloads: (() => void)[] = [];

  const open = <T extends Row>(name: keyof Tables) => {
    if (!TABLES.test(name)) throw new TypeError(`"${name}" is no table name`);
    if (outdated) sql.exec(`DROP TABLE IF EXISTS "${name}"`);
    sql.exec(`CREATE TABLE IF NOT EXISTS "${name}" (id TEXT PRIMARY KEY, body TEXT NOT NULL)`);
    const upsert = sql.prepare(
      `INSERT INTO "${name}" (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
    );
    const remove = sql.prepare(`DELETE FROM "${name}" WHERE id = ?`);
    const all = sql.prepare(`SELECT body FROM "${name}" ORDER BY rowid`).pluck();
    const rows = new Map<string, T>();
    const load = () => {
      rows.clear();
      for (const body of all.all()) {
        // The file holds what `put` wrote: rows of this table.
        const row = JSON.parse(String(body)) as T;
        rows.set(row.id, row);
      }
    };
    load();
    reloads.push(load);
    return createCollection<T>(rows, {
      put: (row) => void upsert.run(row.id, JSON.stringify(row)),
      remove: (id) => void remove.run(id),
      clear: () => void sql.exec(`DELETE FROM "${name}"`),
    });
  };

  const collections = openCollections(open);
  sql.pragma(`user_version = ${SCHEMA}`);

  return {
    ...collections,
    transaction: (run) => {
      sql.exec('BEGIN IMMEDIATE');
      try {
        const result = run();
        sql.exec('COMMIT');
        return result;
      } catch (error) {
        sql.exec('ROLLBACK');
        for (const reload of reloads) reload();
        throw error;
      }
    },
    close: () => void sql.close(),
  };
};
