import type { Page } from '../../core/page';
import { capability } from '../../core/queries';
import { type AuditFilter, auditQuery, exportQuery, PAGE_SIZE, pageCount } from './audit-query';
import { type AuditColumn, type AuditRow, contract } from './contract';

export { type AuditChange, auditChanges } from './audit-changes';
export {
  type AuditFilter,
  auditQuery,
  builtInColumns,
  detailText,
  intervalOf,
  isOpposite,
  oppositeOf,
  PAGE_SIZE,
  pageCount,
} from './audit-query';
export type { AuditColumn, AuditRow, AuditStats } from './contract';

const { query, mutation } = capability('audits', contract);

/** Returns a page of audits. Default order: newest first. */
export const list = query(async (api, filter: AuditFilter): Promise<Page<AuditRow>> => {
  const { data, total } = await api.list(auditQuery(filter));
  return { items: data, totalItems: total, totalPages: pageCount(total) };
});

/** Returns the number of audits that match each filter. */
export const totals = query((api, filters: readonly AuditFilter[]) =>
  Promise.all(filters.map(async (filter) => (await api.list(auditQuery(filter))).total)),
);

/** Returns the number of audits today and the number of severe ones this week. */
export const stats = query((api) => api.getStats({ sortBy: 'createdAt', sortDirection: 'desc', count: PAGE_SIZE }));

/** Options of an export. */
export interface AuditExport {
  /** Columns of the file, from the metadata of the audit table. */
  columns: readonly AuditColumn[];
  /** Default: all rows. `page` has no effect. */
  filter?: AuditFilter;
  /** Aborts the export; no partial file is returned. */
  signal?: AbortSignal;
  /** Called with the number of rows received so far, without the header. */
  onProgress?: (rows: number) => void;
}

/** Milliseconds; a long log takes minutes to download. */
const EXPORT_TIMEOUT = 600_000;
const LINE_END = 10;

/** Returns all matching audits as the provider's file `audits.csv`. */
export const exportCsv = mutation((api, { columns, filter = {}, signal, onProgress }: AuditExport) => {
  let lines = 0;
  const onPart = (part: Uint8Array) => {
    for (const byte of part) if (byte === LINE_END) lines += 1;
    onProgress?.(Math.max(0, lines - 1));
  };
  const input = { ...exportQuery(filter), properties: [...columns] };
  return api.exportCsv(input, { signal, onPart: onProgress && onPart, timeout: EXPORT_TIMEOUT });
}, []);
