import type { Column } from '../contract';
import { toCell, toTimestamp } from './cells';
import { errors } from './errors';
import { matches, sorted } from './evaluate';
import { filterOf, pageOf, selectFields, sortOf } from './query';
import type { Cell, RecordStore, Row, Table } from './store';

type Fields = Record<string, unknown>;
/** Ids are returned as they were sent, even as text. */
type Id = { Id: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Callers send one record or a list of them, and get the same shape back. */
const applyToAll = (body: unknown, keyName: string, run: (fields: Fields[]) => Id[]): Id | Id[] | undefined => {
  if (!Array.isArray(body)) return run([isFields(body) ? body : {}])[0];
  return run(
    body.map((item) => {
      if (!isFields(item)) throw errors.notARecord(item, keyName);
      return item;
    }),
  );
};

const SYSTEM: Column[] = [
  { title: 'Id', type: 'number' },
  { title: 'CreatedAt', type: 'text' },
  { title: 'UpdatedAt', type: 'text' },
];

const refuseGenerated = (list: readonly Fields[]) => {
  const generated = ['CreatedAt', 'UpdatedAt'].find((title) => list.some((fields) => Object.hasOwn(fields, title)));
  if (generated !== undefined) throw errors.generated(generated);
};

export const createRecords = (table: Table, store: RecordStore, now: () => number) => {
  const columns = new Map([...SYSTEM, ...table.columns].map((column) => [column.title, column]));

  const filtered = (params: URLSearchParams): Row[] => {
    const filter = filterOf(params, columns);
    return store.rows(table.id).filter((row) => !filter || matches(filter, row, columns));
  };

  const rowAt = (id: number): Row | undefined => store.rows(table.id).find((row) => row.Id === id);

  /** Returns the records that a list of changes names, each once. */
  const findRows = (list: readonly Fields[], missing: () => Error): Row[] => {
    const ids = list.map(({ Id }) => Id ?? undefined);
    if (ids.includes(undefined)) throw list.length > 1 ? errors.noKey() : missing();
    const invalid = ids.find((id) => !['string', 'number'].includes(typeof id) || Number.isNaN(Number(id)));
    if (invalid !== undefined) throw errors.badId(String(invalid));
    const duplicate = ids.find((id, at) => ids.indexOf(id) !== at);
    if (duplicate !== undefined) throw errors.sameKey(duplicate);
    return ids.map((id) => {
      const row = id === '' ? undefined : rowAt(Number(id));
      if (!row) throw errors.noRecord(id === '' ? 'unknown' : id);
      return row;
    });
  };

  /** Unknown columns are ignored, as in the real database. */
  const cellsOf = (fields: Fields, titles: readonly Column[]): Record<string, Cell> =>
    Object.fromEntries(titles.map((column) => [column.title, toCell(column, fields[column.title])]));

  /** Returns the id that a new record specifies, if any. */
  const requestedId = ({ Id }: Fields): { Id?: number } => {
    if (Id === undefined || Id === null) return {};
    const id = Id === '' ? Number.NaN : Number(Id);
    if (!Number.isInteger(id)) throw errors.unfitKey();
    if (rowAt(id)) throw errors.takenKey();
    return { Id: id };
  };

  return {
    list: (params: URLSearchParams) =>
      pageOf(sorted(filtered(params), sortOf(params, columns), columns), params, columns),

    count: (params: URLSearchParams) => ({ count: filtered(params).length }),

    read(id: string, params: URLSearchParams) {
      if (Number.isNaN(Number(id))) throw errors.badId(id);
      const row = rowAt(Number(id));
      if (!row) throw errors.noRecord(id);
      return selectFields(row, params, columns);
    },

    create: (body: unknown) =>
      applyToAll(body, 'Id', (list) => {
        refuseGenerated(list);
        const created = { CreatedAt: toTimestamp(now()), UpdatedAt: null };
        const rows = list.map((fields) => ({ ...requestedId(fields), ...created, ...cellsOf(fields, table.columns) }));
        return store.insert(table.id, rows).map(({ Id }) => ({ Id }));
      }),

    update: (body: unknown) =>
      applyToAll(body, 'Id', (list) => {
        refuseGenerated(list);
        const rows = findRows(list, () => errors.noRecord('unknown')).map((row, at): Row => {
          const fields = list[at] ?? {};
          const sent = table.columns.filter((column) => Object.hasOwn(fields, column.title));
          return { ...row, ...cellsOf(fields, sent), UpdatedAt: toTimestamp(now()) };
        });
        store.replace(table.id, rows);
        return list.map(({ Id }) => ({ Id }));
      }),

    remove: (body: unknown) =>
      applyToAll(body, 'id', (list) => {
        const rows = findRows(list, errors.noId);
        store.remove(
          table.id,
          rows.map(({ Id }) => Id),
        );
        return list.map(({ Id }) => ({ Id }));
      }),
  };
};
