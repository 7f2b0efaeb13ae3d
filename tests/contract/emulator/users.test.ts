import { describe, expect, it } from 'vitest';
import { membershipId } from '../../../emulator/rules/members/memberships';
import { buildUser, type SeedMembership } from '../../../emulator/seed/seed-user';
import { breached, reader } from '../../../emulator/seed/users';
import type { ProviderEvent } from '../../../emulator/webhooks/events';
import { asPerson, refusalOf } from './signed-in';
import { claimsOf, mailedLink } from './support';

const V3 = '/identity/resources/users/v3';
const V2 = '/identity/resources/users/v2';
const MEMBERS = '/team/resources/members/v1';
const ofTenant = (userId: string, verb: string) => `/identity/resources/tenants/users/v1/${userId}/${verb}`;
const temporary = (userId: string) => `/identity/resources/users/temporary/v1/${userId}`;
const ACME = 'tenant-acme';

const start = async (held?: { keys: string[]; level: number }) => {
  const fixture = await asPerson(held);
  const { emulator, db } = fixture;
  const add = (email: string, memberships: SeedMembership[]) => {
    const user = buildUser({ email, memberships });
    return emulator.addUser(user).then(() => user);
  };
  const membership = (userId: string, tenantId = ACME) => db.memberships.get(membershipId(userId, tenantId));
  return { ...fixture, add, membership };
};

const names = (body: { items: { name: string }[] }) => body.items.map(({ name }) => name);

describe('the list of users', () => {
  it('has users of the account only, in pages, in the requested order', async () => {
    const { call } = await start();
    const all = (await call('GET', `${V3}?_limit=20&_offset=0&_sortBy=name&_order=ASC`)).body;
    expect(names(all)).toEqual([...names(all)].sort((a, b) => a.localeCompare(b)));
    expect(names(all)).toContain('Ada Admin');
    expect(all._metadata.totalItems).toBe(all.items.length);
    const down = (await call('GET', `${V3}?_limit=2&_offset=1&_sortBy=name&_order=DESC`)).body;
    expect(names(down)).toEqual(names(all).reverse().slice(2, 4));
    expect(down._metadata.totalPages).toBe(Math.ceil(all.items.length / 2));
  });

  it('searches names and addresses in the older list, addresses in the newer one', async () => {
    const { call } = await start();
    expect(names((await call('GET', `${V2}?_filter=ADA`)).body)).toEqual(['Ada Admin']);
    expect(names((await call('GET', `${V2}?_filter=admin%40`)).body)).toEqual(['Ada Admin']);
    expect(names((await call('GET', `${V3}?_email=ADMIN%40`)).body)).toEqual(['Ada Admin']);
    expect((await call('GET', `${V3}?_email=Ada`)).body.items).toEqual([]);
  });

  it('has presets for no second factor, leaked passwords and inactivity', async () => {
    const { call, db, clock } = await start();
    const preset = async (name: string, more = '') => (await call('GET', `${V3}?_preset=${name}${more}`)).body.items;
    const emails = async (name: string, more?: string) =>
      (await preset(name, more)).map(({ email }: { email: string }) => email);
    expect(await emails('mfa-unenrolled')).not.toContain('mfa@acme.test');
    expect(await emails('breached-passwords')).toEqual([breached.email]);
    db.users.patch(reader.id, { lastLogin: new Date(clock.now() - 91 * 86_400_000).toISOString() });
    expect(await emails('inactive')).toContain(reader.email);
    expect(await emails('inactive', '&_maxInactiveSeconds=8640000')).not.toContain(reader.email);
    expect(await emails('inactive')).not.toContain('person@acme.test');
  });

  it('includes sub-accounts only on request, and with the permission', async () => {
    const { call, add } = await start();
    await add('lab@labs.test', [{ tenantId: 'tenant-acme-labs', roleIds: [] }]);
    expect((await call('GET', `${V3}?_email=lab%40labs`)).body.items).toEqual([]);
    const [found] = (await call('GET', `${V3}?_email=lab%40labs&_includeSubTenants=true`)).body.items;
    expect(found.tenantId).toBe('tenant-acme-labs');
    const poor = await start({ keys: ['fe.secure.read.users'], level: 30 });
    expect((await poor.call('GET', `${V3}?_includeSubTenants=true`)).status).toBe(403);
    expect((await poor.call('GET', `${V3}?_tenantId=tenant-resale`)).status).toBe(403);
  });

  it('marks users who are locked by wrong passwords', async () => {
    const { call, other, clock } = await start();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      clock.advance(5);
      await other.login(reader.email, 'wrong');
    }
    const [row] = (await call('GET', `${V3}?_email=reader%40`)).body.items;
    expect(row.isLocked).toBe(true);
    const locked = (await call('GET', `${V3}?_sortBy=isLocked&_order=DESC`)).body.items;
    expect(locked[0].email).toBe(reader.email);
  });
});

describe('an invitation', () => {
  const ann = { email: 'Ann@acme.test', roleIds: ['role-viewer'], provider: 'local' };

  it('creates a pending member, and emails a link with user and token', async () => {
    const { call, db, emulator, membership } = await start();
    const events: ProviderEvent[] = [];
    emulator.onEvent((event) => void events.push(event));
    const { status, body } = await call('POST', V2, { ...ann, name: 'Ann', expirationInSeconds: 3600 });
    expect(status).toBe(200);
    const row = membership(body.id);
    expect(row).toMatchObject({ activated: false, roleIds: ['role-viewer'] });
    expect(Date.parse(row?.expiresAt ?? '') - emulator.clock.now()).toBe(3_600_000);
    const { page, link } = mailedLink(emulator);
    expect(page).toBe('http://localhost:4400/account/activate');
    expect(link.userId).toBe(body.id);
    expect(db.outbox.list().at(-1)).toMatchObject({ to: 'ann@acme.test', subject: 'Join Acme' });
    expect(JSON.stringify(db.invitations.list())).not.toContain(link.token);
    expect(db.audits.list().at(-1)?.description).toBe('User invited: ann@acme.test');
    expect(events.map(({ key }) => key)).toContain('frontegg.user.invitedToTenant');
  });

  it('is invalidated by a newer one', async () => {
    const { call, db } = await start();
    await call('POST', V2, ann);
    const before = db.invitations.list();
    expect((await call('POST', '/identity/resources/users/v1/invitation/reset', ann)).status).toBe(200);
    expect((await call('POST', V2, ann)).status).toBe(200);
    expect(db.outbox.list()).toHaveLength(3);
    expect(db.invitations.count()).toBe(1);
    expect(db.invitations.list()[0]?.tokenHash).not.toBe(before[0]?.tokenHash);
  });

  it('is not followed by an activation of an active user', async () => {
    const { call, db } = await start();
    const sent = call('POST', `${MEMBERS}/${reader.id}/resendActivationEmail`);
    expect(await refusalOf(sent)).toEqual([409, 'already-active']);
    expect(db.outbox.count()).toBe(0);
  });

  it('is refused for members, for unknown roles and for roles above', async () => {
    const { call, db } = await start({ keys: ['fe.secure.write.users'], level: 20 });
    const users = db.users.count();
    expect((await call('POST', V2, { ...ann, email: reader.email })).body.errorCode).toBe('already-member');
    expect((await call('POST', V2, { ...ann, roleIds: ['role-none'] })).status).toBe(400);
    expect((await call('POST', V2, { ...ann, roleIds: ['role-admin'] })).body.errorCode).toBe('role-above');
    expect((await call('POST', V2, { ...ann, email: 'no address' })).body.errorContext).toEqual({ name: 'email' });
    expect((await call('POST', V2, { ...ann, phone: '0171' })).body.errorContext).toEqual({ name: 'phone' });
    expect(db.users.count()).toBe(users);
    expect(db.outbox.count()).toBe(0);
  });

  it('does not change a user of another account', async () => {
    const { call, membership, db } = await start();
    await call('POST', V2, { ...ann, email: 'reseller@resale.test' });
    await call('POST', V2, { ...ann, email: 'reader@acme.test' });
    expect(db.users.get('user-reseller')?.tenantId).toBe('tenant-resale');
    expect(membership('user-reseller')).toBeDefined();
  });

  it('is sent to every pending account, at most five times per hour', async () => {
    const { call, db, add } = await start();
    const waiting = { roleIds: [], activated: false };
    await add('two@acme.test', [
      { tenantId: ACME, ...waiting },
      { tenantId: 'tenant-acme-labs', ...waiting },
    ]);
    const path = '/identity/resources/users/v1/invitation/reset/all';
    await call('POST', path, { email: 'two@acme.test' });
    expect(db.outbox.list().map(({ subject }) => subject)).toEqual(['Join Acme', 'Join Acme Labs']);
    for (let sent = 1; sent < 5; sent += 1) await call('POST', path, { email: 'two@acme.test' });
    expect((await call('POST', path, { email: 'two@acme.test' })).status).toBe(429);
  });
});

describe('access', () => {
  const signIn = async ({ other }: Awaited<ReturnType<typeof start>>, user = reader) => {
    const { status, body } = await other.login(user.email, user.password);
    const me = () => other.call('/identity/resources/users/v2/me', { token: body.accessToken });
    return { status, body, me };
  };

  it('ends at once for a disabled user, whose sign-in is refused until enabled again', async () => {
    const fixture = await start();
    const { me } = await signIn(fixture);
    expect((await me()).status).toBe(200);
    expect((await fixture.call('POST', ofTenant(reader.id, 'disable'))).status).toBe(200);
    expect((await me()).status).toBe(401);
    expect((await fixture.other.silent()).status).toBe(401);
    const refused = await signIn(fixture);
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'no-access']);
    await fixture.call('POST', ofTenant(reader.id, 'enable'));
    expect((await signIn(fixture)).status).toBe(200);
  });

  it('to other accounts is unchanged', async () => {
    const fixture = await start();
    const two = await fixture.add('two@acme.test', [
      { tenantId: ACME, roleIds: [] },
      { tenantId: 'tenant-acme-labs', roleIds: [] },
    ]);
    await fixture.call('POST', ofTenant(two.id, 'disable'));
    const { body } = await signIn(fixture, two);
    expect(claimsOf(body.accessToken).tenantId).toBe('tenant-acme-labs');
  });

  it('ends on time for a temporary user, with all tokens', async () => {
    const fixture = await start();
    await fixture.call('PUT', temporary(reader.id), { expirationInSeconds: 60 });
    const { me, body } = await signIn(fixture);
    expect(Number(claimsOf(body.accessToken).exp) - fixture.clock.now() / 1000).toBe(60);
    fixture.clock.advance(59);
    expect((await me()).status).toBe(200);
    fixture.clock.advance(1);
    expect((await me()).status).toBe(401);
    expect((await signIn(fixture)).status).toBe(403);
    await fixture.call('DELETE', temporary(reader.id));
    expect((await signIn(fixture)).status).toBe(200);
  });

  it('ends with membership, tokens and groups of this account only', async () => {
    const fixture = await start();
    const { db } = fixture;
    const two = await fixture.add('two@acme.test', [
      { tenantId: ACME, roleIds: [] },
      { tenantId: 'tenant-acme-labs', roleIds: [] },
    ]);
    for (const tenantId of [ACME, 'tenant-acme-labs']) {
      const at = '2026-01-01T00:00:00.000Z';
      const named = { tenantId, roleIds: [], createdAt: at };
      db.groups.put({ ...named, id: `g-${tenantId}`, name: 'G', managedBy: 'frontegg', userIds: [two.id] });
      const token = {
        kind: 'client-credentials',
        owner: 'user',
        expires: null,
        secretHash: '',
        description: '',
      } as const;
      db.apiTokens.put({ ...named, ...token, id: `t-${tenantId}`, userId: two.id, createdByUserId: two.id });
    }
    expect((await fixture.call('DELETE', `${MEMBERS}/${two.id}`)).status).toBe(200);
    expect(fixture.membership(two.id)).toBeUndefined();
    expect(fixture.membership(two.id, 'tenant-acme-labs')).toBeDefined();
    expect(db.apiTokens.by('userId', two.id).map(({ id }) => id)).toEqual(['t-tenant-acme-labs']);
    expect(db.groups.by('userIds', two.id).map(({ id }) => id)).toEqual(['g-tenant-acme-labs']);
    expect(db.audits.list().at(-1)).toMatchObject({ description: 'User removed: two@acme.test', severity: 'High' });
    expect((await fixture.call('DELETE', `${MEMBERS}/${two.id}`)).status).toBe(404);
  });
});

describe('an account always has an administrator', () => {
  it('and refuses removal of one’s own access', async () => {
    const { call, currentUser } = await start();
    for (const [method, path, json] of [
      ['POST', ofTenant(currentUser.id, 'disable')],
      ['DELETE', `${MEMBERS}/${currentUser.id}`],
      ['PUT', temporary(currentUser.id), { expirationInSeconds: 60 }],
    ] as const) {
      expect((await call(method, path, json)).body.errorCode).toBe('own-access');
    }
  });

  it('and refuses removal of the last one', async () => {
    const { call, currentUser, membership } = await start();
    const withoutRoles = (id: string) => call('PUT', MEMBERS, { id, email: 'x@acme.test', roleIds: [''] });
    expect((await withoutRoles('user-admin')).status).toBe(200);
    const last = await withoutRoles(currentUser.id);
    expect([last.status, last.body.errorCode]).toEqual([409, 'last-administrator']);
    expect(membership(currentUser.id)?.roleIds).toEqual(['role-admin']);
  });

  it('not counting disabled, invited or temporary ones', async () => {
    const { call, db, currentUser } = await start();
    for (const change of [{ disabled: true }, { activated: false }, { expiresAt: '2027-01-01T00:00:00.000Z' }]) {
      db.memberships.patch(`user-admin:${ACME}`, { disabled: false, activated: true, expiresAt: undefined, ...change });
      const response = await call('PUT', MEMBERS, { id: currentUser.id, roleIds: [''] });
      expect(response.body.errorCode).toBe('last-administrator');
    }
  });

  it('counting those by group', async () => {
    const { call, db, currentUser } = await start();
    const group = { tenantId: ACME, name: 'G', managedBy: 'frontegg', createdAt: '2026-01-01T00:00:00.000Z' } as const;
    db.groups.put({ ...group, id: 'g', roleIds: ['role-admin'], userIds: [reader.id] });
    await call('PUT', MEMBERS, { id: 'user-admin', roleIds: [''] });
    expect((await call('DELETE', '/identity/resources/groups/v1/g/users', { userIds: [reader.id] })).status).toBe(200);
    expect((await call('PUT', MEMBERS, { id: currentUser.id, roleIds: [''] })).body.errorCode).toBe(
      'last-administrator',
    );
    await call('POST', '/identity/resources/groups/v1/g/users', { userIds: [reader.id] });
    expect((await call('PUT', MEMBERS, { id: currentUser.id, roleIds: [''] })).status).toBe(200);
  });

  it('and users cannot change users above them', async () => {
    const keys = ['write.enableDisable', 'write.updateUser', 'delete.users', 'write.usersRoles'];
    const { call } = await start({ keys: keys.map((key) => `fe.secure.${key}`), level: 20 });
    for (const [method, path, json] of [
      ['POST', ofTenant('user-admin', 'disable')],
      ['DELETE', `${MEMBERS}/user-admin`],
      ['PUT', MEMBERS, { id: 'user-admin', name: 'X' }],
      ['PUT', temporary('user-admin'), { expirationInSeconds: 60 }],
    ] as const) {
      expect((await call(method, path, json)).body.errorCode).toBe('user-above');
    }
    expect((await call('PUT', MEMBERS, { id: reader.id, roleIds: ['role-readonly', 'role-admin'] })).status).toBe(403);
  });
});

describe('an update of a user', () => {
  it('keeps omitted fields, and takes an empty text for no roles', async () => {
    const { call, db, membership } = await start();
    const changed = await call('PUT', MEMBERS, { id: reader.id, email: reader.email, name: ' Rita R. ' });
    expect(changed.body.item).toMatchObject({ name: 'Rita R.', roleIds: ['role-readonly'] });
    expect(db.users.get(reader.id)?.phoneNumber).toBe('+491700000002');
    await call('PUT', MEMBERS, { id: reader.id, roleIds: [''] });
    expect(membership(reader.id)?.roleIds).toEqual([]);
    expect(db.audits.list().at(-1)?.json.before).toMatchObject({ name: 'Rita R.', roleIds: ['role-readonly'] });
  });

  it('requires the permission of what it changes', async () => {
    const change = (keys: string[], json: object) =>
      start({ keys: keys.map((key) => `fe.secure.${key}`), level: 10 }).then(({ call }) =>
        call('PUT', MEMBERS, { id: reader.id, ...json }).then(({ status }) => status),
      );
    expect(await change(['write.updateUser'], { name: 'X' })).toBe(200);
    expect(await change(['write.usersRoles'], { name: 'X' })).toBe(403);
    expect(await change(['write.usersRoles'], { roleIds: ['role-readonly', 'role-viewer'] })).toBe(200);
    expect(await change(['write.usersRoles'], { roleIds: [''] })).toBe(403);
    expect(await change(['delete.usersRoles'], { roleIds: [''] })).toBe(200);
    expect(await change(['read.users'], { name: 'X' })).toBe(403);
  });

  it('refuses name and removal of users of a directory, but not their roles', async () => {
    const { call, db } = await start();
    db.users.patch(reader.id, { managedBy: 'scim2' });
    expect((await call('PUT', MEMBERS, { id: reader.id, name: 'X' })).body.errorCode).toBe('managed-by-directory');
    expect((await call('DELETE', `${MEMBERS}/${reader.id}`)).status).toBe(403);
    expect((await call('PUT', MEMBERS, { id: reader.id, name: reader.name, roleIds: ['role-viewer'] })).status).toBe(
      200,
    );
  });

  it('responds with 404 for users of other accounts', async () => {
    const { call, db } = await start();
    db.memberships.remove(`user-reseller:${ACME}`);
    expect((await call('PUT', MEMBERS, { id: 'user-reseller', name: 'X' })).status).toBe(404);
    expect((await call('GET', '/identity/resources/users/v1/user-reseller')).status).toBe(404);
    expect((await call('POST', ofTenant('user-reseller', 'disable'))).status).toBe(404);
  });
});

describe('the invite link', () => {
  const LINK = '/identity/resources/tenants/invites/v1/user';

  it('exists once per account, lasts 30 days, and expires', async () => {
    const { call, clock } = await start();
    expect((await call('GET', LINK)).body).toBeNull();
    const first = (await call('POST', LINK, {})).body;
    expect(Date.parse(first.expires) - clock.now()).toBe(43_200 * 60_000);
    const second = (await call('POST', LINK, { expiresInMinutes: 60 })).body;
    expect(second.token).not.toBe(first.token);
    expect((await call('GET', LINK)).body.token).toBe(second.token);
    expect((await call('PATCH', LINK, { expiresInMinutes: 120 })).body.token).toBe(second.token);
    expect((await call('DELETE', LINK)).status).toBe(200);
    expect((await call('GET', LINK)).body).toBeNull();
    expect((await call('PATCH', LINK, { expiresInMinutes: 120 })).status).toBe(404);
    expect((await call('POST', LINK, { expiresInMinutes: -1 })).status).toBe(400);
  });

  it('is emailed to the user who creates it, on request', async () => {
    const { call, db, currentUser } = await start();
    await call('POST', LINK, { shouldSendEmail: true });
    expect(db.outbox.list().at(-1)?.to).toBe(currentUser.email);
    expect(db.audits.list().at(-1)?.description).toBe('Invite link created');
    expect(JSON.stringify(db.audits.list())).not.toContain(db.inviteLinks.list()[0]?.token);
  });

  it('is readable only by users who may create one', async () => {
    const viewer = await start({ keys: ['fe.secure.read.users'], level: 30 });
    expect((await viewer.call('GET', LINK)).status).toBe(403);
    const inviter = await start({ keys: ['fe.secure.write.tenantInvites'], level: 30 });
    expect((await inviter.call('GET', LINK)).status).toBe(200);
  });
});
