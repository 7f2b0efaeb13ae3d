import { describe, expect, it } from 'vitest';
import type { GroupRow } from '../../../emulator/db/rows/accounts';
import { buildUser } from '../../../emulator/seed/seed-user';
import type { ProviderEvent } from '../../../emulator/webhooks/events';
import { asPerson, refusalOf } from './signed-in';
import { claimsOf } from './support';

const GROUPS = '/identity/resources/groups/v1';
const tenantId = 'tenant-acme';

const group = (id: string, more: Partial<GroupRow> = {}): GroupRow => ({
  id,
  tenantId,
  name: id,
  managedBy: 'frontegg',
  roleIds: [],
  userIds: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** A signed-in person, and a plain member. */
const start = async (keys?: readonly string[]) => {
  const fixture = await asPerson({ keys: keys?.map((key) => `fe.secure.${key}`), level: 20 });
  const member = buildUser({ email: 'member@acme.test', memberships: [{ tenantId, roleIds: [] }] });
  await fixture.emulator.addUser(member);
  const call = (method: string, path: string, json?: unknown) => fixture.call(method, GROUPS + path, json);
  const signIn = () => fixture.other.login(member.email, member.password);
  return { ...fixture, call, member, signIn };
};

describe('a group', () => {
  it('is created, changed and deleted, each with an audit row and an event', async () => {
    const { call, db, emulator } = await start();
    const events: ProviderEvent[] = [];
    emulator.onEvent((event) => events.push(event));
    const made = await call('POST', '', { name: ' Lab ', color: '#2563EB', description: 'The lab' });
    expect(made.body).toMatchObject({ name: 'Lab', color: '#2563EB', managedBy: 'frontegg' });
    const { id } = made.body;
    await call('PATCH', `/${id}`, { description: 'Both labs' });
    expect((await call('GET', `/${id}`)).body).toMatchObject({ name: 'Lab', description: 'Both labs' });
    expect(db.audits.list().at(-1)).toMatchObject({
      description: 'Group changed: Lab',
      json: { description: 'Both labs', before: { description: 'The lab' } },
    });
    await call('DELETE', `/${id}`);
    expect(await refusalOf(call('GET', `/${id}`))).toEqual([404, 'group-not-found']);
    expect(events.map(({ key }) => key)).toEqual([
      'frontegg.group.created',
      'frontegg.group.updated',
      'frontegg.group.deleted',
    ]);
  });

  it.each([
    ['the name of another group', { name: 'LAB' }, [409, 'name-taken', 'name']],
    ['a blank name', { name: '  ' }, [400, 'name-missing', 'name']],
    ['a name that is too long', { name: 'x'.repeat(101) }, [400, 'invalid-input']],
    ['an invalid color', { name: 'New', color: 'url(//evil.test)' }, [400, 'color-invalid', 'color']],
  ])('is not created with %s', async (_what, input, refusal) => {
    const { call, db } = await start();
    db.groups.put(group('lab', { name: 'Lab' }));
    expect(await refusalOf(call('POST', '', input))).toEqual(refusal);
    expect(db.groups.count()).toBe(1);
  });

  it('of another account is not found, and does not reserve its name', async () => {
    const { call, db } = await start();
    db.groups.put(group('foreign', { tenantId: 'tenant-resale', name: 'Lab' }));
    for (const [method, path, json] of [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/roles', { roleIds: ['role-viewer'] }],
      ['DELETE', '/roles', { roleIds: [] }],
      ['POST', '/users', { userIds: ['user-admin'] }],
    ] as const) {
      expect(await refusalOf(call(method, `/foreign${path}`, json))).toEqual([404, 'group-not-found']);
    }
    expect(db.groups.get('foreign')).toMatchObject({ name: 'Lab', roleIds: [], userIds: [] });
    expect((await call('POST', '', { name: 'Lab' })).status).toBe(200);
  });

  it('of a directory has fixed name and members, but can get roles', async () => {
    const { call, db } = await start();
    db.groups.put(group('kept', { managedBy: 'scim2', userIds: ['user-admin'] }));
    const stored = [403, 'managed-by-directory'];
    expect(await refusalOf(call('PATCH', '/kept', { name: 'Mine' }))).toEqual(stored);
    expect(await refusalOf(call('DELETE', '/kept'))).toEqual(stored);
    expect(await refusalOf(call('POST', '/kept/users', { userIds: ['user-reader'] }))).toEqual(stored);
    expect(await refusalOf(call('DELETE', '/kept/users', { userIds: ['user-admin'] }))).toEqual(stored);
    await call('POST', '/kept/roles', { roleIds: ['role-viewer'] });
    expect(db.groups.get('kept')?.roleIds).toEqual(['role-viewer']);
  });
});

describe('roles of a group', () => {
  const seen = (token: string, other: Awaited<ReturnType<typeof start>>['other']) =>
    other.call('/identity/resources/roles/v1', { token });

  it('apply to permission checks at once, and to tokens from the next renewal', async () => {
    const { call, db, member, other, signIn } = await start();
    db.groups.put(group('lab', { userIds: [member.id] }));
    const { body } = await signIn();
    expect(claimsOf(body.accessToken).roles).toEqual([]);
    expect((await seen(body.accessToken, other)).status).toBe(403);
    await call('POST', '/lab/roles', { roleIds: ['role-admin', 'role-viewer'] });
    expect((await seen(body.accessToken, other)).status).toBe(200);
    const renewed = await other.silent();
    expect(claimsOf(renewed.body.id_token).roles).toEqual(['Admin', 'Viewer']);
    await call('DELETE', '/lab/roles', { roleIds: ['role-admin'] });
    expect(db.audits.list().at(-1)).toMatchObject({ description: 'Roles removed from a group: lab' });
    expect(claimsOf((await other.silent()).body.id_token).roles).toEqual(['Viewer']);
    await call('DELETE', '/lab');
    expect(claimsOf((await other.silent()).body.id_token).roles).toEqual([]);
  });

  it('do not apply where the account disabled them', async () => {
    const { call, db, member, other, signIn } = await start();
    db.groups.put(group('lab', { userIds: [member.id], roleIds: ['role-viewer'] }));
    await signIn();
    const rolesAfter = async (change: object) => {
      expect((await call('POST', '/config', change)).status).toBe(200);
      return claimsOf((await other.silent()).body.id_token).roles;
    };
    expect((await call('GET', '/config')).body).toEqual({ enabled: true, rolesEnabled: true });
    expect(await rolesAfter({ rolesEnabled: false })).toEqual([]);
    expect((await call('GET', '/config')).body).toEqual({ enabled: true, rolesEnabled: false });
    expect(await rolesAfter({ rolesEnabled: true })).toEqual(['Viewer']);
    expect(await rolesAfter({ enabled: false })).toEqual([]);
  });

  it('cannot be of another account, nor above the caller', async () => {
    const { call, db } = await start(['read.groups', 'write.groupsRoles', 'delete.groups']);
    const template = db.roles.get('role-viewer');
    if (template) db.roles.put({ ...template, id: 'role-foreign', key: 'Foreign', tenantId: 'tenant-resale' });
    if (template) db.roles.put({ ...template, id: 'role-above', key: 'Above', tenantId, level: 10 });
    db.groups.put(group('lab', { roleIds: ['role-admin'] }));
    expect(await refusalOf(call('POST', '/lab/roles', { roleIds: ['role-foreign'] }))).toEqual([400, 'unknown-role']);
    const above = [403, 'role-above'];
    expect(await refusalOf(call('POST', '/lab/roles', { roleIds: ['role-above'] }))).toEqual(above);
    expect(await refusalOf(call('DELETE', '/lab/roles', { roleIds: ['role-admin'] }))).toEqual(above);
    expect(await refusalOf(call('DELETE', '/lab'))).toEqual(above);
    expect(db.groups.get('lab')?.roleIds).toEqual(['role-admin']);
  });

  it.each([
    ['loses its roles', 'DELETE', '/lab/roles', { roleIds: ['role-admin'] }],
    ['is deleted', 'DELETE', '/lab', undefined],
    ['is switched off', 'POST', '/config', { enabled: false }],
  ])('cannot be removed from the last administrator when the group %s', async (_what, method, path, json) => {
    const { call, db } = await start();
    for (const row of db.memberships.list())
      if (row.tenantId === tenantId) db.memberships.patch(row.id, { roleIds: [] });
    db.groups.put(group('lab', { roleIds: ['role-admin'], userIds: ['user-person'] }));
    expect(await refusalOf(call(method, path, json))).toEqual([409, 'last-administrator']);
    expect(db.groups.get('lab')?.roleIds).toEqual(['role-admin']);
    db.memberships.patch('user-admin:tenant-acme', { roleIds: ['role-admin'] });
    expect((await call(method, path, json)).status).toBe(200);
  });
});
