import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { type Cell, createMemoryStore, type RecordStore, type Row, type Table } from './store';

const SYSTEM = ['Id', 'CreatedAt', 'UpdatedAt'];

/** Names come from the code's own data model; they are quoted all the same. */
const name = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const isCell = (value: unknown): value is Cell =>
  value === null || typeof value === 'string' || typeof value === 'number';

const toRow = (titles: readonly string[], stored: unknown): Row => {
  const values = Array.isArray(stored) ? stored.filter(isCell) : [];
  const cells = Object.fromEntries(titles.map((title, index) => [title, values[index] ?? null]));
  return { ...cells, Id: Number(cells.Id) };
};

const ids = (stored: unknown): number[] => (Array.isArray(stored) ? stored.map(Number) : []);

/**
 * Stores records in an SQLite file, one table each, titled as in the data model. Reads are served from memory; a write
 * has reached the file's log when the call returns, so a killed process loses no confirmed write.
 */
export const openSqliteStore = (file: string, tables: readonly Table[]): RecordStore => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new Database(file);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 3000;');

  const models = new Map(
    tables.map((table) => {
      const titles = [...SYSTEM, ...table.columns.map((column) => column.title)];
      const sqlTable = name(table.title);
      db.exec(`CREATE TABLE IF NOT EXISTS ${sqlTable} ("Id" INTEGER PRIMARY KEY AUTOINCREMENT)`);
      const present = new Set(db.prepare(`SELECT name FROM pragma_table_info(?)`).raw().all(table.title).map(String));
      for (const title of titles) {
        if (!present.has(title)) db.exec(`ALTER TABLE ${sqlTable} ADD COLUMN ${name(title)}`);
      }
      const columns = titles.map(name).join(', ');
      return [
        table.id,
        {
          title: table.title,
          titles,
          select: db.prepare(`SELECT ${columns} FROM ${sqlTable} ORDER BY "Id"`).raw(),
          put: db.prepare(
            `INSERT OR REPLACE INTO ${sqlTable} (${columns}) VALUES (${titles.map(() => '?').join(', ')})`,
          ),
          remove: db.prepare(`DELETE FROM ${sqlTable} WHERE "Id" = ?`),
        },
      ];
    }),
  );

  const lastId = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').raw();
  const memory = createMemoryStore(
    Object.fromEntries(
      [...models].map(([id, model]) => [
        id,
        {
          rows: model.select.all().map((stored) => toRow(model.titles, stored)),
          lastId: ids(lastId.get(model.title))[0] ?? 0,
        },
      ]),
    ),
  );

  const save = db.transaction((table: string, rows: readonly Row[]) => {
    const model = models.get(table);
    for (const row of rows) model?.put.run(...model.titles.map((title) => row[title] ?? null));
  });
  const erase = db.transaction((table: string, removed: readonly number[]) => {
    for (const id of removed) models.get(table)?.remove.run(id);
  });

  return {
    rows: memory.rows,
    insert(table, cells) {
      const rows = memory.insert(table, cells);
      try {
        save(table, rows);
      } catch (error) {
        memory.remove(
          table,
          rows.map(({ Id }) => Id),
        );
        throw error;
      }
      return rows;
    },
    replace(table, rows) {
      save(table, rows);
      memory.replace(table, rows);
    },
    remove(table, removed) {
      erase(table, removed);
      memory.remove(table, removed);
    },
    close: () => void db.close(),
  };
};
