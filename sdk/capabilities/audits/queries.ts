import type { Page } from '../../core/page';
import { capability } from '../../core/queries';
import { type AuditFilter, auditQuery, exportQuery, PAGE_SIZE, pageCount } from './audit-query';
import { type AuditColumn, type AuditRow, contract } from './contract';

export { type AuditChange, auditChanges } from './audit-changes';
export { builtInColumns, intervalOf, isOpposite, oppositeOf } from './audit-columns';
export { type AuditFilter, auditQuery, detailText, PAGE_SIZE, pageCount } from './audit-query';
export type { AuditColumn, AuditRow, AuditStats } from './contract';

const { query, mutation } = capability('audits', contract);

/** A page of audits, the newest first unless asked otherwise. */
export const list = query(async (api, filter: AuditFilter): Promise<Page<AuditRow>> => {
  const { data, total } = await api.list(auditQuery(filter));
  return { items: data, totalItems: total, totalPages: pageCount(total) };
});

/** How many audits match each of some filters. */
export const totals = query((api, filters: readonly AuditFilter[]) =>
  Promise.all(filters.map(async (filter) => (await api.list(auditQuery(filter))).total)),
);

/** How much happened today, and how much of it this week was severe. */
export const stats = query((api) => api.getStats({ sortBy: 'createdAt', sortDirection: 'desc', count: PAGE_SIZE }));

/** What an export takes. */
export interface AuditExport {
  /** The columns of the file, of the audit table's metadata. */
  columns: readonly AuditColumn[];
  /** Default: all rows. Its page has no effect. */
  filter?: AuditFilter;
  /** Stops it; nothing is kept then. */
  signal?: AbortSignal;
  /** Learns how many lines have arrived, the header left out. */
  onProgress?: (rows: number) => void;
}

/** Milliseconds: a long log takes its time to arrive. */
const EXPORT_TIMEOUT = 600_000;
const LINE_END = 10;

/** All audits that match, as the file audits.csv of the provider. */
export const exportCsv = mutation((api, { columns, filter = {}, signal, onProgress }: AuditExport) => {
  let lines = 0;
  const onPart = (part: Uint8Array) => {
    for (const byte of part) if (byte === LINE_END) lines += 1;
    onProgress?.(Math.max(0, lines - 1));
  };
  const input = { ...exportQuery(filter), properties: [...columns] };
  return api.exportCsv(input, { signal, onPart: onProgress && onPart, timeout: EXPORT_TIMEOUT });
}, []);
