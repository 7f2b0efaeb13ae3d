import { Messages, Types } from 'scimmy';
import type { DirectoryGroupRow, DirectoryUserRow } from '../db/rows/directories';
import { ProviderError } from '../http/errors';
import { filtered } from './filter';
import { type Json, type ResourceName, schemas } from './schema';
import { selected } from './selection';

interface Place {
  /** URL of the connection's SCIM endpoint. */
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
  const found = (['User', 'Group'] as const).flatMap((name) => {
    try {
      return filtered(all[name], query.filter, schemas[name]).map((resource) => selected(resource, name, query));
    } catch (error) {
      refusals.push(error);
      return [];
    }
  });
  if (refusals.length === Object.keys(all).length) throw refusals[0];
  return found;
};

/** SCIM's keywords for errors of the rules that every user of the account passes. */
const scimTypes: Readonly<Record<string, string>> = {
  uniqueness: 'uniqueness',
  'email-taken': 'uniqueness',
  'email-invalid': 'invalidValue',
};

/** Returns status and body for any thrown value. */
export const errorBody = (error: unknown): { status: number; body: Json } => {
  const known = error instanceof Types.Error ? error : undefined;
  const refused = error instanceof ProviderError ? error : undefined;
  if (!known && !refused) console.error('[emulator]', error);
  const status = known?.status ?? refused?.status ?? 500;
  const detail = known?.message ?? refused?.message ?? 'Something went wrong here. Try again.';
  const scimType = known?.scimType ?? scimTypes[refused?.errorCode ?? ''];
  const body = { schemas: [Messages.ErrorResponse.id], status: String(status), detail, ...(scimType && { scimType }) };
  return { status, body };
};
