import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../emulator/rules/factors/one-time-passwords';
import { buildUser } from '../../../emulator/seed/seed-user';
import { secured, unenrolled } from '../../../emulator/seed/users';
import { adminLogin, claimsOf, createBrowser, setUp } from './support';

const MFA = '/identity/resources/auth/v1/user/mfa';
const secret = secured.authenticators[0]?.secret ?? '';
const WRONG = 'not-the-password';

const firstFactor = async (options = {}) => {
  const fixture = setUp(options);
  const { body } = await fixture.browser.login(secured.email, secured.password);
  const verify = (value: string, more = {}, mfaToken: string = body.mfaToken) =>
    fixture.browser.call(`${MFA}/verify`, { json: { mfaToken, value, ...more } });
  return { ...fixture, body, verify, code: () => codeAt(secret, fixture.clock.now()) };
};

describe('the password', () => {
  it('signs in, whatever the case of the address', async () => {
    const { browser } = setUp();
    const { status, body } = await browser.login(' Admin@ACME.test ', adminLogin.password);
    expect(status).toBe(200);
    expect(claimsOf(body.accessToken).sub).toBe('user-admin');
  });

  it('is refused the same way for known and unknown users', async () => {
    const { browser } = setUp();
    const known = await browser.login(adminLogin.email, WRONG);
    const unknown = await browser.login('nobody@acme.test', WRONG);
    expect(known.status).toBe(401);
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
    expect(known.body.errorCode).toBe('invalid-credentials');
  });

  it('is refused for a disabled user', async () => {
    const { browser, emulator } = setUp();
    const { body } = await browser.login('reader@acme.test', 'reader-Secret-1');
    emulator.db.users.patch('user-reader', { disabled: true });
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.accessToken })).status).toBe(401);
    expect((await browser.silent()).status).toBe(401);
    expect((await browser.login('reader@acme.test', 'reader-Secret-1')).status).toBe(401);
  });

  it.each([adminLogin.email, 'nobody@acme.test'])('locks after five wrong attempts: %s', async (email) => {
    const { browser, clock } = setUp();
    const responses = [];
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(4);
      responses.push(await browser.login(email, WRONG));
    }
    expect(responses.map(({ body }) => body.errorCode)).toEqual([
      ...Array.from({ length: 4 }, () => 'invalid-credentials'),
      'user-locked',
    ]);
    const locked = await browser.login(email, adminLogin.password);
    expect(locked.status).toBe(401);
    expect(locked.body.errors[0]).toMatch(/locked after too many failed attempts\. Try again in 5 minutes\./);
    clock.advance(299);
    expect((await browser.login(email, adminLogin.password)).body.errors[0]).toMatch(/in 1 minute\./);
  });

  it('is accepted again after the lock, with five new attempts', async () => {
    const { browser, clock } = setUp();
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(4);
      await browser.login(adminLogin.email, WRONG);
    }
    clock.advance(300);
    expect((await browser.login(adminLogin.email, WRONG)).body.errorCode).toBe('invalid-credentials');
    clock.advance(16);
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
  });

  it('resets the count when it is right', async () => {
    const { browser, clock } = setUp();
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) {
        await browser.login(adminLogin.email, WRONG);
        clock.advance(4);
      }
      expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    }
  });

  it('gives no extra attempts to concurrent calls', async () => {
    const { browser } = setUp();
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        browser.login(adminLogin.email, index === 12 ? adminLogin.password : WRONG),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toEqual([]);
    expect(responses.filter(({ body }) => body.errorCode === 'invalid-credentials')).toHaveLength(2);
  });
});

describe('the second factor', () => {
  it('is requested before anything is returned', async () => {
    const { body, browser } = await firstFactor();
    expect(body).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
      mfaDevices: { authenticators: [{ id: 'authenticator-milo' }], phones: [], emails: [], webauthn: [] },
    });
    expect(body.accessToken).toBeUndefined();
    expect((await browser.silent()).status).toBe(401);
  });

  it('signs in with the acr and amr of two factors', async () => {
    const { verify, code, browser } = await firstFactor();
    const { status, body } = await verify(code());
    expect(status).toBe(200);
    expect(body.mfaRequired).toBe(false);
    expect(claimsOf((await browser.silent()).body.id_token)).toMatchObject({
      amr: ['pwd', 'mfa', 'otp'],
      acr: 'http://schemas.openid.net/pape/policies/2007/06/multi-factor',
    });
  });

  it.each([-30, 0, 30])('accepts the code of one step before or after: %i s', async (offset) => {
    const { verify, clock } = await firstFactor();
    expect((await verify(codeAt(secret, clock.now() + offset * 1000))).status).toBe(200);
  });

  it.each([-60, 60])('refuses a code of two steps away: %i s', async (offset) => {
    const { verify, clock } = await firstFactor();
    expect((await verify(codeAt(secret, clock.now() + offset * 1000))).body.errorCode).toBe('wrong-code');
  });

  it('accepts each code once, also of concurrent calls', async () => {
    const { verify, code, browser } = await firstFactor();
    const second = await browser.login(secured.email, secured.password);
    const responses = await Promise.all([verify(code()), verify(code(), {}, second.body.mfaToken)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401]);
    const third = await browser.login(secured.email, secured.password);
    expect((await verify(code(), {}, third.body.mfaToken)).body.errorCode).toBe('wrong-code');
  });

  it('belongs to one sign-in: its token is valid once and for ten minutes', async () => {
    const { verify, code, clock } = await firstFactor();
    expect((await verify(code())).status).toBe(200);
    clock.advance(30);
    expect((await verify(code())).body.errorCode).toBe('mfa-session-ended');
    const late = await firstFactor();
    late.clock.advance(601);
    expect((await late.verify(late.code())).body.errorCode).toBe('mfa-session-ended');
    expect((await late.verify(late.code(), {}, 'invented')).body.errorCode).toBe('mfa-session-ended');
  });

  it('locks after five wrong codes, over any number of sign-ins', async () => {
    const { browser, verify, code } = await firstFactor();
    const codes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const { body } = await browser.login(secured.email, secured.password);
      codes.push((await verify('000000', {}, body.mfaToken)).body.errorCode);
    }
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'wrong-code'), 'user-locked']);
    expect((await browser.login(secured.email, secured.password)).body.errorCode).toBe('user-locked');
    expect((await verify(code())).body.errorCode).toBe('user-locked');
  });

  it('is skipped in a remembered browser only', async () => {
    const { verify, code, browser, emulator, clock } = await firstFactor();
    await verify(code(), { rememberDevice: true });
    expect((await browser.login(secured.email, secured.password)).body.accessToken).toBeTruthy();
    const other = createBrowser(emulator.browser());
    expect((await other.login(secured.email, secured.password)).body.mfaRequired).toBe(true);
    clock.advance(14 * 24 * 3600);
    expect((await browser.login(secured.email, secured.password)).body.mfaRequired).toBe(true);
  });

  it('is enrolled during the sign-in of a user who must have it', async () => {
    const { browser, emulator, clock } = setUp();
    const { body } = await browser.login(unenrolled.email, unenrolled.password);
    expect(body).toMatchObject({ mfaRequired: true, mfaEnrolled: false });
    expect(body.mfaStrategies[0]).toBe('AuthenticatorApp');
    const { mfaToken } = body;
    const enroll = await browser.call(`${MFA}/authenticator/enroll`, { json: { mfaToken } });
    expect(enroll.body.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(atob(enroll.body.qrCode.split(',')[1])).toMatch(/^<svg/);
    const again = await browser.call(`${MFA}/authenticator/enroll`, { json: { mfaToken } });
    expect(again.body.qrCode).toBe(enroll.body.qrCode);

    const key = emulator.db.mfaSessions.list()[0]?.enrolling ?? '';
    const wrong = await browser.call(`${MFA}/authenticator/enroll/verify`, { json: { mfaToken, token: '000000' } });
    expect(wrong.body.errorCode).toBe('wrong-code');
    const token = codeAt(key, clock.now());
    const done = await browser.call(`${MFA}/authenticator/enroll/verify`, { json: { mfaToken, token } });
    expect(done.body.accessToken).toBeTruthy();
    expect(done.body.recoveryCode).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(JSON.stringify(emulator.db.users.get(unenrolled.id))).not.toContain(done.body.recoveryCode);
    expect((await browser.login(unenrolled.email, unenrolled.password)).body.mfaEnrolled).toBe(true);
  });

  it('cannot be enrolled again with a password alone', async () => {
    const { body, browser } = await firstFactor();
    const enroll = await browser.call(`${MFA}/authenticator/enroll`, { json: { mfaToken: body.mfaToken } });
    expect(enroll.body.errorCode).toBe('already-enrolled');
  });
});

describe('the recovery code', () => {
  const recover = (browser: ReturnType<typeof createBrowser>, recoveryCode: string, email = secured.email) =>
    browser.call(`${MFA}/recover`, { json: { email, recoveryCode } });

  it('disables the second factor, once', async () => {
    const { browser } = await firstFactor();
    expect((await recover(browser, 'milo reca very 2345')).status).toBe(200);
    expect((await browser.login(secured.email, secured.password)).body.accessToken).toBeTruthy();
    expect((await recover(browser, 'MILO-RECA-VERY-2345')).body.errorCode).toBe('mfa-session-ended');
  });

  it('is refused the same way for known and unknown users in a browser without a password, and counts nothing', async () => {
    const { browser, emulator } = await firstFactor();
    const other = createBrowser(emulator.browser());
    expect((await recover(other, 'AAAA')).body.errorCode).toBe('cookies-needed');
    // The password of another user does not count either.
    await other.login(unenrolled.email, unenrolled.password);
    const known = await recover(other, 'MILO-RECA-VERY-2345');
    expect(known.body.errorCode).toBe('mfa-session-ended');
    expect(await recover(other, 'AAAA', 'nobody@acme.test')).toMatchObject({ status: 401, body: known.body });
    for (let turn = 0; turn < 9; turn += 1) await recover(other, 'AAAA');
    expect((await recover(browser, 'MILO-RECA-VERY-2345')).status).toBe(200);
  });

  it('locks after five wrong attempts, without the password and the second factor', async () => {
    const { browser, verify, code } = await firstFactor();
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await recover(browser, 'AAAA')).body.errorCode).toBe('wrong-recovery-code');
    }
    expect((await recover(browser, 'AAAA')).body.errorCode).toBe('user-locked');
    expect((await recover(browser, 'MILO-RECA-VERY-2345')).body.errorCode).toBe('user-locked');
    expect((await browser.login(secured.email, secured.password)).body.mfaRequired).toBe(true);
    expect((await verify(code())).status).toBe(200);
  });
});

describe('an email code', () => {
  const PATH = '/identity/resources/auth/v1/passwordless/code';
  const fixture = async () => {
    const made = setUp();
    const requestCode = (email: string) => made.browser.call(`${PATH}/prelogin`, { json: { email } });
    const submitCode = (token: string) => made.browser.call(`${PATH}/postlogin`, { json: { token } });
    const mailed = () => /\d{6}/.exec(made.emulator.db.outbox.list().at(-1)?.text ?? '')?.[0] ?? '';
    return { ...made, requestCode, submitCode, mailed };
  };

  it('signs in once, within ten minutes', async () => {
    const { requestCode, submitCode, mailed, clock } = await fixture();
    await requestCode(adminLogin.email);
    expect((await submitCode(mailed())).body.accessToken).toBeTruthy();
    expect((await submitCode(mailed())).status).toBe(401);
    await requestCode(adminLogin.email);
    clock.advance(601);
    expect((await submitCode(mailed())).status).toBe(401);
  });

  it('is not sent to unknown users, with the same response', async () => {
    const { requestCode, emulator } = await fixture();
    const known = await requestCode(adminLogin.email);
    const unknown = await requestCode('nobody@acme.test');
    expect(unknown.body).toEqual(known.body);
    expect(emulator.db.outbox.list()).toHaveLength(1);
  });

  it('ends after five wrong attempts', async () => {
    const { requestCode, submitCode, mailed } = await fixture();
    await requestCode(adminLogin.email);
    const wrong = mailed() === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1) await submitCode(wrong);
    expect((await submitCode(mailed())).status).toBe(401);
  });

  it('does not replace a second factor', async () => {
    const { requestCode, submitCode, mailed } = await fixture();
    await requestCode(secured.email);
    expect((await submitCode(mailed())).body.mfaRequired).toBe(true);
  });
});

it('permissions never allow reading or deleting the personal token of another user', async () => {
  const { browser, emulator } = setUp();
  await emulator.addUser(
    buildUser({ email: 'second@acme.test', memberships: [{ tenantId: 'tenant-acme', roleIds: ['role-admin'] }] }),
  );
  const { body } = await browser.login('second@acme.test', 'second-Secret-1');
  const path = '/identity/resources/users/api-tokens/v1';
  expect((await browser.call(path, { token: body.accessToken })).body).toEqual([]);
  const other = `${path}/c1d0a6b2-0001-4000-8000-000000000001`;
  expect((await browser.call(other, { token: body.accessToken, method: 'DELETE' })).status).toBe(404);
});
