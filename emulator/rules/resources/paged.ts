import { compareSearchTexts, createSearch, searchText } from '@gatehouse/sdk/text';

type SortKey = string | number | boolean | null | undefined;

export interface Listing<T, Wire> {
  /** Returns the wire format of a row; called only for the rows of the page. */
  wire: (row: T) => Wire;
  /** Returns the texts of a row that a search covers. */
  search?: (row: T) => readonly (string | null | undefined)[];
  /** Sortable fields by their name on the wire; the first is the default. */
  sort?: Readonly<Record<string, (row: T) => SortKey>>;
}

interface Query {
  skip: number;
  take: number;
  text?: string | undefined;
  sortBy?: string | undefined;
  order?: string | undefined;
}

const comparable = (key: SortKey): string | number => {
  if (typeof key === 'number') return key;
  if (typeof key === 'boolean') return Number(key);
  return searchText(key ?? '');
};

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareSearchTexts(String(a), String(b));

const sorted = <T>(rows: readonly T[], read: (row: T) => SortKey, order: string | undefined): T[] => {
  const direction = order?.toUpperCase() === 'DESC' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: comparable(read(row)) }));
  keyed.sort((a, b) => direction * compare(a.key, b.key));
  return keyed.map(({ row }) => row);
};

const select = <T, Wire>(rows: readonly T[], { wire, search, sort = {} }: Listing<T, Wire>, query: Query) => {
  const isMatch = createSearch(query.text ?? '');
  const matches = query.text?.trim() && search ? rows.filter((row) => isMatch(...search(row))) : rows;
  const sortKey = query.sortBy !== undefined && Object.hasOwn(sort, query.sortBy) ? sort[query.sortBy] : undefined;
  const read = sortKey ?? Object.values(sort)[0];
  const ordered = read ? sorted(matches, read, query.order) : matches;
  return {
    total: matches.length,
    rows: ordered.slice(query.skip, query.skip + query.take).map(wire),
  };
};

const positive = (value: number | undefined, fallback: number) => (value && value > 0 ? Math.floor(value) : fallback);
const fromZero = (value: number | undefined) => Math.max(0, Math.floor(value ?? 0));

/** Maximum page size. */
const MAX_PAGE_SIZE = 200;

/** `_offset` (pages), `_limit` (default 50, at most 200), `_sortBy`, `_order`, `_filter` → `items` and `_metadata`. */
export const paged = <T, Wire>(
  rows: readonly T[],
  input: {
    _offset?: number | undefined;
    _limit?: number | undefined;
    _sortBy?: string | undefined;
    _order?: string | undefined;
    _filter?: string | undefined;
  },
  listing: Listing<T, Wire>,
) => {
  const take = Math.min(positive(input._limit, 50), MAX_PAGE_SIZE);
  const skip = fromZero(input._offset) * take;
  const page = select(rows, listing, {
    skip,
    take,
    text: input._filter,
    sortBy: input._sortBy,
    order: input._order,
  });
  return { items: page.rows, _metadata: { totalItems: page.total, totalPages: Math.ceil(page.total / take) } };
};

/**
 * The team endpoints: `pageOffset` (pages), `pageSize` (default 20), `sortBy`, `sortDirection` → `items` and totals.
 */
export const teamPaged = <T, Wire>(
  rows: readonly T[],
  input: {
    pageOffset?: number | undefined;
    pageSize?: number | undefined;
    sortBy?: string | undefined;
    sortDirection?: string | undefined;
  },
  listing: Listing<T, Wire>,
) => {
  const take = Math.min(positive(input.pageSize, 20), MAX_PAGE_SIZE);
  const skip = fromZero(input.pageOffset) * take;
  const page = select(rows, listing, { skip, take, sortBy: input.sortBy, order: input.sortDirection });
  return { items: page.rows, totalItems: page.total, totalPages: Math.ceil(page.total / take) };
};

/** The logs: `offset` (rows) and `limit` (default 10) → `rows` and `count`, in the given order. */
export const logPaged = <T, Wire>(
  rows: readonly T[],
  { offset, limit }: { offset?: number | undefined; limit?: number | undefined },
  wire: (row: T) => Wire,
) => {
  const page = select(rows, { wire }, { skip: fromZero(offset), take: Math.min(positive(limit, 10), MAX_PAGE_SIZE) });
  return { rows: page.rows, count: page.total };
};
