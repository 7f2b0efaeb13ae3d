import { describe, expect, it } from 'vitest';
import { MULTI_FACTOR } from '../../../emulator/rules/sessions/sessions';
import { softwareKey } from '../../support/software-key';
import { addFactor, addPasskey, newFactor, proof } from './samples/keys';
import { LOGIN_MFA, lastMessage, PASSKEYS, signedIn, USERS } from './signed-in';
import { adminLogin, claimsOf, createBrowser, setUp } from './support';

const MFA = `${USERS}/mfa`;
const phoneNumber = '+4915100000001';

const start = async () => {
  const { emulator, clock } = setUp();
  const admin = await signedIn(emulator);
  return { emulator, clock, admin, fixture: { emulator, ...admin } };
};
type Started = Awaited<ReturnType<typeof start>>;

/** Marks the session as started with the second factor. */
const stepUp = ({ emulator }: Started) => {
  for (const { id } of emulator.db.sessions.by('userId', 'user-admin')) {
    emulator.db.sessions.patch(id, { acr: MULTI_FACTOR });
  }
};

const addPhone = async (started: Started, number = phoneNumber) => {
  const { admin, emulator } = started;
  const { body } = await admin.call(`${MFA}/sms/enroll`, { json: { phoneNumber: number } });
  const json = { otcToken: body.otcToken, code: lastMessage(emulator).code };
  return (await admin.call(`${MFA}/sms/enroll/verify`, { json })).body;
};

const loginAgain = async ({ emulator }: Started) => {
  const browser = createBrowser(emulator.browser());
  const { body } = await browser.login(adminLogin.email, adminLogin.password);
  return { browser, ...body };
};

describe('a phone', () => {
  it('is required at the next sign-in, and returns the only recovery code', async () => {
    const started = await start();
    expect((await addPhone(started)).recoveryCode).toMatch(/^\w{4}-/);
    stepUp(started);
    expect(await addPhone(started, '+4915100000002')).toEqual({});
    const { browser, mfaRequired, mfaToken, mfaDevices } = await loginAgain(started);
    expect([mfaRequired, mfaDevices.phones[0].phoneNumber]).toEqual([true, '*** 0001']);
    const path = `${LOGIN_MFA}/sms/${mfaDevices.phones[0].id}`;
    const { body } = await browser.call(path, { json: { mfaToken } });
    const { code, to } = lastMessage(started.emulator);
    expect(to).toBe(phoneNumber);
    const json = { mfaToken, otcToken: body.otcToken, code };
    // The code of one phone is not valid for the other.
    const other = await browser.call(`${LOGIN_MFA}/sms/${mfaDevices.phones[1].id}/verify`, { json });
    expect(other.status).toBe(401);
    const { body: again } = await browser.call(path, { json: { mfaToken } });
    const right = { ...json, otcToken: again.otcToken, code: lastMessage(started.emulator).code };
    const done = await browser.call(`${path}/verify`, { json: right });
    expect(claimsOf(done.body.accessToken)).toMatchObject({ amr: ['pwd', 'mfa', 'sms'], acr: MULTI_FACTOR });
  });

  it('is removed without a code, unless it is the last factor', async () => {
    const started = await start();
    await addPhone(started);
    stepUp(started);
    await addPhone(started, '+4915100000002');
    const { emulator, admin } = started;
    const [first, second] = emulator.db.users.get('user-admin')?.phones ?? [];
    const remove = (id = '', json = {}) => admin.call(`${MFA}/sms/${id}/disable/verify`, { json });
    expect((await remove(first?.id)).status).toBe(200);
    expect((await remove(second?.id)).body.errorCode).toBe('proof-missing');
    const { body } = await admin.call(`${MFA}/sms/${second?.id}/disable`, { method: 'POST' });
    const proven = { otcToken: body.otcToken, code: lastMessage(emulator).code };
    expect((await remove(second?.id, proven)).status).toBe(200);
    expect(emulator.db.users.get('user-admin')).toMatchObject({ phones: [], recoveryCodeHashes: [] });
    expect((await loginAgain(started)).mfaRequired).toBe(false);
  });
});

describe('a security key', () => {
  it('signs in as the second factor', async () => {
    const started = await start();
    const own = softwareKey({ isVerifying: false });
    const id = await addFactor(started.fixture, own);
    const { browser, mfaToken, mfaDevices } = await loginAgain(started);
    expect(mfaDevices.webauthn).toEqual([{ id, deviceType: 'Platform' }]);
    const path = `${LOGIN_MFA}/webauthn/${id}`;
    const { body } = await browser.call(path, { json: { mfaToken } });
    const options = await proof(own, body.options);
    const json = { mfaToken, webauthnToken: body.webauthnToken, options };
    const done = await browser.call(`${path}/verify`, { json });
    expect(claimsOf(done.body.accessToken)).toMatchObject({ amr: ['pwd', 'mfa', 'hwk'] });
  });

  it('is refused from another page, with another challenge and with a changed signature', async () => {
    const started = await start();
    const { admin, fixture } = started;
    const add = (json: object) => admin.call(`${MFA}/webauthn/enroll/verify`, { json });
    const foreign = await add(await newFactor(fixture, softwareKey({ origin: 'https://evil.test' })));
    expect(foreign.body.errorCode).toBe('key-refused');
    const stale = await newFactor(fixture, softwareKey());
    const fresh = await newFactor(fixture, softwareKey());
    expect((await add({ ...stale, webauthnToken: fresh.webauthnToken })).body.errorCode).toBe('key-refused');
    const own = softwareKey();
    const id = await addFactor(fixture, own);
    stepUp(started);
    const { body } = await admin.call(`${MFA}/webauthn/${id}/disable`, { method: 'POST' });
    const signed = await proof(own, body.options);
    const signature = signed.response.signature.replace(/.{4}$/, 'AAAA');
    const forged = { ...signed, response: { ...signed.response, signature } };
    const remove = (json: object) => admin.call(`${MFA}/webauthn/${id}/disable/verify`, { json });
    const refused = await remove({ webauthnToken: body.webauthnToken, options: forged });
    expect(refused.body.errorCode).toBe('key-refused');
    // A challenge is valid once.
    expect((await remove({ webauthnToken: body.webauthnToken, options: signed })).body.errorCode).toBe('code-ended');
    expect((await remove({})).body.errorCode).toBe('proof-missing');
  });
});

it('the last factor cannot be removed while the account requires one', async () => {
  const started = await start();
  const { emulator, admin } = started;
  await addPhone(started);
  stepUp(started);
  emulator.db.documents.put({
    id: 'mfa-policy:tenant-acme',
    tenantId: 'tenant-acme',
    value: { enforceMFAType: 'Force' },
  });
  const id = emulator.db.users.get('user-admin')?.phones?.[0]?.id;
  const { status, body } = await admin.call(`${MFA}/sms/${id}/disable`, { method: 'POST' });
  expect([status, body.errorCode]).toEqual([409, 'mfa-forced']);
});

it('devices of another user are not found', async () => {
  const started = await start();
  await addPhone(started);
  const id = started.emulator.db.users.get('user-admin')?.phones?.[0]?.id;
  const reader = await signedIn(started.emulator, 'reader');
  expect((await reader.call(`${MFA}/sms/${id}/disable/verify`, { json: {} })).status).toBe(404);
});

it('a step-up verifies the second factor on the page', async () => {
  const started = await start();
  const { admin, emulator, clock } = started;
  const generate = (maxAge?: number) =>
    admin.call('/identity/resources/auth/v1/user/step-up/generate', { json: { maxAge } });
  expect((await generate()).body.errors).toEqual(['MFA is not enrolled']);
  await addPhone(started);
  // The first factor was just verified.
  expect((await generate(300)).body.mfaRequired).toBe(false);
  clock.advance(61);
  const { body } = await generate(60);
  expect(body).toMatchObject({ mfaRequired: true, mfaDevices: { phones: [{ phoneNumber: '*** 0001' }] } });
  const path = `${LOGIN_MFA}/sms/${body.mfaDevices.phones[0].id}`;
  const { body: sent } = await admin.browser.call(path, { json: { mfaToken: body.mfaToken } });
  const json = { mfaToken: body.mfaToken, otcToken: sent.otcToken, code: lastMessage(emulator).code };
  const { body: done } = await admin.browser.call(`${path}/verify`, { json });
  expect(claimsOf(done.accessToken)).toMatchObject({ acr: MULTI_FACTOR, sid: claimsOf(admin.token).sid });
  expect((await generate(300)).body.accessToken).toMatch(/\./);
});

describe('a passkey', () => {
  const signInWith = async ({ emulator }: Started, own: ReturnType<typeof softwareKey>) => {
    const browser = createBrowser(emulator.browser());
    const { body } = await browser.call('/identity/resources/auth/v1/webauthn/prelogin', { json: {} });
    const json = await proof(own, body.options);
    return { json, send: () => browser.call('/identity/resources/auth/v1/webauthn/postlogin', { json }) };
  };

  it('signs in without a password until it is removed', async () => {
    const started = await start();
    const { admin, fixture } = started;
    const own = softwareKey();
    const id = await addPasskey(fixture, own);
    expect((await admin.call(PASSKEYS)).body.devices).toMatchObject([{ id, deviceType: 'Platform' }]);
    const first = await signInWith(started, own);
    const { body } = await first.send();
    expect(claimsOf(body.accessToken)).toMatchObject({ sub: 'user-admin', amr: ['mfa', 'hwk'] });
    expect((await first.send()).body.errorCode).toBe('code-ended');
    const reader = await signedIn(started.emulator, 'reader');
    expect((await reader.call(`${PASSKEYS}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await admin.call(`${PASSKEYS}/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await (await signInWith(started, own)).send()).body.errorCode).toBe('passkey-unknown');
  });

  it('requires user verification', async () => {
    const { fixture, admin } = await start();
    await addPasskey(fixture, softwareKey({ isVerifying: false }));
    expect((await admin.call(PASSKEYS)).body.devices).toEqual([]);
  });
});
