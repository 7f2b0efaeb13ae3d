import { openFile } from '../gateway/runtime/open-file';
import { openSqlite } from '../gateway/runtime/sqlite';
import { parseJson } from '../guards';
import type { Delivery } from './page';

const TABLE = `
  CREATE TABLE IF NOT EXISTS arrivals (
    position INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, at TEXT NOT NULL, body TEXT NOT NULL
  )
`;

/** Received webhooks, the newest of which are kept. */
export interface Arrivals {
  add(delivery: Delivery): Promise<void>;
  /** Returns them, newest first. */
  list(): Promise<readonly Delivery[]>;
  close(): void;
}

/** Opens received webhooks in an SQLite file, which persists, or in memory. */
export const openArrivals = (file: string, kept: number): Arrivals => {
  const db = openFile(file, (path) => openSqlite(path, (opened) => void opened.exec(TABLE)));
  return {
    async add({ kind, at, body }) {
      await db.run('INSERT INTO arrivals (kind, at, body) VALUES (?, ?, ?)', kind, at, JSON.stringify(body));
      await db.run('DELETE FROM arrivals WHERE position <= (SELECT max(position) FROM arrivals) - ?', kept);
    },
    async list() {
      const rows = await db.all('SELECT kind, at, body FROM arrivals ORDER BY position DESC');
      // The columns of the statement, in a file that only this module writes.
      return (rows as readonly Record<'kind' | 'at' | 'body', string>[]).map(({ kind, at, body }) => ({
        kind,
        at,
        body: parseJson(body),
      }));
    },
    close: () => db.close(),
  };
};
