import { type Context, Hono } from 'hono';
import type { DirectoryGroupRow, DirectoryUserRow } from '../db/rows/sso';
import { isRecord } from '../guards';
import { ProviderError } from '../http/errors';
import { readText } from '../http/read-input';
import { isoTime, type Provider } from '../provider';
import { sha256 } from '../random';
import { countMail } from '../rules/mail/limits';
import { isInvited, sendInvitation } from '../rules/members/invitations';
import { findMembership } from '../rules/members/memberships';
import {
  type Directory,
  putDirectoryGroup,
  putDirectoryUser,
  recordSync,
  removeDirectoryGroup,
  removeDirectoryUser,
} from '../rules/sso/directory-sync';
import { patchResource, readResource } from './patch';
import { errorBody, groupResource, listOf, MAX_COUNT, matching, pageOf, selected, userResource } from './resources';
import { type Json, type ResourceName, schemaDescriptions, schemas, scimError } from './schema';

/** Values of a search that a request in the URL has as well. */
const NAMES = ['attributes', 'excludedAttributes', 'filter', 'startIndex', 'count'] as const;

const textOf = (name: string, value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(',');
  throw scimError(400, 'invalidValue', `${name} is not valid.`);
};

/** Returns the query of a search in a body (RFC 7644, section 3.4.3), with names in any case, as a URL has it. */
const readSearch = (body: unknown): Record<string, string> => {
  if (!isRecord(body)) throw scimError(400, 'invalidSyntax', 'The body is not a search request.');
  const parameters = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = parameters.get(name.toLowerCase());
      return value === undefined || value === null ? [] : [[name, textOf(name, value)]];
    }),
  );
};

/** Capabilities of the SCIM endpoint (RFC 7643, section 5). */
const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MAX_COUNT },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'The token that was shown once when the connection was made.',
      primary: true,
    },
  ],
};

const resourceType = (base: string, name: ResourceName): Json => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema: schemas[name].id,
  schemaExtensions: schemas[name].extensions.map(({ id }) => ({ schema: id, required: false })),
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

/** Returns the types of resources (RFC 7643, section 6). */
const resourceTypes = (base: string): Json[] => [resourceType(base, 'User'), resourceType(base, 'Group')];

/** Returns the schemas of resources (RFC 7643, section 7). */
const schemaResources = (base: string): Json[] =>
  schemaDescriptions.map((schema) => ({
    ...schema,
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${schema.id}` },
  }));

const TYPE = 'application/scim+json';
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const respond = (body: Json, status = 200, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'content-type': TYPE, ...headers } });

const unknown = () => scimError(404, '', 'There is no such resource.');

/** Returns the directory of a request's token, and updates its last sync. */
const authenticated = async (provider: Provider, id: string, request: Request): Promise<Directory> => {
  const token = /^Bearer +(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const stored = provider.db.directories.get(id);
  const row = token && stored && stored.tokenHash === (await sha256(token)) ? stored : undefined;
  if (!row) throw scimError(401, '', 'The token does not belong to this connection.');
  const lastSync = isoTime(provider);
  provider.db.directories.patch(row.id, { lastSync });
  return { provider, db: provider.db, row };
};

const bodyOf = async (request: Request): Promise<unknown> => {
  const text = await readText(request);
  try {
    // Assigning this key would change the prototype of an object.
    return JSON.parse(text, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw scimError(400, 'invalidSyntax', 'The body is not JSON.');
  }
};

const textIn = (resource: Json, name: string): string => {
  const value = resource[name];
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '' || text.length > 255) throw scimError(400, 'invalidValue', `${name} is missing or too long.`);
  return text;
};

type Fresh = Pick<DirectoryUserRow, 'id' | 'tenantId' | 'directoryId' | 'createdAt'>;

/** Returns a row with the `externalId` of its resource, or without one. */
const named = <Row extends Fresh>(
  { externalId: _before, ...row }: Row & { externalId?: string },
  { externalId }: Json,
) => ({ ...row, ...(typeof externalId === 'string' && { externalId }) });

const userFrom = (before: Fresh, resource: Json, updatedAt: string) => {
  const { id: _id, schemas: _schemas, meta: _meta, ...kept } = resource;
  return {
    ...named(before, resource),
    userName: textIn(resource, 'userName').toLowerCase(),
    active: resource.active !== false,
    resource: kept,
    updatedAt,
  };
};

const groupFrom = ({ db }: Directory, before: Fresh, resource: Json, updatedAt: string) => {
  const members = Array.isArray(resource.members) ? resource.members.filter(isRecord) : [];
  const ids = members.map(({ value }) => (typeof value === 'string' ? value : ''));
  for (const id of ids) {
    if (db.directoryUsers.get(id)?.directoryId !== before.directoryId) {
      throw scimError(400, 'invalidValue', `There is no user with the id ${id.slice(0, 60)}.`);
    }
  }
  return {
    ...named(before, resource),
    displayName: textIn(resource, 'displayName'),
    memberIds: [...new Set(ids)],
    updatedAt,
  };
};

/** A user of other accounts joins by invitation, which the directory cannot send. */
const inviteOnce = async ({ provider, db, row }: Directory, request: Request, { userId = '' }: DirectoryUserRow) => {
  const [client] = provider.clients;
  const [user, membership] = [db.users.get(userId), findMembership(db, userId, row.tenantId)];
  if (!client || !user || !membership || membership.activated || membership.disabled) return;
  if (isInvited(db, membership)) return;
  try {
    countMail(provider, user.email, true);
  } catch (error) {
    // The user is saved: beyond the limit a later change sends the link.
    if (error instanceof ProviderError) return;
    throw error;
  }
  await sendInvitation({ db, provider, client, request, bearer: undefined }, user, membership);
};

interface Kind<Row> {
  name: ResourceName;
  rows: (directory: Directory) => Row[];
  show: (base: string, row: Row) => Json;
  /** Saves a resource in a row, existing or new. */
  put: (directory: Directory, before: Row | Fresh, resource: Json, now: string) => Row;
  /** Sends what a saved resource needs. */
  notify?: (directory: Directory, request: Request, row: Row) => Promise<void>;
  remove: (directory: Directory, row: Row) => void;
  /** Returns the name of a row in the audit log. */
  title: (row: Row) => string;
  event: string;
}

const users: Kind<DirectoryUserRow> = {
  name: 'User',
  rows: ({ db, row }) => db.directoryUsers.by('directoryId', row.id),
  show: (base, row) => userResource({ base }, row),
  put: (directory, before, resource, now) => putDirectoryUser(directory, userFrom(before, resource, now)),
  notify: inviteOnce,
  remove: removeDirectoryUser,
  title: ({ userName }) => userName,
  event: 'user',
};

const groups: Kind<DirectoryGroupRow> = {
  name: 'Group',
  rows: ({ db, row }) => db.directoryGroups.by('directoryId', row.id),
  show: (base, row) => groupResource({ base }, row),
  put: (directory, before, resource, now) => putDirectoryGroup(directory, groupFrom(directory, before, resource, now)),
  remove: removeDirectoryGroup,
  title: ({ displayName }) => displayName,
  event: 'group',
};

const resourceApp = <Row extends DirectoryUserRow | DirectoryGroupRow>(
  provider: Provider,
  path: string,
  kind: Kind<Row>,
): Hono => {
  const app = new Hono();
  const { name } = kind;
  const baseOf = (row: { id: string }) => `${provider.issuer}${path}/${row.id}`;
  const enter = (c: Context) => authenticated(provider, c.req.param('connection') ?? '', c.req.raw);
  const find = (directory: Directory, id: string | undefined): Row => {
    const row = kind.rows(directory).find((candidate) => candidate.id === id);
    if (!row) throw unknown();
    return row;
  };
  const resourceResponse = (c: Context, directory: Directory, row: Row, status = 200) => {
    const resource = selected(kind.show(baseOf(directory.row), row), name, c.req.query());
    return respond(resource, status, { location: `${baseOf(directory.row)}/${name}s/${row.id}` });
  };
  const save = async (c: Context, directory: Directory, before: Row | Fresh, resource: Json, time: string) => {
    const row = kind.put(directory, before, resource, time);
    await kind.notify?.(directory, c.req.raw, row);
    return row;
  };
  const change = async (c: Context, directory: Directory, before: Row, resource: Json) => {
    const row = await save(c, directory, before, resource, isoTime(provider));
    recordSync(directory, `${name} changed by the directory`, kind.title(row), `${kind.event}.updated`);
    return resourceResponse(c, directory, row);
  };

  app.get('/', async (c) => {
    const directory = await enter(c);
    const resources = kind.rows(directory).map((row) => kind.show(baseOf(directory.row), row));
    return respond(listOf(resources, name, c.req.query()));
  });
  app.post('/', async (c) => {
    const directory = await enter(c);
    const resource = readResource(name, await bodyOf(c.req.raw));
    const { id: directoryId, tenantId } = directory.row;
    const fresh = { id: crypto.randomUUID(), tenantId, directoryId, createdAt: isoTime(provider) };
    const row = await save(c, directory, fresh, resource, fresh.createdAt);
    recordSync(directory, `${name} added by the directory`, kind.title(row), `${kind.event}.created`);
    return resourceResponse(c, directory, row, 201);
  });
  app.post('/.search', async (c) => {
    const directory = await enter(c);
    const resources = kind.rows(directory).map((row) => kind.show(baseOf(directory.row), row));
    return respond(listOf(resources, name, readSearch(await bodyOf(c.req.raw))));
  });
  app.get('/:id', async (c) => {
    const directory = await enter(c);
    return resourceResponse(c, directory, find(directory, c.req.param('id')));
  });
  app.put('/:id', async (c) => {
    const directory = await enter(c);
    const before = find(directory, c.req.param('id'));
    return change(c, directory, before, readResource(name, await bodyOf(c.req.raw)));
  });
  app.patch('/:id', async (c) => {
    const directory = await enter(c);
    const body = await bodyOf(c.req.raw);
    const before = find(directory, c.req.param('id'));
    return change(c, directory, before, patchResource(name, kind.show(baseOf(directory.row), before), body));
  });
  app.delete('/:id', async (c) => {
    const directory = await enter(c);
    const row = find(directory, c.req.param('id'));
    kind.remove(directory, row);
    recordSync(directory, `${name} removed by the directory`, kind.title(row), `${kind.event}.deleted`);
    return new Response(null, { status: 204 });
  });
  return app;
};

/**
 * Creates the SCIM 2.0 endpoint that directories call (RFC 7644): users, groups, and its capabilities. In its URLs the id of
 * the connection follows the path.
 */
export const scimApp = (provider: Provider, path: string): Hono => {
  const app = new Hono({ strict: false }).basePath(`${path}/:connection`);
  app.onError((error) => {
    const { status, body } = errorBody(error);
    return respond(body, status, status === 401 ? { 'www-authenticate': 'Bearer' } : {});
  });
  app.route('/Users', resourceApp(provider, path, users));
  app.route('/Groups', resourceApp(provider, path, groups));
  const directoryOf = (c: Context) => authenticated(provider, c.req.param('connection') ?? '', c.req.raw);
  const baseOf = ({ row }: Directory) => `${provider.issuer}${path}/${row.id}`;
  const enter = async (c: Context): Promise<string> => baseOf(await directoryOf(c));
  app.post('/.search', async (c) => {
    const directory = await directoryOf(c);
    const search = readSearch(await bodyOf(c.req.raw));
    const base = baseOf(directory);
    const all = {
      User: users.rows(directory).map((row) => users.show(base, row)),
      Group: groups.rows(directory).map((row) => groups.show(base, row)),
    };
    return respond(pageOf(matching(all, search), search));
  });
  // Optional parts of the protocol (RFC 7644, sections 3.7 and 3.11); the configuration does not list them.
  for (const optional of ['/Bulk', '/Me']) {
    app.all(optional, async (c) => {
      await enter(c);
      throw scimError(501, '', `${optional} is not supported.`);
    });
  }
  app.get('/ServiceProviderConfig', async (c) => {
    await enter(c);
    return respond(serviceProviderConfig);
  });
  const discovered = { ResourceTypes: resourceTypes, Schemas: schemaResources };
  for (const [name, resources] of Object.entries(discovered)) {
    app.get(`/${name}`, async (c) => respond(pageOf(resources(await enter(c)), {})));
    app.get(`/${name}/:id`, async (c) => {
      const low = c.req.param('id').toLowerCase();
      const resource = resources(await enter(c)).find(({ id }) => String(id).toLowerCase() === low);
      if (!resource) throw unknown();
      return respond(resource);
    });
  }
  app.options('*', () => new Response(null, { status: 204, headers: { allow: METHODS } }));
  app.all('*', () => {
    throw new ProviderError(404, 'not-found', 'There is nothing at this address.');
  });
  return app;
};
