import type { Call } from '../call';
import type { Db } from '../db/db';
import { audited } from '../rules/audits';

/**
 * A value that is kept once for each account, such as a policy: `get` and `save` answer its pair of operations, `read` and
 * `stored` are for the rules that enforce it.
 */
export const document = <T>(name: string, defaults: T) => {
  const idIn = (tenantId: string) => `${name}:${tenantId}`;
  // The table holds what `save` wrote.
  const stored = (db: Db, tenantId: string): T | undefined => db.documents.get(idIn(tenantId))?.value as T | undefined;
  /** The account's value, or the default. */
  const read = (db: Db, tenantId: string): T => stored(db, tenantId) ?? defaults;
  return {
    idIn,
    /** The account's value; undefined while it was never saved. */
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
