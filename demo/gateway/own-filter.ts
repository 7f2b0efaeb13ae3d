import { identityColumns } from '../research/contract';
import type { Person } from '../research/user-sync';
import { type Filter, FilterError, parseWhere } from '../research/where';
import { problems } from './problem';

const notYours = () =>
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

/**
 * Lets a client's filter pass when it asks for the caller's own values and nothing else.
 * It is never sent on: the gateway writes the filter itself, from the token.
 */
export const checkOwnFilter = (query: URLSearchParams, person: Person): void => {
  if (query.size === 0) return;
  const unknown = [...query.keys()].find((name) => name !== 'where' && name !== 'limit');
  if (unknown !== undefined || query.getAll('where').length > 1) {
    throw problems.badQuery('Only the parameters where and limit are known here, each once.');
  }
  const own: Record<string, string> = {
    [identityColumns.tenantId]: person.tenantId,
    [identityColumns.userId]: person.userId,
    [identityColumns.email]: person.email,
  };
  const isOwn = (filter: Filter): boolean => {
    if (filter.kind === 'and') return filter.filters.every(isOwn);
    if (filter.kind !== 'compare' || filter.operator !== 'eq' || !Object.hasOwn(own, filter.column)) return false;
    return filter.values.length === 1 && filter.values[0] === own[filter.column];
  };
  const filter = parsed(query.get('where') ?? '');
  if (filter && !isOwn(filter)) throw notYours();
};
