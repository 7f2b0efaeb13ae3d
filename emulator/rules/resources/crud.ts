import type { Tables } from '../../db/tables';
import type { Call } from '../../http/call';
import { audited } from '../audits/audits';
import { collectionOf, type OwnedTable, ownedRow, ownedRows } from './owned';

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
