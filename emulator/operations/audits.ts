import { csvFile } from '../reports/csv';
import { auditColumns, auditPage, auditText, findAudits, wireAudit } from '../rules/audits/audit-log';
import { ownedRows } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule } from './operation';

const DAY = 24 * 60 * 60_000;

const readAudits: Rule = { permission: 'fe.secure.read.audits' };

export const audits: OperationsOf<'audits'> = {
  list: operation(readAudits, (call, query) => {
    const { rows, total } = auditPage(call, query);
    return { data: rows.map(wireAudit), total };
  }),
  getStats: operation(readAudits, (call) => {
    const now = call.provider.clock.now();
    const today = new Date(now).toISOString().slice(0, 10);
    const week = new Date(now - 7 * DAY).toISOString();
    const rows = ownedRows(call, 'audits');
    const isSevere = (severity: string) => severity === 'High' || severity === 'Critical';
    return {
      totalToday: rows.filter(({ createdAt }) => createdAt >= today).length,
      severeThisWeek: rows.filter(({ createdAt, severity }) => createdAt >= week && isSevere(severity)).length,
    };
  }),
  exportCsv: operation(
    { ...readAudits, audit: 'Audit log exported', severity: 'Medium' },
    (call, { properties, ...query }) => {
      // Unknown names would be empty columns.
      const supported = properties.filter(({ name }) => auditColumns.some((column) => column.name === name));
      const columns = supported.length > 0 ? supported : auditColumns;
      return csvFile(
        'audits.csv',
        columns.map(({ name, displayName }) => displayName ?? name),
        findAudits(call, query),
        (row) => columns.map(({ name }) => auditText(row, name)),
      );
    },
  ),
};
