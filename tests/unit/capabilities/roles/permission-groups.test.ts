import * as roles from '@gatehouse/sdk/roles';
import { describe, expect, test } from 'vitest';

const permission = (id: string, more: Partial<roles.Permission> = {}): roles.Permission => ({
  id,
  key: `fe.${id}`,
  name: id.toUpperCase(),
  ...more,
});
const category = (id: string, name: string, permissionIds?: string[]) => ({ id, name, permissionIds });

const ids = (groups: roles.PermissionGroup[]) =>
  groups.map(({ category: home, permissions }) => [home?.id ?? null, permissions.map(({ id }) => id)]);

describe('permissions by category', () => {
  const categories = [category('c2', 'webhooks'), category('c1', 'Audits', ['loose']), category('c3', 'Empty')];

  test('are sorted by category and name, those without a category last', () => {
    const all = [
      permission('z', { categoryId: 'c2' }),
      permission('homeless', { categoryId: null }),
      permission('a', { categoryId: 'c2' }),
      permission('m', { categoryId: 'c1' }),
      permission('gone', { categoryId: 'deleted' }),
    ];
    expect(ids(roles.groupPermissions(all, categories))).toEqual([
      ['c1', ['m']],
      ['c2', ['a', 'z']],
      [null, ['gone', 'homeless']],
    ]);
  });

  test('accept categories that list permissions', () => {
    expect(ids(roles.groupPermissions([permission('loose')], categories))).toEqual([['c1', ['loose']]]);
  });

  test('have an order that does not depend on the order of the responses', () => {
    const all = [
      permission('b', { name: 'Same', categoryId: 'c1' }),
      permission('a', { name: 'same', categoryId: 'c1' }),
      permission('c', { name: 'Other', categoryId: 'c2' }),
    ];
    const once = ids(roles.groupPermissions(all, categories));
    expect(ids(roles.groupPermissions(all.toReversed(), categories.toReversed()))).toEqual(once);
    expect(once[0]).toEqual(['c1', ['a', 'b']]);
  });

  test('are empty without permissions, and do not change their input', () => {
    expect(roles.groupPermissions([], categories)).toEqual([]);
    const all = [permission('b'), permission('a')];
    roles.groupPermissions(all, []);
    expect(all.map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('accept a category named like a property of every object', () => {
    const malformed = permission('a', { categoryId: '__proto__' });
    expect(ids(roles.groupPermissions([malformed], []))).toEqual([[null, ['a']]]);
    expect(ids(roles.groupPermissions([malformed], [category('__proto__', 'Odd')]))).toEqual([['__proto__', ['a']]]);
  });
});

describe('permissions of a role', () => {
  test.each([
    [undefined, 'ASSIGNABLE'],
    [null, 'ASSIGNABLE'],
    ['ASSIGNABLE', 'ASSIGNABLE'],
    ['ALWAYS', 'ALWAYS'],
    ['NEVER', 'NEVER'],
    ['always', 'NEVER'],
    ['SOMETIMES', 'NEVER'],
  ])('of type %s are treated as %s', (assignmentType, expected) => {
    expect(roles.assignmentOf({ assignmentType })).toBe(expected);
  });

  test('exclude forbidden ones, include required ones and keep unknown ones, without duplicates', () => {
    const all = [
      permission('free'),
      permission('must', { assignmentType: 'ALWAYS' }),
      permission('not', { assignmentType: 'NEVER' }),
    ];
    expect(roles.permissionIdsToSave(['free', 'not', 'elsewhere'], all)).toEqual(['free', 'elsewhere', 'must']);
    expect(roles.permissionIdsToSave(['must'], all)).toEqual(['must']);
    expect(roles.permissionIdsToSave([], [])).toEqual([]);
  });

  test('are used to find the roles with a permission', () => {
    const role = (id: string, permissions?: string[]) => ({ id, key: id, name: id, permissions });
    expect(roles.rolesWith('p', [role('a', ['p', 'q']), role('b', ['q']), role('c')])).toEqual(['a']);
  });
});

test.each([
  ['t1', true],
  ['t2', false],
  [null, false],
  [undefined, false],
  ['', false],
])('a role of %s is editable in account t1: %s', (tenantId, expected) => {
  expect(roles.isEditable({ tenantId }, 't1')).toBe(expected);
});

test('no role is editable without an account', () => {
  expect(roles.isEditable({ tenantId: '' }, '')).toBe(false);
});
