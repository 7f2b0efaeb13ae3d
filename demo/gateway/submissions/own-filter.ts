import { identityColumns, type TableName } from '../../research/contract';
import { feedbackKinds } from '../../research/feedback/kinds';
import type { VerifiedUser } from '../../research/user-sync';
import { type Filter, FilterError, parseWhere } from '../../research/where';
import { problems } from '../runtime/problem';

const notOwn = () =>
  problems.badQuery('You can only look up your own record. Leave the filter out, or filter by your own values.');

const parsed = (where: string): Filter | undefined => {
  try {
    return parseWhere(where);
  } catch (error) {
    if (error instanceof FilterError)
      throw problems.badQuery('The filter cannot be read. Leave it out, or filter by your own values.');
    throw error;
  }
};

/** Filterable columns of a table, with the principal's own value of each. */
const ownerColumns = (table: TableName, { tenantId, userId, email }: VerifiedUser): Record<string, string> =>
  table === 'users'
    ? { [identityColumns.tenantId]: tenantId, [identityColumns.userId]: userId, [identityColumns.email]: email }
    : { [feedbackKinds[table].owner]: email };

/**
 * Accepts a client's filter only when it selects the principal's own values. The gateway never forwards it: it builds
 * the filter from the token.
 */
export const checkOwnFilter = (query: URLSearchParams, table: TableName, user: VerifiedUser): void => {
  if (query.size === 0) return;
  const allowed = table === 'users' ? ['where', 'limit'] : ['where', 'limit', 'offset'];
  const names = [...query.keys()];
  if (names.some((name) => !allowed.includes(name)) || new Set(names).size < names.length)
    throw problems.badQuery(`Only the parameters ${allowed.join(', ')} are known here, each once.`);
  const expected = ownerColumns(table, user);
  const isOwn = (filter: Filter): boolean => {
    if (filter.kind === 'and') return filter.filters.every(isOwn);
    if (filter.kind !== 'compare' || filter.operator !== 'eq' || !Object.hasOwn(expected, filter.column)) return false;
    return filter.values.length === 1 && filter.values[0] === expected[filter.column];
  };
  const filter = parsed(query.get('where') ?? '');
  if (filter && !isOwn(filter)) throw notOwn();
};
