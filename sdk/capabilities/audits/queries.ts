import type { Page } from '../../core/page';
import { capability } from '../../core/queries';
import { type AuditFilter, auditQuery, exportQuery, PAGE_SIZE, pageCount } from './audit-query';
import { type AuditColumn, type AuditRow, contract } from './contract';

export { type AuditFilter, auditQuery, detailText, pageCount } from './audit-query';
export type { AuditColumn, AuditRow, AuditStats } from './contract';

const { query, mutation } = capability('audits', contract);

/** A page of audits, the newest first unless asked otherwise. */
export const list = query(async (api, filter: AuditFilter): Promise<Page<AuditRow>> => {
  const { data, total } = await api.list(auditQuery(filter));
  return { items: data, totalItems: total, totalPages: pageCount(total) };
});

/** How much happened today, and how much of it this week was severe. */
export const stats = query((api) => api.getStats({ sortBy: 'createdAt', sortDirection: 'desc', count: PAGE_SIZE }));

/**
 * All audits that match, as the file audits.csv of the provider. `columns` are those of the audit table's metadata;
 * paging has no effect.
 */
export const exportCsv = mutation(
  async (api, { columns, filter = {} }: { columns: readonly AuditColumn[]; filter?: AuditFilter }) =>
    api.exportCsv({ ...exportQuery(filter), properties: [...columns] }),
  [],
);
