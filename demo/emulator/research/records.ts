import type { Column, PageInfo } from '../../research/contract';
import { type Filter, FilterError, parseWhere } from '../../research/where';
import { toCell, toTimestamp } from './cells';
import { columnsOf, matches, sorted } from './evaluate';
import { faults } from './faults';
import type { Cell, RecordStore, Row, Table } from './store';

const DEFAULT_LIMIT = 25;
const HIGHEST_LIMIT = 1000;

type Fields = Record<string, unknown>;
type Id = { Id: number };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Callers send one record or a list of them, and get back what they sent. */
const each = <T>(body: unknown, run: (fields: Fields[]) => T[]): T | T[] | undefined => {
  if (Array.isArray(body)) return run(body.map((item) => (isFields(item) ? item : {})));
  return run([isFields(body) ? body : {}])[0];
};

const names = (params: URLSearchParams, key: string): string[] =>
  params
    .getAll(key)
    .flatMap((value) => value.split(','))
    .filter((name) => name !== '');

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

const pageInfo = (totalRows: number, limit: number, offset: number): PageInfo | Omit<PageInfo, 'page'> => {
  const isFirstPage = offset === 0;
  const isLastPage = offset + limit >= totalRows;
  // An offset between two pages has no page number; the real database then names the offset.
  if (offset % limit !== 0) return { totalRows, pageSize: limit, isFirstPage, isLastPage, ...{ offset } };
  return { totalRows, page: offset / limit + 1, pageSize: limit, isFirstPage, isLastPage };
};

const SYSTEM: Column[] = [
  { title: 'Id', type: 'number' },
  { title: 'CreatedAt', type: 'text' },
  { title: 'UpdatedAt', type: 'text' },
];

/** The operations of one table. */
export const createRecords = (table: Table, store: RecordStore, now: () => number) => {
  const columns = new Map([...SYSTEM, ...table.columns].map((column) => [column.title, column]));

  const need = (id: unknown): Row => {
    const row = store.rows(table.id).find((candidate) => candidate.Id === Number(id));
    if (!row) throw faults.noRecord(id ?? 'unknown');
    return row;
  };

  const filterOf = (params: URLSearchParams): Filter | undefined => {
    const where = params.get('where') ?? '';
    const quoted = where.startsWith('@');
    let filter: Filter | undefined;
    try {
      filter = parseWhere(where);
    } catch (error) {
      if (error instanceof FilterError) throw faults.badFilter(quoted, error.message);
      throw error;
    }
    const unknown = filter && columnsOf(filter).find((name) => !columns.has(name));
    if (unknown !== undefined) throw faults.noFilterField(quoted, unknown);
    return filter;
  };

  const filtered = (params: URLSearchParams): Row[] => {
    const filter = filterOf(params);
    return store.rows(table.id).filter((row) => !filter || matches(filter, row, columns));
  };

  const known = (requested: string[]): string[] => {
    const unknown = requested.map((name) => name.replace(/^-/, '')).find((name) => !columns.has(name));
    if (unknown !== undefined) throw faults.noField(unknown);
    return requested;
  };

  const shown = (row: Row, params: URLSearchParams): Record<string, Cell> => {
    const requested = known(names(params, 'fields'));
    const titles = requested.length > 0 ? requested : [...columns.keys()];
    return Object.fromEntries(titles.map((title) => [title, row[title] ?? null]));
  };

  /** Unknown columns are dropped without a word, as the real database does. */
  const cellsOf = (fields: Fields, titles: readonly Column[]): Record<string, Cell> =>
    Object.fromEntries(titles.map((column) => [column.title, toCell(column, fields[column.title])]));

  return {
    list(params: URLSearchParams) {
      const rows = sorted(filtered(params), known(names(params, 'sort')), columns);
      const limit = Math.min(positive(params.get('limit')) ?? DEFAULT_LIMIT, HIGHEST_LIMIT);
      const offset = positive(params.get('offset')) ?? ((positive(params.get('page')) ?? 1) - 1) * limit;
      if (offset > 0 && offset >= rows.length) throw faults.badOffset(offset);
      const list = rows.slice(offset, offset + limit).map((row) => shown(row, params));
      return { list, pageInfo: pageInfo(rows.length, limit, offset) };
    },

    count: (params: URLSearchParams) => ({ count: filtered(params).length }),

    read(id: string, params: URLSearchParams) {
      if (!/^\d+$/.test(id)) throw faults.badId(id);
      return shown(need(id), params);
    },

    create: (body: unknown) =>
      each(body, (list): Id[] => {
        const created = { CreatedAt: toTimestamp(now()), UpdatedAt: null };
        const rows = list.map((fields) => ({ ...created, ...cellsOf(fields, table.columns) }));
        return store.insert(table.id, rows).map(({ Id }) => ({ Id }));
      }),

    update: (body: unknown) =>
      each(body, (list): Id[] => {
        const rows = list.map((fields): Row => {
          const sent = table.columns.filter((column) => Object.hasOwn(fields, column.title));
          return { ...need(fields.Id), ...cellsOf(fields, sent), UpdatedAt: toTimestamp(now()) };
        });
        store.replace(table.id, rows);
        return rows.map(({ Id }) => ({ Id }));
      }),

    remove: (body: unknown) =>
      each(body, (list): Id[] => {
        const ids = list.map((fields) => {
          if (fields.Id === undefined) throw faults.noId();
          return need(fields.Id).Id;
        });
        store.remove(table.id, ids);
        return ids.map((Id) => ({ Id }));
      }),
  };
};
