import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSqliteDb } from '../../../demo/emulator/db.sqlite';
import type { EmulatorOptions } from '../../../demo/emulator/emulator';
import { argonPasswords } from '../../../demo/emulator/passwords.argon2';
import { codeAt } from '../../../demo/emulator/rules/one-time-passwords';
import { breached, reader, secured } from '../../../demo/emulator/seed/users';
import { adminLogin, type CallOptions, createBrowser, mailedLink, setUp } from './support';

const PATH = '/identity/resources/users/v1/passwords';
const ME = '/identity/resources/users/v2/me';
const NEW = 'quite-Another-2';
const WRONG = 'not-the-password';

const start = (options: EmulatorOptions = {}) => {
  const made = setUp(options);
  const { browser, emulator } = made;
  const forgot = (email: string, more: CallOptions = {}) => browser.call(`${PATH}/reset`, { json: { email }, ...more });
  const reset = (link: { userId: string; token: string }, password = NEW) =>
    browser.call(`${PATH}/reset/verify`, { json: { ...link, password } });
  const change = (token: string, password: string, newPassword = NEW) =>
    browser.call(`${PATH}/change`, { token, json: { password, newPassword } });
  /** The link of a mail that was just asked for. */
  const linkFor = async (email: string) => {
    await forgot(email);
    return mailedLink(emulator).link;
  };
  const mails = () => emulator.db.outbox.list();
  return { ...made, forgot, reset, change, linkFor, mails };
};

describe('asking for a new password', () => {
  it('sends a mail with a link to the application', async () => {
    const { forgot, mails, emulator } = start();
    const { status, text } = await forgot(` ${reader.email.toUpperCase()} `);
    expect([status, text]).toEqual([200, '']);
    expect(mails()).toMatchObject([{ channel: 'email', to: reader.email, sentAt: '2026-06-01T12:00:00.000Z' }]);
    const { page, link } = mailedLink(emulator);
    expect(page).toBe('http://localhost:4300/account/reset-password');
    expect(link.userId).toBe(reader.id);
    expect(link.token).toMatch(/^[\w-]{43}$/);
  });

  it('leads back to the place that asked, if the application has it', async () => {
    const origins = ['http://one.test', 'http://two.test'];
    const client = { id: 'portal', redirectUris: [], postLogoutRedirectUris: [] };
    const { forgot, emulator } = start({ clients: [{ ...client, origins }] });
    await forgot(reader.email, { headers: { origin: 'http://two.test' } });
    expect(mailedLink(emulator).page).toBe('http://two.test/account/reset-password');
    await forgot(reader.email);
    expect(mailedLink(emulator).page).toBe('http://one.test/account/reset-password');
    const foreign = await forgot(reader.email, { headers: { origin: 'http://evil.test' } });
    expect(foreign.status).toBe(403);
    expect(emulator.db.outbox.list()).toHaveLength(2);
    const homeless = start({ clients: [{ ...client, origins: [] }] });
    await homeless.forgot(reader.email);
    expect(mailedLink(homeless.emulator).page).toBe('http://localhost:4400/account/reset-password');
  });

  it('keeps the token only as a hash', async () => {
    const { linkFor, emulator } = start();
    const { token } = await linkFor(reader.email);
    const { transaction: _, close: __, outbox: ___, ...tables } = emulator.db;
    const kept = JSON.stringify(Object.values(tables).map((table) => table.list()));
    expect(kept).toContain('reset-password');
    expect(kept).not.toContain(token);
  });

  it.each([
    ['nobody has', 'nobody@acme.test'],
    ['is none', 'not an address'],
    ['is empty', ''],
  ])('answers the same for an address that %s, after the same writes, and sends nothing', async (_what, email) => {
    const known = start();
    const unknown = start();
    const answers = [await known.forgot(reader.email), await unknown.forgot(email)];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    const plainHeaders = answers.map(({ headers }) => Object.keys(Object.fromEntries(headers)));
    expect(plainHeaders[1]).toEqual(plainHeaders[0]);
    const written = ({ emulator: { db } }: typeof known) => [
      db.oneTimeCodes.list().length,
      db.mailCounts.list().length,
    ];
    expect(written(known)).toEqual([1, 1]);
    expect(written(unknown)).toEqual([1, 1]);
    expect(unknown.mails()).toEqual([]);
  });

  it('keeps one row for all addresses that nobody has, which opens nothing', async () => {
    const { forgot, reset, emulator } = start();
    for (const name of ['a', 'b', 'c']) await forgot(`${name}@nowhere.test`);
    const rows = emulator.db.oneTimeCodes.list();
    expect(rows).toHaveLength(1);
    expect((await reset({ userId: rows[0]?.userId ?? '', token: 'guess' })).status).toBe(400);
  });

  it('sends nothing to someone who was disabled', async () => {
    const { forgot, mails, emulator } = start();
    emulator.db.users.patch(reader.id, { disabled: true });
    expect((await forgot(reader.email)).status).toBe(200);
    expect(mails()).toEqual([]);
  });

  it.each([reader.email, 'nobody@acme.test'])('is refused for the sixth time within an hour: %s', async (email) => {
    const { forgot, clock, mails } = start();
    const sent = email === reader.email ? 5 : 0;
    for (let turn = 0; turn < 5; turn += 1) expect((await forgot(email)).status).toBe(200);
    const refused = await forgot(` ${email.toUpperCase()}`);
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'too-many-mails' } });
    expect(refused.body.errors[0]).toMatch(/try again in 60 minutes\.$/);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(mails()).toHaveLength(sent);
    expect((await forgot(adminLogin.email)).status).toBe(200);
    clock.advance(3599);
    expect((await forgot(email)).status).toBe(429);
    clock.advance(1);
    expect((await forgot(email)).status).toBe(200);
  });

  it('is limited for many at once, too', async () => {
    const { forgot, mails } = start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => forgot(reader.email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(mails()).toHaveLength(5);
  });

  it('leaves no count behind when the hour is over', async () => {
    const { forgot, browser, clock, emulator } = start();
    await forgot(reader.email);
    await forgot('nobody@acme.test');
    clock.advance(3600);
    await browser.login(adminLogin.email, adminLogin.password);
    expect([emulator.db.mailCounts.list(), emulator.db.oneTimeCodes.list()]).toEqual([[], []]);
  });
});

describe('the link of the mail', () => {
  it('sets the password, and the old one is refused from then on', async () => {
    const { linkFor, reset, browser } = start();
    const { status, text } = await reset(await linkFor(reader.email));
    expect([status, text]).toEqual([200, '']);
    const old = await browser.login(reader.email, reader.password);
    expect(old).toMatchObject({ status: 401, body: { errorCode: 'invalid-credentials' } });
    expect((await browser.login(reader.email, NEW)).status).toBe(200);
  });

  it('is good once', async () => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(reader.email);
    await reset(link);
    const again = await reset(link, 'and-a-Third-3');
    expect(again).toMatchObject({ status: 400, body: { errorCode: 'reset-link-ended' } });
    expect(again.body.errors[0]).toBe('This link is no longer valid. Ask for a new one.');
    expect((await browser.login(reader.email, NEW)).status).toBe(200);
  });

  it('sets one password when it is used twice at once', async () => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(reader.email);
    const wanted = ['first-Choice-1', 'second-Choice-2', 'third-Choice-3'];
    const answers = await Promise.all(wanted.map((password) => reset(link, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const set = wanted[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await browser.login(reader.email, set)).status).toBe(200);
  });

  it('ends after an hour', async () => {
    const { linkFor, reset, clock } = start();
    const link = await linkFor(reader.email);
    clock.advance(3600);
    expect((await reset(link)).body.errorCode).toBe('reset-link-ended');
    const next = await linkFor(reader.email);
    clock.advance(3599);
    expect((await reset(next)).status).toBe(200);
  });

  it('ends when a later one was asked for', async () => {
    const { linkFor, reset } = start();
    const first = await linkFor(reader.email);
    const second = await linkFor(reader.email);
    expect((await reset(first)).body.errorCode).toBe('reset-link-ended');
    expect((await reset(second)).status).toBe(200);
  });

  it('belongs to one person', async () => {
    const { linkFor, reset, browser } = start();
    const { token } = await linkFor(reader.email);
    for (const userId of ['user-admin', 'user-unknown', '']) {
      expect((await reset({ token, userId })).body.errorCode).toBe('reset-link-ended');
    }
    expect((await browser.login(adminLogin.email, adminLogin.password)).status).toBe(200);
    expect((await reset({ token, userId: reader.id })).status).toBe(200);
  });

  it.each(['', 'invented', 'x'.repeat(43)])('is refused when it was made up: "%s"', async (token) => {
    const { linkFor, reset, browser } = start();
    const { userId } = await linkFor(reader.email);
    expect((await reset({ userId, token })).body.errorCode).toBe('reset-link-ended');
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('cannot be used by someone who was disabled meanwhile', async () => {
    const { linkFor, reset, emulator } = start();
    const link = await linkFor(reader.email);
    emulator.db.users.patch(reader.id, { disabled: true });
    expect((await reset(link)).body.errorCode).toBe('reset-link-ended');
  });

  it('is not a code to sign in with, nor is such a code a link', async () => {
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

  it('ends every session of the person, and nobody else', async () => {
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
    const { linkFor, reset, browser, emulator } = start();
    for (let turn = 0; turn < 5; turn += 1) await browser.login(secured.email, WRONG);
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

  it('lets somebody whose password has leaked sign in without being told so again', async () => {
    const { linkFor, reset, browser } = start();
    expect((await browser.login(breached.email, breached.password)).body.isBreachedPassword).toBe(true);
    expect((await reset(await linkFor(breached.email))).status).toBe(200);
    const { status, body } = await browser.login(breached.email, NEW);
    expect([status, body.isBreachedPassword]).toEqual([200, false]);
  });

  it('does not take the password that has leaked', async () => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(breached.email);
    const same = await reset(link, breached.password);
    expect(same).toMatchObject({ status: 400, body: { errorCode: 'password-unchanged' } });
    expect((await browser.login(breached.email, breached.password)).body.isBreachedPassword).toBe(true);
    expect((await reset(link)).status).toBe(200);
  });

  it('overtakes a sign-in with the old password', async () => {
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

  it('works the same on a file', async () => {
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

describe('the rules for a new password', () => {
  const strict = {
    allowPassphrases: true,
    minLength: 8,
    maxLength: 30,
    minPhraseLength: 20,
    minOptionalTestsToPass: 3,
  };

  it('can be read by everybody, and are the same for all', async () => {
    const { browser } = start();
    const rules = {
      allowPassphrases: true,
      minLength: 6,
      maxLength: 128,
      minPhraseLength: 6,
      minOptionalTestsToPass: 1,
    };
    for (const query of ['', `?userId=${reader.id}`, '?userId=unknown']) {
      expect((await browser.call(`${PATH}/config${query}`)).body).toEqual(rules);
    }
  });

  it.each([
    ['short', 'Use at least 6 characters.', ['minLength']],
    ['', 'Use at least 6 characters.', ['minLength', 'lowercase', 'uppercase', 'digit', 'special']],
    ['x'.repeat(129), 'Use at most 128 characters.', ['maxLength']],
  ])('refuse "%s" and say why, and the link stays good', async (password, advice, unmet) => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(reader.email);
    const refused = await reset(link, password);
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'weak-password', context: { unmet } } });
    expect(refused.body.errors).toEqual([`This password is not strong enough. ${advice}`]);
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });

  it.each(['x'.repeat(6), '      ', 'x'.repeat(128)])('take "%s", a phrase of the right length', async (password) => {
    const { linkFor, reset, browser } = start();
    expect((await reset(await linkFor(reader.email), password)).status).toBe(200);
    expect((await browser.login(reader.email, password)).status).toBe(200);
  });

  it('ask for kinds of characters where the password is no phrase', async () => {
    const { linkFor, reset } = start({ passwordConfig: strict });
    const link = await linkFor(reader.email);
    const refused = await reset(link, 'lowercase1');
    expect(refused.body.errors[0]).toMatch(/Use at least 3 of these: lowercase letters, capital letters, digits, /);
    expect(refused.body.context.unmet).toEqual(['uppercase', 'special']);
    expect((await reset(link, 'Lowercase1')).status).toBe(200);
    expect((await reset(await linkFor(reader.email), 'a long phrase of words')).status).toBe(200);
  });
});

describe('changing the password', () => {
  const signedIn = async (options: EmulatorOptions = {}) => {
    const made = start(options);
    const { body } = await made.browser.login(reader.email, reader.password);
    const token: string = body.accessToken;
    return { ...made, token };
  };

  it('takes the password so far, keeps this session and ends the others', async () => {
    const { change, token, browser, emulator } = await signedIn();
    const other = createBrowser(emulator.browser());
    const { accessToken } = (await other.login(reader.email, reader.password)).body;
    const { status, text } = await change(token, reader.password);
    expect([status, text]).toEqual([200, '']);
    expect((await browser.call(ME, { token })).status).toBe(200);
    expect((await browser.silent()).status).toBe(200);
    expect((await other.call(ME, { token: accessToken })).status).toBe(401);
    expect((await other.silent()).status).toBe(401);
    expect((await other.login(reader.email, reader.password)).status).toBe(401);
    expect((await other.login(reader.email, NEW)).status).toBe(200);
  });

  it('clears the mark of a leaked password, and ends links that were mailed', async () => {
    const { change, linkFor, reset, browser } = start();
    const link = await linkFor(breached.email);
    const { accessToken } = (await browser.login(breached.email, breached.password)).body;
    expect((await change(accessToken, breached.password)).status).toBe(200);
    expect((await browser.login(breached.email, NEW)).body.isBreachedPassword).toBe(false);
    expect((await reset(link, 'and-a-Third-3')).body.errorCode).toBe('reset-link-ended');
  });

  it('is refused without the password so far, which leaves everything as it was', async () => {
    const { change, token, browser } = await signedIn();
    // A 401 would make the client renew its tokens and count the attempt twice.
    expect(await change(token, WRONG)).toMatchObject({ status: 400, body: { errorCode: 'wrong-password' } });
    expect((await browser.login(reader.email, NEW)).status).toBe(401);
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('locks like a sign-in does, together with it', async () => {
    const { change, token, browser, clock } = await signedIn();
    const codes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) codes.push((await change(token, WRONG)).body.errorCode);
    expect(codes).toEqual([...Array.from({ length: 4 }, () => 'wrong-password'), 'user-locked']);
    expect((await change(token, reader.password)).body.errorCode).toBe('user-locked');
    expect((await browser.login(reader.email, reader.password)).body.errorCode).toBe('user-locked');
    clock.advance(300);
    const { body } = await browser.login(reader.email, reader.password);
    expect((await change(body.accessToken, reader.password)).status).toBe(200);
  });

  it('forgets wrong tries when the password was right', async () => {
    const { change, token, emulator } = await signedIn();
    for (let turn = 0; turn < 4; turn += 1) await change(token, WRONG);
    await change(token, reader.password);
    expect(emulator.db.lockouts.list()).toEqual([]);
  });

  it('does not lock anybody for a new password that is refused', async () => {
    const { change, token } = await signedIn();
    for (let turn = 0; turn < 6; turn += 1) {
      expect((await change(token, reader.password, 'short')).body.errorCode).toBe('weak-password');
    }
    expect((await change(token, reader.password)).status).toBe(200);
  });

  it('wants a good password, and another one', async () => {
    const { change, token, browser } = await signedIn();
    expect((await change(token, reader.password, 'short')).body.errorCode).toBe('weak-password');
    expect((await change(token, reader.password, reader.password)).body.errorCode).toBe('password-unchanged');
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
  });

  it('happens once when it is asked for twice at once', async () => {
    const { change, token, browser } = await signedIn();
    const wanted = ['first-Choice-1', 'second-Choice-2'];
    const answers = await Promise.all(wanted.map((password) => change(token, reader.password, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const set = wanted[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await browser.login(reader.email, set)).status).toBe(200);
  });
});
