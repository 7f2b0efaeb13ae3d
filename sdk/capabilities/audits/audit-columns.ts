import type { AuditColumn } from './contract';

const known = { sortable: true, filterable: true, showInTable: true, isPredefined: true } as const;

/** Columns of the log where the vendor's own cannot be read: when, who, what, from where, how severe. */
export const builtInColumns: readonly AuditColumn[] = [
  { name: 'createdAt', type: 'Timestamp', ...known },
  { name: 'action', type: 'AlphaNumeric', ...known },
  { name: 'email', type: 'Email', ...known },
  { name: 'ip', type: 'IpAddress', ...known },
  { name: 'severity', type: 'Severity', ...known },
];

/** The filter of a time column: two ISO times joined by a comma; the first belongs to the interval, the second does not. */
export const intervalOf = ({ from = '', to = '' }: { from?: string; to?: string }): string => `${from},${to}`;

/** Whether a column's filter leaves out what it names. */
export const isOpposite = (filter: string): boolean => filter.startsWith('!');

/** The filter that leaves out what another one finds, and the other way round. */
export const oppositeOf = (filter: string): string => (isOpposite(filter) ? filter.slice(1) : `!${filter}`);
