import * as accountSettings from '@gatehouse/sdk/account-settings';
import * as accounts from '@gatehouse/sdk/accounts';
import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { accountRows, pageInfo } from '../../../../sdk/capabilities/accounts/account-rows';
import { createRespondingFetch } from '../../../support/responding-fetch';

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

const [north, south] = [
  { tenantId: 'n', name: 'North', metadata: { isParent: true }, isReseller: true, subAccountAccessType: 'alwaysOn' },
  { tenantId: 's', name: 'South', createdAt: '2026-01-01T00:00:00.000Z' },
];

describe('rows', () => {
  test('ignore counts of other accounts and keep the order of the accounts', () => {
    const rows = accountRows([south, north], [{ tenantId: 'x', totalSubTenants: 9 }], [{ tenantId: 'x' }]);
    expect(rows.map(({ tenantId, numberOfSubAccounts }) => [tenantId, numberOfSubAccounts])).toEqual([
      ['s', undefined],
      ['n', undefined],
    ]);
  });

  test('prefer fresh metadata', () => {
    expect(accountRows([north], [{ tenantId: 'n', isParent: false }], [])[0]?.isParent).toBe(false);
  });
});

describe('pages', () => {
  test.each([
    ['first of three', 0, 50, { totalItems: 120, totalPages: 3 }, [120, 3, true]],
    ['last', 2, 20, { totalItems: 120, totalPages: 3 }, [120, 3, false]],
    ['only the total of rows', 1, 50, { totalItems: 120 }, [120, 3, true]],
    ['a full page with a known total', 0, 50, { totalItems: 50 }, [50, 1, false]],
    ['a full page without a total', 1, 50, undefined, [100, 2, true]],
    ['a partial page without a total', 1, 3, {}, [53, 2, false]],
    ['nothing', 0, 0, undefined, [0, 0, false]],
  ])('%s', (_name, page, length, total, [totalItems, totalPages, hasMore]) => {
    expect(pageInfo(page, 50, length, total)).toEqual({ totalItems, totalPages, hasMore });
  });
});

const tree = {
  tenantId: 'top',
  tenantName: 'Top',
  children: [
    {
      tenantId: 'north',
      tenantName: 'North',
      children: [{ tenantId: 'city', children: [{ tenantId: 'shop', tenantName: 'Shop' }] }],
    },
    { tenantId: 'south', tenantName: 'South', children: [] },
  ],
};

describe('a tree of accounts', () => {
  test('has the path above each account, starting below the own one', () => {
    expect([...accounts.pathsOf(tree)]).toEqual([
      ['north', []],
      ['city', ['North']],
      ['shop', ['North', 'city']],
      ['south', []],
    ]);
  });

  test('uses the id of an account without a name', () => {
    expect(Object.fromEntries(accounts.namesOf(tree))).toEqual({
      top: 'Top',
      north: 'North',
      city: 'city',
      shop: 'Shop',
      south: 'South',
    });
  });
});

test('sends only accounts with changed roles', () => {
  const role = (id: string) => ({ id, key: id, name: id });
  const before = [
    { tenantId: 'a', roles: [role('1'), role('2')] },
    { tenantId: 'b', roles: [role('1')] },
    { tenantId: 'c' },
  ];
  const after = [
    { tenantId: 'a', roleIds: ['2', '1'] },
    { tenantId: 'b', roleIds: [] },
    { tenantId: 'c', roleIds: ['3'] },
  ];
  expect(accounts.changedRoles(before, after)).toEqual([
    { tenantId: 'b', before: ['1'], roleIds: [] },
    { tenantId: 'c', before: [], roleIds: ['3'] },
  ]);
});

describe('an account id', () => {
  test.each(['a', 'tenant-acme', 'A_1', 'x'.repeat(64)])('may be %j', (id) =>
    expect(accounts.isAccountId(id)).toBe(true),
  );
  test.each(['', 'a b', '../a', 'ä', 'a/b', 'x'.repeat(65)])('may not be %j', (id) =>
    expect(accounts.isAccountId(id)).toBe(false),
  );
});

const role = { id: 'r1', key: 'reader', name: 'Reader' };
const ann: accounts.AccountUser = { id: 'ann', tenants: [{ tenantId: 'n', roles: [role] }, { tenantId: 's' }] };
const bob: accounts.AccountUser = { id: 'bob', tenants: [{ tenantId: 'n' }] };

describe('removing a user from accounts', () => {
  test('removes them from the list only when all their accounts are removed', () => {
    expect(accounts.afterRemoval([ann, bob], 'ann', ['n'])).toEqual([{ ...ann, tenants: [{ tenantId: 's' }] }, bob]);
    expect(accounts.afterRemoval([ann, bob], 'ann', ['n', 's', 'other'])).toEqual([bob]);
  });

  test('does not affect users with the same accounts', () => {
    const list = [ann, bob];
    const left = accounts.afterRemoval(list, 'ann', ['n']);
    expect(left[1]).toBe(bob);
    expect(list[0]?.tenants).toHaveLength(2);
  });

  test.each([
    ['a user who is not in the list', 'eve', ['n', 's']],
    ['no account', 'ann', []],
    ['an account without the user', 'ann', ['x']],
  ])('%s: no user is removed from the list', (_name, userId, tenantIds) => {
    expect(accounts.afterRemoval([ann, bob], userId, tenantIds)).toEqual([ann, bob]);
  });

  test('does not affect a user with unknown accounts', () => {
    expect(accounts.afterRemoval([{ id: 'ann' }], 'ann', ['n'])).toEqual([{ id: 'ann' }]);
  });
});

describe('the roles to send', () => {
  test.each([
    ['an empty text after the last role was removed', ['r1'], [], ['']],
    ['nothing without roles before and after', [], [], []],
    ['replaced', ['r1'], ['r2'], ['r2']],
    ['added', [], ['r1'], ['r1']],
  ])('%s', (_name, before, roleIds, expected) => {
    expect(accounts.rolesToSend({ before, roleIds })).toEqual(expected);
  });
});
