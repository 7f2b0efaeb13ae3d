import type { Row } from '../rows/row';
import type { AnyTable } from '../tables';
import { createIndexes } from './indexes';

/** The rows of one table. */
export interface Collection<T extends Row, Index extends string = never> {
  get(id: string): T | undefined;
  list(): T[];
  /** How many rows there are. */
  count(): number;
  /** Rows by a value of an index, without a look at the others; in the order in which they took it. */
  by(index: Index, value: string): T[];
  /** The first of {@link by}. */
  one(index: Index, value: string): T | undefined;
  /** The first row that passes; looks at all of them. */
  find(test: (row: T) => boolean): T | undefined;
  filter(test: (row: T) => boolean): T[];
  /** Adds or replaces a row. Throws 409 when a value that stands once is taken. */
  put(row: T): T;
  /** Replaces the named fields; undefined when there is no such row. */
  patch(id: string, changes: Partial<Omit<T, 'id'>>): T | undefined;
  /** Removes a row and what belongs to it; false when there is none. */
  remove(id: string): boolean;
  clear(): void;
}

/** Where the rows of a table outlive the process. */
export interface TableStore {
  load(): Iterable<Row>;
  put(row: Row): void;
  remove(id: string): void;
  clear(): void;
}

/** What a collection tells the database it is a part of. */
interface Hooks {
  /** Before a change. A transaction takes a snapshot, which gives the function that goes back to it. */
  onChange(snapshot: () => () => void): void;
  /** Before a row is removed: what belongs to it goes first. */
  onRemove(id: string): void;
}

/** Rows in memory; every change goes to the store first, so that memory never runs ahead of the disk. */
export const createCollection = (table: AnyTable, store: TableStore | undefined, hooks: Hooks) => {
  const rows = new Map<string, Row>();
  const indexes = createIndexes(table);

  const fill = (all: Iterable<Row>) => {
    rows.clear();
    indexes.clear();
    for (const row of all) {
      rows.set(row.id, row);
      indexes.move(undefined, row);
    }
  };
  fill(store?.load() ?? []);

  const snapshot = () => {
    const before = [...rows.values()];
    return () => fill(before);
  };
  const changing = () => hooks.onChange(snapshot);

  const put = (row: Row): Row => {
    indexes.checkUnique(row);
    changing();
    store?.put(row);
    indexes.move(rows.get(row.id), row);
    rows.set(row.id, row);
    return row;
  };
  const by = (index: string, value: string): Row[] => [...indexes.rows(index, value).values()];
  const find = (test: (row: Row) => boolean) => {
    for (const row of rows.values()) if (test(row)) return row;
    return undefined;
  };

  return {
    get: (id: string) => rows.get(id),
    list: () => [...rows.values()],
    count: () => rows.size,
    by,
    one: (index: string, value: string) => by(index, value)[0],
    find,
    filter: (test: (row: Row) => boolean) => [...rows.values()].filter(test),
    put,
    patch: (id: string, changes: object) => {
      const row = rows.get(id);
      return row && put({ ...row, ...changes });
    },
    remove: (id: string) => {
      if (!rows.has(id)) return false;
      hooks.onRemove(id);
      changing();
      store?.remove(id);
      indexes.move(rows.get(id), undefined);
      return rows.delete(id);
    },
    clear: () => {
      changing();
      store?.clear();
      fill([]);
    },
  };
};
