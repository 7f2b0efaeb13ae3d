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
  test('has the path above each account, which begins below the own one', () => {
    expect([...accounts.pathsOf(tree)]).toEqual([
      ['north', []],
      ['city', ['North']],
      ['shop', ['North', 'city']],
      ['south', []],
    ]);
  });

  test('names all of them; one without a name goes by its id', () => {
    expect(Object.fromEntries(accounts.namesOf(tree))).toEqual({
      top: 'Top',
      north: 'North',
      city: 'city',
      shop: 'Shop',
      south: 'South',
    });
  });
});

test('only accounts in which roles differ are sent', () => {
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

describe('an id of an account', () => {
  test.each(['a', 'tenant-acme', 'A_1', 'x'.repeat(64)])('can be %j', (id) =>
    expect(accounts.isAccountId(id)).toBe(true),
  );
  test.each(['', 'a b', '../a', 'ä', 'a/b', 'x'.repeat(65)])('cannot be %j', (id) =>
    expect(accounts.isAccountId(id)).toBe(false),
  );
});
