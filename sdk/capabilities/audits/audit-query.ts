/** Rows of a page, and of the statistics. */
export const PAGE_SIZE = 20;

/** Filter, sorting and position of a page of audits. */
export interface AuditFilter {
  /** Which page, counted from 0. */
  page?: number;
  /** Name of a column; default createdAt. */
  sortBy?: string;
  /** Default desc: the newest first. */
  sortDirection?: 'asc' | 'desc';
  /** Free text over all columns. */
  search?: string;
  /** What single columns must hold, by the column's name. */
  columns?: Readonly<Record<string, unknown>>;
}

const sortOf = ({ sortBy = 'createdAt', sortDirection = 'desc' }: AuditFilter) => ({ sortBy, sortDirection });

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

// What the list and its export say by these names is not for a column to say.
const RESERVED = new Set([
  'offset',
  'count',
  'sortBy',
  'sortDirection',
  'paginationMode',
  'outputFileName',
  'properties',
]);

/** The filters that say anything. A column cannot take the name of the list's own settings. */
const narrowing = ({ search, columns = {} }: AuditFilter): Record<string, unknown> =>
  Object.fromEntries(
    [...Object.entries(columns), ['filter', search] as const]
      .map(([name, value]) => [name, trimmed(value)] as const)
      .filter(([name, value]) => isGiven(value) && !RESERVED.has(name)),
  );

/** A page's filters as the provider takes them: one query value for each column. */
export const auditQuery = (filter: AuditFilter) => ({
  ...narrowing(filter),
  ...sortOf(filter),
  offset: (filter.page ?? 0) * PAGE_SIZE,
  count: PAGE_SIZE,
});

/** The filters of an export, which always begins at the first row. */
export const exportQuery = (filter: AuditFilter) => ({ ...narrowing(filter), ...sortOf(filter), offset: 0 });

/** How many pages a list of so many rows has. */
export const pageCount = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** The recorded detail as text to read; empty when there is none. */
export const detailText = (json: unknown): string => {
  if (!isGiven(json)) return '';
  if (typeof json !== 'string') return JSON.stringify(json, null, 2);
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
};
