import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { argonPasswords } from '../../../emulator/node/argon2-passwords';
import { createSqliteDb } from '../../../emulator/node/sqlite-db';
import { codeAt } from '../../../emulator/rules/factors/one-time-passwords';
import { breached, reader, secured } from '../../../emulator/seed/users';
import { ME, NEW, start, WRONG } from './passwords-start';
import { adminLogin, createBrowser, mailedLink } from './support';

describe('the password link', () => {
  it('sets the password and invalidates the old one', async () => {
    const { linkFor, reset, browser, mails } = start();
    const { status, text } = await reset(await linkFor(reader.email));
    expect([status, text]).toEqual([200, '']);
    expect(mails().at(-1)).toMatchObject({ to: reader.email, subject: 'Your password was changed' });
    const old = await browser.login(reader.email, reader.password);
    expect(old).toMatchObject({ status: 401, body: { errorCode: 'invalid-credentials' } });
    expect((await browser.login(reader.email, NEW)).status).toBe(200);
  });

  it('is valid once', async () => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(reader.email);
    await reset(link);
    const again = await reset(link, 'and-a-Third-3');
    expect(again).toMatchObject({ status: 400, body: { errorCode: 'reset-link-ended' } });
    expect(again.body.errors[0]).toBe('This link is no longer valid. Ask for a new one.');
    expect((await browser.login(reader.email, NEW)).status).toBe(200);
  });

  it('sets one password for two concurrent uses', async () => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(reader.email);
    const expected = ['first-Choice-1', 'second-Choice-2', 'third-Choice-3'];
    const responses = await Promise.all(expected.map((password) => reset(link, password)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const set = expected[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await browser.login(reader.email, set)).status).toBe(200);
  });

  it('expires after an hour', async () => {
    const { linkFor, reset, clock } = start();
    const link = await linkFor(reader.email);
    clock.advance(3600);
    expect((await reset(link)).body.errorCode).toBe('reset-link-ended');
    const next = await linkFor(reader.email);
    clock.advance(3599);
    expect((await reset(next)).status).toBe(200);
  });

  it('is invalidated by a newer one', async () => {
    const { linkFor, reset } = start();
    const first = await linkFor(reader.email);
    const second = await linkFor(reader.email);
    expect((await reset(first)).body.errorCode).toBe('reset-link-ended');
    expect((await reset(second)).status).toBe(200);
  });

  it('belongs to one user', async () => {
    const { linkFor, reset, browser } = start();
    const { token } = await linkFor(reader.email);
    for (const userId of ['user-admin', 'user-unknown', '']) {
      expect((await reset({ token, userId })).body.errorCode).toBe('reset-link-ended');
    }
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    expect((await reset({ token, userId: reader.id })).status).toBe(200);
  });

  it.each(['', 'invented', 'x'.repeat(43)])('is refused when it is invalid: "%s"', async (token) => {
    const { linkFor, reset, browser } = start();
    const { userId } = await linkFor(reader.email);
    expect((await reset({ userId, token })).body.errorCode).toBe('reset-link-ended');
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('is refused for a user who was disabled meanwhile', async () => {
    const { linkFor, reset, emulator } = start();
    const link = await linkFor(reader.email);
    emulator.db.users.patch(reader.id, { disabled: true });
    expect((await reset(link)).body.errorCode).toBe('reset-link-ended');
  });

  it('is not accepted as a sign-in code, nor a sign-in code as a link', async () => {
    const { linkFor, reset, browser, emulator } = start();
    const passwordless = (type: string, call: string, json: object) =>
      browser.call(`/identity/resources/auth/v1/passwordless/${type}/${call}`, { json });
    const { token, userId } = await linkFor(reader.email);
    for (const type of ['code', 'magiclink', 'reset-password']) {
      expect((await passwordless(type, 'postlogin', { token })).body.accessToken).toBeUndefined();
    }
    await passwordless('magiclink', 'prelogin', { email: reader.email });
    const magic = mailedLink(emulator).link.token;
    expect((await reset({ userId, token: magic })).body.errorCode).toBe('reset-link-ended');
    expect((await reset({ userId, token })).status).toBe(200);
  });

  it('for a sign-in is bound to the requesting browser when the vendor requires it, and stays valid elsewhere', async () => {
    const { emulator, browser } = start();
    emulator.settings.magicLinkSameBrowser = true;
    const magic = (at: typeof browser, call: string, json: object) =>
      at.call(`/identity/resources/auth/v1/passwordless/magiclink/${call}`, { json });
    const unknown = createBrowser(emulator.browser());
    const requested = await magic(browser, 'prelogin', { email: reader.email });
    const asStranger = await magic(unknown, 'prelogin', { email: 'stranger@acme.test' });
    expect([asStranger.status, asStranger.text]).toEqual([requested.status, requested.text]);
    const { token } = mailedLink(emulator).link;
    for (const other of [unknown, createBrowser(emulator.browser())]) {
      expect(await magic(other, 'postlogin', { token })).toMatchObject({
        status: 403,
        body: { errorCode: 'other-browser' },
      });
    }
    // The request of another browser does not end it.
    await magic(unknown, 'prelogin', { email: reader.email });
    expect((await magic(browser, 'postlogin', { token })).status).toBe(200);
  });

  it('ends every session of the user, and of no other user', async () => {
    const { linkFor, reset, browser, emulator } = start();
    const devices = [browser, createBrowser(emulator.browser())];
    const tokens: string[] = [];
    for (const device of devices) tokens.push((await device.login(reader.email, reader.password)).body.accessToken);
    const code = await devices[1]?.code();
    const admin = createBrowser(emulator.browser());
    const { body } = await admin.login(adminLogin.email, adminLogin.password);
    await reset(await linkFor(reader.email));

    expect((await devices[1]?.exchange(code ?? ''))?.body.error).toBe('invalid_grant');
    for (const [index, device] of devices.entries()) {
      expect((await device.silent()).status).toBe(401);
      expect((await device.call(ME, { token: tokens[index] })).status).toBe(401);
      expect((await device.authorize()).location?.pathname).toBe('/account/login');
    }
    const { sessions, families } = emulator.db;
    expect(sessions.list().map(({ userId }) => userId)).toEqual(['user-admin']);
    expect(families.list()).toHaveLength(1);
    expect((await admin.call(ME, { token: body.accessToken })).status).toBe(200);
    expect((await admin.silent()).status).toBe(200);
  });

  it('ends a sign-in that waits for its second factor, and does not replace that factor', async () => {
    const { linkFor, reset, browser, clock } = start();
    const { mfaToken } = (await browser.login(secured.email, secured.password)).body;
    await reset(await linkFor(secured.email));
    const value = codeAt(secured.authenticators[0]?.secret ?? '', clock.now());
    const late = await browser.call('/identity/resources/auth/v1/user/mfa/verify', { json: { mfaToken, value } });
    expect(late.body.errorCode).toBe('mfa-session-ended');
    expect((await browser.login(secured.email, NEW)).body).toMatchObject({ mfaRequired: true, mfaEnrolled: true });
  });

  it('unlocks the password, but not the second factor', async () => {
    const { linkFor, reset, browser, emulator, clock } = start();
    for (let i = 0; i < 5; i += 1) {
      clock.advance(4);
      await browser.login(secured.email, WRONG);
    }
    expect((await browser.login(secured.email, secured.password)).body.errorCode).toBe('user-locked');
    const lockedUntil = Date.parse('2026-06-01T12:05:00.000Z');
    const second = { id: `second:${secured.email}`, failures: 5, countedAt: lockedUntil, lockedUntil };
    emulator.db.lockouts.put(second);
    await reset(await linkFor(secured.email));
    expect(emulator.db.lockouts.list()).toEqual([second]);
    expect((await browser.login(secured.email, WRONG)).body.errorCode).toBe('invalid-credentials');
    emulator.db.lockouts.remove(second.id);
    expect((await browser.login(secured.email, NEW)).status).toBe(200);
  });

  it('signs in a user with a leaked password without another notice', async () => {
    const { linkFor, reset, browser } = start();
    expect((await browser.login(breached.email, breached.password)).body.isBreachedPassword).toBe(true);
    expect((await reset(await linkFor(breached.email))).status).toBe(200);
    const { status, body } = await browser.login(breached.email, NEW);
    expect([status, body.isBreachedPassword]).toEqual([200, false]);
  });

  it('refuses the leaked password', async () => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(breached.email);
    const same = await reset(link, breached.password);
    expect(same).toMatchObject({ status: 400, body: { errorCode: 'password-unchanged' } });
    expect((await browser.login(breached.email, breached.password)).body.isBreachedPassword).toBe(true);
    expect((await reset(link)).status).toBe(200);
  });

  it('aborts a concurrent sign-in with the old password', async () => {
    let wait = async () => {};
    const passwords = {
      hash: async (password: string) => `plain:${password}`,
      verify: async (hash: string, password: string) => {
        await wait();
        return hash === `plain:${password}`;
      },
    };
    const { linkFor, reset, browser, emulator } = start({ passwords });
    const link = await linkFor(reader.email);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let reached = () => {};
    const checking = new Promise<void>((resolve) => {
      reached = resolve;
    });
    wait = () => {
      reached();
      return gate;
    };
    const login = createBrowser(emulator.browser()).login(reader.email, reader.password);
    await checking;
    wait = async () => {};
    expect((await reset(link)).status).toBe(200);
    release();
    expect((await login).status).toBe(401);
    expect(emulator.db.sessions.list()).toEqual([]);
    expect((await browser.login(reader.email, NEW)).status).toBe(200);
  });

  it('behaves the same with a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'identity-'));
    const db = createSqliteDb(join(folder, 'identity.db'));
    const { linkFor, reset, change, browser, emulator } = start({ db, passwords: argonPasswords });
    await browser.login(reader.email, reader.password);
    const second = await createBrowser(emulator.browser()).login(reader.email, reader.password);
    expect((await reset(await linkFor(reader.email))).status).toBe(200);
    expect((await browser.call(ME, { token: second.body.accessToken })).status).toBe(401);
    const { body } = await browser.login(reader.email, NEW);
    expect((await change(body.accessToken, NEW, 'and-a-Third-3')).status).toBe(200);
    expect(emulator.db.users.get(reader.id)?.passwordHash).toMatch(/^\$argon2id\$/);
    db.close();
    const again = createSqliteDb(join(folder, 'identity.db'));
    expect(again.sessions.list().map(({ userId }) => userId)).toEqual([reader.id]);
    expect(again.oneTimeCodes.list()).toEqual([]);
    expect(again.mailCounts.get(reader.email)?.count).toBe(1);
    again.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
