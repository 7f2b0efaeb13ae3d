import * as roles from '@gatehouse/sdk/roles';
import {
  administrativeRoleIds,
  effectivePermissions,
  type Permission,
  permissionChange,
  roleChange,
} from '@gatehouse/sdk/roles';
import { describe, expect, it, test } from 'vitest';

describe('administrative roles', () => {
  const grants = (key: string, roleIds?: string[] | null): Permission => ({ id: key, key, name: key, roleIds });

  it.each([
    ['none of the permissions is administrative', [grants('fe.secure.read.users', ['reader'])], []],
    ['one changes roles', [grants('fe.secure.write.roles', ['admin']), grants('reports.read', ['reader'])], ['admin']],
    ['a wildcard covers one', [grants('fe.secure.*', ['owner']), grants('*', ['root'])], ['owner', 'root']],
    [
      'two are of one role',
      [grants('fe.secure.write.users', ['a']), grants('fe.secure.write.roles', ['a', 'b'])],
      ['a', 'b'],
    ],
    ['no role grants it', [grants('fe.secure.write.users', [])], []],
  ])('where %s', (_, permissions, ids) => {
    expect([...(administrativeRoleIds(permissions) ?? ['unknown'])]).toEqual(ids);
  });

  it.each([[undefined], [null]])('are unknown where the provider names %s as its roles', (roleIds) => {
    expect(administrativeRoleIds([grants('fe.secure.write.users', roleIds), grants('*', ['a'])])).toBeUndefined();
  });
});

describe('effective permissions', () => {
  const permission = (id: string): Permission => ({ id, key: `key.${id}`, name: id });
  const read = permission('read');
  const write = permission('write');
  const bill = permission('bill');
  const catalog = {
    permissions: [read, write, bill],
    roles: [
      { id: 'reader', permissions: ['read'] },
      { id: 'editor', permissions: ['write', 'read', 'gone'] },
      { id: 'empty' },
    ],
  };
  const crew = { id: 'crew', roleIds: ['editor'] };

  describe('effective permissions', () => {
    it('are granted by roles and groups, with their sources', () => {
      expect(effectivePermissions({ roleIds: ['reader', 'empty'], groups: [crew] }, catalog)).toEqual([
        { permission: read, sources: [{ roleId: 'reader' }, { roleId: 'editor', groupId: 'crew' }] },
        { permission: write, sources: [{ roleId: 'editor', groupId: 'crew' }] },
      ]);
    });

    it('include those that a wildcard covers', () => {
      const all = { id: 'all', key: 'key.*', name: 'all' };
      const permissions = [read, { ...bill, key: 'other.bill' }, all];
      const roleOf = { id: 'everything', permissions: ['all', 'gone'] };
      expect(roles.grantsOf(permissions)(roleOf)).toEqual([read, all]);
      expect(effectivePermissions({ roleIds: ['everything'] }, { roles: [roleOf], permissions })).toEqual([
        { permission: read, sources: [{ roleId: 'everything' }] },
        { permission: all, sources: [{ roleId: 'everything' }] },
      ]);
    });

    it.each([[[]], [['empty']], [['unknown', '']]])('are empty with %j', (roleIds) => {
      expect(effectivePermissions({ roleIds }, catalog)).toEqual([]);
    });
  });

  describe('the effect of a change', () => {
    it('of roles loses nothing that a group still grants', () => {
      const before = { roleIds: ['editor'], groups: [{ id: 'crew', roleIds: ['reader'] }] };
      expect(permissionChange(before, { ...before, roleIds: [] }, catalog)).toEqual({ gained: [], lost: [write] });
      expect(permissionChange({ roleIds: [] }, before, catalog)).toEqual({ gained: [read, write], lost: [] });
      expect(permissionChange(before, before, catalog)).toEqual({ gained: [], lost: [] });
    });

    it('of a role lists gained and lost permissions', () => {
      const role = { permissions: ['read', 'write'] };
      const change = roleChange(role, ['bill', 'read', 'unknown'], catalog.permissions);
      expect(change).toEqual({ gained: [bill], lost: [write] });
      expect(roleChange({}, [], catalog.permissions)).toEqual({ gained: [], lost: [] });
    });
  });
});

describe('permission groups', () => {
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
});

describe('role edits', () => {
  const permission = (id: string, more: Partial<roles.Permission> = {}): roles.Permission => ({
    id,
    key: id,
    name: id,
    ...more,
  });

  test.each([
    ['Lab lead', true],
    ['  LAB LEAD ', true],
    ['Lab leads', false],
    ['قائد', true],
    ['Be\u0301ne\u0301vole', true],
  ])('the name %j is taken: %s', (name, taken) => {
    expect(roles.isRoleNameTaken(name, ['Lab lead ', 'قائد', 'Bénévole'])).toBe(taken);
  });

  describe('the key of a new role', () => {
    test.each([
      ['Lab lead', [], 'LabLead'],
      ['  Größe & Überblick ', [], 'GrosseUberblick'],
      ['2nd shift', [], 'ndShift'],
      ['Lab lead', ['lablead', 'LabLead2'], 'LabLead3'],
      ['قائد', [], ''],
      ['', [], ''],
    ])('for %j, beside %j, is %j', (name, taken, key) => {
      expect(roles.keyFromName(name, taken)).toBe(key);
      expect(key === '' || roles.isRoleKey(key)).toBe(true);
    });

    test('has a maximum length', () => {
      const key = roles.keyFromName('word '.repeat(60), ['x']);
      expect(roles.isRoleKey(key)).toBe(true);
    });

    test.each(['1st', 'lab lead', '', 'x'.repeat(101), 'rôle', '-a'])('cannot be %j', (key) => {
      expect(roles.isRoleKey(key)).toBe(false);
    });
  });

  describe('read-only', () => {
    const editor = { tenantId: 't1', level: 20, permissions: [{ key: 'fe.secure.read.*' }] };

    test.each([
      [{ tenantId: null, level: 30 }, editor, 'vendor'],
      [{ tenantId: 't2', level: 30 }, editor, 'vendor'],
      [{ tenantId: 't1', level: 19 }, editor, 'above'],
      [{ tenantId: 't1' }, editor, 'above'],
      [{ tenantId: 't1', level: 20 }, editor, undefined],
      [{ tenantId: 't1', level: 0 }, { ...editor, superUser: true }, undefined],
    ])('are roles like %j', (role, by, lock) => {
      expect(roles.roleLock(role, by)).toBe(lock);
    });

    test('is a level above that of the highest role of the user', () => {
      expect(roles.levelOf([{ level: 30 }, { level: 10 }])).toBe(10);
      expect(roles.levelOf([{ level: 30 }, {}])).toBe(0);
      expect(roles.levelOf([])).toBe(roles.roleLimits.level.max);
    });

    test('are permissions with a fixed assignment, and administration permissions that the user lacks', () => {
      const all = [
        permission('never', { assignmentType: 'NEVER' }),
        permission('always', { assignmentType: 'ALWAYS' }),
        permission('app'),
        permission('fe.secure.read.users', { fePermission: true }),
        permission('fe.secure.write.users', { fePermission: true }),
        permission('fe.secure.*', { fePermission: true }),
      ];
      expect([...roles.permissionLocks(all, editor)]).toEqual([
        ['never', 'never'],
        ['always', 'always'],
        ['fe.secure.write.users', 'notHeld'],
        ['fe.secure.*', 'notHeld'],
      ]);
      expect([...roles.permissionLocks(all, { permissions: [], superUser: true }).keys()]).toEqual(['never', 'always']);
    });

    test('are permissions that a wildcard of the role covers', () => {
      const all = ['fe.*', 'fe.secure.*', 'fe.secure.read.users', 'fe.usage.read', 'reports.read'].map((id) =>
        permission(id),
      );
      const wildcards = roles.wildcardsOf(all);
      expect([...wildcards.keys()]).toEqual(['fe.*', 'fe.secure.*']);
      expect([...roles.coveredBy(new Set(['fe.secure.*', 'reports.read']), wildcards)]).toEqual([
        ['fe.secure.read.users', 'fe.secure.*'],
      ]);
      expect([...roles.coveredBy(new Set(['fe.*']), wildcards).keys()]).toEqual([
        'fe.secure.*',
        'fe.secure.read.users',
        'fe.usage.read',
      ]);
    });
  });

  describe('saving several roles', () => {
    const role = (id: string, ...permissions: string[]) => ({ id, key: id, name: id, permissions });
    const [a, b] = [role('a', 'p'), role('b', 'p', 'q')];
    const edit = (role: roles.Role, ...permissionIds: string[]) => ({ role, permissionIds });
    test.each([
      ['a single role', [edit(a, 'p', 'q')], undefined],
      ['two permissions', [edit(a, 'p', 'q'), edit(b, 'q')], undefined],
      ['one permission of two roles', [edit(a, 'p', 'q'), edit(b, 'p')], 'q'],
      ['nothing', [], undefined],
    ])('invalidates %s', (_what, edits, id) => {
      expect(roles.onlyPermission(edits)).toBe(id);
    });
  });
});
