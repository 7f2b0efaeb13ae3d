import * as tokens from '@gatehouse/sdk/tokens';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch } from '../../../support/responding-fetch';

const root = '/identity/resources';

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { of: identity.of(tokens), sent };
};

const draft = { description: 'Build', expiresInDays: 30, roleIds: ['viewer'] };
const body = { description: 'Build', expiresInMinutes: 43_200 };

describe('a new token', () => {
  test.each([
    ['user', 'ClientCredentials', `${root}/users/api-tokens/v1`, body],
    ['user', 'AccessToken', `${root}/users/access-tokens/v1`, body],
    ['tenant', 'ClientCredentials', `${root}/tenants/api-tokens/v2`, { ...body, roleIds: ['viewer'] }],
    ['tenant', 'AccessToken', `${root}/tenants/access-tokens/v1`, { ...body, roleIds: ['viewer'] }],
  ] as const)('of the %s, %s: has roles only for the account', async (owner, type, path, sentBody) => {
    const { of, sent } = setUp({ [`POST ${path}`]: { clientId: 'c', secret: 's' } });
    expect(await of.create().mutationFn({ ...draft, owner, type })).toEqual({ clientId: 'c', secret: 's' });
    expect(sent()).toEqual([{ call: `POST ${path}`, query: {}, body: sentBody }]);
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.0001, 0.5, 3651])(
    'is refused with an expiry of %d days, without a request',
    async (expiresInDays) => {
      const { of, sent } = setUp();
      const creating = of.create().mutationFn({ ...draft, expiresInDays, owner: 'user', type: 'AccessToken' });
      await expect(creating).rejects.toMatchObject({
        errorCode: 'invalid-input',
        errorContext: { name: 'expiresInDays' },
      });
      expect(sent()).toEqual([]);
    },
  );

  test.each([
    [null, null],
    [1, 1440],
    [3650, 5_256_000],
  ])('with %d days expires in %d minutes', (days, minutes) => {
    expect(tokens.expiryMinutes(days)).toBe(minutes);
  });
});

test.each([
  ['user', 'ClientCredentials', `${root}/users/api-tokens/v1/k`],
  ['user', 'AccessToken', `${root}/users/access-tokens/v1/k`],
  ['tenant', 'ClientCredentials', `${root}/tenants/api-tokens/v1/k`],
  ['tenant', 'AccessToken', `${root}/tenants/access-tokens/v1/k`],
] as const)('a token of the %s, %s, is revoked at its own address', async (owner, type, path) => {
  const { of, sent } = setUp({ [`DELETE ${path}`]: {} });
  await of.remove().mutationFn({ key: 'k', owner, type });
  expect(sent()).toEqual([{ call: `DELETE ${path}`, query: {}, body: undefined }]);
});
