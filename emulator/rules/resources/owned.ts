import type { Collection } from '../../db/collection';
import type { Db } from '../../db/db';
import type { Row } from '../../db/rows/row';
import { type TableName, type Tables, tableOf } from '../../db/tables';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { audited } from '../audits/audits';

/** Tables whose rows belong to an account. */
type OwnedTable = {
  [N in TableName]: Tables[N] extends { readonly tenantId?: string } ? N : never;
}[TableName];

interface OwnedRow extends Row {
  readonly tenantId?: string;
}

/** Returns a table whose rows belong to accounts. */
const collectionOf = <N extends OwnedTable>({ db }: Call, name: N): Collection<Tables[N], 'tenantId'> =>
  // Every such table has this index; the compiler cannot infer that for a generic name.
  db[name] as unknown as Collection<Tables[N], 'tenantId'>;

/** Creates the error for a row that does not exist or belongs to another account. */
export const notFound = (name: TableName): ProviderError => {
  const { noun = 'item' } = tableOf(name);
  return new ProviderError(404, `${noun.replaceAll(' ', '-')}-not-found`, `This ${noun} no longer exists.`);
};

/** Returns the rows of the caller's account. */
export const ownedRows = <N extends OwnedTable>(call: Call, name: N): Tables[N][] =>
  collectionOf(call, name).by('tenantId', call.caller().tenantId);

/**
 * Returns one row of the caller's account.
 * @throws ProviderError 404 when there is none, also for one of another account
 */
export const ownedRow = <N extends OwnedTable>(call: Call, name: N, id: string): Tables[N] => {
  const row = collectionOf(call, name).get(id);
  const { tenantId }: OwnedRow = row ?? { id };
  if (!row || tenantId !== call.caller().tenantId) throw notFound(name);
  return row;
};

interface Crud<N extends OwnedTable, Key extends string, Wire, New, Change> {
  /** Name of the id in inputs, such as `groupId`. */
  key: Key;
  /** Returns the wire format of a row. */
  wire: (row: Tables[N], call: Call) => Wire;
  /** Returns the fields of a new row; its id and account are added. */
  create: (input: New, call: Call) => Omit<Tables[N], 'id' | 'tenantId'>;
  /** Returns the fields that an input changes; undefined ones keep their value. */
  update: (input: Change, row: Tables[N], call: Call) => Partial<Omit<Tables[N], 'id'>>;
  /** Throws to refuse a row before it is written or removed. */
  check?: (row: Tables[N], call: Call, verb: 'create' | 'update' | 'remove') => void;
}

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * Creates list, get, create, update and remove for rows of the caller's account. Rows of other accounts are 404; the
 * audit row has the previous values.
 */
export const crud = <
  N extends OwnedTable,
  Key extends string,
  Wire,
  New extends object,
  Change extends Readonly<Record<Key, string>>,
>(
  name: N,
  { key, wire, create, update, check }: Crud<N, Key, Wire, New, Change>,
) => {
  const find = (call: Call, input: Readonly<Record<Key, string>>) => ownedRow(call, name, input[key]);
  return {
    list: (call: Call): Wire[] => ownedRows(call, name).map((row) => wire(row, call)),
    get: (call: Call, input: Readonly<Record<Key, string>>): Wire => wire(find(call, input), call),
    create: (call: Call, input: New): Wire => {
      // A row of the table: the result of `create` with the two fields that it leaves out.
      const row = {
        ...create(input, call),
        id: crypto.randomUUID(),
        tenantId: call.caller().tenantId,
      } as unknown as Tables[N];
      check?.(row, call, 'create');
      return wire(collectionOf(call, name).put(row), call);
    },
    update: (call: Call, input: Change): Wire => {
      const before = find(call, input);
      const row = { ...before, ...defined(update(input, before, call)) };
      check?.(row, call, 'update');
      audited(call, { before: wire(before, call) });
      return wire(collectionOf(call, name).put(row), call);
    },
    remove: (call: Call, input: Readonly<Record<Key, string>>): undefined => {
      const row = find(call, input);
      check?.(row, call, 'remove');
      audited(call, { before: wire(row, call) });
      collectionOf(call, name).remove(row.id);
    },
  };
};

/**
 * Defines a value that each account has once, such as a policy: `get` and `save` are its two handlers, `read` and
 * `stored` are for the rules that enforce it.
 */
export const document = <T>(name: string, defaults: T) => {
  const idIn = (tenantId: string) => `${name}:${tenantId}`;
  // The table holds what `save` wrote.
  const stored = (db: Db, tenantId: string): T | undefined => db.documents.get(idIn(tenantId))?.value as T | undefined;
  /** Returns the account's value, or the default. */
  const read = (db: Db, tenantId: string): T => stored(db, tenantId) ?? defaults;
  return {
    idIn,
    /** Returns the account's value; undefined if it was never saved. */
    stored,
    read,
    get: (call: Call): T => read(call.db, call.caller().tenantId),
    save: (call: Call, value: T): T => {
      const { tenantId } = call.caller();
      audited(call, { before: read(call.db, tenantId) });
      call.db.documents.put({ id: idIn(tenantId), tenantId, value });
      return value;
    },
  };
};
