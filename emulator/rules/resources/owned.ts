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
