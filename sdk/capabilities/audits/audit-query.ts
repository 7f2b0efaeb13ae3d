import type { AuditColumn } from './contract';

/** Rows per page, also for the statistics. */
export const PAGE_SIZE = 20;

/** Filter, sorting and page of audits. */
export interface AuditFilter {
  /** Page number, from 0. Default: 0. */
  page?: number;
  /** Name of a column. Default: `createdAt`. */
  sortBy?: string;
  /** Default: `desc`, the newest first. */
  sortDirection?: 'asc' | 'desc';
  /** Free text over all columns. */
  search?: string;
  /** Filter values by column name. */
  columns?: Readonly<Record<string, unknown>>;
}

const sortOf = ({ sortBy = 'createdAt', sortDirection = 'desc' }: AuditFilter) => ({ sortBy, sortDirection });

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

// Parameters of the list and the export; a column cannot set them.
const RESERVED = new Set([
  'offset',
  'count',
  'sortBy',
  'sortDirection',
  'paginationMode',
  'outputFileName',
  'properties',
]);

/** Returns the filters that are set, without columns whose name is a reserved parameter. */
const narrowing = ({ search, columns = {} }: AuditFilter): Record<string, unknown> =>
  Object.fromEntries(
    [...Object.entries(columns), ['filter', search] as const]
      .map(([name, value]) => [name, trimmed(value)] as const)
      .filter(([name, value]) => isSet(value) && !RESERVED.has(name)),
  );

/** Returns the query parameters of a page: one value per column. */
export const auditQuery = (filter: AuditFilter) => ({
  ...narrowing(filter),
  ...sortOf(filter),
  offset: (filter.page ?? 0) * PAGE_SIZE,
  count: PAGE_SIZE,
});

/** Returns the query parameters of an export, which always starts at the first row. */
export const exportQuery = (filter: AuditFilter) => ({ ...narrowing(filter), ...sortOf(filter), offset: 0 });

/** Returns the number of pages for a total number of rows. */
export const pageCount = (total: number): number => Math.ceil(total / PAGE_SIZE);

/** Returns the recorded detail as text; empty when there is none. */
export const detailText = (json: unknown): string => {
  if (!isSet(json)) return '';
  if (typeof json !== 'string') return JSON.stringify(json, null, 2);
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
};

const columnDefaults = { sortable: true, filterable: true, showInTable: true, isPredefined: true } as const;

/** Default columns, used when the vendor's cannot be read: time, user, action, IP address and severity. */
export const builtInColumns: readonly AuditColumn[] = [
  { name: 'createdAt', type: 'Timestamp', ...columnDefaults },
  { name: 'action', type: 'AlphaNumeric', ...columnDefaults },
  { name: 'email', type: 'Email', ...columnDefaults },
  { name: 'ip', type: 'IpAddress', ...columnDefaults },
  { name: 'severity', type: 'Severity', ...columnDefaults },
];

/** Returns the filter of a time column: two ISO times joined by a comma, the start inclusive and the end exclusive. */
export const intervalOf = ({ from = '', to = '' }: { from?: string; to?: string }): string => `${from},${to}`;

/** Returns whether a column filter is negated. */
export const isOpposite = (filter: string): boolean => filter.startsWith('!');

/** Negates a column filter, or removes the negation. */
export const oppositeOf = (filter: string): string => (isOpposite(filter) ? filter.slice(1) : `!${filter}`);
