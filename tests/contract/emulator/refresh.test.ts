import { describe, expect, it } from 'vitest';
import { openDb } from '../../../emulator/db/db';
import { adminLogin, claimsOf, createBrowser, ISSUER, setUp } from './support';

/** A browser that can restore an earlier cookie, as a tab that lost a response would. */
const signedIn = async (options = {}) => {
  const fixture = setUp(options);
  const { emulator } = fixture;
  const jar: Record<string, string> = {};
  const send = async (
    path: string,
    json: unknown,
    cookies = jar,
  ): Promise<{ status: number; body: Record<string, string> }> => {
    const headers = {
      'content-type': 'application/json',
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    };
    const request = new Request(`${ISSUER}/frontegg${path}`, { method: 'POST', headers, body: JSON.stringify(json) });
    const response = await emulator.handle(request);
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = (line.split(';')[0] ?? '').split('=');
      if (name) jar[name] = decodeURIComponent(value ?? '');
    }
    return { status: response.status, body: await response.json() };
  };
  await send('/identity/resources/auth/v1/user', adminLogin);
  return { ...fixture, jar, send, refresh: (cookies?: typeof jar) => send('/oauth/authorize/silent', {}, cookies) };
};

describe('the refresh token', () => {
  it('is an HttpOnly cookie of the provider', async () => {
    const { emulator } = setUp();
    const request = (origin: string, headers = {}) =>
      new Request(`${origin}/frontegg/identity/resources/auth/v1/user`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(adminLogin),
      });
    const plain = (await emulator.handle(request('http://localhost:4400'))).headers.getSetCookie();
    expect(plain.map((line) => line.split('=')[0])).toEqual(['fe_session', 'fe_known', 'fe_refresh_portal']);
    for (const line of plain) expect(line).toMatch(/; Path=\/frontegg; HttpOnly; SameSite=Lax$/);
    const secure = (await emulator.handle(request('https://localhost:4400'))).headers.getSetCookie();
    for (const line of secure) expect(line).toMatch(/; Secure/);
    const nextjs = request('http://localhost:4400', { 'x-frontegg-framework': 'next@15.5.4' });
    for (const line of (await emulator.handle(nextjs)).headers.getSetCookie())
      expect(line).toMatch(/; Path=\/; HttpOnly/);
  });

  it('is rotated with every use', async () => {
    const { refresh, jar, emulator } = await signedIn();
    const seen = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      expect((await refresh()).status).toBe(200);
      seen.add(jar.fe_refresh_portal ?? '');
    }
    expect(seen.size).toBe(5);
    expect(emulator.stats).toMatchObject({ tokenCalls: 5, refreshes: 5, reuseEvents: 0 });
    expect(Object.values(emulator.stats.usesPerToken)).toEqual([1, 1, 1, 1, 1]);
  });

  it('revokes its family when it is reused', async () => {
    const { refresh, jar, emulator } = await signedIn();
    const first = { ...jar };
    await refresh();
    const second = { ...jar };
    expect((await refresh(first)).status).toBe(401);
    expect(emulator.stats.reuseEvents).toBe(1);
    expect((await refresh(second)).status).toBe(401);
  });

  it('can be configured to count reuse without revoking', async () => {
    const { refresh, jar, emulator } = await signedIn({ revokeOnReuse: false });
    const first = { ...jar };
    await refresh();
    const second = { ...jar };
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(second)).status).toBe(200);
    expect(emulator.stats.reuseEvents).toBe(1);
  });

  it('is exchanged by one of two concurrent calls', async () => {
    const { refresh, jar, emulator } = await signedIn({ revokeOnReuse: false });
    const same = { ...jar };
    const responses = await Promise.all([refresh(same), refresh(same), refresh(same)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(emulator.stats.reuseEvents).toBe(2);
  });

  it('may be reused inside the window, if it is the immediate predecessor', async () => {
    const { refresh, jar, clock, emulator } = await signedIn({ refreshReuseWindow: 10 });
    const first = { ...jar };
    await refresh();
    clock.advance(5);
    expect((await refresh(first)).status).toBe(200);
    clock.advance(4);
    expect((await refresh(first)).status).toBe(200);
    expect(emulator.stats.reuseEvents).toBe(0);
    // The window counts from the first exchange; using it does not extend it.
    clock.advance(1);
    const newest = { ...jar };
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(newest)).status).toBe(401);
  });

  it('is refused inside the window when it is older than the predecessor', async () => {
    const { refresh, jar } = await signedIn({ refreshReuseWindow: 10 });
    const first = { ...jar };
    await refresh();
    await refresh();
    const newest = { ...jar };
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(newest)).status).toBe(401);
  });

  it('is in the body as well, in a family of its own: neither counts as reuse of the other', async () => {
    const { send, jar, refresh, emulator } = await signedIn();
    const grant = (refresh_token: string | undefined, cookies = {}) =>
      send('/oauth/token', { grant_type: 'refresh_token', refresh_token }, cookies);
    const first = await refresh();
    expect(first.body.refresh_token).toBeTruthy();
    expect(first.body.refresh_token).not.toBe(jar.fe_refresh_portal);
    const stored = { ...jar };
    const second = await grant(first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token);
    expect(jar).toEqual(stored);
    expect((await refresh()).status).toBe(200);
    expect((await grant(second.body.refresh_token)).status).toBe(200);
    expect(emulator.stats.reuseEvents).toBe(0);
    // A reused one ends its own family; the browser stays signed in.
    expect((await grant(second.body.refresh_token)).status).toBe(401);
    expect((await refresh()).status).toBe(200);
    // A token of one form is refused in the other.
    expect((await grant(jar.fe_refresh_portal)).status).toBe(401);
    expect((await refresh({ ...jar, fe_refresh_portal: first.body.refresh_token ?? '' })).status).toBe(401);
  });

  it('in the body ends with the session, and their number per session is limited', async () => {
    const { send, refresh, emulator } = await signedIn();
    const tokens: string[] = [];
    for (let i = 0; i < 25; i += 1) tokens.push((await refresh()).body.refresh_token ?? '');
    expect(emulator.db.families.list().filter((family) => family.form === 'body')).toHaveLength(20);
    const grant = (refresh_token: string | undefined) =>
      send('/oauth/token', { grant_type: 'refresh_token', refresh_token }, {});
    expect((await grant(tokens[0])).status).toBe(401);
    expect((await grant(tokens.at(-1))).status).toBe(200);
    emulator.db.sessions.clear();
    expect((await grant(tokens.at(-2))).status).toBe(401);
  });

  it('never outlives the first one, however often it is exchanged', async () => {
    const { refresh, emulator, clock } = await signedIn({ sessionLifetime: 1000 });
    const end = Math.floor(clock.now() / 1000) + 1000;
    for (let i = 0; i < 100; i += 1) {
      clock.advance(9);
      const { status, body } = await refresh();
      expect(status).toBe(200);
      expect(Number(claimsOf(body.id_token ?? '').exp)).toBeLessThanOrEqual(end);
    }
    expect(new Set(emulator.db.families.list().map((family) => family.expiresAt))).toEqual(new Set([end * 1000]));
    clock.advance(100);
    expect((await refresh()).status).toBe(401);
  });

  it('is refused when it is unknown, malformed, or of another client', async () => {
    const client = { redirectUris: [], origins: [], postLogoutRedirectUris: [] };
    const { emulator, refresh, jar } = await signedIn({
      clients: [
        { ...client, id: 'portal' },
        { ...client, id: 'other' },
      ],
    });
    const token = jar.fe_refresh_portal ?? '';
    for (const wrong of ['x', '.', `unknown.${token.split('.')[1]}`]) {
      expect((await refresh({ fe_refresh_portal: wrong })).status).toBe(401);
    }
    const asOther = await emulator.handle(
      new Request(`${ISSUER}/frontegg/oauth/authorize/silent`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'frontegg-requested-application-id': 'other',
          cookie: `fe_refresh_other=${token}`,
        },
        body: '{}',
      }),
    );
    expect(asOther.status).toBe(401);
    expect(emulator.stats.reuseEvents).toBe(0);
    expect((await refresh()).status).toBe(200);
  });

  it('selects the requested account, if the user belongs to it', async () => {
    const { send } = await signedIn();
    const labs = await send('/oauth/authorize/silent', { tenantId: 'tenant-acme-labs' });
    expect(claimsOf(labs.body.id_token ?? '').tenantId).toBe('tenant-acme-labs');
    const back = await send('/identity/resources/auth/v1/user/token/refresh', { tenantId: null });
    expect(claimsOf(back.body.accessToken ?? '').tenantId).toBe('tenant-acme');
    const foreign = await send('/oauth/authorize/silent', { tenantId: 'tenant-resale' });
    expect(foreign.status).toBe(400);
  });
});

describe('sessions', () => {
  it('stay the same for the same user and end for another', async () => {
    const { browser, emulator } = setUp();
    const first = await browser.login(adminLogin.email, adminLogin.password);
    const again = await browser.login(adminLogin.email, adminLogin.password);
    expect(claimsOf(again.body.accessToken).sid).toBe(claimsOf(first.body.accessToken).sid);
    await browser.login('reader@acme.test', 'reader-Secret-1');
    expect(emulator.db.sessions.list().map((session) => session.userId)).toEqual(['user-reader']);
    const me = await browser.call('/identity/resources/users/v2/me', { token: first.body.accessToken });
    expect(me.status).toBe(401);
  });

  it('switch account for later tokens', async () => {
    const { browser } = setUp();
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    const put = (tenantId: string) =>
      browser.call('/identity/resources/users/v1/tenant', {
        method: 'PUT',
        json: { tenantId },
        token: body.accessToken,
      });
    expect((await put('tenant-resale')).status).toBe(403);
    expect((await put('tenant-acme-labs')).status).toBe(200);
    expect(claimsOf((await browser.silent()).body.id_token).tenantId).toBe('tenant-acme-labs');
  });

  it('hold a token until its expiry at most', async () => {
    const { browser, clock } = setUp({ accessTokenLifetime: 5 });
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    expect(body.expiresIn).toBe(5);
    clock.advance(4);
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.accessToken })).status).toBe(200);
    clock.advance(2);
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.accessToken })).status).toBe(401);
  });

  it('do not accept the token of another provider', async () => {
    const { browser } = setUp();
    await browser.login(adminLogin.email, adminLogin.password);
    const other = setUp({ db: openDb() });
    const { body } = await other.browser.login(adminLogin.email, adminLogin.password);
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.accessToken })).status).toBe(401);
  });

  it('leave nothing behind when they have ended', async () => {
    const { browser, emulator, clock } = setUp({ sessionLifetime: 100 });
    const other = createBrowser(emulator.browser());
    await other.login(adminLogin.email, adminLogin.password);
    await other.code();
    await other.login('mfa@acme.test', 'mfa-Secret-1');
    clock.advance(3700);
    await browser.login('reader@acme.test', 'reader-Secret-1');
    const { sessions, families, codes, mfaSessions } = emulator.db;
    expect([sessions, families, codes, mfaSessions].map((table) => table.list().length)).toEqual([1, 1, 0, 0]);
  });
});
