import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../emulator/rules/factors/one-time-passwords';
import { admin, reader, secured, unenrolled } from '../../../emulator/seed/users';
import { createBrowser, setUp } from './support';

const MFA = '/identity/resources/auth/v1/user/mfa';
const DEVICES = '/identity/resources/users/v1/mfa/authenticator';
const PASSWORDLESS = '/identity/resources/auth/v1/passwordless/code';
const secret = secured.authenticators[0]?.secret ?? '';

const start = () => {
  const { emulator, browser, clock } = setUp();
  const code = (of = secret) => codeAt(of, clock.now());
  const verify = (mfaToken: string, more: object = {}) =>
    browser.call(`${MFA}/verify`, { json: { mfaToken, value: code(), ...more } });
  return { emulator, db: emulator.db, browser, clock, code, verify };
};

describe('a user who is disabled while they sign in', () => {
  it('gets no session for a code that was sent before', async () => {
    const { db, browser } = start();
    await browser.call(`${PASSWORDLESS}/prelogin`, { json: { email: reader.email } });
    const token = /\d{6}/.exec(db.outbox.list().at(-1)?.text ?? '')?.[0];
    db.users.patch(reader.id, { disabled: true });
    const response = await browser.call(`${PASSWORDLESS}/postlogin`, { json: { token } });
    expect([response.status, response.body.accessToken]).toEqual([401, undefined]);
    expect(db.sessions.count()).toBe(0);
  });

  it('gets no session for the second factor either', async () => {
    const { db, browser, verify } = start();
    const { body } = await browser.login(secured.email, secured.password);
    db.users.patch(secured.id, { disabled: true });
    expect((await verify(body.mfaToken)).body.errorCode).toBe('mfa-session-ended');
    expect(db.sessions.count()).toBe(0);
  });
});

describe('an enrollment during a sign-in', () => {
  const enrollment = async () => {
    const fixture = start();
    const { browser, db, code } = fixture;
    const { mfaToken } = (await browser.login(unenrolled.email, unenrolled.password)).body;
    await browser.call(`${MFA}/authenticator/enroll`, { json: { mfaToken } });
    const key = db.mfaSessions.list()[0]?.enrolling ?? '';
    const finish = () => browser.call(`${MFA}/authenticator/enroll/verify`, { json: { mfaToken, token: code(key) } });
    return { ...fixture, finish };
  };

  it('adds one device for two concurrent calls', async () => {
    const { db, finish } = await enrollment();
    const responses = await Promise.all([finish(), finish()]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(db.users.get(unenrolled.id)?.authenticators).toHaveLength(1);
  });

  it('ends when the user added a device elsewhere meanwhile', async () => {
    const { db, finish } = await enrollment();
    const authenticators = [{ id: 'own', secret }];
    db.users.patch(unenrolled.id, { authenticators });
    expect((await finish()).body.errorCode).toBe('already-enrolled');
    expect(db.users.get(unenrolled.id)?.authenticators).toEqual(authenticators);
  });
});

describe('a remembered browser', () => {
  const remembered = async () => {
    const fixture = start();
    const { body } = await fixture.browser.login(secured.email, secured.password);
    await fixture.verify(body.mfaToken, { rememberDevice: true });
    const requiresMfa = async (password = secured.password) =>
      (await fixture.browser.login(secured.email, password)).body.mfaRequired;
    expect(await requiresMfa()).toBe(false);
    return { ...fixture, requiresMfa };
  };

  it('must verify the second factor again after a password reset', async () => {
    const { browser, db, requiresMfa } = await remembered();
    await browser.call('/identity/resources/users/v1/passwords/reset', { json: { email: secured.email } });
    const link = new URL(/https?:\S+/.exec(db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '');
    const { token, userId } = Object.fromEntries(link.searchParams);
    const json = { token, userId, password: 'brand-new-Secret-1' };
    expect((await browser.call('/identity/resources/users/v1/passwords/reset/verify', { json })).status).toBe(200);
    expect(await requiresMfa(json.password)).toBe(true);
  });

  it('must verify it again after all sessions were ended, and after a change of the policy', async () => {
    const { emulator, browser, clock, verify, requiresMfa } = await remembered();
    const { body } = await browser.login(secured.email, secured.password);
    const all = '/identity/resources/users/sessions/v1/me/all';
    expect((await browser.call(all, { method: 'DELETE', token: body.accessToken })).status).toBe(200);
    expect(await requiresMfa()).toBe(true);
    clock.advance(60);
    const { body: again } = await browser.login(secured.email, secured.password);
    await verify(again.mfaToken, { rememberDevice: true });
    expect(await requiresMfa()).toBe(false);
    const administrator = createBrowser(emulator.browser());
    const { body: signedIn } = await administrator.login(admin.email, admin.password);
    const json = { enforceMFAType: 'DontForce' };
    const policy = '/identity/resources/configurations/v1/mfa-policy';
    expect((await administrator.call(policy, { json, token: signedIn.accessToken })).status).toBe(200);
    expect(await requiresMfa()).toBe(true);
  });

  it('must verify it again after an administrator ended the sessions', async () => {
    const { emulator, requiresMfa } = await remembered();
    const administrator = createBrowser(emulator.browser());
    const { body } = await administrator.login(admin.email, admin.password);
    const revoke = '/identity/resources/users/sessions/v1/revoke';
    const json = { userId: secured.id };
    expect((await administrator.call(revoke, { json, token: body.accessToken })).status).toBe(200);
    expect(await requiresMfa()).toBe(true);
  });

  it('must verify it again after the factor was disabled with a recovery code and enrolled anew', async () => {
    const { browser, db, requiresMfa } = await remembered();
    const json = { email: secured.email, recoveryCode: secured.recoveryCodes[0] };
    await browser.call('/identity/resources/auth/v1/logout', { method: 'POST' });
    db.rememberedDevices.list().map(({ id }) => db.rememberedDevices.patch(id, { userId: reader.id }));
    await browser.login(secured.email, secured.password);
    db.rememberedDevices.list().map(({ id }) => db.rememberedDevices.patch(id, { userId: secured.id }));
    expect((await browser.call(`${MFA}/recover`, { json })).status).toBe(200);
    db.users.patch(secured.id, { authenticators: [{ id: 'new', secret }] });
    expect(await requiresMfa()).toBe(true);
  });

  it('must verify it again after the device was removed and another one added', async () => {
    const { browser, db, clock, code, verify, requiresMfa } = await remembered();
    clock.advance(60);
    db.rememberedDevices.list().map(({ id }) => db.rememberedDevices.patch(id, { expiresAt: clock.now() + 1 }));
    await browser.call('/identity/resources/auth/v1/logout', { method: 'POST' });
    clock.advance(60);
    const { body } = await browser.login(secured.email, secured.password);
    const { body: session } = await verify(body.mfaToken, { rememberDevice: true });
    clock.advance(60);
    const removed = await browser.call(`${DEVICES}/authenticator-milo/disable/verify`, {
      json: { token: code() },
      token: session.accessToken,
    });
    expect(removed.status).toBe(200);
    db.users.patch(secured.id, { authenticators: [{ id: 'new', secret }] });
    expect(await requiresMfa()).toBe(true);
  });
});

it('codes that were sent before a password reset do not sign in afterwards', async () => {
  const { browser, db, emulator } = start();
  const stranger = createBrowser(emulator.browser());
  await stranger.call(`${PASSWORDLESS}/prelogin`, { json: { email: reader.email } });
  const code = /\d{6}/.exec(db.outbox.list().at(-1)?.text ?? '')?.[0];
  const { body } = await browser.login(reader.email, reader.password);
  const json = { password: reader.password, newPassword: 'brand-new-Secret-1' };
  await browser.call('/identity/resources/users/v1/passwords/change', { json, token: body.accessToken });
  const response = await stranger.call(`${PASSWORDLESS}/postlogin`, { json: { token: code } });
  expect(response.status).toBe(401);
});

describe('an address that the account refuses', () => {
  const restricted = async () => {
    const fixture = start();
    const { emulator, browser, db } = fixture;
    emulator.settings.ip = '203.0.113.7';
    const { body } = await browser.login(admin.email, admin.password);
    const ip = '/identity/resources/configurations/v1/restrictions/ip';
    const token = body.accessToken;
    await browser.call(ip, { json: { ip: '203.0.113.7', strategy: 'ALLOW', isActive: true }, token });
    await browser.call(`${ip}/config`, { json: { isActive: true, strategy: 'ALLOW' }, token });
    emulator.settings.ip = '198.51.100.1';
    return { emulator, browser, db, token };
  };

  it('can sign out, which ends the session of the token', async () => {
    const { emulator, db, token } = await restricted();
    const elsewhere = createBrowser(emulator.browser());
    const response = await elsewhere.call('/identity/resources/auth/v1/logout', { method: 'POST', token });
    expect(response.status).toBe(200);
    expect(db.sessions.by('userId', admin.id)).toEqual([]);
  });

  it('starts no session with the right password, and ends none of those that are allowed', async () => {
    const { emulator, db } = await restricted();
    const before = db.sessions.by('userId', admin.id).map(({ id }) => id);
    const elsewhere = createBrowser(emulator.browser());
    expect((await elsewhere.login(admin.email, admin.password)).body.errorCode).toBe('ip-refused');
    expect(db.sessions.by('userId', admin.id).map(({ id }) => id)).toEqual(before);
  });
});

describe('session limits', () => {
  const LIMITS = '/identity/resources/configurations/sessions/v1';

  it('of an account include sessions in another account', async () => {
    const { browser, db, clock, emulator } = start();
    const token = (await browser.login(admin.email, admin.password)).body.accessToken;
    await browser.call(LIMITS, { json: { sessionTimeoutConfiguration: { isActive: true, timeout: 120 } }, token });
    const other = createBrowser(emulator.browser());
    await other.login(admin.email, admin.password);
    const [session] = db.sessions.by('userId', admin.id).slice(-1);
    if (session) db.sessions.patch(session.id, { tenantId: 'tenant-acme-labs' });
    const inAcme = (await other.silent('tenant-acme')).body.id_token;
    clock.advance(121);
    const me = await other.call('/identity/resources/users/v2/me', { token: inAcme });
    expect(me.status).toBe(401);
    expect((await other.silent('tenant-acme')).status).toBe(401);
    expect((await other.silent('tenant-acme-labs')).status).toBe(200);
    const { location } = await other.authorize({ tenantId: 'tenant-acme' });
    expect(location?.pathname).toBe('/account/login');
  });
});
