import { createIdentity } from '@gatehouse/sdk';
import { contracts, type Endpoint } from '@gatehouse/sdk/contracts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readResponse } from '../../../sdk/core/read-response';
import { definitionOf } from '../catalogue/schema';
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
