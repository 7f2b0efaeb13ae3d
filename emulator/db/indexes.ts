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

/** Creates the indexes of one table. */
export const createIndexes = (table: AnyTable) => {
  const fields = Object.keys({ ...table.belongsTo, ...table.lists });
  const readers = new Map<string, (row: Row) => Values>(fields.map((name) => [name, (row) => fieldValues(row, name)]));
  for (const [name, read] of Object.entries(table.index ?? {})) {
    readers.set(name, (row) => {
      const value = read(row);
      return value === undefined ? [] : [value];
    });
  }
  const found = new Map<string, Map<string, Map<string, Row>>>([...readers.keys()].map((name) => [name, new Map()]));

  /** Returns the rows with a value by id, in the order in which they got it. */
  const rows = (index: string, value: string): ReadonlyMap<string, Row> => {
    const values = found.get(index);
    if (!values) throw new TypeError(`There is no index "${index}".`);
    return values.get(value) ?? none;
  };

  /** Inserts, removes or updates a row in the indexes. */
  const move = (before: Row | undefined, after: Row | undefined) => {
    for (const [name, read] of readers) {
      const values = found.get(name) ?? new Map<string, Map<string, Row>>();
      const old = before ? read(before) : [];
      const next = after ? read(after) : [];
      for (const value of old) {
        if (next.includes(value)) continue;
        const rest = values.get(value);
        rest?.delete(before?.id ?? '');
        if (rest?.size === 0) values.delete(value);
      }
      for (const value of next) {
        const known = values.get(value) ?? new Map<string, Row>();
        if (after) known.set(after.id, after);
        values.set(value, known);
      }
    }
  };

  return {
    rows,
    move,
    clear: () => {
      for (const values of found.values()) values.clear();
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
