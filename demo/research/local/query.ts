import type { Column, PageInfo } from '../contract';
import { type Filter, FilterError, parseWhere } from '../where';
import { errors } from './errors';
import { columnsOf } from './evaluate';
import type { Cell, Row } from './store';

type Columns = ReadonlyMap<string, Column>;

const DEFAULT_LIMIT = 25;
const MAX_LIMIT = 1000;

const names = (params: URLSearchParams, key: string): string[] =>
  params
    .getAll(key)
    .flatMap((value) => value.split(','))
    .filter((name) => name !== '');

const checkedColumns = (requested: string[], columns: Columns): string[] => {
  const unknown = requested.map((name) => name.replace(/^[-+]/, '')).find((name) => !columns.has(name));
  if (unknown !== undefined) throw errors.noField(unknown);
  return requested;
};

const positive = (text: string | null): number | undefined => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : undefined;
};

const readFilter = (where: string, columns: Columns): Filter | undefined => {
  const quoted = where.startsWith('@');
  let filter: Filter | undefined;
  try {
    filter = parseWhere(where);
  } catch (error) {
    if (error instanceof FilterError) throw errors.badFilter(quoted, error.message);
    throw error;
  }
  const unknown = filter && columnsOf(filter).find((name) => !columns.has(name));
  if (unknown !== undefined) throw errors.noFilterField(quoted, unknown);
  return filter;
};

/** Returns the filter of a request: a record must match every `where`. */
export const filterOf = (params: URLSearchParams, columns: Columns): Filter | undefined => {
  const filters = params.getAll('where').flatMap((where) => readFilter(where, columns) ?? []);
  return filters.length > 1 ? { kind: 'and', filters } : filters[0];
};

/** Returns the columns to sort by; a leading `-` reverses the order. */
export const sortOf = (params: URLSearchParams, columns: Columns): string[] =>
  checkedColumns(names(params, 'sort'), columns).map((name) => name.replace(/^\+/, ''));

/** Returns the requested columns of a record, always in the table's order. */
export const selectFields = (row: Row, params: URLSearchParams, columns: Columns): Record<string, Cell> => {
  const requested = new Set(checkedColumns(names(params, 'fields'), columns));
  const titles = [...columns.keys()].filter((title) => requested.size === 0 || requested.has(title));
  return Object.fromEntries(titles.map((title) => [title, row[title] ?? null]));
};

const offsetOf = (params: URLSearchParams, limit: number): number => {
  const page = params.get('page');
  if (!page) return positive(params.get('offset')) ?? 0;
  const offset = (Number(page) - 1) * limit;
  if (!Number.isInteger(offset) || offset < 0) throw errors.badPage();
  return offset;
};

const pageInfo = (totalRows: number, limit: number, offset: number): PageInfo | Omit<PageInfo, 'page'> => {
  const page = offset / limit + 1;
  const isFirstPage = page === 1;
  const isLastPage = page >= Math.max(1, Math.ceil(totalRows / limit));
  // An offset between two pages has no page number; the real database then names the offset.
  if (!Number.isInteger(page)) return { totalRows, pageSize: limit, isFirstPage, isLastPage, ...{ offset } };
  return { totalRows, page, pageSize: limit, isFirstPage, isLastPage };
};

/** Returns one page of the rows, by `limit` and `offset` or `page`. */
export const pageOf = (rows: readonly Row[], params: URLSearchParams, columns: Columns) => {
  const view = params.get('viewId');
  if (view) throw errors.noView(view);
  const limit = Math.min(positive(params.get('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT);
  const offset = offsetOf(params, limit);
  if (offset > 0 && offset >= rows.length) throw errors.badOffset(offset);
  const list = rows.slice(offset, offset + limit).map((row) => selectFields(row, params, columns));
  return { list, pageInfo: pageInfo(rows.length, limit, offset) };
};
