import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import type { AuditRow } from '../../db/rows/records';

type Column = NonNullable<Wire<(typeof contracts)['metadata']['getAudits']>['rows'][number]['properties']>[number];

/** Fields that can be searched and sorted by. */
const known = { sortable: true, filterable: true, isPredefined: true } as const;

/** Columns of the audit log, in the vendor's order. */
export const auditColumns: readonly Column[] = [
  { name: 'createdAt', displayName: 'Time', type: 'Timestamp', showInTable: true, ...known },
  { name: 'action', displayName: 'Action', type: 'AlphaNumeric', showInTable: true, ...known },
  {
    name: 'description',
    displayName: 'Description',
    type: 'AlphaNumeric',
    showInMoreInfo: 'Always',
    isPredefined: true,
  },
  { name: 'user', displayName: 'User', type: 'AlphaNumeric', showInMoreInfo: 'Always', ...known },
  { name: 'email', displayName: 'Email', type: 'Email', showInTable: true, ...known },
  { name: 'ip', displayName: 'IP address', type: 'IpAddress', showInTable: true, ...known },
  { name: 'severity', displayName: 'Severity', type: 'Severity', showInTable: true, ...known },
  { name: 'userAgent', displayName: 'Browser', type: 'AlphaNumeric', showInMoreInfo: 'Always', isPredefined: true },
  { name: 'json', displayName: 'Details', type: 'Json', showInMoreInfo: 'Always', isPredefined: true },
];

/** Returns the wire format of an audit row. */
export const wireAudit = ({ userId: _, ...row }: AuditRow) => row;

const columns = new Map(auditColumns.map((column) => [column.name, column]));

/** Returns the column of a name; names of `Object.prototype` members find nothing. */
export const auditColumn = (name: string): Column | undefined => columns.get(name);

/** Returns the value of a row in one of {@link auditColumns}, as text. */
export const auditText = (row: AuditRow, name: string): string => {
  const value: unknown = Reflect.get(row, name);
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};
