import * as accounts from '@gatehouse/sdk/accounts';
import { describe, expect, test } from 'vitest';

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
