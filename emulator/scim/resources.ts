import { Messages, Types } from 'scimmy';
import type { DirectoryGroupRow, DirectoryUserRow } from '../db/rows/sso';
import { isRecord } from '../guards';
import { ProviderError } from '../http/errors';
import { filtered } from './filter';
import { parsePath } from './patch';
import { type Json, keyIn, type ResourceName, schemas } from './schema';

const ALWAYS = ['schemas', 'id'];

/** Returns an attribute path as keys. */
const keysOf = (text: string, name: ResourceName): string[] => {
  const { extension, name: attribute, sub } = parsePath(text, schemas[name]);
  return [extension, attribute, sub].filter((part) => part !== undefined);
};

const picked = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value;
  if (Array.isArray(value)) return value.map((entry) => picked(entry, [name, ...rest]));
  const key = isRecord(value) ? keyIn(value, name) : undefined;
  return isRecord(value) && key !== undefined ? { [key]: picked(value[key], rest) } : {};
};

const omitted = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return undefined;
  if (Array.isArray(value)) return value.map((entry) => omitted(entry, [name, ...rest]));
  if (!isRecord(value)) return value;
  const key = keyIn(value, name);
  if (key === undefined) return value;
  const { [key]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...others, [key]: omitted(inner, rest) };
};

const joined = (a: unknown, b: unknown): unknown => {
  if (Array.isArray(a) && Array.isArray(b)) return a.map((entry, at) => joined(entry, b[at]));
  if (!isRecord(a) || !isRecord(b)) return b;
  const added = Object.entries(b).map(([key, value]) => [key, key in a ? joined(a[key], value) : value]);
  return { ...a, ...Object.fromEntries(added) };
};

const namesIn = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((part) => part.trim() || []);

/**
 * Returns a resource with the attributes that a request asks for (RFC 7644, section 3.9).
 * @throws a SCIM error `invalidPath`
 */
export const selected = (resource: Json, name: ResourceName, query: Record<string, string>): Json => {
  const wanted = namesIn(query.attributes);
  if (wanted.length > 0) {
    const parts = [...ALWAYS, ...wanted].map((text) => picked(resource, keysOf(text, name)));
    const all = parts.reduce(joined, {});
    return isRecord(all) ? all : resource;
  }
  const unwanted = namesIn(query.excludedAttributes).map((text) => keysOf(text, name));
  const rest = unwanted
    .filter(([first = '']) => !ALWAYS.includes(first))
    .reduce<unknown>((kept, keys) => omitted(kept, keys), resource);
  return isRecord(rest) ? rest : resource;
};

interface Place {
  base: string;
}

type Stored = Pick<DirectoryUserRow, 'id' | 'createdAt' | 'updatedAt'>;

const wrapped = ({ base }: Place, name: ResourceName, { id, createdAt, updatedAt }: Stored, fields: Json): Json => ({
  schemas: [schemas[name].id, ...Object.keys(fields).filter((key) => /^urn:/i.test(key))],
  id,
  ...fields,
  meta: { resourceType: name, created: createdAt, lastModified: updatedAt, location: `${base}/${name}s/${id}` },
});

export const userResource = (place: Place, row: DirectoryUserRow): Json =>
  wrapped(place, 'User', row, { ...row.resource, userName: row.userName, active: row.active });

export const groupResource = (place: Place, row: DirectoryGroupRow): Json =>
  wrapped(place, 'Group', row, {
    displayName: row.displayName,
    ...(row.externalId !== undefined && { externalId: row.externalId }),
    members: row.memberIds.map((value) => ({ value, $ref: `${place.base}/Users/${value}` })),
  });

const integerOf = (text: string | undefined, fallback: number, min: number): number => {
  const number = Number(text);
  return text && Number.isInteger(number) ? Math.max(min, number) : fallback;
};

/** Maximum number of resources per response. */
export const MAX_COUNT = 200;

/** Returns a page of a list; `startIndex` counts from one. */
export const pageOf = (resources: readonly Json[], { startIndex, count }: Record<string, string>): Json => {
  const start = integerOf(startIndex, 1, 1);
  const page = resources.slice(start - 1, start - 1 + Math.min(integerOf(count, MAX_COUNT, 0), MAX_COUNT));
  return {
    schemas: [Messages.ListResponse.id],
    totalResults: resources.length,
    startIndex: start,
    itemsPerPage: page.length,
    Resources: page,
  };
};

/** Returns a page of the resources that a request asks for. */
export const listOf = (resources: readonly Json[], name: ResourceName, query: Record<string, string>): Json => {
  const page = pageOf(filtered(resources, query.filter, schemas[name]), query);
  const shown = Array.isArray(page.Resources) ? page.Resources : [];
  return { ...page, Resources: shown.map((resource: Json) => selected(resource, name, query)) };
};

/**
 * Returns the resources of all types that a request asks for. A filter by an attribute that a type does not have matches
 * none of that type, but one that no type has is refused.
 */
export const matching = (all: Record<ResourceName, readonly Json[]>, query: Record<string, string>): Json[] => {
  const refusals: unknown[] = [];
  const matches = (['User', 'Group'] as const).flatMap((name) => {
    try {
      return filtered(all[name], query.filter, schemas[name]).map((resource) => selected(resource, name, query));
    } catch (error) {
      refusals.push(error);
      return [];
    }
  });
  if (refusals.length === Object.keys(all).length) throw refusals[0];
  return matches;
};

/** SCIM's keywords for errors of the rules that every user of the account passes. */
const scimTypes: Readonly<Record<string, string>> = {
  uniqueness: 'uniqueness',
  'email-taken': 'uniqueness',
  'email-invalid': 'invalidValue',
};

/** Returns status and body for any thrown value. */
export const errorBody = (error: unknown): { status: number; body: Json } => {
  const protocolError = error instanceof Types.Error ? error : undefined;
  const refused = error instanceof ProviderError ? error : undefined;
  if (!protocolError && !refused) console.error('[emulator]', error);
  const status = protocolError?.status ?? refused?.status ?? 500;
  const detail = protocolError?.message ?? refused?.message ?? 'Something went wrong here. Try again.';
  const scimType = protocolError?.scimType ?? scimTypes[refused?.errorCode ?? ''];
  const body = { schemas: [Messages.ErrorResponse.id], status: String(status), detail, ...(scimType && { scimType }) };
  return { status, body };
};
