import * as tokens from '@gatehouse/sdk/tokens';
import { describe, expect, test } from 'vitest';
import type { contract, ListedToken } from '../../../../sdk/capabilities/tokens/contract';
import { list, type TokenFilter } from '../../../../sdk/capabilities/tokens/queries';
import type { Api } from '../../../../sdk/core/api';
import { ApiError } from '../../../../sdk/core/errors';

const own: ListedToken = { clientId: 'own', createdAt: '2026-01-01T00:00:00.000Z' };
const ours: ListedToken = { clientId: 'ours', createdAt: '2026-02-01T00:00:00.000Z' };
const key: ListedToken = { id: 'key', createdAt: '2026-03-01T00:00:00.000Z' };

type StubbedResponse = () => Promise<ListedToken[]>;
const give =
  (...tokens: ListedToken[]): StubbedResponse =>
  async () =>
    tokens;
const refuse =
  (statusCode: number): StubbedResponse =>
  async () => {
    throw new ApiError('refused', { message: `refused with ${statusCode}`, statusCode });
  };

const requested = async (filter: TokenFilter, responses: { user?: StubbedResponse; tenant?: StubbedResponse } = {}) => {
  const calls: string[] = [];
  const call = (name: string, response: StubbedResponse) => () => {
    calls.push(name);
    return response();
  };
  const api: Partial<Api<typeof contract>> = {
    listUserApiTokens: call('user', responses.user ?? give(own)),
    listTenantApiTokens: call('tenant', responses.tenant ?? give(ours)),
    listUserAccessTokens: call('user access', give(key)),
    listTenantAccessTokens: call('tenant access', give()),
  };
  // The list uses nothing else of the contract.
  const listed = await list.run(api as Api<typeof contract>, filter);
  return { keys: listed.map((token) => `${token.owner} ${token.key}`), calls };
};

describe('the list of tokens', () => {
  test('merges both owners, newest first', async () => {
    expect(await requested({ type: 'ClientCredentials' })).toEqual({
      keys: ['tenant ours', 'user own'],
      calls: ['user', 'tenant'],
    });
  });

  test.each([
    ['tenant', { tenant: refuse(403) }, ['user own']],
    ['user', { user: refuse(403) }, ['tenant ours']],
  ] as const)('ignores a refused %s list', async (_owner, responses, keys) => {
    expect((await requested({ type: 'ClientCredentials' }, responses)).keys).toEqual(keys);
  });

  test.each([
    ['both are refused', { user: refuse(403), tenant: refuse(403) }, 403],
    ['one fails otherwise', { tenant: refuse(500) }, 500],
    ['one is refused and the other fails', { user: refuse(403), tenant: refuse(500) }, 500],
  ] as const)('throws when %s', async (_when, responses, statusCode) => {
    await expect(requested({ type: 'ClientCredentials' }, responses)).rejects.toMatchObject({ statusCode });
  });
});

describe('a new token', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.0001, 0.5, 3651])('cannot expire in %d days', (days) => {
    expect(() => tokens.expiryMinutes(days)).toThrow(
      expect.objectContaining({ errorCode: 'invalid-input', errorContext: { name: 'expiresInDays' } }),
    );
  });

  test.each([
    [null, null],
    [1, 1440],
    [3650, 5_256_000],
  ])('with %d days expires in %d minutes', (days, minutes) => {
    expect(tokens.expiryMinutes(days)).toBe(minutes);
  });
});
