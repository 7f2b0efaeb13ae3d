import { type $ZodObject, type $ZodType, type output, safeParse } from 'zod/v4/core';
import type { TableQuery } from '../../../kit/table/table-columns';

/** Schema of a list's filters: an object with optional fields, each of which parses its part of the URL. */
export type FilterSchema = $ZodObject<Readonly<Record<string, $ZodType>>>;

/** Initial state of a list. */
export interface ListDefaults {
  pageSize: number;
  sort?: TableQuery['sort'];
}

/** State of a list in the URL. */
export interface ListAddress<Filters> {
  query: TableQuery;
  filters: Partial<Filters>;
  /** Id of the open row. */
  open: string | undefined;
}

const wholeNumber = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/**
 * Returns the possible readings of a filter's strings: the string itself, a boolean, a number, an interval, or a list.
 */
const readings = (texts: readonly string[]): unknown[] => {
  const [text = ''] = texts;
  if (texts.length > 1) return [texts];
  const [from, to] = text.split('..');
  const interval = to === undefined ? [] : [{ ...(from && { from }), ...(to && { to }) }];
  return [text, ...(text === 'true' ? [true] : []), ...(text.trim() === '' ? [] : [Number(text)]), ...interval, texts];
};

const isInterval = (value: unknown): value is { from?: unknown; to?: unknown } =>
  typeof value === 'object' && value !== null && ('from' in value || 'to' in value);

const textsOf = (value: unknown): string[] => {
  if (value === undefined || value === null || value === false || value === '') return [];
  if (Array.isArray(value)) return value.map(String);
  if (isInterval(value)) return [`${value.from ?? ''}..${value.to ?? ''}`];
  return [String(value)];
};

/** Parses a list's state from a query string. Invalid parts are ignored. */
export const readListAddress = <Schema extends FilterSchema>(
  search: string,
  { pageSize, sort }: ListDefaults,
  schema: Schema | undefined,
  prefix = '',
): ListAddress<output<Schema>> => {
  const params = new URLSearchParams(search);
  const get = (name: string) => params.get(prefix + name);
  const [id, direction] = get('sort')?.split(':') ?? [];
  const filters: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema?._zod.def.shape ?? {})) {
    const texts = params.getAll(`${prefix}f.${name}`);
    if (texts.length === 0) continue;
    const parsed = readings(texts).map((reading) => safeParse(field, reading));
    const fitting = parsed.find(({ success }) => success);
    if (fitting?.success) filters[name] = fitting.data;
  }
  return {
    query: {
      search: get('q') ?? '',
      page: Math.max(1, wholeNumber(get('page')) ?? 1) - 1,
      pageSize: wholeNumber(get('size')) || pageSize,
      sort: id ? { id, desc: direction === 'desc' } : sort,
    },
    // Each field was parsed by its own schema.
    filters: filters as Partial<output<Schema>>,
    open: get('open') || undefined,
  };
};

/** Serializes a list's state into a query string; defaults are omitted, and other parameters are kept. */
export const writeListAddress = (
  search: string,
  { query, filters, open }: ListAddress<object>,
  { pageSize, sort }: ListDefaults,
  prefix = '',
): string => {
  const params = new URLSearchParams(search);
  const put = (name: string, texts: readonly string[]) => {
    params.delete(prefix + name);
    for (const text of texts) params.append(prefix + name, text);
  };
  const isDefaultSort = query.sort?.id === sort?.id && Boolean(query.sort?.desc) === Boolean(sort?.desc);
  put('q', textsOf(query.search));
  put('page', query.page > 0 ? [String(query.page + 1)] : []);
  put('size', query.pageSize === pageSize ? [] : [String(query.pageSize)]);
  put('sort', query.sort && !isDefaultSort ? [`${query.sort.id}:${query.sort.desc ? 'desc' : 'asc'}`] : []);
  for (const name of [...params.keys()]) if (name.startsWith(`${prefix}f.`)) params.delete(name);
  for (const [name, value] of Object.entries(filters)) put(`f.${name}`, textsOf(value));
  put('open', textsOf(open));
  return params.toString();
};
