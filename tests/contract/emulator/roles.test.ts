import { describe, expect, it } from 'vitest';
import type { Collection } from '../../../emulator/db/collection';
import type { RoleRow } from '../../../emulator/db/rows/accounts';
import { buildUser } from '../../../emulator/seed/seed-user';
import type { ProviderEvent } from '../../../emulator/webhooks/events';
import { asPerson, refusalOf } from './signed-in';
import { claimsOf } from './support';

const ROLES = '/identity/resources/roles/v1';
const PERMISSIONS = '/identity/resources/permissions/v1';
const read = 'permission-reports.read';
const send = 'permission-reports.export';
const fields = { key: 'LabLead', name: 'Lab lead', description: 'Heads of a lab', isDefault: false, level: 30 };
const createdAt = '2026-01-01T00:00:00.000Z';

/** Adds a role to the database. */
const put = (roles: Collection<RoleRow, string>, id: string, given: Partial<RoleRow> = {}) =>
  roles.put({
    ...fields,
    id,
    key: id,
    tenantId: 'tenant-acme',
    permissionIds: [read],
    createdAt,
    updatedAt: createdAt,
    ...given,
  });

const editor = (level: number, ...more: string[]) => ({
  level,
  keys: [
    'fe.secure.read.roles',
    'fe.secure.write.roles',
    'fe.secure.write.updateRole',
    'fe.secure.delete.role',
    ...more,
  ],
});

describe('roles of an account', () => {
  it('are its own and the vendor’s, never those of another account', async () => {
    const { db, call } = await asPerson();
    put(db.roles, 'role-own');
    put(db.roles, 'role-foreign', { tenantId: 'tenant-resale' });
    const { body } = await call('GET', ROLES);
    const ids = body.map((role: { id: string }) => role.id);
    expect(ids).toContain('role-own');
    expect(ids).toContain('role-viewer');
    expect(ids).not.toContain('role-foreign');
    expect(body.find((role: { id: string }) => role.id === 'role-viewer').tenantId).toBeNull();
    const team = await call('GET', '/team/resources/roles/v1');
    expect(team.body.items.map((role: { id: string }) => role.id)).toEqual(ids);
    const permissions = await call('GET', PERMISSIONS);
    const roleIds: string[] = permissions.body.find((permission: { id: string }) => permission.id === read).roleIds;
    expect(roleIds).toContain('role-own');
    expect(roleIds).not.toContain('role-foreign');
    for (const [method, path, json] of [
      ['PATCH', `${ROLES}/role-foreign`, { name: 'Mine' }],
      ['DELETE', `${ROLES}/role-foreign`, undefined],
      ['PUT', `${ROLES}/role-foreign/permissions`, { permissionIds: [] }],
    ] as const) {
      expect(await refusalOf(call(method, path, json))).toEqual([404, 'role-not-found']);
    }
    expect(db.roles.get('role-foreign')).toMatchObject({ name: 'Lab lead', permissionIds: [read] });
  });

  it('are created with the default permissions and a trimmed name', async () => {
    const { call, db, emulator } = await asPerson();
    const events: ProviderEvent[] = [];
    emulator.onEvent((event) => events.push(event));
    const made = await call('POST', ROLES, { ...fields, name: '  Lab lead ', permissions: [send] });
    expect(made.body).toMatchObject({ name: 'Lab lead', tenantId: 'tenant-acme', permissions: [read, send] });
    expect(db.roles.get(made.body.id)?.permissionIds).toEqual([read, send]);
    expect(db.audits.list().at(-1)).toMatchObject({ action: 'Role created', description: 'Role created: Lab lead' });
    expect(events).toMatchObject([{ key: 'frontegg.role.created', tenantId: 'tenant-acme' }]);
  });

  it.each([
    ['the key of another role', { key: 'VIEWER' }, [409, 'key-taken', 'key']],
    ['a key with a space', { key: 'Lab lead' }, [400, 'key-invalid', 'key']],
    ['a blank name', { name: '  ' }, [400, 'name-missing', 'name']],
    ['a name that is too long', { name: 'x'.repeat(101) }, [400, 'invalid-input']],
    ['an unknown permission', { permissions: ['none'] }, [400, 'unknown-permission']],
    ['a reserved permission', { permissions: ['permission-fe.*'] }, [400, 'permission-never']],
  ])('are not created with %s', async (_what, changes, refusal) => {
    const { call, db } = await asPerson();
    const before = db.roles.count();
    expect(await refusalOf(call('POST', ROLES, { ...fields, permissions: [], ...changes }))).toEqual(refusal);
    expect(db.roles.count()).toBe(before);
  });

  it('may share a key with a role of another account', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-foreign', { tenantId: 'tenant-resale', key: fields.key });
    expect((await call('POST', ROLES, { ...fields, permissions: [] })).status).toBe(200);
  });

  it('are based on an existing role', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-foreign', { tenantId: 'tenant-resale' });
    const path = '/identity/resources/roles/v2';
    const base = { ...fields, permissionIds: [send], baseRoleId: 'role-viewer' };
    expect((await call('POST', path, base)).body.permissions).toEqual([read, send]);
    const foreign = { ...base, key: 'Other', baseRoleId: 'role-foreign' };
    expect(await refusalOf(call('POST', path, foreign))).toEqual([400, 'unknown-role']);
  });

  it('keep omitted fields and their key in an update', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-own');
    const changed = await call('PATCH', `${ROLES}/role-own`, { name: 'Head', isDefault: true, key: 'role-own' });
    expect(changed.body).toMatchObject({ name: 'Head', isDefault: true, description: fields.description });
    const key = call('PATCH', `${ROLES}/role-own`, { key: 'Another' });
    expect(await refusalOf(key)).toEqual([400, 'key-fixed', 'key']);
    expect(db.audits.list().at(-1)?.json).toMatchObject({ before: { name: 'Lab lead', isDefault: false } });
  });
});

it('for everything is never a default role, whatever the seed says', async () => {
  const { call, db } = await asPerson();
  for (const { id } of db.roles.list()) db.roles.patch(id, { isDefault: true });
  const { body } = await call('GET', ROLES);
  const byDefault = new Map(body.map(({ id, isDefault }: { id: string; isDefault: boolean }) => [id, isDefault]));
  expect([byDefault.get('role-admin'), byDefault.get('role-viewer')]).toEqual([false, true]);
});

describe('a role of the vendor', () => {
  it.each([
    ['PATCH', '', { name: 'Mine' }],
    ['DELETE', '', undefined],
    ['PUT', '/permissions', { permissionIds: [] }],
  ])('is not changed by %s%s', async (method, path, json) => {
    const { call, db } = await asPerson();
    expect(await refusalOf(call(method, `${ROLES}/role-viewer${path}`, json))).toEqual([403, 'role-read-only']);
    expect(db.roles.get('role-viewer')?.name).toBe('Viewer');
  });

  it('cannot get a permission, and keeps its unnamed ones', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-own');
    const path = `${PERMISSIONS}/${send}/roles`;
    expect(await refusalOf(call('PUT', path, { roleIds: ['role-viewer'] }))).toEqual([403, 'role-read-only']);
    const { body } = await call('PUT', path, { roleIds: ['role-own'] });
    expect(body.roleIds).toEqual(expect.arrayContaining(['role-admin', 'role-editor', 'role-own']));
    expect(db.roles.get('role-editor')?.permissionIds).toContain(send);
  });
});

describe('permissions of a role', () => {
  const path = `${ROLES}/role-own/permissions`;

  it('are replaced, with an audit row of both states', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-own', { permissionIds: [read, 'permission-reports.archive'] });
    const { body } = await call('PUT', path, { permissionIds: [read, send, send] });
    expect(body.permissions).toEqual([read, send]);
    expect(db.audits.list().at(-1)).toMatchObject({
      description: 'Permissions of a role changed: Lab lead',
      json: { permissionIds: [read, send, send], before: { permissions: [read, 'permission-reports.archive'] } },
    });
  });

  it('always include the default permissions, and never the reserved ones', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-own');
    expect(await refusalOf(call('PUT', path, { permissionIds: [] }))).toEqual([400, 'permission-always']);
    const never = call('PUT', path, { permissionIds: [read, 'permission-fe.*'] });
    expect(await refusalOf(never)).toEqual([400, 'permission-never']);
    expect(await refusalOf(call('PUT', `${PERMISSIONS}/${read}/roles`, { roleIds: [] }))).toEqual([
      400,
      'permission-always',
    ]);
    expect(db.roles.get('role-own')?.permissionIds).toEqual([read]);
  });

  it('change for several roles at once, or for none', async () => {
    const { call, db } = await asPerson();
    put(db.roles, 'role-one');
    put(db.roles, 'role-two', { permissionIds: [read, send] });
    await call('PUT', `${PERMISSIONS}/${send}/roles`, { roleIds: ['role-one'] });
    expect([db.roles.get('role-one')?.permissionIds, db.roles.get('role-two')?.permissionIds]).toEqual([
      [read, send],
      [read],
    ]);
    const foreign = call('PUT', `${PERMISSIONS}/${send}/roles`, { roleIds: ['role-two', 'none'] });
    expect(await refusalOf(foreign)).toEqual([400, 'unknown-role']);
    expect(db.roles.get('role-two')?.permissionIds).toEqual([read]);
  });

  it('apply here at once, and to tokens from the next renewal', async () => {
    const { call, db, other, emulator } = await asPerson();
    put(db.roles, 'role-own');
    const member = buildUser({
      email: 'member@acme.test',
      memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-own'] }],
    });
    await emulator.addUser(member);
    const before = await other.login(member.email, member.password);
    const groups = '/identity/resources/groups/v1';
    const listed = () => other.call(groups, { token: before.body.accessToken });
    expect((await listed()).status).toBe(403);
    await call('PUT', path, { permissionIds: [read, 'permission-fe.secure.read.groups'] });
    expect((await listed()).status).toBe(200);
    expect(claimsOf(before.body.accessToken).permissions).toEqual(['reports.read']);
    const renewed = await other.silent();
    expect(claimsOf(renewed.body.id_token).permissions).toEqual(['reports.read', 'fe.secure.read.groups']);
  });
});

describe('a user cannot grant more than their own rights', () => {
  it('by a new role, nor by a role above', async () => {
    const { call, db } = await asPerson(editor(20));
    put(db.roles, 'role-above', { level: 10 });
    const above = [403, 'role-above'];
    expect(await refusalOf(call('POST', ROLES, { ...fields, level: 19, permissions: [] }))).toEqual(above);
    expect((await call('POST', ROLES, { ...fields, level: 20, permissions: [] })).status).toBe(200);
    expect(await refusalOf(call('PATCH', `${ROLES}/role-above`, { name: 'Mine' }))).toEqual(above);
    expect(await refusalOf(call('PATCH', `${ROLES}/role-held`, { level: 0 }))).toEqual(above);
    expect(await refusalOf(call('DELETE', `${ROLES}/role-above`))).toEqual(above);
    const base = { ...fields, key: 'Other', permissionIds: [], baseRoleId: 'role-above' };
    expect(await refusalOf(call('POST', '/identity/resources/roles/v2', base))).toEqual(above);
    const roles = `${PERMISSIONS}/${send}/roles`;
    expect(await refusalOf(call('PUT', roles, { roleIds: ['role-held', 'role-above'] }))).toEqual(above);
    expect(db.roles.get('role-held')?.permissionIds).not.toContain(send);
  });

  it('by administration permissions that they lack', async () => {
    const { call, db } = await asPerson(editor(0, 'fe.secure.delete.*'));
    const permissions = `${ROLES}/role-held/permissions`;
    const held = db.roles.get('role-held')?.permissionIds ?? [];
    const give = (key: string) => call('PUT', permissions, { permissionIds: [...held, `permission-${key}`] });
    expect(await refusalOf(give('fe.secure.write.users'))).toEqual([403, 'permission-above']);
    expect((await give('fe.secure.delete.users')).status).toBe(200);
    expect((await give('reports.export')).status).toBe(200);
    const path = `${PERMISSIONS}/permission-fe.secure.write.users/roles`;
    expect(await refusalOf(call('PUT', path, { roleIds: ['role-held'] }))).toEqual([403, 'permission-above']);
  });

  it('by a token of the account', async () => {
    const keys = ['fe.secure.write.tenantApiTokens'];
    const { call } = await asPerson({ keys, level: 20 });
    const token = { description: 'Export', expiresInMinutes: 1440 };
    const path = '/identity/resources/tenants/api-tokens/v2';
    expect(await refusalOf(call('POST', path, { ...token, roleIds: ['role-admin'] }))).toEqual([403, 'role-above']);
    expect((await call('POST', path, { ...token, roleIds: ['role-viewer'] })).status).toBe(200);
  });
});

it('a deleted role is removed from members, groups and tokens, and from permission checks at once', async () => {
  const { call, db, other, emulator } = await asPerson();
  put(db.roles, 'role-own', { permissionIds: ['permission-fe.secure.read.groups'] });
  const roleIds = ['role-own', 'role-viewer'];
  const member = buildUser({ email: 'member@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds }] });
  await emulator.addUser(member);
  const group = { tenantId: 'tenant-acme', name: 'Lab', managedBy: 'frontegg', userIds: [], createdAt } as const;
  db.groups.put({ ...group, id: 'group-lab', roleIds });
  const token = db.apiTokens.list()[0];
  if (token) db.apiTokens.patch(token.id, { roleIds });
  const { body } = await other.login(member.email, member.password);
  const listed = () => other.call('/identity/resources/groups/v1', { token: body.accessToken });
  expect((await listed()).status).toBe(200);

  expect((await call('DELETE', `${ROLES}/role-own`)).status).toBe(200);

  expect((await listed()).status).toBe(403);
  const rows = [...db.memberships.list(), ...db.groups.list(), ...db.apiTokens.list()];
  expect(rows.filter((row) => row.roleIds.includes('role-own'))).toEqual([]);
  expect(db.memberships.get(`${member.id}:tenant-acme`)?.roleIds).toEqual(['role-viewer']);
  expect(db.audits.list().at(-1)).toMatchObject({ description: 'Role deleted: Lab lead', severity: 'High' });
  expect(await refusalOf(call('DELETE', `${ROLES}/role-own`))).toEqual([404, 'role-not-found']);
});

describe('permissions', () => {
  it.each([PERMISSIONS, `${PERMISSIONS}/categories`])('%s requires its own permission', async (path) => {
    const { call } = await asPerson({ keys: ['fe.secure.read.roles'], level: 0 });
    expect((await call('GET', ROLES)).status).toBe(200);
    expect(await refusalOf(call('GET', path))).toEqual([403, 'permission-missing']);
  });
});

it('groups of the account have the requested relations', async () => {
  const { db, call } = await asPerson();
  const group = { managedBy: 'frontegg', roleIds: ['role-viewer'], userIds: ['user-admin'], createdAt } as const;
  db.groups.put({ ...group, id: 'group-lab', tenantId: 'tenant-acme', name: 'Lab' });
  db.groups.put({ ...group, id: 'group-foreign', tenantId: 'tenant-resale', name: 'Foreign' });
  const path = '/identity/resources/groups/v1';
  const list = async (relations: string) => (await call('GET', `${path}?_groupsRelations=${relations}`)).body.groups;
  expect((await list('roles')).flatMap(Object.keys).sort()).toEqual(['id', 'managedBy', 'name', 'roles']);
  expect(await list('rolesAndUsers')).toMatchObject([
    { id: 'group-lab', roles: [{ id: 'role-viewer' }], users: [{ id: 'user-admin', name: 'Ada Admin' }] },
  ]);
  expect((await call('GET', `${path}/group-lab`)).body).toEqual({
    id: 'group-lab',
    name: 'Lab',
    managedBy: 'frontegg',
  });
  expect(await refusalOf(call('GET', `${path}/group-foreign`))).toEqual([404, 'group-not-found']);
});

describe('the last role that administers an account', () => {
  const KEY = 'permission-fe.*';
  const last = async () => {
    const fixture = await asPerson();
    const { db } = fixture;
    put(db.roles, 'role-own', { level: 0, permissionIds: [read, KEY] });
    for (const { id, tenantId } of db.memberships.list()) {
      if (tenantId === 'tenant-acme') db.memberships.patch(id, { roleIds: [] });
    }
    db.memberships.patch('user-person:tenant-acme', { roleIds: ['role-own'] });
    return fixture;
  };

  it.each([
    ['is not deleted', 'DELETE', `${ROLES}/role-own`, undefined],
    ['keeps its permissions', 'PUT', `${ROLES}/role-own/permissions`, { permissionIds: [read] }],
    [
      'keeps its permissions when they are changed from the permission',
      'PUT',
      `${PERMISSIONS}/${KEY}/roles`,
      { roleIds: [] },
    ],
  ])('%s', async (_name, method, path, json) => {
    const { call, db } = await last();
    expect(await refusalOf(call(method, path, json))).toEqual([409, 'last-administrator']);
    expect(db.roles.get('role-own')?.permissionIds).toContain(KEY);
    db.memberships.patch('user-admin:tenant-acme', { roleIds: ['role-admin'] });
    expect((await call(method, path, json)).status).toBe(200);
  });
});
