import type { Call } from '../call';
import { audited } from '../rules/audits';
import type { Tables } from '../tables';
import { collectionOf, type OwnedTable, ownedRow, ownedRows } from './owned';

interface Crud<N extends OwnedTable, Key extends string, Wire, New, Change> {
  /** The name that inputs give the id, such as `groupId`. */
  key: Key;
  /** A row as it goes on the wire. */
  wire: (row: Tables[N], call: Call) => Wire;
  /** Fields of a new row; its id and its account are filled in. */
  create: (input: New, call: Call) => Omit<Tables[N], 'id' | 'tenantId'>;
  /** Fields that an input changes; those that are undefined stay. */
  update: (input: Change, row: Tables[N], call: Call) => Partial<Omit<Tables[N], 'id'>>;
  /** Refuses a row before it is written or removed, by throwing. */
  check?: (row: Tables[N], call: Call, verb: 'create' | 'update' | 'remove') => void;
}

const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/**
 * List, get, create, update and remove for rows of the caller's account. Rows of other accounts are 404; the row before a
 * change goes into the audit.
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
      // A row of the table: what `create` gives, with the two fields that it leaves out.
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
