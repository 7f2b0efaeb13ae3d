import type { Db } from '../../db/db';
import type { Call } from '../../http/call';
import { audited } from '../audits/audits';

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
