import { describe, expect, it } from 'vitest';
import { codeAt } from '../../../emulator/rules/factors/one-time-passwords';
import { isCommonPassword } from '../../../emulator/rules/passwords/leaked-passwords';
import { buildUser } from '../../../emulator/seed/seed-user';
import { breached, reader, secured } from '../../../emulator/seed/users';
import { ME, NEW, start } from './passwords-start';
import { claimsOf, createBrowser } from './support';

const LEAKED = 'Password123!';
/** The first five digits of its SHA-1 hash. */
const PREFIX = '49EFE';
const careless = buildUser({ email: 'careless@acme.test', password: LEAKED });

describe('a sign-in with a leaked password', () => {
  it.each([breached, careless])('gives $email a token without rights, and no session', async ({ email, password }) => {
    const { emulator, browser } = start();
    await emulator.addUser(careless);
    const { status, body, headers } = await browser.login(email, password);
    expect([status, body.isBreachedPassword, body.mfaRequired]).toEqual([200, true, false]);
    expect(claimsOf(body.accessToken)).toMatchObject({ type: 'pendingUser' });
    expect(headers.get('set-cookie')).toBeNull();
    expect(emulator.db.sessions.count()).toBe(0);
    // `access.test.ts` checks that no operation accepts it as a bearer token.
    expect((await browser.call(ME, { token: body.accessToken })).status).toBe(401);
    expect((await browser.silent()).status).toBe(401);
    expect((await browser.authorize()).location?.pathname).toBe('/account/login');
    expect(emulator.db.audits.list().map(({ description }) => description)).toContain(
      'Sign-in stopped: breached password',
    );
  });

  it('does not continue the waiting authorization request', async () => {
    const { browser } = start();
    const request = (await browser.authorize()).location?.searchParams.get('request') ?? '';
    await browser.login(breached.email, breached.password);
    const resumed = await browser.call(`/oauth/authorize/resume?request=${request}`);
    expect(new URL(resumed.headers.get('location') ?? '').pathname).toBe('/account/login');
  });

  it('stops before the second factor, which is requested after the reset', async () => {
    const { emulator, browser, linkFor, reset, clock } = start();
    emulator.db.users.patch(secured.id, { breachedPassword: true });
    expect((await browser.login(secured.email, secured.password)).body).toMatchObject({ isBreachedPassword: true });
    expect((await reset(await linkFor(secured.email))).status).toBe(200);
    const { body } = await browser.login(secured.email, NEW);
    expect(body.mfaRequired).toBe(true);
    const value = codeAt(secured.authenticators[0]?.secret ?? '', clock.now());
    const verified = await browser.call('/identity/resources/auth/v1/user/mfa/verify', {
      json: { mfaToken: body.mfaToken, value },
    });
    expect(verified.body.isBreachedPassword).toBe(false);
  });

  it('continues for a signed-in user, as the login box does', async () => {
    const { emulator, browser } = start();
    await emulator.signIn(breached.email);
    const { body } = await browser.login(breached.email, breached.password);
    expect(claimsOf(body.accessToken).type).toBe('userToken');
    expect(
      (await createBrowser(emulator.browser()).login(breached.email, breached.password)).body.isBreachedPassword,
    ).toBe(true);
  });

  it('continues where the policy is off, as its flag reports', async () => {
    const { emulator, browser } = start({ refusesLeaked: false });
    const flag = async () => (await browser.call('/flags')).body['security-center-show-login-flows'];
    const { body } = await browser.login(breached.email, breached.password);
    expect([body.isBreachedPassword, claimsOf(body.accessToken).type]).toEqual([true, 'userToken']);
    expect(await flag()).toBe('off');
    emulator.settings.refusesLeaked = true;
    expect(await flag()).toBe('on');
  });
});

describe('a leaked new password', () => {
  it('is refused at a change, a reset and a sign-up, without using up the link or the session', async () => {
    const { browser, change, reset, linkFor } = start({ allowSignups: true });
    const refused = { status: 400, body: { errorCode: 'password-breached' } };
    const { accessToken } = (await browser.login(reader.email, reader.password)).body;
    expect(await change(accessToken, reader.password, LEAKED)).toMatchObject(refused);
    const link = await linkFor(reader.email);
    expect(await reset(link, LEAKED)).toMatchObject(refused);
    const json = { email: 'new@lab.test', companyName: 'Lab', name: 'Ada', password: LEAKED };
    expect(await browser.call('/identity/resources/users/v1/signUp', { json })).toMatchObject(refused);
    expect((await reset(link)).status).toBe(200);
  });

  it.each([
    ['a common word', 'sunshine'],
    ['the last of ten thousand', '14111984'],
    ['a variation with capital letters', 'Welcome123!'],
  ])('is refused without a network: %s', async (_, password) => {
    expect(await isCommonPassword(password)).toBe(true);
    expect(await isCommonPassword(`${password} of mine`)).toBe(false);
  });

  it.each(['contrase\u00F1a', 'contrasen\u0303a'])('is refused in every spelling: %j', async (password) => {
    const { linkFor, reset } = start();
    const { body } = await reset(await linkFor(reader.email), password);
    expect(body.errorCode).toBe('password-breached');
  });

  it('is looked up by five digits of its hash; padding entries do not match', async () => {
    const requested: string[] = [];
    const lines: string[] = [];
    const leakedPasswords = async (prefix: string) => {
      requested.push(prefix);
      return lines.join('\r\n');
    };
    const { browser, change } = start({ leakedPasswords });
    const { accessToken } = (await browser.login(reader.email, reader.password)).body;
    requested.length = 0;
    const suffix = 'F5F70D47ADC2DB2EB397FBEF5F7BC560E29';
    lines.push(`${suffix}:0`);
    expect((await change(accessToken, reader.password, LEAKED)).status).toBe(200);
    expect(requested).toEqual([PREFIX]);
  });

  it('is accepted while the list is unavailable', async () => {
    const leakedPasswords = () => Promise.reject(new TypeError('fetch failed'));
    const { browser, change } = start({ leakedPasswords });
    const { accessToken } = (await browser.login(reader.email, reader.password)).body;
    expect((await change(accessToken, reader.password, LEAKED)).status).toBe(200);
  });
});
