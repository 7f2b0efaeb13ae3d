import { describe, expect, it } from 'vitest';
import { membershipId, rolesOf } from '../../../emulator/rules/members/memberships';
import { buildUser } from '../../../emulator/seed/seed-user';
import { admin, reseller } from '../../../emulator/seed/users';
import { adminLogin, createBrowser, ISSUER, setUp } from './support';

const ROOT = '/directory/resources/v1/configurations/scim2';
const ACME = 'tenant-acme';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

const ann = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: 'Ann@corp.test',
  externalId: 'ext-1',
  name: { givenName: 'Ann', familyName: 'Ash' },
  emails: [{ value: 'ann@corp.test', primary: true }],
  active: true,
};

/** An account with a directory, and the directory itself. */
const start = async (syncToUserManagement = true) => {
  const { emulator, browser, clock } = setUp();
  const { body } = await browser.login(adminLogin.email, adminLogin.password);
  const call = (method: string, path: string, json?: unknown) =>
    browser.call(path, { method, json, token: body.accessToken });
  const made = (await call('POST', ROOT, { source: 'okta', connectionName: 'Corp', syncToUserManagement })).body;
  const base = `/directory/resources/scim/v2.0/${made.id}`;
  const directory = createBrowser(emulator.browser());
  const scim = (method: string, path: string, json?: unknown, token = made.token) =>
    directory.call(base + path, {
      method,
      json,
      credentials: 'omit',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    });
  const patch = (path: string, ...Operations: unknown[]) => scim('PATCH', path, { schemas: [PATCH], Operations });
  const add = async (more: object = {}) => (await scim('POST', '/Users', { ...ann, ...more })).body;
  return { emulator, db: emulator.db, clock, call, made, base, scim, patch, add };
};
type Fixture = Awaited<ReturnType<typeof start>>;

const memberOf = ({ db }: Fixture, email: string) => {
  const user = db.users.first('email', email);
  return user && { user, membership: db.memberships.get(membershipId(user.id, ACME)) };
};

const refusal = async (response: ReturnType<Fixture['scim']>) => {
  const { status, body } = await response;
  expect(body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  expect(body.status).toBe(String(status));
  return [status, body.scimType].filter((part) => part !== undefined);
};

describe('a connection', () => {
  it('returns its token once, and accepts its directory', async () => {
    const { call, made, scim, db, clock } = await start();
    expect((await call('GET', ROOT)).text).not.toContain(made.token);
    expect((await call('GET', ROOT)).body).toMatchObject([{ source: 'okta', connectionName: 'Corp', lastSync: null }]);
    expect(JSON.stringify(db.audits.list())).not.toContain(made.token);
    clock.advance(60);
    expect((await scim('GET', '/Users')).status).toBe(200);
    const [{ lastSync }] = (await call('GET', ROOT)).body;
    expect(lastSync).toBe(new Date(clock.now()).toISOString());
  });

  it('is refused with another token, and at once when it is deleted', async () => {
    const { call, made, scim, emulator, base } = await start();
    for (const token of ['', 'wrong', `${made.token}x`]) {
      expect(await refusal(scim('GET', '/Users', undefined, token))).toEqual([401]);
    }
    const other = (await call('POST', ROOT, { source: 'other' })).body;
    expect(await refusal(scim('GET', '/Users', undefined, other.token))).toEqual([401]);
    await call('DELETE', `${ROOT}/${made.id}`);
    expect(await refusal(scim('GET', '/Users'))).toEqual([401]);
    const evil = await emulator.fetch(`${ISSUER}/frontegg${base}/Users`, { headers: { origin: 'https://evil.test' } });
    expect(evil.status).toBe(403);
  });

  it('belongs to one account', async () => {
    const { db, call } = await start();
    const row = { source: 'okta', connectionName: '', syncToUserManagement: false, tokenHash: '', createdAt: '' };
    db.directories.put({ ...row, id: 'foreign', tenantId: 'tenant-resale' });
    expect((await call('GET', ROOT)).body).toHaveLength(1);
    expect((await call('PATCH', `${ROOT}/foreign`, { syncToUserManagement: true })).status).toBe(404);
    expect((await call('DELETE', `${ROOT}/foreign`)).status).toBe(404);
    expect((await call('GET', '/directory/resources/scim/temp/foreign/Users/count')).status).toBe(404);
    expect((await call('POST', ROOT, { source: 'ldap' })).body.errorCode).toBe('source-invalid');
  });
});

describe('users of a directory', () => {
  it('appear among the users, are found by name in any case, and follow the directory', async () => {
    const fixture = await start();
    const { scim, patch, call, made } = fixture;
    const created = await scim('POST', '/Users', ann);
    expect(created.status).toBe(201);
    expect(created.headers.get('content-type')).toBe('application/scim+json');
    expect(created.headers.get('location')).toBe(created.body.meta.location);
    expect(created.body).toMatchObject({ userName: 'ann@corp.test', externalId: 'ext-1', active: true });
    expect(memberOf(fixture, 'ann@corp.test')).toMatchObject({
      user: { name: 'Ann Ash', managedBy: 'scim2', provider: 'scim2', verified: false },
      membership: { activated: true, disabled: false },
    });
    const found = await scim('GET', `/Users?filter=${encodeURIComponent('userName eq "ANN@corp.test"')}`);
    expect(found.body).toMatchObject({ totalResults: 1, startIndex: 1, Resources: [{ id: created.body.id }] });
    expect((await call('GET', `/directory/resources/scim/temp/${made.id}/Users/count`)).body).toEqual({ count: 1 });
    await patch(`/Users/${created.body.id}`, { op: 'replace', path: 'name.familyName', value: 'Birch' });
    expect(memberOf(fixture, 'ann@corp.test')?.user.name).toBe('Ann Birch');
    await scim('PUT', `/Users/${created.body.id}`, {
      ...ann,
      displayName: 'Annie',
      emails: [{ value: 'annie@corp.test' }],
    });
    expect(memberOf(fixture, 'annie@corp.test')?.user.name).toBe('Annie');
    expect(memberOf(fixture, 'ann@corp.test')).toBeUndefined();
    expect(fixture.db.audits.list().at(-1)).toMatchObject({ tenantId: ACME, user: 'Corp', email: '' });
  });

  it('lose their credentials with an address of a domain that the account has not verified', async () => {
    const { db, emulator, add, patch } = await start();
    const verified = { connectionId: 'c', tenantId: ACME, validated: true, txtRecord: '' };
    for (const domain of ['corp.test', 'corp-labs.test']) db.ssoDomains.put({ ...verified, id: domain, domain });
    const user = buildUser({ email: 'ann@corp.test', memberships: [{ tenantId: ACME, roleIds: [] }] });
    await emulator.addUser(user);
    const { id } = await add();
    const browser = createBrowser(emulator.browser());
    const signIn = async (email: string) => (await browser.login(email, user.password)).body.accessToken;
    expect(await signIn('ann@corp.test')).toBeTruthy();
    const move = (value: string) => patch(`/Users/${id}`, { op: 'replace', path: 'emails', value: [{ value }] });
    await move('ann@corp-labs.test');
    expect((await browser.silent()).status).toBe(200);
    await move('ceo@victim.test');
    expect(db.users.get(user.id)).toMatchObject({ email: 'ceo@victim.test', verified: false });
    expect((await browser.silent()).status).toBe(401);
    expect(await signIn('ceo@victim.test')).toBeUndefined();
  });

  it('are blocked when inactive, and return when active', async () => {
    const fixture = await start();
    const { id } = await fixture.add();
    const { user } = memberOf(fixture, 'ann@corp.test') ?? {};
    const session = { secretHash: '', userAgent: '', ip: '', createdAt: 0, expiresAt: 9e15, authTime: 0, amr: [] };
    fixture.db.sessions.put({ ...session, id: 's', userId: user?.id ?? '', tenantId: ACME });
    expect((await fixture.patch(`/Users/${id}`, { op: 'Replace', path: 'active', value: 'False' })).body).toMatchObject(
      { active: false },
    );
    expect(memberOf(fixture, 'ann@corp.test')?.membership?.disabled).toBe(true);
    expect(fixture.db.sessions.get('s')).toBeUndefined();
    await fixture.patch(`/Users/${id}`, { op: 'replace', path: 'active', value: true });
    expect(memberOf(fixture, 'ann@corp.test')?.membership?.disabled).toBe(false);
  });

  it('keep what the account does not store, and are changed by the rest of a request', async () => {
    const fixture = await start();
    const { id } = await fixture.add();
    const department = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
    const { status, body } = await fixture.patch(
      `/Users/${id}`,
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Add', path: `${department}:department`, value: 'Legal' },
      { op: 'Add', path: 'phoneNumbers[type eq "mobile"].value', value: '+4915112345678' },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, active: false, [department]: { department: 'Legal' } });
    expect(body.schemas).toEqual([...ann.schemas, department]);
    expect(memberOf(fixture, 'ann@corp.test')?.membership?.disabled).toBe(true);
    const stored = (await fixture.scim('GET', `/Users/${id}`)).body;
    expect(stored.phoneNumbers).toEqual([{ type: 'mobile', value: '+4915112345678' }]);
    await fixture.scim('PUT', `/Users/${id}`, { USERNAME: 'ann@corp.test', Active: 'True' });
    const replaced = (await fixture.scim('GET', `/Users/${id}`)).body;
    expect(Object.keys(replaced)).toEqual(['schemas', 'id', 'userName', 'active', 'meta']);
  });

  it('get the default roles of the account, but no administrative one', async () => {
    const fixture = await start();
    const { db, add } = fixture;
    for (const { id, key } of db.roles.list()) db.roles.patch(id, { isDefault: key === 'Admin' || key === 'Viewer' });
    await add();
    expect(memberOf(fixture, 'ann@corp.test')?.membership?.roleIds).toEqual(['role-viewer']);
  });

  it('have one address each, also when a later change or another directory would share it', async () => {
    const fixture = await start();
    const { add, patch, scim, call, db } = fixture;
    const one = await add();
    const two = await add({ userName: 'bob@corp.test', emails: [], externalId: 'ext-2' });
    const shared = { op: 'replace', path: 'emails', value: [{ value: 'ANN@corp.test' }] };
    expect(await refusal(patch(`/Users/${two.id}`, shared))).toEqual([409, 'uniqueness']);
    expect(await refusal(scim('PUT', `/Users/${two.id}`, { ...ann, userName: 'bob' }))).toEqual([409, 'uniqueness']);
    const other = (await call('POST', ROOT, { source: 'other', syncToUserManagement: true })).body;
    const foreign = { id: 'd2', tenantId: ACME, directoryId: other.id, createdAt: '', updatedAt: '', active: true };
    const { userId = '' } = db.directoryUsers.get(one.id) ?? {};
    db.directoryUsers.put({ ...foreign, userName: 'ann', resource: {}, userId });
    expect(await refusal(patch(`/Users/${one.id}`, { op: 'add', path: 'title', value: 'x' }))).toEqual([
      409,
      'uniqueness',
    ]);
    await scim('DELETE', `/Users/${two.id}`);
    expect(memberOf(fixture, 'ann@corp.test')?.membership).toBeDefined();
  });

  it('are returned with the attributes that are asked for', async () => {
    const { scim, add } = await start();
    const { id } = await add();
    const keys = async (query: string) => Object.keys((await scim('GET', `/Users/${id}?${query}`)).body);
    expect(await keys('attributes=userName,name.givenName')).toEqual(['schemas', 'id', 'userName', 'name']);
    expect(await keys('excludedAttributes=emails,NAME,id')).not.toContain('name');
    const { Resources } = (await scim('GET', '/Users?attributes=EMAILS.value')).body;
    expect(Resources).toEqual([{ schemas: ann.schemas, id, emails: [{ value: 'ann@corp.test' }] }]);
  });

  it('leave the account when the directory deletes them', async () => {
    const fixture = await start();
    const { id } = await fixture.add();
    expect((await fixture.scim('DELETE', `/Users/${id}`)).status).toBe(204);
    expect(memberOf(fixture, 'ann@corp.test')?.membership).toBeUndefined();
    expect(await refusal(fixture.scim('GET', `/Users/${id}`))).toEqual([404]);
  });

  it('come back as members when the directory adds them again', async () => {
    const fixture = await start();
    const { id } = await fixture.add();
    await fixture.scim('DELETE', `/Users/${id}`);
    expect((await fixture.scim('POST', '/Users', ann)).status).toBe(201);
    const { user, membership } = memberOf(fixture, 'ann@corp.test') ?? {};
    expect(membership).toMatchObject({ activated: true, disabled: false });
    expect(user).toMatchObject({ managedBy: 'scim2', provider: 'scim2' });
  });

  it('come back with an invitation when they are in another account by then', async () => {
    const fixture = await start();
    const { db } = fixture;
    const { id } = await fixture.add();
    await fixture.scim('DELETE', `/Users/${id}`);
    const userId = memberOf(fixture, 'ann@corp.test')?.user.id ?? '';
    const elsewhere = {
      userId,
      tenantId: 'tenant-resale',
      roleIds: [],
      createdAt: '',
      activated: true,
      disabled: false,
    };
    db.memberships.put({ ...elsewhere, id: membershipId(userId, 'tenant-resale') });
    const again = (await fixture.scim('POST', '/Users', ann)).body;
    expect(memberOf(fixture, 'ann@corp.test')?.membership?.activated).toBe(false);
    // Sent once, however often the directory repeats itself.
    await fixture.patch(`/Users/${again.id}`, { op: 'replace', path: 'title', value: 'CTO' });
    expect(fixture.emulator.inbox.messages('ann@corp.test')).toHaveLength(1);
    expect(fixture.emulator.inbox.messages('ann@corp.test')[0]?.text).toContain('invited to join Acme');
  });

  it('are returned in pages', async () => {
    const { scim, add } = await start();
    for (let at = 1; at <= 5; at += 1) await add({ userName: `u${at}@corp.test`, emails: [] });
    const page = (await scim('GET', '/Users?startIndex=4&count=3')).body;
    expect(page).toMatchObject({ totalResults: 5, startIndex: 4, itemsPerPage: 2 });
    expect(page.Resources.map(({ userName }: { userName: string }) => userName)).toEqual([
      'u4@corp.test',
      'u5@corp.test',
    ]);
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 5, Resources: [] });
  });

  it.each([
    ['an existing name', { userName: 'ANN@corp.test' }, [409, 'uniqueness']],
    ['an existing address', { userName: 'other@corp.test' }, [409, 'uniqueness']],
    [
      'an existing name in another spelling',
      { userName: 'ann@corp。test', emails: ['x@corp.test'] },
      [409, 'uniqueness'],
    ],
    ['no name', { userName: undefined }, [400, 'invalidValue']],
    ['a name that is too long', { userName: 'x'.repeat(300) }, [400, 'invalidValue']],
    ['no address', { userName: 'bob', emails: [] }, [400, 'invalidValue']],
    ['an invalid flag', { userName: 'bob@corp.test', active: 'maybe' }, [400, 'invalidValue']],
  ])('are refused with %s', async (_name, changes, expected) => {
    const { scim, add, db } = await start();
    await add();
    const before = db.users.count();
    expect(await refusal(scim('POST', '/Users', { ...ann, ...changes }))).toEqual(expected);
    expect(db.users.count()).toBe(before);
  });

  it('never take over a user of other accounts', async () => {
    const fixture = await start();
    const { db, add, patch } = fixture;
    db.memberships.remove(membershipId(reseller.id, ACME));
    const { id } = await add({ userName: reseller.email, emails: [], displayName: 'Mallory' });
    await patch(`/Users/${id}`, { op: 'replace', path: 'active', value: false });
    expect(db.users.get(reseller.id)).toMatchObject({ name: reseller.name, disabled: false });
    expect(db.users.get(reseller.id)?.managedBy).not.toBe('scim2');
    expect(db.memberships.get(membershipId(reseller.id, ACME))).toMatchObject({ activated: false, disabled: true });
    expect(db.memberships.get(membershipId(reseller.id, 'tenant-resale'))?.disabled).toBe(false);
  });

  it.each([
    ['an administrator', ['role-admin'], [403]],
    ['any other user', ['role-viewer'], undefined],
  ])('change the address of %s: %j', async (_name, roleIds, expected) => {
    const fixture = await start();
    const { db, emulator, add, patch } = fixture;
    const boss = buildUser({ email: 'boss@acme.test', memberships: [{ tenantId: ACME, roleIds }] });
    await emulator.addUser(boss);
    const { id } = await add({ userName: boss.email, emails: [] });
    const rename = { op: 'replace', path: 'userName', value: 'mallory@corp.test' };
    const disable = (active: boolean) => patch(`/Users/${id}`, { op: 'replace', path: 'active', value: active });
    expect((await disable(false)).status).toBe(200);
    const response = patch(`/Users/${id}`, rename);
    if (expected) expect(await refusal(response)).toEqual(expected);
    else expect((await response).status).toBe(200);
    await disable(true);
    expect(db.users.get(boss.id)?.email).toBe(expected ? boss.email : 'mallory@corp.test');
  });

  it('cannot remove the last administrator of the account', async () => {
    const fixture = await start();
    const { db, add, scim } = fixture;
    const added = await add({ userName: admin.email, emails: [] });
    for (const row of db.memberships.by('tenantId', ACME)) {
      if (row.userId !== admin.id) db.memberships.patch(row.id, { roleIds: [] });
    }
    expect(await refusal(scim('DELETE', `/Users/${added.id}`))).toEqual([409]);
    expect(memberOf(fixture, admin.email)?.membership).toBeDefined();
    expect(db.directoryUsers.get(added.id)).toBeDefined();
  });
});

describe('groups of a directory', () => {
  it('have one name each, also when a later change would share it', async () => {
    const { scim, patch } = await start();
    await scim('POST', '/Groups', { displayName: 'Caf\u00E9' });
    const { body } = await scim('POST', '/Groups', { displayName: 'Staff' });
    for (const displayName of ['caf\u00E9', 'Cafe\u0301', ' CAF\u00C9 ']) {
      expect(await refusal(scim('POST', '/Groups', { displayName }))).toEqual([409, 'uniqueness']);
      const rename = { op: 'replace', path: 'displayName', value: displayName };
      expect(await refusal(patch(`/Groups/${body.id}`, rename))).toEqual([409, 'uniqueness']);
    }
    expect((await scim('PUT', `/Groups/${body.id}`, { displayName: 'STAFF' })).status).toBe(200);
  });

  it('appear among the groups with their members', async () => {
    const { scim, patch, add, db } = await start();
    const [one, two] = [await add(), await add({ userName: 'bob@corp.test', emails: [] })];
    const { body } = await scim('POST', '/Groups', { displayName: 'Staff', members: [{ value: one.id }] });
    const group = () => db.groups.find(({ name }) => name === 'Staff' || name === 'Team');
    const userIdOf = (id: string) => db.directoryUsers.get(id)?.userId;
    expect(group()).toMatchObject({ managedBy: 'scim2', tenantId: ACME, userIds: [userIdOf(one.id)] });
    db.groups.patch(group()?.id ?? '', { roleIds: ['role-viewer'] });
    await patch(
      `/Groups/${body.id}`,
      { op: 'add', path: 'members', value: [{ value: two.id }] },
      { op: 'remove', path: `members[value eq "${one.id}"]` },
      { op: 'replace', path: 'displayName', value: 'Team' },
    );
    expect(group()).toMatchObject({ name: 'Team', userIds: [userIdOf(two.id)], roleIds: ['role-viewer'] });
    expect(await refusal(scim('POST', '/Groups', { displayName: 'X', members: [{ value: 'none' }] }))).toEqual([
      400,
      'invalidValue',
    ]);
    await scim('DELETE', `/Groups/${body.id}`);
    expect(group()).toBeUndefined();
  });
});

it.each([
  ['as Entra ID removes', (id: string) => ({ op: 'Remove', path: 'members', value: [{ $ref: null, value: id }] })],
  ['by a value path', (id: string) => ({ op: 'remove', path: `members[value eq "${id}"]` })],
])('a member who is removed from a group loses its roles, %s', async (_name, removal) => {
  const { scim, patch, add, db } = await start();
  const [one, two] = [await add(), await add({ userName: 'bob@corp.test', emails: [] })];
  const members = [{ value: one.id }, { value: two.id }];
  const { body } = await scim('POST', '/Groups', { displayName: 'Staff', members });
  const group = db.groups.find(({ name }) => name === 'Staff');
  db.groups.patch(group?.id ?? '', { roleIds: ['role-admin'] });
  const userId = db.directoryUsers.get(one.id)?.userId ?? '';
  const isAdmin = () => rolesOf({ db, clock: { now: Date.now } }, userId, ACME).some(({ id }) => id === 'role-admin');
  expect(isAdmin()).toBe(true);
  expect((await patch(`/Groups/${body.id}`, removal(one.id))).status).toBe(200);
  expect(isAdmin()).toBe(false);
  expect(await refusal(patch(`/Groups/${body.id}`, removal(one.id)))).toEqual([400, 'noTarget']);
  await scim('DELETE', `/Users/${two.id}`);
  expect((await scim('GET', `/Groups/${body.id}`)).body.members).toEqual([]);
  const short = (
    await scim('GET', `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "staff"')}`)
  ).body;
  expect(short.Resources).toMatchObject([{ id: body.id, displayName: 'Staff' }]);
  expect(short.Resources[0]).not.toHaveProperty('members');
});

it('a directory finds out what there is', async () => {
  const { scim } = await start();
  const { body } = await scim('GET', '/ResourceTypes');
  expect(body).toMatchObject({ totalResults: 2, Resources: [{ endpoint: '/Users' }, { endpoint: '/Groups' }] });
  const [{ schemaExtensions }] = body.Resources;
  for (const id of [...ann.schemas, schemaExtensions[0].schema]) {
    const { status, body: schema } = await scim('GET', `/Schemas/${id}`);
    expect([status, schema.id, schema.attributes.length > 0]).toEqual([200, id, true]);
  }
  expect((await scim('GET', '/Schemas')).body.totalResults).toBe(3);
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({ patch: { supported: true } });
  expect(await refusal(scim('GET', '/Schemas/none'))).toEqual([404]);
  expect(await refusal(scim('GET', '/ResourceTypes', undefined, 'wrong'))).toEqual([401]);
});

describe('the switch of a connection', () => {
  it('blocks its users while it is off, and provisions all when it is on again', async () => {
    const fixture = await start(false);
    const { id } = await fixture.add();
    await fixture.scim('POST', '/Groups', { displayName: 'Staff', members: [{ value: id }] });
    expect(memberOf(fixture, 'ann@corp.test')).toBeUndefined();
    await fixture.call('PATCH', `${ROOT}/${fixture.made.id}`, { syncToUserManagement: true });
    const user = memberOf(fixture, 'ann@corp.test')?.user;
    expect(user?.managedBy).toBe('scim2');
    expect(fixture.db.groups.find(({ name }) => name === 'Staff')?.userIds).toEqual([user?.id]);
  });

  it('leaves users and groups in the account when the connection is deleted', async () => {
    const fixture = await start();
    const { id } = await fixture.add();
    await fixture.scim('POST', '/Groups', { displayName: 'Staff', members: [{ value: id }] });
    await fixture.call('DELETE', `${ROOT}/${fixture.made.id}`);
    expect(memberOf(fixture, 'ann@corp.test')).toMatchObject({ user: { managedBy: 'frontegg' }, membership: {} });
    expect(fixture.db.groups.find(({ name }) => name === 'Staff')?.managedBy).toBe('frontegg');
    expect([fixture.db.directoryUsers.count(), fixture.db.directoryGroups.count()]).toEqual([0, 0]);
  });
});
