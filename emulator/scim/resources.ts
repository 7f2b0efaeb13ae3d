import { Messages, Schemas, Types } from 'scimmy';
import { ProviderError } from '../errors';
import type { DirectoryGroupRow, DirectoryUserRow } from '../rows/directories';

/** A resource as JSON. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maximum length of a filter in characters; it limits the recursion of the parser. */
const MAX_FILTER_LENGTH = 1000;

/** Creates a SCIM error (RFC 7644, section 3.12). */
export const scimError = (status: number, scimType: string, message: string) =>
  new Types.Error(status, scimType, message);

const schemas = { User: Schemas.User, Group: Schemas.Group };
export type ResourceName = keyof typeof schemas;

/** Validates a resource against its schema and removes unknown attributes. */
const instanceOf = (name: ResourceName, value: Json) => {
  try {
    return name === 'User' ? new Schemas.User(value, 'in') : new Schemas.Group(value, 'in');
  } catch (error) {
    throw error instanceof Types.Error || !(error instanceof TypeError)
      ? error
      : scimError(400, 'invalidValue', error.message);
  }
};

const jsonOf = (value: unknown): Json => {
  const read: unknown = JSON.parse(JSON.stringify(value));
  return isJson(read) ? read : {};
};

/** Parses a resource by its schema. @throws when a value is missing or of the wrong type */
export const readResource = (name: ResourceName, value: unknown): Json => {
  if (!isJson(value)) throw scimError(400, 'invalidSyntax', 'Send a JSON object.');
  const { id: _id, meta: _meta, schemas: _schemas, ...fields } = jsonOf(instanceOf(name, value));
  return fields;
};

const isText = (value: unknown): value is 'True' | 'False' =>
  typeof value === 'string' && /^(?:true|false)$/i.test(value);
const flag = (value: unknown) => (isText(value) ? value.toLowerCase() === 'true' : value);

/** Entra ID sends booleans as text. */
const withFlags = (operation: unknown): unknown => {
  if (!isJson(operation)) return operation;
  const { path, value } = operation;
  if (path === 'active') return { ...operation, value: flag(value) };
  return isJson(value) && 'active' in value
    ? { ...operation, value: { ...value, active: flag(value.active) } }
    : operation;
};

/**
 * Gives lists that are replaced without a path an operation of their own (RFC 7644, section 3.5.2.3): the library would
 * add their entries to those that are there.
 */
const withPaths = (operation: unknown): unknown[] => {
  if (!isJson(operation) || operation.path !== undefined || !isJson(operation.value)) return [operation];
  if (String(operation.op).toLowerCase() !== 'replace') return [operation];
  const values = Object.entries(operation.value);
  const rest = values.filter(([, value]) => !Array.isArray(value));
  const lists = values.flatMap(([path, value]) => (Array.isArray(value) ? [{ ...operation, path, value }] : []));
  return [...(rest.length > 0 ? [{ ...operation, value: Object.fromEntries(rest) }] : []), ...lists];
};

/** Applies patches to a resource; all of them or none. */
export const patchResource = async (name: ResourceName, resource: Json, body: unknown): Promise<Json> => {
  const { schemas: named, Operations } = isJson(body) ? body : {};
  if (!Array.isArray(named) || !named.includes(Messages.PatchOp.id)) {
    throw scimError(400, 'invalidSyntax', `Send a message of the schema ${Messages.PatchOp.id}.`);
  }
  const operations = Array.isArray(Operations) ? Operations.flatMap(withPaths).map(withFlags) : [];
  const patch = new Messages.PatchOp({
    schemas: [Messages.PatchOp.id],
    // The message validates each of them.
    Operations: operations as Messages.PatchOp.PatchOpOperation[],
  });
  const patched: unknown = await patch.apply(instanceOf(name, resource));
  // Undefined when a patch changes nothing.
  return patched === undefined ? resource : readResource(name, jsonOf(patched));
};

/** `userName` is case-insensitive; its rows are stored in lower case. */
const lowered = (expression: unknown): unknown => {
  if (Array.isArray(expression)) return expression.map(lowered);
  if (!isJson(expression)) return expression;
  const { userName, ...rest } = expression;
  const low = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(low);
    return typeof value === 'string' ? value.toLowerCase() : value;
  };
  return userName === undefined ? expression : { ...rest, userName: low(userName) };
};

/** Returns the resources that match a filter. */
export const filtered = (resources: readonly Json[], filter: string | undefined): Json[] => {
  if (!filter?.trim()) return [...resources];
  if (filter.length > MAX_FILTER_LENGTH) throw scimError(400, 'invalidFilter', 'This filter is too long.');
  try {
    const expression: unknown = jsonOf({ parts: new Types.Filter(filter) }).parts;
    return new Types.Filter(Array.isArray(expression) ? expression.map(lowered) : []).match([...resources]);
  } catch (error) {
    if (error instanceof Types.Error) throw error;
    throw scimError(400, 'invalidFilter', 'This filter could not be read.');
  }
};

interface Place {
  /** URL of the connection's SCIM endpoint. */
  base: string;
}

type Stored = Pick<DirectoryUserRow, 'id' | 'createdAt' | 'updatedAt'>;

const wrapped = ({ base }: Place, name: ResourceName, { id, createdAt, updatedAt }: Stored, fields: Json): Json => ({
  schemas: [schemas[name].id],
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
const MAX_COUNT = 200;

/** Returns a page of resources; `startIndex` counts from one. */
export const listOf = (resources: readonly Json[], query: Record<string, string>): Json => {
  const { filter, startIndex, count } = query;
  const found = filtered(resources, filter);
  const start = integerOf(startIndex, 1, 1);
  const page = found.slice(start - 1, start - 1 + Math.min(integerOf(count, MAX_COUNT, 0), MAX_COUNT));
  return {
    schemas: [Messages.ListResponse.id],
    totalResults: found.length,
    startIndex: start,
    itemsPerPage: page.length,
    Resources: page,
  };
};

/** Returns status and body for any thrown value. */
export const errorBody = (error: unknown): { status: number; body: Json } => {
  const known = error instanceof Types.Error ? error : undefined;
  const refused = error instanceof ProviderError ? error : undefined;
  if (!known && !refused) console.error('[emulator]', error);
  const status = known?.status ?? refused?.status ?? 500;
  const detail = known?.message ?? refused?.message ?? 'Something went wrong here. Try again.';
  const scimType = known?.scimType;
  const body = { schemas: [Messages.ErrorResponse.id], status: String(status), detail, ...(scimType && { scimType }) };
  return { status, body };
};
