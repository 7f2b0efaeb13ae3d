import { createIdentity } from '@gatehouse/sdk';
import { contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readResponse } from '../../../sdk/core/http/read-response';
import { definitionOf } from '../catalog/schema';
import { responseOf } from './provider';

afterEach(() => void vi.restoreAllMocks());

/** Names of the rows in a response that is not the list itself. */
const LISTS = ['items', 'data', 'rows', 'tenants'] as const;
type Lists = { [Name in (typeof LISTS)[number]]?: unknown[] };

/** Documents, of which a response has at most a few: they are read whole or not at all. */
const documents: readonly Endpoint[] = [
  contracts.metadata.getAdminBox,
  contracts.metadata.getSaml,
  contracts.metadata.getNotifications,
  contracts.metadata.getAudits,
];

const isListOfRows = ({ output }: Endpoint): boolean => {
  const { type, shape, element, innerType } = definitionOf(output);
  if (innerType) return isListOfRows({ output: innerType } as Endpoint);
  if (type === 'array') return element !== undefined && definitionOf(element).type === 'object';
  return LISTS.some((name) => definitionOf(shape?.[name] ?? output).type === 'array');
};

const lists = Object.entries(contracts).flatMap(([capability, contract]) =>
  Object.entries<Endpoint>(contract)
    .filter(([, endpoint]) => isListOfRows(endpoint) && !documents.includes(endpoint))
    .map(([name, endpoint]): [string, Endpoint] => [`${capability}.${name}`, endpoint]),
);

/** Returns the list in a response, and a function that replaces it. */
const opened = (response: unknown): { rows: unknown[]; replace: (rows: unknown) => unknown } => {
  if (Array.isArray(response)) return { rows: response, replace: (rows) => rows };
  for (const [name, value] of Object.entries(response as Lists)) {
    if (Array.isArray(value) || (typeof value === 'object' && value !== null && 'items' in value)) {
      const inner = opened(value);
      return { rows: inner.rows, replace: (rows) => ({ ...(response as object), [name]: inner.replace(rows) }) };
    }
  }
  throw new Error('no list');
};

const read = async (endpoint: Endpoint, rowsOf: (good: unknown) => unknown) => {
  const { rows, replace } = opened(responseOf(endpoint));
  const dropped = vi.fn();
  const response = new Response(JSON.stringify(replace(rowsOf(rows[0]))));
  const output = await readResponse(endpoint, response, undefined, { dropped });
  return { rows: output === null ? [] : opened(output).rows, dropped: dropped };
};

test('finds list endpoints in the contracts', () => expect(lists.length).toBeGreaterThan(45));

describe.each(lists)('%s', (_, endpoint) => {
  test('drops a malformed row and reports it', async () => {
    const { rows, dropped } = await read(endpoint, (good) => [good, 5, good]);
    expect(rows).toHaveLength(2);
    expect(dropped).toHaveBeenCalledExactlyOnceWith([expect.stringMatching(/(^|\.)1$/)]);
  });

  test('fails when no row can be parsed', async () => {
    await expect(read(endpoint, () => [5])).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });

  test('treats null as an empty list, unless the whole response is null', async () => {
    const isBare = Array.isArray(responseOf(endpoint));
    const outcome = read(endpoint, () => null);
    if (isBare) return expect(outcome).rejects.toMatchObject({ errorCode: 'unexpected-response' });
    const { rows, dropped } = await outcome;
    expect(rows).toEqual([]);
    expect(dropped).not.toHaveBeenCalled();
  });
});

/** Lists inside a row that are read whole, or the row is dropped: they are filters, or written back as one list. */
const WHOLE = ['dataFilters', 'slackEvents', 'tenants.0.roles'];

type Step = string | 0;

/** Returns the paths of all lists of objects in a response, without those of its documents. */
const nestedIn = (schema: Endpoint['output'], path: Step[] = [], depth = 0): Step[][] => {
  const { type, shape, element, innerType } = definitionOf(schema);
  if (innerType) return nestedIn(innerType, path, depth);
  if (depth > 6) return [];
  if (type === 'array' && element) {
    const inner = nestedIn(element, [...path, 0], depth + 1);
    return definitionOf(element).type === 'object' ? [path, ...inner] : inner;
  }
  return Object.entries(shape ?? {})
    .filter(([name]) => !WHOLE.some((list) => `.${[...path, name].join('.')}`.endsWith(`.${list}`)))
    .flatMap(([name, field]) => nestedIn(field, [...path, name], depth + 1));
};

const at = (value: unknown, path: readonly Step[]): unknown =>
  path.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), value);

const nested = Object.entries(contracts).flatMap(([capability, contract]) =>
  Object.entries<Endpoint>(contract)
    .filter(([, endpoint]) => endpoint.responseType === 'json' && !documents.includes(endpoint))
    .flatMap(([name, endpoint]) =>
      nestedIn(endpoint.output).map((path): [string, Endpoint, Step[]] => {
        const whole = endpoint.unwrap ? [endpoint.unwrap, ...path] : path;
        return [`${capability}.${name} ${whole.join('.')}`, endpoint, whole];
      }),
    ),
);

test.each([
  'profile.getMe permissions',
  'profile.getMe roles',
  'accounts.getTree children',
  'groups.list groups.0.users',
])('%s is one of the nested lists', (name) => expect(nested.map(([found]) => found)).toContain(name));

test.each(nested)('%s keeps its other rows, and the response its other fields', async (_, endpoint, path) => {
  const response = responseOf(endpoint);
  const list = at(response, path);
  if (!Array.isArray(list)) return expect.fail('no list');
  const [good] = list;
  expect(good).toBeDefined();
  list.splice(0, 1, good, 5, good);
  const dropped = vi.fn();
  const output = await readResponse(endpoint, new Response(JSON.stringify(response)), undefined, { dropped });
  expect(dropped).toHaveBeenCalledOnce();
  expect(at(output, endpoint.unwrap ? path.slice(1) : path)).toHaveLength(2);
});

test('a Slack subscription with a malformed event is dropped whole, so that saving it removes no event', async () => {
  const event = { eventKey: 'frontegg.role.created', channelIds: ['C1'] };
  const whole = { id: 's1', isActive: true, slackEvents: [event] };
  const malformed = { id: 's2', isActive: true, slackEvents: [event, { eventKey: 5 }] };
  const endpoint = contracts.connectivity.getSlack;
  const response = new Response(JSON.stringify({ slackSubscriptions: [whole, malformed] }));
  await expect(readResponse(endpoint, response, undefined)).resolves.toEqual([whole]);
});

test.each([
  [contracts.profile.getMe, ['roles', 'permissions']],
  [contracts.profile.getMyAuthorization, ['roles', 'permissions']],
  [contracts.accounts.getTree, ['children']],
])('null is an empty list in a response: %#', async (endpoint, names) => {
  const response = Object.assign(Object(responseOf(endpoint)), Object.fromEntries(names.map((name) => [name, null])));
  const output: unknown = await readResponse(endpoint, new Response(JSON.stringify(response)), undefined);
  for (const name of names) expect(at(output, [name])).toEqual([]);
});

test('a page without counts keeps its rows', async () => {
  const response = new Response(JSON.stringify({ items: [{ id: 'p1', phoneNumber: '+1' }], _metadata: null }));
  const endpoint = contracts.phoneNumbers.list;
  await expect(readResponse(endpoint, response, undefined)).resolves.toMatchObject({ items: [{ id: 'p1' }] });
});

test('logs the path of a dropped row without its content', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rows = [{ id: 'r1', key: 'admin', name: 'Admin' }, { id: 'secret' }, null];
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host' },
    fetch: async () => new Response(JSON.stringify(rows)),
  });
  expect(await identity.call(contracts.roles).list()).toEqual([rows[0]]);
  expect(log.mock.calls).toEqual([
    ['[gatehouse] GET /identity/resources/roles/v1: 2 malformed rows dropped (1.key, 2)'],
  ]);
});
