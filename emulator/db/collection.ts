import { ProviderError } from '../http/errors';
import type { Row } from './rows/row';
import type { AnyTable } from './tables';

type Values = readonly string[];

const none: ReadonlyMap<string, Row> = new Map();

const fieldValues = (row: Row, field: string): Values => {
  const value: unknown = Reflect.get(row, field);
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? [value] : [];
};

const createIndexes = (table: AnyTable) => {
  const fields = Object.keys({ ...table.belongsTo, ...table.lists });
  const readers = new Map<string, (row: Row) => Values>(fields.map((name) => [name, (row) => fieldValues(row, name)]));
  for (const [name, read] of Object.entries(table.index ?? {})) {
    readers.set(name, (row) => {
      const value = read(row);
      return value === undefined ? [] : [value];
    });
  }
  const indexes = new Map<string, Map<string, Map<string, Row>>>([...readers.keys()].map((name) => [name, new Map()]));

  /** Returns the rows with a value by id, in the order in which they got it. */
  const rows = (index: string, value: string): ReadonlyMap<string, Row> => {
    const values = indexes.get(index);
    if (!values) throw new TypeError(`There is no index "${index}".`);
    return values.get(value) ?? none;
  };

  /** Inserts, removes or updates a row in the indexes. */
  const move = (before: Row | undefined, after: Row | undefined) => {
    for (const [name, read] of readers) {
      const values = indexes.get(name) ?? new Map<string, Map<string, Row>>();
      const old = before ? read(before) : [];
      const next = after ? read(after) : [];
      for (const value of old) {
        if (next.includes(value)) continue;
        const rest = values.get(value);
        rest?.delete(before?.id ?? '');
        if (rest?.size === 0) values.delete(value);
      }
      for (const value of next) {
        const bucket = values.get(value) ?? new Map<string, Row>();
        if (after) bucket.set(after.id, after);
        values.set(value, bucket);
      }
    }
  };

  return {
    rows,
    move,
    clear: () => {
      for (const values of indexes.values()) values.clear();
    },
    /** @throws ProviderError 409 when another row has a unique value */
    checkUnique: (row: Row) => {
      for (const name of table.unique ?? []) {
        for (const value of readers.get(name)?.(row) ?? []) {
          for (const id of rows(name, value).keys()) {
            if (id !== row.id)
              throw new ProviderError(409, 'duplicate', `The ${name} "${value}" is taken. Choose another one.`);
          }
        }
      }
    },
  };
};

export interface Collection<T extends Row, Index extends string = never> {
  get(id: string): T | undefined;
  list(): T[];
  count(): number;
  /** Returns the rows with an indexed value without scanning the table, in the order in which they got the value. */
  by(index: Index, value: string): T[];
  /** Returns the first row of {@link by}. */
  first(index: Index, value: string): T | undefined;
  /** Returns the first row that matches; scans the table. */
  find(test: (row: T) => boolean): T | undefined;
  filter(test: (row: T) => boolean): T[];
  /** Inserts or replaces a row. Throws 409 when a unique value is taken. */
  put(row: T): T;
  /** Replaces the given fields; returns undefined when there is no such row. */
  patch(id: string, changes: Partial<Omit<T, 'id'>>): T | undefined;
  /** Removes a row and its dependents; returns false when there is none. */
  remove(id: string): boolean;
  clear(): void;
}

export interface TableStore {
  load(): Iterable<Row>;
  put(row: Row): void;
  remove(id: string): void;
  clear(): void;
}

interface Hooks {
  /** Called before a change. A transaction takes a snapshot and gets the function that restores it. */
  onChange(snapshot: () => () => void): void;
  /** Called before a row is removed: its dependents are removed first. */
  onRemove(id: string): void;
}

/**
 * Creates a collection of rows in memory. Every change is written to the store first, so that memory is never ahead of
 * the disk.
 */
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
    first: (index: string, value: string) => by(index, value)[0],
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
