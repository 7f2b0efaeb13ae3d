import { describe, expect, it } from 'vitest';
import type { TenantRow } from '../../../emulator/db/rows/accounts';
import { buildUser } from '../../../emulator/seed/seed-user';
import { claimsOf, createBrowser, setUp } from './support';

const HIERARCHY = '/tenants/resources/hierarchy';
const SUB = '/tenants/resources/sub-tenants/v1';
const USERS = '/identity/resources/sub-tenants/users';
const TOKEN = '/identity/resources/users/v3/me/token';
const SWITCH = '/identity/resources/users/v1/tenant';
const TENANTS = '/identity/resources/users/v3/me/tenants';
const V3 = '/identity/resources/users/v3';
const createdAt = '2026-01-01T00:00:00.000Z';

const tenant = (id: string, parentId: string, more: Partial<TenantRow> = {}): TenantRow => ({
  id,
  name: id.toUpperCase(),
  type: 'customer',
  parentId,
  createdAt,
  ...more,
});

/** Acme with north (which manages east, which has south below it) and west; a user of Acme is signed in. */
const start = async (
  roleIds: string[] = ['role-admin'],
  access: { member?: boolean; acme?: TenantRow['subAccountAccessType'] } = { member: true },
) => {
  const { emulator, browser } = setUp();
  const { db } = emulator;
  for (const row of [
    tenant('north', 'tenant-acme', { isReseller: true }),
    tenant('east', 'north'),
    tenant('south', 'east'),
    tenant('west', 'tenant-acme'),
  ])
    db.tenants.put(row);
  if (access.acme) db.tenants.patch('tenant-acme', { subAccountAccessType: access.acme });
  const currentUser = buildUser({
    email: 'person@acme.test',
    memberships: [{ tenantId: 'tenant-acme', roleIds, subAccountAccess: access.member }],
  });
  await emulator.addUser(currentUser);
  const member = buildUser({
    email: 'sue@south.test',
    tenantId: 'south',
    memberships: [{ tenantId: 'south', roleIds: ['role-viewer'] }],
  });
  await emulator.addUser(member);
  const { body } = await browser.login(currentUser.email, currentUser.password);
  const call = (method: string, path: string, json?: unknown, token = body.accessToken) =>
    browser.call(path, { method, json, token });
  const other = createBrowser(emulator.browser());
  return { emulator, db, call, browser, currentUser, member, other };
};
type Fixture = Awaited<ReturnType<typeof start>>;

const codeOf = async (response: ReturnType<Fixture['call']>) => {
  const { status, body } = await response;
  return [status, body?.errorCode];
};
const enter = async ({ call }: Fixture, tenantId: string) => (await call('POST', TOKEN, { tenantId })).body.accessToken;
const ids = (rows: { tenantId: string }[]) => rows.map(({ tenantId }) => tenantId);

describe('sub-accounts', () => {
  it('are listed level by level and searched on all levels, with their counts', async () => {
    const { call } = await start();
    const level = await call('GET', `${HIERARCHY}/v2?_limit=2&_offset=0&_sortBy=name&_order=ASC`);
    expect(ids(level.body.items)).toEqual(['tenant-acme-labs', 'north']);
    expect(level.body._metadata).toEqual({ totalItems: 3, totalPages: 2 });
    expect(level.body.items[1]).toMatchObject({ isReseller: true, metadata: { isParent: true } });
    expect(ids((await call('GET', `${HIERARCHY}/v2?_subTenantId=north`)).body.items)).toEqual(['east']);
    expect(ids((await call('GET', `${HIERARCHY}/v2?_filter=OUT`)).body.items)).toEqual(['south']);
    const numbers = await call('GET', `${HIERARCHY}/v2/metadata?_tenantIds=north,tenant-resale,west`);
    expect(numbers.body).toEqual([
      { tenantId: 'north', totalSubTenants: 2, isParent: true },
      { tenantId: 'west', totalSubTenants: 0, isParent: false },
    ]);
    const counts = await call('POST', '/identity/resources/tenants/users/v1/count', {
      tenantIds: ['south', 'tenant-resale'],
    });
    // Sue, and users who may enter from Acme: the administrator of the seed, and the signed-in one.
    expect(counts.body).toEqual([{ tenantId: 'south', totalUsers: 1, totalAccessAllowedUsers: 3 }]);
    const above = await call('GET', `${HIERARCHY}/v1/parents/south`);
    expect(ids(above.body)).toEqual(['tenant-acme', 'north', 'east']);
    const tree = await call('GET', `${HIERARCHY}/v1/tree`);
    expect(tree.body.children.map((child: { children: unknown[] }) => child.children.length)).toEqual([0, 1, 0]);
  });

  it('do not reveal whether another account exists', async () => {
    const { call, db } = await start();
    for (const id of ['tenant-resale', 'tenant-acme', 'nowhere']) {
      for (const [method, path, json] of [
        ['PATCH', `${SUB}/${id}`, { name: 'Mine' }],
        ['DELETE', `${SUB}/${id}`, undefined],
        ['PUT', `${SUB}/${id}/management`, { isReseller: true }],
        ['PUT', `${SUB}/${id}/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' }],
        ['POST', `${USERS}/v2/`, { users: [{ email: 'a@b.test' }], tenantId: id }],
        ['DELETE', `${USERS}/v1`, { userId: 'user-admin', subTenants: [{ tenantId: id }] }],
        ['PATCH', `${USERS}/v1/user-admin/roles`, { subTenantsRoles: [{ tenantId: id, roleIds: [] }] }],
      ] as const) {
        expect(await codeOf(call(method, path, json)), `${method} ${path}`).toEqual([404, 'account-not-found']);
      }
    }
    for (const id of ['tenant-resale', 'nowhere']) {
      expect(await codeOf(call('GET', `${HIERARCHY}/v1/parents/${id}`))).toEqual([404, 'account-not-found']);
      expect(await codeOf(call('GET', `${HIERARCHY}/v2?_subTenantId=${id}`))).toEqual([404, 'account-not-found']);
    }
    expect(db.tenants.get('tenant-resale')).toMatchObject({ name: 'Resale Partners' });
  });

  it('are managed only by an account with that right', async () => {
    const fixture = await start();
    const { call } = fixture;
    const inEast = await enter(fixture, 'east');
    expect((await call('GET', `${HIERARCHY}/v2`, undefined, inEast)).body.items).toEqual([]);
    const made = { tenantId: 'new', name: 'New', parentTenantId: 'east' };
    expect(await codeOf(call('POST', SUB, made, inEast))).toEqual([403, 'no-management']);
    expect(await codeOf(call('POST', SUB, made))).toEqual([403, 'no-management']);
    // Only a user who has the right can grant it.
    expect(await codeOf(call('PUT', `${SUB}/south/management`, { isReseller: true }))).toEqual([403, 'no-management']);
    expect((await call('PUT', `${SUB}/east/management`, { isReseller: true })).status).toBe(200);
    expect((await call('POST', SUB, made, inEast)).body).toEqual({ tenantId: 'new', name: 'New' });
  });

  it('report invalid input by field', async () => {
    const { call } = await start();
    const made = { tenantId: 'new', name: 'New', parentTenantId: 'north' };
    const wrong = async (change: object) => {
      const { status, body } = await call('POST', SUB, { ...made, ...change });
      return [status, body.errorContext?.name];
    };
    expect(await wrong({ name: ' ' })).toEqual([400, 'name']);
    expect(await wrong({ name: 'x'.repeat(101) })).toEqual([400, 'name']);
    expect(await wrong({ address: 'x'.repeat(501) })).toEqual([400, 'address']);
    expect(await wrong({ tenantId: '../a' })).toEqual([400, 'tenantId']);
    expect(await wrong({ tenantId: 'tenant-resale' })).toEqual([409, 'tenantId']);
    expect(await wrong({ website: 'javascript:alert(1)' })).toEqual([400, 'website']);
    expect((await call('POST', SUB, { ...made, name: ' New ', website: 'https://new.test' })).status).toBe(200);
    expect(ids((await call('GET', `${HIERARCHY}/v2?_subTenantId=north`)).body.items)).toContain('new');
  });

  it('are deleted with their content', async () => {
    const { call, db, other, member, emulator } = await start();
    const { body } = await other.login(member.email, member.password);
    expect((await other.call(TENANTS, { token: body.accessToken })).status).toBe(200);
    expect((await call('DELETE', `${SUB}/north`)).status).toBe(200);
    expect(db.tenants.get('south')).toBeUndefined();
    expect(db.memberships.by('userId', member.id)).toEqual([]);
    expect((await other.call(TENANTS, { token: body.accessToken })).status).toBe(401);
    expect(await codeOf(createBrowser(emulator.browser()).login(member.email, member.password))).toEqual([
      403,
      'no-access',
    ]);
    expect(db.audits.filter(({ action }) => action === 'Sub-account deleted').map((row) => row.tenantId)).toEqual([
      'tenant-acme',
    ]);
  });
});

describe('access to a sub-account', () => {
  it('depends on the account and on the setting of the user', async () => {
    for (const [type, member, may] of [
      [undefined, undefined, false],
      [undefined, true, true],
      ['defaultOn', undefined, true],
      ['defaultOn', false, false],
      ['alwaysOn', false, true],
    ] as const) {
      const { call, browser } = await start(['role-viewer'], { acme: type, member });
      const name = `${type} ${member}`;
      expect((await call('POST', TOKEN, { tenantId: 'south' })).status, name).toBe(may ? 200 : 403);
      expect(ids((await call('GET', TENANTS)).body.tenants).includes('south'), name).toBe(may);
      expect((await call('PUT', SWITCH, { tenantId: 'south' })).status, name).toBe(may ? 200 : 403);
      expect(claimsOf((await browser.silent()).body.id_token).tenantId, name).toBe(may ? 'south' : 'tenant-acme');
    }
  });

  it('includes roles of the vendor, and none of the parent account', async () => {
    const fixture = await start(['role-viewer', 'role-own']);
    fixture.db.roles.put({
      id: 'role-own',
      key: 'Own',
      name: 'Own',
      description: '',
      isDefault: false,
      permissionIds: ['permission-fe.secure.read.audits'],
      tenantId: 'tenant-acme',
      createdAt,
      updatedAt: createdAt,
    });
    expect(claimsOf(await enter(fixture, 'south'))).toMatchObject({
      tenantId: 'south',
      roles: ['Viewer'],
      sub: 'user-person',
    });
  });

  it('follows the direct membership once there is one, and ends when it is disabled', async () => {
    const fixture = await start();
    const membership = { userId: 'user-person', tenantId: 'south', createdAt, activated: true, disabled: false };
    fixture.db.memberships.put({ ...membership, id: 'user-person:south', roleIds: ['role-readonly'] });
    expect(claimsOf(await enter(fixture, 'south')).roles).toEqual(['ReadOnly']);
    fixture.db.memberships.patch('user-person:south', { disabled: true });
    expect(await codeOf(fixture.call('POST', TOKEN, { tenantId: 'south' }))).toEqual([403, 'not-a-member']);
    expect(await codeOf(fixture.call('POST', TOKEN, { tenantId: 'tenant-resale' }))).toEqual([403, 'not-a-member']);
  });

  it('ends at once, with tokens and sessions', async () => {
    const fixture = await start();
    const token = await enter(fixture, 'south');
    expect((await fixture.call('GET', V3, undefined, token)).body.items).toHaveLength(1);
    fixture.db.memberships.patch('user-person:tenant-acme', { subAccountAccess: false });
    expect((await fixture.call('GET', V3, undefined, token)).status).toBe(401);
  });

  it('uses the unchanged token, and is in both audit logs', async () => {
    const fixture = await start();
    const token = await enter(fixture, 'south');
    const saved = await fixture.browser.call('/tenants/resources/account-settings/v1', {
      method: 'PUT',
      json: { website: 'https://south.test' },
      headers: { authorization: token },
    });
    expect(saved.status).toBe(200);
    const rows = fixture.db.audits.filter((row) => row.userId === 'user-person' && 'website' in row.json);
    expect(rows.map((row) => [row.tenantId, row.json.account])).toEqual([
      ['south', undefined],
      ['tenant-acme', 'SOUTH'],
    ]);
  });
});

describe('users of sub-accounts', () => {
  const roles = (...roleIds: string[]) => ({ subTenantsRoles: [{ tenantId: 'south', roleIds }] });
  const rolesIn = ({ db, member }: Fixture) => db.memberships.get(`${member.id}:south`)?.roleIds;

  it('are listed once each, with their accounts and roles', async () => {
    const { call } = await start();
    const list = await call('GET', `${USERS}/v1?_offset=0&_limit=10&_filter=sue&_sortBy=name&_order=ASC`);
    expect(list.body.items).toMatchObject([
      { email: 'sue@south.test', tenants: [{ tenantId: 'south', roles: [{ key: 'Viewer' }] }] },
    ]);
  });

  it('get, lose and change roles; an empty text removes the last one', async () => {
    const fixture = await start();
    const path = `${USERS}/v1/${fixture.member.id}/roles`;
    await fixture.call('POST', path, roles('role-editor'));
    expect(rolesIn(fixture)).toEqual(['role-viewer', 'role-editor']);
    await fixture.call('DELETE', path, roles('role-viewer'));
    expect(rolesIn(fixture)).toEqual(['role-editor']);
    await fixture.call('PATCH', path, roles(''));
    expect(rolesIn(fixture)).toEqual([]);
    expect(await codeOf(fixture.call('PATCH', path, roles('role-lablead')))).toEqual([400, 'unknown-role']);
  });

  it('get no role above that of the caller', async () => {
    const fixture = await start();
    fixture.db.roles.put({
      id: 'role-manager',
      key: 'Manager',
      name: 'Manager',
      description: '',
      isDefault: false,
      level: 30,
      permissionIds: ['permission-fe.secure.write.userSubTenants'],
      createdAt,
      updatedAt: createdAt,
    });
    fixture.db.memberships.patch('user-person:tenant-acme', { roleIds: ['role-manager'] });
    const path = `${USERS}/v1/${fixture.member.id}/roles`;
    expect(await codeOf(fixture.call('PATCH', path, roles('role-admin')))).toEqual([403, 'role-above']);
    fixture.db.memberships.patch(`${fixture.member.id}:south`, { roleIds: ['role-admin'] });
    expect(await codeOf(fixture.call('PATCH', path, roles('role-viewer')))).toEqual([403, 'user-above']);
    const leaving = { userId: fixture.member.id, subTenants: [{ tenantId: 'south' }] };
    expect(await codeOf(fixture.call('DELETE', `${USERS}/v1`, leaving))).toEqual([403, 'user-above']);
  });

  it('are invited when new, and added at once when known to the vendor', async () => {
    const { call, db } = await start();
    const places = ['south', 'west'].map((tenantId) => ({ tenantId, roleIds: ['role-viewer'] }));
    await call('POST', `${USERS}/v1`, { user: { email: ' New@Other.test ' }, subTenants: places });
    const invited = db.users.first('email', 'new@other.test');
    expect(db.memberships.by('userId', invited?.id ?? '').map((row) => row.activated)).toEqual([false, false]);
    expect(db.outbox.list().map(({ subject }) => subject)).toEqual(['Join SOUTH', 'Join WEST']);
    const both = [{ email: 'reader@acme.test' }, { email: 'mfa@acme.test' }];
    await call('POST', `${USERS}/v2/`, { users: both, tenantId: 'east', allowSubAccountAccess: true });
    expect(db.memberships.by('tenantId', 'east').map((row) => [row.activated, row.subAccountAccess])).toEqual([
      [true, true],
      [true, true],
    ]);
    // All or none: one of the two is a member already.
    const again = await call('POST', `${USERS}/v2/`, {
      users: [{ email: 'new@acme.test' }, ...both],
      tenantId: 'east',
    });
    expect([again.status, again.body.errorCode]).toEqual([409, 'already-member']);
    expect(db.memberships.by('tenantId', 'east')).toHaveLength(2);
  });

  it('leave the given accounts and lose their sessions there', async () => {
    const fixture = await start();
    const { call, db, member, other } = fixture;
    const { body } = await other.login(member.email, member.password);
    await call('DELETE', `${USERS}/v1`, { userId: member.id, subTenants: [{ tenantId: 'south' }] });
    expect(db.memberships.by('userId', member.id)).toEqual([]);
    expect((await other.call(TENANTS, { token: body.accessToken })).status).toBe(401);
    const logs = db.audits.filter(({ action }) => action === 'User removed from sub-account');
    expect(logs.map(({ tenantId }) => tenantId).sort()).toEqual(['south', 'tenant-acme']);
  });

  it('keep the access of an account whose settings are saved without it', async () => {
    const { call, db } = await start();
    db.tenants.patch('south', { subAccountAccessType: 'alwaysOn' });
    expect((await call('PUT', `${SUB}/south/hierarchy-settings`, {})).status).toBe(200);
    expect(db.tenants.get('south')?.subAccountAccessType).toBe('alwaysOn');
  });

  it('get access to sub-accounts unless all accounts are included', async () => {
    const fixture = await start();
    const inSouth = await enter(fixture, 'south');
    const path = `${USERS}/v1/${fixture.member.id}/access`;
    expect(await codeOf(fixture.call('PUT', path, { allowAccess: true }))).toEqual([404, 'user-not-found']);
    expect((await fixture.call('PUT', path, { allowAccess: true }, inSouth)).status).toBe(200);
    expect((await fixture.call('GET', V3, undefined, inSouth)).body.items[0].subAccountAccessAllowed).toBe(true);
    fixture.db.tenants.patch('south', { subAccountAccessType: 'alwaysOn' });
    expect(await codeOf(fixture.call('PUT', path, { allowAccess: false }, inSouth))).toEqual([409, 'access-always-on']);
  });
});
