import type { contracts, Wire } from '@gatehouse/sdk/contracts';
import { canonicalEmail, compareSearchTexts, createSearch, readableEmail, searchText } from '@gatehouse/sdk/text';
import type { AuditRow } from '../../db/rows/records';
import type { Call } from '../../http/call';
import { ownedRows } from '../resources/owned';

type Column = NonNullable<Wire<(typeof contracts)['metadata']['getAudits']>['rows'][number]['properties']>[number];

/** Fields that can be searched and sorted by. */
const columnDefaults = { sortable: true, filterable: true, isPredefined: true } as const;

/** Columns of the audit log, in the vendor's order. */
export const auditColumns: readonly Column[] = [
  { name: 'createdAt', displayName: 'Time', type: 'Timestamp', showInTable: true, ...columnDefaults },
  { name: 'action', displayName: 'Action', type: 'AlphaNumeric', showInTable: true, ...columnDefaults },
  {
    name: 'description',
    displayName: 'Description',
    type: 'AlphaNumeric',
    showInMoreInfo: 'Always',
    isPredefined: true,
  },
  { name: 'user', displayName: 'User', type: 'AlphaNumeric', showInMoreInfo: 'Always', ...columnDefaults },
  { name: 'email', displayName: 'Email', type: 'Email', showInTable: true, ...columnDefaults },
  { name: 'ip', displayName: 'IP address', type: 'IpAddress', showInTable: true, ...columnDefaults },
  { name: 'severity', displayName: 'Severity', type: 'Severity', showInTable: true, ...columnDefaults },
  { name: 'userAgent', displayName: 'Browser', type: 'AlphaNumeric', showInMoreInfo: 'Always', isPredefined: true },
  { name: 'json', displayName: 'Details', type: 'Json', showInMoreInfo: 'Always', isPredefined: true },
];

export const wireAudit = ({ userId: _, ...row }: AuditRow) => row;

const columns = new Map(auditColumns.map((column) => [column.name, column]));

/** Returns the column of a name; names of `Object.prototype` members find nothing. */
const auditColumn = (name: string): Column | undefined => columns.get(name);

/** Returns the value of a row in one of {@link auditColumns}, as text. */
export const auditText = (row: AuditRow, name: string): string => {
  const value: unknown = Reflect.get(row, name);
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
};

/** Query of a page or an export of the log: every other name is a column filter. */
interface AuditQuery {
  offset?: number | undefined;
  count?: number | undefined;
  filter?: string | undefined;
  sortBy?: string | undefined;
  sortDirection?: string | undefined;
  readonly [column: string]: unknown;
}

type Test = (row: AuditRow) => boolean;

const DEFAULT_COUNT = 20;
const MAX_COUNT = 200;
const TIME = 'createdAt';

/** Logs repeat a few texts: each is tested once. */
const tested = (test: (text: string) => boolean): ((text: string) => boolean) => {
  const results = new Map<string, boolean>();
  return (text) => {
    const before = results.get(text);
    if (before !== undefined) return before;
    const passes = test(text);
    results.set(text, passes);
    return passes;
  };
};

const contains = (part: string) => {
  const isMatch = createSearch(part);
  return tested((text) => isMatch(text, readableEmail(text)));
};

/** Two ISO times joined by a comma, the start inclusive and the end exclusive. Either may be missing. */
const between = (name: string, interval: string): Test => {
  const [from = '', to = ''] = interval.split(',').map((part) => part.trim());
  const start = from === '' ? '' : new Date(from).toISOString();
  const end = to === '' ? '' : new Date(to).toISOString();
  return (row) => {
    const text = auditText(row, name);
    return text >= start && (end === '' || text < end);
  };
};

const oneOf = (values: readonly string[]) => {
  const accepted = new Set(values.map(canonicalEmail));
  return tested((text) => accepted.has(canonicalEmail(text)));
};

const isTime = (interval: string) =>
  interval.split(',').every((part) => part.trim() === '' || !Number.isNaN(Date.parse(part)));

/** A complete email address matches exactly, not as a substring. */
const isAddress = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(text);

/** Returns the test of a column filter; a leading `!` negates it. An invalid time matches nothing. */
const columnTest = (rows: readonly AuditRow[], name: string, filter: string): Test | undefined => {
  const column = auditColumn(name);
  if (!column?.filterable) return undefined;
  if (column.type === 'Timestamp') return isTime(filter) ? between(name, filter) : () => false;
  const isNegated = filter.startsWith('!');
  const value = isNegated ? filter.slice(1) : filter;
  const exact = column.type === 'Severity' ? value.split(',') : [value];
  // A complete action is one that was chosen: "User removed" is not "User removed from sub-account".
  const isAction = name === 'action' && rows.some(({ action }) => action === value);
  const isExact = column.type === 'Severity' || column.type === 'IpAddress' || isAddress(value) || isAction;
  const passes = isExact ? oneOf(exact) : contains(value);
  return (row) => passes(auditText(row, name)) !== isNegated;
};

const testsOf = (rows: readonly AuditRow[], { filter = '', ...query }: AuditQuery): Test[] => {
  const tests = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? (columnTest(rows, name, value) ?? []) : [],
  );
  if (filter.trim() === '') return tests;
  const passes = contains(filter.trim());
  const textTest: Test = ({ action, description, user, email, ip, severity }) =>
    passes(description) || passes(email) || passes(ip) || passes(user) || passes(action) || passes(severity);
  return [...tests, textTest];
};

/** Sorts rows by time, the newest first. They are nearly always in the opposite order, which makes this cheap. */
const newestFirst = (rows: readonly AuditRow[]): AuditRow[] =>
  [...rows].sort((a, b) => (a.createdAt === b.createdAt ? 0 : a.createdAt < b.createdAt ? -1 : 1)).reverse();

/** Severities, in ascending order. */
const severities: readonly string[] = ['Info', 'Medium', 'High', 'Critical'];
const rankOf = (text: string): string => {
  const rank = severities.indexOf(text);
  return rank < 0 ? searchText(text) : String(rank);
};

/**
 * Sorts rows by another column: the few distinct texts are sorted, not the many rows. Within one text the newest come
 * first.
 */
const byColumn = (rows: readonly AuditRow[], name: string, isDown: boolean): AuditRow[][] => {
  const groups = new Map<string, AuditRow[]>();
  for (const row of newestFirst(rows)) {
    const text = auditText(row, name);
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  const ranked = [...groups].map(([text, group]) => ({ rank: rankOf(text), group }));
  ranked.sort((a, b) => compareSearchTexts(a.rank, b.rank) * (isDown ? -1 : 1));
  return ranked.map(({ group }) => group);
};

const sorted = (rows: readonly AuditRow[], { sortBy, sortDirection }: AuditQuery): AuditRow[][] => {
  const column = auditColumns.find(({ name, sortable }) => sortable && name === sortBy)?.name ?? TIME;
  const isDown = sortDirection?.toLowerCase() !== 'asc';
  if (column !== TIME) return byColumn(rows, column, isDown);
  return [isDown ? newestFirst(rows) : newestFirst(rows).reverse()];
};

/** Returns the matching rows of the caller's account in the order of the query, in groups. */
const find = (call: Call, query: AuditQuery): AuditRow[][] => {
  const rows = ownedRows(call, 'audits');
  const tests = testsOf(rows, query);
  return sorted(tests.length > 0 ? rows.filter((row) => tests.every((test) => test(row))) : rows, query);
};

/** Returns all matching rows of the caller's account, in the order of the query. */
export const findAudits = (call: Call, query: AuditQuery): AuditRow[] => find(call, query).flat();

/** Returns one page of {@link findAudits}. */
export const auditPage = (call: Call, query: AuditQuery): { rows: AuditRow[]; total: number } => {
  const groups = find(call, query);
  const count = query.count && query.count > 0 ? Math.floor(query.count) : DEFAULT_COUNT;
  const rows: AuditRow[] = [];
  let skip = Math.max(0, Math.floor(query.offset ?? 0));
  let remaining = Math.min(count, MAX_COUNT);
  let total = 0;
  for (const group of groups) {
    const part = group.slice(skip, skip + remaining);
    rows.push(...part);
    remaining -= part.length;
    skip = Math.max(0, skip - group.length);
    total += group.length;
  }
  return { rows, total };
};
