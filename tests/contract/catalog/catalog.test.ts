import { readFileSync } from 'node:fs';
import { createIdentity } from '@gatehouse/sdk';
import { type Contract, contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { createRecorder } from '../../support/recorder';
import { specifiedFields } from './entities';
import { fieldsOf, isOpen, isOptional } from './schema';

interface Field {
  /** Columns and filters with arbitrary names are in angle brackets. */
  name: string;
  required: boolean;
  /** How a query writes a value that is not text. */
  as?: 'list' | 'json';
}

/** A call as recorded. */
interface Operation {
  method: string;
  path: string;
  /** `public`, `cookie`, `account-token`, `no-prefix`, `form`, and `returns-…` for a response that is not JSON. */
  flags: readonly string[];
  query: readonly Field[];
  body: readonly Field[];
  /** The names of the fields, the name of a shape, or `void`; empty where the provider sends something else. */
  response: readonly string[];
}

/** Entries of a file, each with its indented continuation lines, as lists of their words by the first one. */
const entriesOf = (file: string): [name: string, words: string[]][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .replace(/\n {2}/g, ' ')
    .split('\n')
    .map((line) => line.split(' '))
    .map(([name = '', ...words]) => [name, words]);

/** Reads a field: `name?` may be absent, `name,` is a list joined with commas, `name{}` is JSON. */
const fieldOf = (word: string): Field => ({
  name: word.replace(/[,{}?]+$/, ''),
  required: !word.endsWith('?'),
  ...(word.includes(',') && { as: 'list' }),
  ...(word.includes('{}') && { as: 'json' }),
});

/** Reads the line of an operation: method, path, flags, then the fields of query, body and response. */
const operationOf = (words: readonly string[]): Operation => {
  const arrow = words.includes('⇒') ? words.indexOf('⇒') : words.length;
  const [method = '', path = '', ...request] = words.slice(0, arrow);
  const body = request.includes('body') ? request.indexOf('body') : request.length;
  const query = request.includes('query') ? request.indexOf('query') : body;
  return {
    method,
    path,
    flags: request.slice(0, query),
    query: request.slice(query + 1, body).map(fieldOf),
    body: request.slice(body + 1).map(fieldOf),
    response: words.slice(arrow + 1),
  };
};

const recorded = Object.fromEntries(entriesOf('operations.txt').map(([place, words]) => [place, operationOf(words)]));

const every: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.entries(contracts).flatMap(([capability, contract]: [string, Contract]) =>
    Object.entries(contract).map(([name, endpoint]) => [`${capability}.${name}`, endpoint] as const),
  ),
);

const isNamed = ({ name }: Field) => !name.startsWith('<');
const pathNames = (path: string) => [...path.matchAll(/[{:](\w+)\}?/g)].map(([, name]) => name ?? '');
/** The catalog does not say which export it means; the specification uses this one. */
const pathValues: Readonly<Record<string, string>> = { endpoint: 'csv/v2' };
/** Ids in a path may have another name here: only their position counts. */
const pathOf = (path: string, names: readonly string[], value: (name: string) => string) => {
  const left = [...names];
  return path.replace(/\{(\w+)\}/g, (_, name: string) => pathValues[name] ?? value(left.shift() ?? ''));
};

/** Returns a distinguishable value of a field. */
const sampleOf = ({ name, as }: Field): unknown => {
  if (as === 'json') return { [name]: 1 };
  return as === 'list' ? [`${name} 1`, `${name}&2`] : `${name} é/1`;
};

const queryText = ({ as }: Field, value: unknown): string => {
  if (Array.isArray(value)) return value.join(',');
  return as === 'json' ? JSON.stringify(value) : String(value);
};

const send = async (endpoint: Endpoint, input: Record<string, unknown> | undefined) => {
  const { calls, fetch } = createRecorder([() => new Response(null, { status: 204 })]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent' });
  // Only the request matters here; an empty response is invalid for most calls.
  await identity
    .call(endpoint)(input)
    .catch(() => undefined);
  identity.dispose();
  const [sent, ...others] = calls;
  if (!sent || others.length > 0) throw new Error(`sent ${calls.length} requests`);
  return sent;
};

const shapes = new Map(entriesOf('shapes.txt'));

/** Returns the names of a response's fields, if the catalog lists them. */
const responseFields = ([name = '', ...others]: readonly string[]): readonly string[] | undefined => {
  const shape = name.replace(/^(?:Page|Partial)<(.*)>$/, '$1').replace(/\[\]$/, '');
  // Names of shapes start with an upper-case letter.
  return others.length > 0 || /^[a-z_]/.test(name) ? [name, ...others] : shapes.get(shape);
};

/** Fields of a response that the specification uses, although the recorded response does not have them. */
const namedBySpecification: Readonly<Record<string, readonly string[]>> = {
  'tokens.listUserApiTokens': ['id', 'createdAt', 'roleIds', 'tenantId', 'createdByUserId'],
  'tokens.listTenantApiTokens': ['id', 'createdAt'],
  'tokens.createUserApiToken': ['id'],
  'tokens.createTenantApiToken': ['id'],
  'tokens.createUserAccessToken': ['id'],
  'tokens.createTenantAccessToken': ['id'],
  // A field of the account's form (section 2 of the specification), which the settings contain if the provider stores
  // it.
  'accountSettings.get': ['website'],
  // The login of an account shows its name, if the provider sends it.
  'accountSettings.getPublic': ['name'],
  // The local provider's mock Slack; without it, Slack's own URL.
  'connectivity.getSlackScope': ['authorizeUrl'],
  'accountSettings.update': ['website'],
  // RFC 6749 requires it, and clients of the standard refuse a response without it.
  'session.token': ['token_type'],
  'session.silentAuthorize': ['token_type'],
  // A user who signs in with a social provider may need the second factor as well.
  'social.postLogin': fieldsOf(contracts.session.login.output) ?? [],
};

/** Fields that the forms of the specification send, although the recorded call does not have them; always optional. */
const sentBySpecification: Readonly<Record<string, readonly string[]>> = { 'accountSettings.update': ['website'] };

/** Fields that the recorded call always has, and that ours omits when they are empty. */
const leftOutAtTimes: Readonly<Record<string, readonly string[]>> = {
  // A secret that the provider does not return cannot be sent back: without it the stored one is kept.
  'connectivity.updateWebhook': ['secret'],
  // Published clients renew without a body, and create tokens without an expiry.
  'session.refreshToken': ['tenantId'],
  'tokens.createUserAccessToken': ['expiresInMinutes'],
  'tokens.createTenantAccessToken': ['expiresInMinutes'],
  'tokens.createUserApiToken': ['expiresInMinutes'],
  'tokens.createTenantApiToken': ['expiresInMinutes'],
};

/** Responses that the catalog records unwrapped although they may be wrapped: the list itself is compared. */
const wrappedOrBare: ReadonlySet<string> = new Set(['groups.getByIds', 'roles.listTeamPermissions']);

const isPage = ([name = '']: Operation['response']) => name.startsWith('Page<');

describe('contracts and catalog', () => {
  it('have the same operations', () => {
    expect(Object.keys(recorded)).toHaveLength(345);
    expect(Object.keys(recorded).sort(), 'Each operation of a contract has a line in operations.txt').toEqual(
      Object.keys(every).sort(),
    );
  });

  describe.each(
    Object.entries(recorded).flatMap(([place, operation]) => {
      const endpoint = every[place];
      return endpoint ? [{ place, operation, endpoint }] : [];
    }),
  )('$place', ({ place, operation, endpoint }) => {
    const { method, path, flags, body, response } = operation;
    const query = operation.query.filter(isNamed);
    const fixed = endpoint.fixed ?? {};
    const free = [...query, ...body].filter(({ name }) => !Object.hasOwn(fixed, name));
    const inPath = pathNames(endpoint.path);

    it('is sent exactly as recorded', async () => {
      const input = Object.fromEntries([
        ...inPath.map((name) => [name, `${name}/1`]),
        ...free.map((field) => [field.name, sampleOf(field)]),
      ]);
      const sent = await send(endpoint, Object.keys(input).length > 0 ? input : undefined);
      const prefix = flags.includes('no-prefix') ? '' : '/frontegg';
      expect(sent.method).toBe(method);
      expect(sent.url.pathname).toBe(prefix + pathOf(path, inPath, (name) => encodeURIComponent(String(input[name]))));
      expect(Object.fromEntries(sent.url.searchParams)).toEqual(
        Object.fromEntries(
          query.map((field) => [field.name, fixed[field.name] ?? queryText(field, input[field.name])]),
        ),
      );
      if (flags.includes('form')) {
        expect(sent.form).toEqual(body.map(({ name }) => name));
        return;
      }
      expect(sent.headers.get('content-type')).toBe('application/json');
      const expected = Object.fromEntries(body.map(({ name }) => [name, input[name]]));
      expect(sent.body === null ? {} : JSON.parse(sent.body)).toEqual(expected);
      // A call with body fields sends an object even when all of them are omitted.
      if (body.length === 0) expect([null, '{}']).toContain(sent.body);
    });

    it('omits undefined values', async () => {
      const input = Object.fromEntries([
        ...free.map(({ name }) => [name, undefined]),
        ...inPath.map((name) => [name, 'x']),
      ]);
      const sent = await send(endpoint, input);
      expect(Object.fromEntries(sent.url.searchParams)).toEqual(fixed);
      const repeated = Object.fromEntries((endpoint.alsoInBody ?? []).map((name) => [name, 'x']));
      expect(sent.body === null ? {} : JSON.parse(sent.body)).toEqual(repeated);
    });

    it('accepts only the recorded fields', () => {
      const added = sentBySpecification[place] ?? [];
      const names = [...inPath, ...free.map(({ name }) => name), ...added];
      expect((fieldsOf(endpoint.input) ?? []).sort()).toEqual([...new Set(names)].sort());
      expect(isOpen(endpoint.input)).toBe(operation.query.some((field) => !isNamed(field)));
      for (const { name, required } of [...free, ...added.map((name) => ({ name, required: false }))]) {
        if (inPath.includes(name)) continue;
        const optional = !required || (leftOutAtTimes[place]?.includes(name) ?? false);
        expect({ name, optional: isOptional(endpoint.input, name) }).toEqual({ name, optional });
      }
    });

    it('requires the recorded permissions', () => {
      expect(endpoint.auth ?? 'bearer').toBe(flags.includes('public') || flags.includes('cookie') ? 'none' : 'bearer');
      if (flags.includes('cookie')) expect(endpoint.cookies).toBe(true);
      expect(endpoint.accountToken ?? false).toBe(flags.includes('account-token'));
      expect(endpoint.bare ?? false).toBe(flags.includes('no-prefix'));
    });

    it('reads only fields that the provider sends', () => {
      if (response[0] === 'void') {
        expect(endpoint.responseType).toBe('none');
        return;
      }
      const kind = flags.find((flag) => flag.startsWith('returns-'));
      if (kind) {
        expect(endpoint.responseType).toBe(kind.replace('returns-', ''));
        return;
      }
      const sent = responseFields(response);
      const read = fieldsOf(endpoint.output);
      if (!sent || !read) return;
      const allowed = isPage(response)
        ? ['items', '_metadata']
        : [...sent, ...(namedBySpecification[place] ?? []), ...specifiedFields(endpoint.output)];
      if (endpoint.unwrap && !wrappedOrBare.has(place)) expect(sent).toContain(endpoint.unwrap);
      else expect(read.filter((name) => !allowed.includes(name))).toEqual([]);
    });
  });
});
