import { describe, expect, it } from 'vitest';
import { membershipId } from '../../../emulator/rules/members/memberships';
import { admin, breached, reseller, secured } from '../../../emulator/seed/users';
import { createBrowser, setUp } from './support';

const V3 = '/identity/resources/users/v3';
const V2 = '/identity/resources/users/v2';
const MEMBERS = '/team/resources/members/v1';
const SESSION_LIMITS = '/identity/resources/configurations/sessions/v1';
const CONFIGURATIONS = '/identity/resources/configurations/v1';
const REVOKE = '/identity/resources/users/sessions/v1/revoke';
const SWITCH = '/identity/resources/users/v1/tenant';
const RESALE = 'tenant-resale';

/** The administrator of one account, and a provider with users of other accounts. */
const start = async (user = reseller) => {
  const { emulator, browser, clock } = setUp();
  const { body } = await browser.login(user.email, user.password);
  const call = (method: string, path: string, json?: unknown) =>
    browser.call(path, { method, json, token: body.accessToken });
  return { emulator, clock, db: emulator.db, call, other: () => createBrowser(emulator.browser()) };
};

const invitation = (email: string) => ({ email, roleIds: [], provider: 'local' });

describe('an invited user of another account', () => {
  it('looks like a new user until the invitation is accepted', async () => {
    const { call, db } = await start();
    const known = (await call('POST', V2, invitation(secured.email))).body;
    const unknown = (await call('POST', V2, invitation('mfb@acme.test'))).body;
    const open = (body: object) => ({ ...body, id: '', sub: '', email: '', name: '' });
    expect(open(known)).toEqual(open(unknown));
    expect(known.name).toBe('mfa');

    for (const list of [`${V3}?_email=acme.test`, `${V2}?_filter=acme.test`]) {
      const listed = (await call('GET', list)).body.items.filter(
        ({ activatedForTenant }: { activatedForTenant: boolean }) => !activatedForTenant,
      );
      expect(listed.map(open)).toEqual([open(listed[0]), open(listed[0])]);
    }
    expect((await call('GET', `/identity/resources/users/v1/${secured.id}`)).body.name).toBe('mfa');
    db.groups.put({ ...group, userIds: [secured.id] });
    const [{ users }] = (await call('GET', '/identity/resources/groups/v1?_groupsRelations=users')).body.groups;
    expect(users[0]).toMatchObject({ email: secured.email, name: 'mfa', profilePictureUrl: null });
  });

  it('has the name and phone of the invitation, which stay in this account', async () => {
    const { call, db } = await start();
    const own = { ...invitation(secured.email), name: 'Our Milo', phone: '+491700000077' };
    expect((await call('POST', V2, own)).body).toMatchObject({ name: 'Our Milo', phone: '+491700000077' });
    const changed = await call('PUT', MEMBERS, { id: secured.id, name: 'Milo', phone: '' });
    expect(changed.body.item).toMatchObject({ name: 'Milo', phone: null });
    expect(db.users.get(secured.id)).toMatchObject({ name: secured.name });
    expect(db.users.get(secured.id)?.phoneNumber).toBeUndefined();
  });

  it('cannot be counted, filtered or mailed by data of their own account', async () => {
    const { call, db, other } = await start();
    await call('POST', V2, invitation(breached.email));
    expect((await call('GET', `${V3}?_preset=breached-passwords`)).body.items).toEqual([]);
    const mails = db.outbox.count();
    await call('POST', '/identity/resources/users/v1/passwords/breached/reset/bulk');
    expect(db.outbox.count()).toBe(mails);
    for (let at = 0; at < 5; at += 1) await other().login(breached.email, 'wrong');
    const [row] = (await call('GET', `${V3}?_email=${encodeURIComponent(breached.email)}`)).body.items;
    expect(row.isLocked).toBe(false);
    const insights = (await call('GET', '/security-center/resources/insights/v1')).text;
    expect(insights).not.toContain('BREACHED');
  });

  it('gets the same response as a new user when an activation email is requested again', async () => {
    const { call } = await start();
    await call('POST', V2, invitation(admin.email));
    expect((await call('POST', `${MEMBERS}/${admin.id}/resendActivationEmail`)).status).toBe(200);
  });
});

const group = {
  id: 'group-1',
  tenantId: RESALE,
  name: 'Group',
  description: '',
  color: '',
  metadata: '{}',
  roleIds: [],
  managedBy: 'frontegg',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
} as const;

describe('an invitation that is sent again to all accounts', () => {
  const ALL = '/identity/resources/users/v1/invitation/reset/all';

  it('covers the caller’s accounts and leaves other accounts unchanged', async () => {
    const { call, db } = await start(reseller);
    const waiting = { userId: 'user-x', roleIds: [], activated: false, disabled: false, createdAt: group.createdAt };
    const known = db.users.get(admin.id);
    if (!known) throw new Error('no user');
    db.users.put({ ...known, id: 'user-x', email: 'x@acme.test' });
    for (const tenantId of [RESALE, 'tenant-acme'])
      db.memberships.put({ ...waiting, id: membershipId('user-x', tenantId), tenantId });
    const subjects = () => db.outbox.list().map(({ subject }) => subject);
    expect((await call('POST', ALL, { email: 'x@acme.test' })).status).toBe(200);
    expect(subjects()).toEqual(['Join Resale Partners']);
    db.memberships.patch(membershipId(reseller.id, 'tenant-acme'), { roleIds: ['role-admin'] });
    await call('POST', ALL, { email: 'x@acme.test' });
    expect(subjects().slice(1).sort()).toEqual(['Join Acme', 'Join Resale Partners']);
  });
});

describe('a user of two accounts', () => {
  it('hides name and phone from an administrator of one account, who cannot take over the sign-in', async () => {
    const { call, db } = await start(admin);
    const refused = await call('PUT', MEMBERS, { id: reseller.id, phone: '+491700000099' });
    expect([refused.status, refused.body.errorCode]).toEqual([403, 'profile-shared']);
    expect((await call('PUT', MEMBERS, { id: reseller.id, name: 'Mallory' })).status).toBe(403);
    expect(db.users.get(reseller.id)).toMatchObject({ name: reseller.name });
    const roles = await call('PUT', MEMBERS, { id: reseller.id, name: reseller.name, roleIds: ['role-readonly'] });
    expect(roles.status).toBe(200);
  });

  it('stays signed in to the other account when an administrator of one ends their sessions', async () => {
    const { call, db, other } = await start(admin);
    const browser = other();
    await browser.login(reseller.email, reseller.password);
    expect(db.sessions.by('userId', reseller.id)[0]?.tenantId).toBe(RESALE);
    expect((await call('POST', REVOKE, { userId: reseller.id })).status).toBe(200);
    expect((await browser.silent()).status).toBe(200);
  });

  it('may have sessions in one account beyond those that the other allows', async () => {
    const { call, db, other } = await start(admin);
    const browser = other();
    await browser.login(reseller.email, reseller.password);
    db.users.patch(reseller.id, { tenantId: 'tenant-acme' });
    await call('POST', SESSION_LIMITS, { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } });
    await other().login(reseller.email, reseller.password);
    expect((await browser.silent()).status).toBe(200);
  });

  it('adds a session to the account that they switch to', async () => {
    const { call, db, other } = await start(admin);
    await call('POST', SESSION_LIMITS, { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } });
    const [first, second] = [other(), other()];
    const tokens = [];
    for (const browser of [first, second])
      tokens.push((await browser.login(reseller.email, reseller.password)).body.accessToken);
    for (const [at, browser] of [first, second].entries())
      await browser.call(SWITCH, { method: 'PUT', json: { tenantId: 'tenant-acme' }, token: tokens[at] });
    const left = db.sessions.by('userId', reseller.id);
    expect(left).toHaveLength(1);
    expect((await second.silent()).status).toBe(200);
  });

  it('gets no further password guesses when one account has no lockout', async () => {
    const { call, other, db, clock } = await start(reseller);
    await call('POST', `${CONFIGURATIONS}/lockout-policy`, { enabled: false, maxAttempts: 1 });
    db.memberships.put({
      id: membershipId(admin.id, RESALE),
      userId: admin.id,
      tenantId: RESALE,
      roleIds: [],
      activated: true,
      disabled: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    });
    db.users.patch(admin.id, { tenantId: RESALE });
    const codes = [];
    for (let at = 0; at < 6; at += 1) {
      clock.advance(60);
      codes.push((await other().login(admin.email, 'wrong')).body.errorCode);
    }
    expect(codes.at(-1)).toBe('user-locked');
  });

  it('must verify the second factor that one account requires, whichever they enter first', async () => {
    const { call, other, db } = await start(admin);
    await call('POST', `${CONFIGURATIONS}/mfa-policy`, { enforceMFAType: 'Force' });
    expect(db.users.get(reseller.id)?.tenantId).toBe(RESALE);
    expect((await other().login(reseller.email, reseller.password)).body).toMatchObject({ mfaRequired: true });
  });

  it('cannot reuse a password that one account has in its history', async () => {
    const { call, other, db } = await start(admin);
    await call('POST', `${CONFIGURATIONS}/password-history-policy`, { enabled: true, historySize: 3 });
    const browser = other();
    const { body } = await browser.login(reseller.email, reseller.password);
    const change = (password: string, newPassword: string) =>
      browser.call('/identity/resources/users/v1/passwords/change', {
        json: { password, newPassword },
        token: body.accessToken,
      });
    expect(db.users.get(reseller.id)?.tenantId).toBe(RESALE);
    expect((await change(reseller.password, 'another-Secret-1')).status).toBe(200);
    expect((await change('another-Secret-1', reseller.password)).body.errorCode).toBe('password-used-before');
  });
});

describe('a phone number that an administrator entered', () => {
  const LOGIN = '/identity/resources/auth/v1/passwordless/smscode/prelogin';
  const sms = (db: Awaited<ReturnType<typeof start>>['db']) =>
    db.outbox.list().filter(({ channel }) => channel === 'sms');

  it('receives no sign-in code before the user confirmed it', async () => {
    const { call, db, other } = await start(admin);
    await call('PUT', MEMBERS, { id: secured.id, phone: '+491700000099' });
    await other().call(LOGIN, { json: { email: secured.email } });
    await other().call(LOGIN, { json: { phoneNumber: '+491700000099' } });
    expect(sms(db)).toEqual([]);
  });

  it('does not block another user’s own number', async () => {
    const { call, db, other } = await start(admin);
    const number = '+491700000098';
    db.users.patch(breached.id, { phoneNumber: number });
    await call('PUT', MEMBERS, { id: secured.id, phone: number });
    await other().call(LOGIN, { json: { phoneNumber: number } });
    expect(sms(db)).toHaveLength(1);
    expect(db.oneTimeCodes.list().map(({ userId }) => userId)).toEqual([breached.id]);
  });
});
