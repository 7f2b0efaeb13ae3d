import { isRecord } from '../guards';
import { scimError } from './schema';

/** Values of a search that a request in the URL has as well. */
const NAMES = ['attributes', 'excludedAttributes', 'filter', 'startIndex', 'count'] as const;

const textOf = (name: string, value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(',');
  throw scimError(400, 'invalidValue', `${name} is not valid.`);
};

/** Returns the query of a search in a body (RFC 7644, section 3.4.3), with names in any case, as a URL has it. */
export const readSearch = (body: unknown): Record<string, string> => {
  if (!isRecord(body)) throw scimError(400, 'invalidSyntax', 'The body is not a search request.');
  const given = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = given.get(name.toLowerCase());
      return value === undefined || value === null ? [] : [[name, textOf(name, value)]];
    }),
  );
};
