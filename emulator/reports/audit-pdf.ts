import type { Call } from '../http/call';
import { reportPdf } from '../reports/pdf';
import { auditColumns, auditText } from '../rules/audits/audit-columns';
import { findAudits } from '../rules/audits/audit-log';

type Query = Parameters<typeof findAudits>[1];

/** Maximum number of rows of the file; the table in the app has the others. */
const MAX_ROWS = 1000;

/** Returns the audit log as a PDF. Names without a column are left out. */
export const auditPdf = async (call: Call, names: readonly string[], query: Query): Promise<Response> => {
  const named = auditColumns.filter(({ name }) => names.includes(name));
  const columns = named.length > 0 ? named : auditColumns.filter(({ showInTable }) => showInTable);
  const found = findAudits(call, query);
  const bytes = await reportPdf({
    title: 'Audit log',
    account: call.db.tenants.get(call.caller().tenantId)?.name ?? '',
    note: new Date(call.provider.clock.now()).toISOString().slice(0, 10),
    facts: [],
    columns: columns.map(({ name, displayName }) => displayName ?? name),
    rows: found.slice(0, MAX_ROWS).map((row) => columns.map(({ name }) => auditText(row, name))),
    more: Math.max(0, found.length - MAX_ROWS),
  });
  return new Response(bytes, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="audits.pdf"' },
  });
};
