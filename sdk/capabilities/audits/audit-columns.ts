import type { AuditColumn } from './contract';

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
