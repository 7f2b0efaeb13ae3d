import { describe, expect, it } from 'vitest';
import { reader } from '../../../emulator/seed/users';
import { PATH, start } from './passwords-start';
import { adminLogin, mailedLink } from './support';

describe('a password reset request', () => {
  it('sends an email with a link to the page of the provider, with the application', async () => {
    const { forgot, mails, emulator } = start();
    const { status, text } = await forgot(` ${reader.email.toUpperCase()} `);
    expect([status, text]).toEqual([200, '']);
    expect(mails()).toMatchObject([{ channel: 'email', to: reader.email, sentAt: '2026-06-01T12:00:00.000Z' }]);
    const { page, link } = mailedLink(emulator);
    expect(page).toBe('http://localhost:4400/account/reset-password');
    expect(link.app).toBe('portal');
    expect(link.userId).toBe(reader.id);
    expect(link.token).toMatch(/^[\w-]{43}$/);
  });

  it('links to the requesting page, where the application has its own account pages', async () => {
    const origins = ['http://one.test', 'http://two.test'];
    const client = { id: 'portal', redirectUris: [], postLogoutRedirectUris: [], accountPages: 'app' as const };
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

  it('stores the token only as a hash', async () => {
    const { linkFor, emulator } = start();
    const { token } = await linkFor(reader.email);
    const { transaction: _, close: __, outbox: ___, ...tables } = emulator.db;
    const stored = JSON.stringify(Object.values(tables).map((table) => table.list()));
    expect(stored).toContain('reset-password');
    expect(stored).not.toContain(token);
  });

  it.each([
    ['no user has', 'nobody@acme.test'],
    ['is invalid', 'not an address'],
    ['is empty', ''],
  ])('has the same response and the same writes for an address that %s, and sends nothing', async (_what, email) => {
    const known = start();
    const unknown = start();
    const responses = [await known.forgot(reader.email), await unknown.forgot(email)];
    expect(responses.map(({ status, text }) => [status, text])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    const plainHeaders = responses.map(({ headers }) => Object.keys(Object.fromEntries(headers)));
    expect(plainHeaders[1]).toEqual(plainHeaders[0]);
    const written = ({ emulator: { db } }: typeof known) => [
      db.oneTimeCodes.list().length,
      db.mailCounts.list().length,
    ];
    expect(written(known)).toEqual([1, 1]);
    expect(written(unknown)).toEqual([1, 1]);
    expect(unknown.mails()).toEqual([]);
  });

  it('stores one row, without rights, for all unknown addresses', async () => {
    const { forgot, reset, emulator } = start();
    for (const name of ['a', 'b', 'c']) await forgot(`${name}@nowhere.test`);
    const rows = emulator.db.oneTimeCodes.list();
    expect(rows).toHaveLength(1);
    expect((await reset({ userId: rows[0]?.userId ?? '', token: 'guess' })).status).toBe(400);
  });

  it('sends nothing to a disabled user', async () => {
    const { forgot, mails, emulator } = start();
    emulator.db.users.patch(reader.id, { disabled: true });
    expect((await forgot(reader.email)).status).toBe(200);
    expect(mails()).toEqual([]);
  });

  it.each([reader.email, 'nobody@acme.test'])('is refused for the sixth time within an hour: %s', async (email) => {
    const { forgot, clock, mails } = start();
    const sent = email === reader.email ? 5 : 0;
    for (let i = 0; i < 5; i += 1) expect((await forgot(email)).status).toBe(200);
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

  it('is limited for concurrent requests too', async () => {
    const { forgot, mails } = start();
    const responses = await Promise.all(Array.from({ length: 20 }, () => forgot(reader.email)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(mails()).toHaveLength(5);
  });

  it('removes the count after an hour', async () => {
    const { forgot, browser, clock, emulator } = start();
    await forgot(reader.email);
    await forgot('nobody@acme.test');
    clock.advance(3600);
    await browser.login(adminLogin.email, adminLogin.password);
    expect([emulator.db.mailCounts.list(), emulator.db.oneTimeCodes.list()]).toEqual([[], []]);
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

  it('are readable by every user, and are the same for all', async () => {
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
  ])('refuse "%s" with a reason, and the link stays valid', async (password, advice, unmet) => {
    const { linkFor, reset, browser } = start();
    const link = await linkFor(reader.email);
    const refused = await reset(link, password);
    expect(refused).toMatchObject({ status: 400, body: { errorCode: 'weak-password', errorContext: { unmet } } });
    expect(refused.body.errors).toEqual([`This password is not strong enough. ${advice}`]);
    expect((await browser.login(reader.email, reader.password)).status).toBe(200);
    expect((await reset(link)).status).toBe(200);
  });

  it.each(['x'.repeat(6), '      ', 'x'.repeat(128)])(
    'accept "%s", a passphrase of the required length',
    async (password) => {
      const { linkFor, reset, browser } = start();
      expect((await reset(await linkFor(reader.email), password)).status).toBe(200);
      expect((await browser.login(reader.email, password)).status).toBe(200);
    },
  );

  it('require character classes when the password is not a passphrase', async () => {
    const { linkFor, reset } = start({ passwordConfig: strict });
    const link = await linkFor(reader.email);
    const refused = await reset(link, 'lowercase1');
    expect(refused.body.errors[0]).toMatch(/Use at least 3 of these: lowercase letters, capital letters, digits, /);
    expect(refused.body.errorContext.unmet).toEqual(['uppercase', 'special']);
    expect((await reset(link, 'Lowercase1')).status).toBe(200);
    expect((await reset(await linkFor(reader.email), 'a long phrase of words')).status).toBe(200);
  });
});
