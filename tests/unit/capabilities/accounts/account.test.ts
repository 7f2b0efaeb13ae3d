import * as accountSettings from '@gatehouse/sdk/account-settings';
import * as accounts from '@gatehouse/sdk/accounts';
import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const HIERARCHY = '/tenants/resources/hierarchy/v1';
const SUB_TENANTS = '/tenants/resources/sub-tenants/v1';

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { of: identity.of(accounts), identity, sent };
};

describe('the token of an account', () => {
  test('is not part of query keys; the account is', () => {
    const { of, identity } = setUp();
    const keys = [
      of.list({ accountId: 'n', authorization: 'jwt', page: 1 }),
      of.tree({ accountId: 'n', authorization: 'jwt' }),
      identity.of(accountSettings).get({ accountId: 'n', authorization: 'jwt' }),
      identity.of(users).list({ accountId: 'n', authorization: 'jwt' }),
    ].map(({ queryKey }) => queryKey);
    expect(JSON.stringify(keys)).not.toContain('jwt');
    expect(keys.map((key) => key.at(-1))).toEqual([
      { accountId: 'n', page: 1 },
      { accountId: 'n' },
      { accountId: 'n' },
      { accountId: 'n' },
    ]);
  });

  test('keeps the key when renewed; another account has another key', () => {
    const { of } = setUp();
    const keyOf = (accountId: string, authorization: string) =>
      JSON.stringify(of.tree({ accountId, authorization }).queryKey);
    expect(keyOf('n', 'jwt 1')).toBe(keyOf('n', 'jwt 2'));
    expect(keyOf('n', 'jwt 1')).not.toBe(keyOf('s', 'jwt 1'));
  });
});

describe('the hierarchy', () => {
  test('returns a tree of any depth', async () => {
    const leaf = { tenantId: 'c', tenantName: 'C', children: [] };
    const root = { tenantId: 'a', tenantName: 'A', children: [{ tenantId: 'b', children: [leaf] }] };
    const { of } = setUp({ [`GET ${HIERARCHY}/tree`]: root });
    expect(await fetchQuery(of.tree({}))).toEqual(root);
  });

  test('returns details of an account from three concurrent calls', async () => {
    const { of } = setUp({
      [`GET ${HIERARCHY}/parents/c`]: [{ tenantId: 'a' }],
      'GET /tenants/resources/hierarchy/v2/metadata': [{ tenantId: 'c', totalSubTenants: 4, isParent: true }],
      'POST /identity/resources/tenants/users/v1/count': [{ tenantId: 'c', totalUsers: 2 }],
    });
    expect(await fetchQuery(of.details({ tenantId: 'c' }))).toEqual({
      tenantId: 'c',
      isParent: true,
      numberOfSubAccounts: 4,
      numberOfUsers: 2,
      parents: [{ tenantId: 'a' }],
    });
  });
});

test('every new sub-account gets an id of its own', async () => {
  const { of, sent } = setUp({ [`POST ${SUB_TENANTS}`]: { tenantId: 'new', name: 'New' } });
  const { mutationFn } = of.create();
  const account = { name: 'New', parentTenantId: 'n' };
  expect(await mutationFn(account)).toEqual({ tenantId: 'new', name: 'New' });
  await mutationFn(account);
  const ids = sent().map(({ body }) => Reflect.get(Object(body), 'tenantId'));
  expect(ids[0]).toMatch(/^[\da-f]{32}$/);
  expect(ids[1]).not.toBe(ids[0]);
});
