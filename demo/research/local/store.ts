import type { Column } from '../contract';

export interface Table {
  readonly id: string;
  readonly title: string;
  readonly columns: readonly Column[];
}

export type Cell = string | number | null;
/** One record: `Id`, `CreatedAt`, `UpdatedAt` and the table's own columns. */
export interface Row {
  Id: number;
  [column: string]: Cell;
}

/** Storage of records. Writes are durable when a call returns. */
export interface RecordStore {
  /** All records of a table in the order of their ids. */
  rows(table: string): readonly Row[];
  /** Adds records, all or none. One without an `Id` gets the next; ids are never reused. */
  insert(table: string, cells: readonly Readonly<Record<string, Cell | undefined>>[]): Row[];
  /** Replaces records by id, all or none. */
  replace(table: string, rows: readonly Row[]): void;
  remove(table: string, ids: readonly number[]): void;
  close(): void;
}

interface MemoryTable {
  rows: Map<number, Row>;
  lastId: number;
}

/** Stores records in memory, for the browser preview and for tests. */
export const createMemoryStore = (
  initial: Readonly<Record<string, { rows: Row[]; lastId: number }>> = {},
): RecordStore => {
  const tables = new Map<string, MemoryTable>();
  for (const [name, { rows, lastId }] of Object.entries(initial)) {
    tables.set(name, { rows: new Map(rows.map((row) => [row.Id, row])), lastId });
  }
  const open = (name: string): MemoryTable => {
    const table = tables.get(name) ?? { rows: new Map(), lastId: 0 };
    tables.set(name, table);
    return table;
  };

  return {
    rows: (name) => [...open(name).rows.values()],
    insert(name, cells) {
      const table = open(name);
      return cells.map((values) => {
        const row: Row = { ...values, Id: Number(values.Id ?? table.lastId + 1) };
        table.lastId = Math.max(table.lastId, row.Id);
        table.rows.set(row.Id, row);
        return row;
      });
    },
    replace(name, rows) {
      for (const row of rows) open(name).rows.set(row.Id, row);
    },
    remove(name, ids) {
      for (const id of ids) open(name).rows.delete(id);
    },
    close() {},
  };
};
