import type { Row, Tables } from './rows';

export interface Collection<T extends Row> {
  get(id: string): T | undefined;
  list(): T[];
  find(test: (row: T) => boolean): T | undefined;
  filter(test: (row: T) => boolean): T[];
  put(row: T): T;
  /** Replaces the named fields; undefined when there is no such row. */
  patch(id: string, changes: Partial<Omit<T, 'id'>>): T | undefined;
  remove(id: string): boolean;
  clear(): void;
}

export type Db = { readonly [K in keyof Tables]: Collection<Tables[K]> } & {
  /** All changes of `run` are kept, or none. */
  transaction<T>(run: () => T): T;
  close(): void;
};

export interface Writer {
  put(row: Row): void;
  remove(id: string): void;
  clear(): void;
}

/** Rows in memory; every change also goes to the writer, first, so that memory never runs ahead of the disk. */
export const createCollection = <T extends Row>(rows: Map<string, T>, writer?: Writer): Collection<T> => {
  const put = (row: T): T => {
    writer?.put(row);
    rows.set(row.id, row);
    return row;
  };
  return {
    get: (id) => rows.get(id),
    list: () => [...rows.values()],
    find: (test) => [...rows.values()].find(test),
    filter: (test) => [...rows.values()].filter(test),
    put,
    patch: (id, changes) => {
      const row = rows.get(id);
      return row && put({ ...row, ...changes });
    },
    remove: (id) => {
      if (!rows.has(id)) return false;
      writer?.remove(id);
      return rows.delete(id);
    },
    clear: () => {
      writer?.clear();
      rows.clear();
    },
  };
};

type Open = <T extends Row>(name: keyof Tables) => Collection<T>;

export const openCollections = (open: Open): { readonly [K in keyof Tables]: Collection<Tables[K]> } => ({
  users: open('users'),
  tenants: open('tenants'),
  roles: open('roles'),
  permissions: open('permissions'),
  apiTokens: open('apiTokens'),
  sessions: open('sessions'),
  families: open('families'),
  authorizeRequests: open('authorizeRequests'),
  codes: open('codes'),
  mfaTickets: open('mfaTickets'),
  lockouts: open('lockouts'),
  oneTimeCodes: open('oneTimeCodes'),
  rememberedDevices: open('rememberedDevices'),
  outbox: open('outbox'),
  mailCounts: open('mailCounts'),
  features: open('features'),
  plans: open('plans'),
  settings: open('settings'),
});

/** A database that lives as long as the page or the test. */
export const createMemoryDb = (): Db => ({
  ...openCollections(() => createCollection(new Map())),
  transaction: (run) => run(),
  close: () => {},
});

/** Empties everything but the settings, which hold the signing key. */
export const clearDb = (db: Db): void => {
  const { settings: _kept, transaction, close: _close, ...tables } = db;
  transaction(() => {
    for (const table of Object.values(tables)) table.clear();
  });
};
