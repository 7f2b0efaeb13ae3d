import { type Collection, createCollection, type TableStore } from './collection';
import type { Row } from './rows/row';
import { type IndexOf, type TableName, type Tables, tableNames, tableOf } from './tables';

export type Db = { readonly [N in TableName]: Collection<Tables[N], IndexOf<N>> } & {
  /** Commits all changes of `run` or none. A nested transaction is part of the outer one. */
  transaction<T>(run: () => T): T;
  close(): void;
};

/** Persistence of a whole database. */
export interface DbStore {
  table(name: TableName): TableStore;
  begin(): void;
  commit(): void;
  rollback(): void;
  close(): void;
}

interface Dependent {
  child: TableName;
  field: string;
  isList: boolean;
}

/** Returns the tables whose rows refer to rows of a table. */
const dependentsOf = (parent: TableName): Dependent[] =>
  tableNames.flatMap((child) => {
    const { belongsTo = {}, lists = {} } = tableOf(child);
    const pointing = (fields: object) =>
      Object.entries(fields).flatMap(([field, target]) => (target === parent ? [field] : []));
    return [
      ...pointing(belongsTo).map((field) => ({ child, field, isList: false })),
      ...pointing(lists).map((field) => ({ child, field, isList: true })),
    ];
  });

/** Computed once: tests open many databases. */
const dependentsByTable = new Map(tableNames.map((name) => [name, dependentsOf(name)]));

type AnyCollection = Collection<Row, string>;

const withoutId = (row: Row, field: string, id: string) => {
  const ids: unknown = Reflect.get(row, field);
  return { [field]: Array.isArray(ids) ? ids.filter((entry) => entry !== id) : ids };
};

/** Opens all tables of `tables.ts`, in memory or with a store. */
export const openDb = (store?: DbStore): Db => {
  const collections = new Map<TableName, AnyCollection>();
  let depth = 0;
  let restores = new Map<TableName, () => void>();

  const transaction = <T>(run: () => T): T => {
    if (depth > 0) return run();
    store?.begin();
    depth = 1;
    restores = new Map();
    try {
      const result = run();
      store?.commit();
      return result;
    } catch (error) {
      store?.rollback();
      for (const restore of restores.values()) restore();
      throw error;
    } finally {
      depth = 0;
    }
  };

  const open = (name: TableName): AnyCollection => {
    const dependents = dependentsByTable.get(name) ?? [];
    const onRemove = (id: string) => {
      for (const { child, field, isList } of dependents) {
        const rows = collections.get(child);
        for (const row of rows?.by(field, id) ?? []) {
          if (isList) rows?.patch(row.id, withoutId(row, field, id));
          else rows?.remove(row.id);
        }
      }
    };
    const onChange = (snapshot: () => () => void) => {
      if (depth > 0 && !restores.has(name)) restores.set(name, snapshot());
    };
    const rows = createCollection(tableOf(name), store?.table(name), { onChange, onRemove });
    if (dependents.length === 0) return rows;
    return { ...rows, remove: (id) => transaction(() => rows.remove(id)) };
  };

  for (const name of tableNames) collections.set(name, open(name));
  // Each collection is created from the table of its name; the compiler cannot follow that through a loop.
  const named = Object.fromEntries(collections) as unknown as Pick<Db, TableName>;
  return { ...named, transaction, close: () => store?.close() };
};

/** Clears every table except those that are kept, such as the settings with the signing key. */
export const clearDb = (db: Db): void =>
  db.transaction(() => {
    for (const name of tableNames) if (!tableOf(name).survivesReset) db[name].clear();
  });
