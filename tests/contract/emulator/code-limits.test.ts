import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../emulator/rules/factors/one-time-passwords';
import { networkOf } from '../../../emulator/rules/mail/limits';
import { reader, secured } from '../../../emulator/seed/users';
import { LOGIN_MFA, lastMessage, otherThan } from './signed-in';
import { adminLogin, type Browser, createBrowser, setUp } from './support';

const PASSWORDLESS = '/identity/resources/auth/v1/passwordless';

const start = () => {
  const fixture = setUp();
  const other = () => createBrowser(fixture.emulator.browser());
  const requestCode = (browser: Browser, email: string, type = 'code') =>
    browser.call(`${PASSWORDLESS}/${type}/prelogin`, { json: { email } });
  const submitCode = (browser: Browser, token: string, type = 'code') =>
    browser.call(`${PASSWORDLESS}/${type}/postlogin`, { json: { token } });
  return { ...fixture, other, requestCode, submitCode, code: () => lastMessage(fixture.emulator).code };
};

describe('a sign-in code', () => {
  it('is valid only in the browser that requested it', async () => {
    const { browser, other, requestCode, submitCode, code } = start();
    await requestCode(browser, adminLogin.email);
    const mine = code();
    expect((await submitCode(other(), mine)).body.errorCode).toBe('cookies-needed');
    const foreign = other();
    await requestCode(foreign, reader.email);
    expect((await submitCode(foreign, mine)).body.errorCode).toBe('wrong-code');
    const { headers } = await browser.call(`${PASSWORDLESS}/code/postlogin`, {
      json: { token: mine },
      credentials: 'omit',
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect((await submitCode(browser, mine)).body.accessToken).toBeTruthy();
  });

  it('stays valid when another browser requests one', async () => {
    const { browser, other, requestCode, submitCode, code } = start();
    await requestCode(browser, adminLogin.email);
    const mine = code();
    const stranger = other();
    await requestCode(stranger, adminLogin.email);
    for (let i = 0; i < 5; i += 1) await submitCode(stranger, otherThan(code()));
    expect((await submitCode(browser, mine)).body.accessToken).toBeTruthy();
  });

  it('allows ten wrong attempts per hour over all re-sends and browsers, for known and unknown addresses alike', async () => {
    for (const email of [adminLogin.email, 'nobody@acme.test']) {
      const { requestCode, submitCode, other, clock, emulator } = start();
      emulator.settings.sendsPerAddress = 1000;
      emulator.settings.sendsPerNetwork = 1000;
      emulator.settings.codeTriesPerNetwork = 1000;
      const seen: string[] = [];
      for (let send = 0; send < 25; send += 1) {
        const guesser = other();
        await requestCode(guesser, email);
        for (let i = 0; i < 4; i += 1) seen.push((await submitCode(guesser, 'guess')).body.errorCode);
      }
      expect(seen.filter((code) => code === 'wrong-code')).toHaveLength(10);
      expect(seen.slice(10).every((code) => code === 'too-many-tries')).toBe(true);
      clock.advance(3601);
      const late = other();
      await requestCode(late, email);
      expect((await submitCode(late, 'guess')).body.errorCode).toBe('wrong-code');
    }
  });

  it('counts wrong attempts of an account for each purpose', async () => {
    const { requestCode, submitCode, other, browser, emulator } = start();
    emulator.settings.sendsPerAddress = 1000;
    const seen: string[] = [];
    for (let send = 0; send < 3; send += 1) {
      const guesser = other();
      await requestCode(guesser, reader.email);
      for (let i = 0; i < 4; i += 1) seen.push((await submitCode(guesser, 'guess')).body.errorCode);
    }
    expect(seen).toEqual([...Array(10).fill('wrong-code'), 'too-many-tries', 'too-many-tries']);
    const RESET = '/identity/resources/users/v1/phone/reset';
    const { body } = await browser.call(RESET, { json: { email: reader.email } });
    const { body: refused } = await browser.call(`${RESET}/verify`, { json: { ...body, code: 'guess' } });
    expect(refused.errorCode).toBe('wrong-code');
  });

  it('that is wrong, or a number reset, does not take the second factor from its user', async () => {
    const { requestCode, submitCode, other, browser, emulator, clock } = start();
    Object.assign(emulator.settings, { sendsPerAddress: 1000, sendsPerNetwork: 1000, codeTriesPerNetwork: 1000 });
    for (let send = 0; send < 10; send += 1) {
      const guesser = other();
      for (const type of ['code', 'smscode']) {
        await requestCode(guesser, secured.email, type);
        for (let i = 0; i < 4; i += 1) await submitCode(guesser, 'guess', type);
      }
      const RESET = '/identity/resources/users/v1/phone/reset';
      const { body } = await guesser.call(RESET, { json: { email: secured.email } });
      for (let i = 0; i < 4; i += 1) await guesser.call(`${RESET}/verify`, { json: { ...body, code: 'guess' } });
    }
    const { mfaToken } = (await browser.login(secured.email, secured.password)).body;
    const value = codeAt('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', clock.now());
    expect((await browser.call(`${LOGIN_MFA}/verify`, { json: { mfaToken, value } })).status).toBe(200);
  });

  it('allows twenty wrong attempts per hour and network, over all accounts', async () => {
    const { requestCode, submitCode, other, emulator } = start();
    emulator.settings.sendsPerNetwork = 1000;
    const seen: string[] = [];
    for (let user = 0; user < 8; user += 1) {
      const guesser = other();
      await requestCode(guesser, `user-${user}@acme.test`);
      for (let i = 0; i < 4; i += 1) seen.push((await submitCode(guesser, 'guess')).body.errorCode);
    }
    expect(seen.indexOf('too-many-tries')).toBe(20);
    emulator.settings.ip = '198.51.100.9';
    const elsewhere = other();
    await requestCode(elsewhere, reader.email);
    expect((await submitCode(elsewhere, 'guess')).body.errorCode).toBe('wrong-code');
  });

  it('is sent five times per hour to an address, and twenty times for a network', async () => {
    const { browser, requestCode } = start();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await requestCode(browser, adminLogin.email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const many: number[] = [];
    for (let user = 0; user < 16; user += 1) many.push((await requestCode(browser, `user-${user}@acme.test`)).status);
    expect(many.indexOf(429)).toBe(15);
  });

  it('does not count invitations of an administrator against the network', async () => {
    const { browser } = start();
    const token = (await browser.login(adminLogin.email, adminLogin.password)).body.accessToken;
    const statuses: number[] = [];
    for (let user = 0; user < 22; user += 1) {
      const json = { email: `guest-${user}@partners.test`, roleIds: ['role-viewer'], provider: 'local' };
      statuses.push((await browser.call('/identity/resources/users/v2', { json, token })).status);
    }
    expect(statuses.every((status) => status < 300)).toBe(true);
  });

  it('reveals the masked number only to a known browser of the user', async () => {
    const { browser, other, requestCode, emulator } = start();
    emulator.db.users.patch(reader.id, { phoneNumber: '+4915100000042' });
    const unknown = await requestCode(other(), 'nobody@acme.test', 'smscode');
    const known = await requestCode(other(), reader.email, 'smscode');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const quick = (from: Browser) => from.call(`${PASSWORDLESS}/smscode/prelogin`, { json: { userId: reader.id } });
    const before = emulator.db.outbox.list().length;
    expect((await quick(other())).body).toEqual({});
    expect(emulator.db.outbox.list()).toHaveLength(before);
    await browser.login(reader.email, reader.password);
    expect((await quick(browser)).body).toEqual({ phoneNumber: '*** 0042' });
  });
});

it('delays guesses of an authenticator code over any number of sign-ins', async () => {
  const { browser, emulator, clock } = start();
  emulator.settings.maxFailures = 1000;
  const seen: string[] = [];
  for (let i = 0; i < 30; i += 1) {
    clock.advance(60);
    const { mfaToken } = (await browser.login(secured.email, secured.password)).body;
    const json = { mfaToken, value: '000000' };
    seen.push((await browser.call(`${LOGIN_MFA}/verify`, { json })).body.errorCode);
  }
  expect(seen.filter((code) => code === 'wrong-code')).toHaveLength(10);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::7', '2001:db8:0:1'],
  ['2001:0DB8:0000:0001:ffff::7', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
])('groups %s into the network %s', (ip, network) => expect(networkOf(ip)).toBe(network));
