import type { Column } from '../contract';
import { toCell, toTimestamp } from './cells';
import { matches, sorted } from './evaluate';
import { faults } from './faults';
import { filterOf, pageOf, shown, sortOf } from './query';
import type { Cell, RecordStore, Row, Table } from './store';

type Fields = Record<string, unknown>;
/** Ids come back as they were sent, be it as text. */
type Id = { Id: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Callers send one record or a list of them, and get back what they sent. */
const each = (body: unknown, keyName: string, run: (fields: Fields[]) => Id[]): Id | Id[] | undefined => {
  if (!Array.isArray(body)) return run([isFields(body) ? body : {}])[0];
  return run(
    body.map((item) => {
      if (!isFields(item)) throw faults.notARecord(item, keyName);
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
  if (generated !== undefined) throw faults.generated(generated);
};

/** The operations of one table. */
export const createRecords = (table: Table, store: RecordStore, now: () => number) => {
  const columns = new Map([...SYSTEM, ...table.columns].map((column) => [column.title, column]));

  const filtered = (params: URLSearchParams): Row[] => {
    const filter = filterOf(params, columns);
    return store.rows(table.id).filter((row) => !filter || matches(filter, row, columns));
  };

  const rowAt = (id: number): Row | undefined => store.rows(table.id).find((row) => row.Id === id);

  /** The records that a list of changes names, each once. */
  const named = (list: readonly Fields[], missing: () => Error): Row[] => {
    const ids = list.map(({ Id }) => Id ?? undefined);
    if (ids.includes(undefined)) throw list.length > 1 ? faults.noKey() : missing();
    const unfit = ids.find((id) => !['string', 'number'].includes(typeof id) || Number.isNaN(Number(id)));
    if (unfit !== undefined) throw faults.badId(String(unfit));
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    if (twice !== undefined) throw faults.sameKey(twice);
    return ids.map((id) => {
      const row = id === '' ? undefined : rowAt(Number(id));
      if (!row) throw faults.noRecord(id === '' ? 'unknown' : id);
      return row;
    });
  };

  /** Unknown columns are ignored, as in the real database. */
  const cellsOf = (fields: Fields, titles: readonly Column[]): Record<string, Cell> =>
    Object.fromEntries(titles.map((column) => [column.title, toCell(column, fields[column.title])]));

  /** The id that a new record brings along, if it does. */
  const ownKey = ({ Id }: Fields): { Id?: number } => {
    if (Id === undefined || Id === null) return {};
    const id = Id === '' ? Number.NaN : Number(Id);
    if (!Number.isInteger(id)) throw faults.unfitKey();
    if (rowAt(id)) throw faults.takenKey();
    return { Id: id };
  };

  return {
    list: (params: URLSearchParams) =>
      pageOf(sorted(filtered(params), sortOf(params, columns), columns), params, columns),

    count: (params: URLSearchParams) => ({ count: filtered(params).length }),

    read(id: string, params: URLSearchParams) {
      if (Number.isNaN(Number(id))) throw faults.badId(id);
      const row = rowAt(Number(id));
      if (!row) throw faults.noRecord(id);
      return shown(row, params, columns);
    },

    create: (body: unknown) =>
      each(body, 'Id', (list) => {
        refuseGenerated(list);
        const created = { CreatedAt: toTimestamp(now()), UpdatedAt: null };
        const rows = list.map((fields) => ({ ...ownKey(fields), ...created, ...cellsOf(fields, table.columns) }));
        return store.insert(table.id, rows).map(({ Id }) => ({ Id }));
      }),

    update: (body: unknown) =>
      each(body, 'Id', (list) => {
        refuseGenerated(list);
        const rows = named(list, () => faults.noRecord('unknown')).map((row, at): Row => {
          const fields = list[at] ?? {};
          const sent = table.columns.filter((column) => Object.hasOwn(fields, column.title));
          return { ...row, ...cellsOf(fields, sent), UpdatedAt: toTimestamp(now()) };
        });
        store.replace(table.id, rows);
        return list.map(({ Id }) => ({ Id }));
      }),

    remove: (body: unknown) =>
      each(body, 'id', (list) => {
        const rows = named(list, faults.noId);
        store.remove(
          table.id,
          rows.map(({ Id }) => Id),
        );
        return list.map(({ Id }) => ({ Id }));
      }),
  };
};
