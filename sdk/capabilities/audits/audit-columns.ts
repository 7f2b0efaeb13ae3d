import type { AuditColumn } from './contract';

const known = { sortable: true, filterable: true, showInTable: true, isPredefined: true } as const;

/** Default columns, used when the vendor's cannot be read: time, user, action, IP address and severity. */
export const builtInColumns: readonly AuditColumn[] = [
  { name: 'createdAt', type: 'Timestamp', ...known },
  { name: 'action', type: 'AlphaNumeric', ...known },
  { name: 'email', type: 'Email', ...known },
  { name: 'ip', type: 'IpAddress', ...known },
  { name: 'severity', type: 'Severity', ...known },
];

/** Returns the filter of a time column: two ISO times joined by a comma, the start inclusive and the end exclusive. */
export const intervalOf = ({ from = '', to = '' }: { from?: string; to?: string }): string => `${from},${to}`;

/** Returns whether a column filter is negated. */
export const isOpposite = (filter: string): boolean => filter.startsWith('!');

/** Negates a column filter, or removes the negation. */
export const oppositeOf = (filter: string): string => (isOpposite(filter) ? filter.slice(1) : `!${filter}`);
