import { createServerSession, initialSession, memoryStore, type ServerSessionOptions } from '@gatehouse/sdk/server';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { adminLogin } from '../../../contract/emulator/support';
import { client, createApplication, createJar, ORIGIN, SECRET } from './application';

afterEach(() => vi.useRealTimers());

/** Of a token, in seconds. */
const LIFETIME = 300;
const SESSION = 'gatehouse-session';

/** Everything holds with the session in the cookie and in a store alike. */
const places = [
  { place: 'the cookie', options: () => ({}) },
  { place: 'a store', options: () => ({ store: memoryStore() }) },
] as const;

describe.each(places)('a session in $place', ({ options }) => {
  const create = (own: Parameters<typeof createApplication>[0] = {}) =>
    createApplication({ ...own, options: { ...options(), ...own.options } });

  it('starts with a sign-in at the provider, and returns to the page', async () => {
    const { signIn, read, send } = create();
    expect((await read()).status).toBe('signed-out');
    const response = await signIn();
    expect([response.status, response.headers.get('location')]).toEqual([303, `${ORIGIN}/reports`]);
    const session = await read();
    if (session.status !== 'signed-in') throw new Error('not signed in');
    expect(session.user.email).toBe(adminLogin.email);
    expect(initialSession(session)).toEqual({ user: session.user, claims: session.claims });
    expect(JSON.stringify(initialSession(session))).not.toContain(session.token.slice(-20));
    expect((await session.gate({ permission: 'fe.secure.read.users' })).allowed).toBe(true);
    expect((await session.gate({ permission: 'nobody.has.this' })).allowed).toBe(false);
    expect((await session.gate({ plan: 'nobody-has-this' })).allowed).toBe(false);
    expect(session.isSteppedUp()).toBe(false);
    const body = await (await send('/auth/session')).json();
    expect(body).toEqual({ token: session.token, accessToken: session.accessToken, expiresIn: expect.any(Number) });
  });

  it('is in cookies that only the application reads, and that say nothing', async () => {
    const { send, authorize } = create();
    const { pathname, search } = await authorize();
    const lines = (await send(pathname + search)).headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(line).toMatch(/^gatehouse-session(?:\.\d)?=[\w.-]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/);
    const secure = createServerSession({
      issuer: 'https://auth.example.com',
      clientId: 'portal',
      baseUrl: 'https://app.example.com',
      secret: SECRET,
    });
    const { setCookies } = await secure.read({ headers: new Headers({ cookie: '__Host-gatehouse-session=stale' }) });
    expect(setCookies).toEqual(['__Host-gatehouse-session=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax']);
  });

  it('is renewed once for any number of requests, those with the old cookie included', async () => {
    const { signIn, read, advance, calls, jar, emulator } = create();
    await signIn();
    const first = await read();
    const old = createJar();
    for (const [name, value] of jar.cookies) old.cookies.set(name, value);
    advance(LIFETIME - 10);
    calls.length = 0;
    const read20 = Array.from({ length: 20 }, () => read());
    const tokens = new Set(
      (await Promise.all(read20)).map((session) => session.status === 'signed-in' && session.token),
    );
    expect(tokens.size).toBe(1);
    expect(tokens.has(first.status === 'signed-in' && first.token)).toBe(false);
    expect((await read({ jar: old })).status).toBe('signed-in');
    expect(calls.filter((path) => path.endsWith('/oauth/token'))).toHaveLength(1);
    expect(emulator.stats.reuseEvents).toBe(0);
  });

  it('survives an outage of the provider while its token is valid, and is not ended by one', async () => {
    const { signIn, read, advance, provider, send } = create();
    await signIn();
    provider.isDown = true;
    advance(LIFETIME - 15);
    expect((await read()).status).toBe('signed-in');
    advance(60);
    await expect(read()).rejects.toMatchObject({ name: 'SessionUnavailableError', status: 503 });
    const response = await send('/auth/session');
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
    provider.isDown = false;
    expect((await read()).status).toBe('signed-in');
  });

  it('ends when the provider ends it', async () => {
    const { signIn, read, advance, emulator, jar } = create();
    await signIn();
    for (const { id } of emulator.db.sessions.list()) emulator.db.sessions.remove(id);
    advance(LIFETIME - 10);
    expect((await read()).status).toBe('signed-out');
    expect([...jar.cookies.keys()]).toEqual([]);
  });

  const answers = [
    { status: 401, body: { errors: ['Not in the words of the standard'] }, ends: true },
    { status: 403, body: { errors: ['Not in the words of the standard'] }, ends: true },
    { status: 429, body: { errors: ['Slow down'] }, ends: false },
    { status: 500, body: { errors: ['Try again'] }, ends: false },
    { status: 502, body: '<h1>Bad gateway</h1>', ends: false },
  ];
  test.each(answers)(
    'ends when the renewal is refused, and not by a $status otherwise',
    async ({ ends, ...answer }) => {
      const { signIn, read, advance, emulator } = create();
      await signIn();
      const { stop } = emulator.fail({ path: '/oauth/token', ...answer });
      advance(LIFETIME + 10);
      const outcome = await read().then(
        ({ status }) => status,
        ({ status }: { status: number }) => status,
      );
      expect(outcome).toBe(ends ? 'signed-out' : 503);
      stop();
      expect((await read()).status).toBe(ends ? 'signed-out' : 'signed-in');
    },
  );

  it('ends after its maximum age, however active the user is', async () => {
    const { signIn, read, advance } = create({ options: { maxAge: 2 * LIFETIME } });
    await signIn();
    advance(LIFETIME - 10);
    expect((await read()).status).toBe('signed-in');
    advance(LIFETIME - 10);
    expect((await read()).status).toBe('signed-in');
    advance(30);
    expect((await read()).status).toBe('signed-out');
  });

  it('is gone after a sign-out, here and at the provider, also for a copied cookie', async () => {
    const { signIn, read, post, jar, emulator } = create();
    await signIn();
    const copy = createJar();
    for (const [name, value] of jar.cookies) copy.cookies.set(name, value);
    const response = await post('/auth/logout');
    const { redirectTo } = await response.json();
    expect(new URL(redirectTo).pathname).toBe('/frontegg/oauth/logout');
    expect([...jar.cookies.keys()]).toEqual([]);
    expect((await read()).status).toBe('signed-out');
    expect((await read({ jar: copy })).status).toBe('signed-out');
    expect(emulator.db.sessions.list()).toEqual([]);
  });

  it('is not brought back by a renewal that was running during the sign-out', async () => {
    const { signIn, read, post, advance, jar } = create();
    await signIn();
    const copy = createJar();
    for (const [name, value] of jar.cookies) copy.cookies.set(name, value);
    advance(LIFETIME - 10);
    await Promise.all([read({ jar: copy }), post('/auth/logout')]);
    expect((await read({ jar: copy })).status).toBe('signed-out');
  });

  it('switches the account', async () => {
    const { signIn, read, post } = create();
    await signIn();
    const before = await read();
    if (before.status !== 'signed-in') throw new Error('not signed in');
    const other = before.user.tenantIds.find((id) => id !== before.user.tenantId) ?? '';
    const response = await post('/auth/switch', { tenantId: other });
    expect(response.status).toBe(200);
    const after = await read();
    expect(after.status === 'signed-in' && after.user.tenantId).toBe(other);
    expect((await post('/auth/switch', { tenantId: 'tenant-of-others' })).status).toBe(403);
    expect((await post('/auth/switch')).status).toBe(400);
    expect((await read()).status).toBe('signed-in');
  });

  it('keeps what was renewed for a switch that is refused', async () => {
    const { signIn, read, post, advance, emulator } = create();
    await signIn();
    advance(LIFETIME - 10);
    expect((await post('/auth/switch', { tenantId: 'tenant-of-others' })).status).toBe(403);
    // Later than requests with the cookie from before a renewal get its result.
    advance(LIFETIME - 10);
    expect((await read()).status).toBe('signed-in');
    expect(emulator.stats.reuseEvents).toBe(0);
  });

  it('is decrypted with an older secret after a rotation, and not without it', async () => {
    const { signIn, read, create: deploy, advance } = create();
    await signIn();
    const next = 'another secret of the application, newly made';
    const rotated = deploy({ secret: [next, SECRET] });
    expect((await read({ sessions: rotated })).status).toBe('signed-in');
    advance(LIFETIME - 10);
    // Renewed, and encrypted with the new secret where the cookie is written again.
    expect((await read({ sessions: rotated })).status).toBe('signed-in');
    expect(
      (await read({ sessions: deploy({ secret: 'a third secret that has never encrypted anything' }) })).status,
    ).toBe('signed-out');
  });
});

describe('a cookie', () => {
  const changed: Record<string, (value: string, other: string) => string> = {
    'that is truncated': (value) => value.slice(0, -10),
    'with a changed character': (value) => `${value.slice(0, 200)}${value[200] === 'A' ? 'B' : 'A'}${value.slice(201)}`,
    'with the end of that of another user': (value, other) => value.slice(0, 300) + other.slice(300),
    'that is empty': () => '',
    'that is no token': () => 'a.b.c.d.e',
  };

  test.each(Object.entries(changed))('%s signs nobody in, and is removed', async (_, change) => {
    const { signIn, read, jar, browser } = createApplication();
    await signIn();
    const other = createJar();
    await browser.call('/oauth/logout');
    await signIn({ jar: other });
    const value = jar.cookies.get(SESSION) ?? '';
    jar.cookies.set(SESSION, change(value, other.cookies.get(SESSION) ?? ''));
    expect((await read()).status).toBe('signed-out');
    expect(jar.cookies.has(SESSION) && jar.cookies.get(SESSION) !== '').toBe(false);
  });

  test('of a started sign-in is no session', async () => {
    const { send, jar, read } = createApplication();
    await send('/auth/login');
    const [value = ''] = [...jar.cookies.values()];
    jar.cookies.set(SESSION, value);
    expect((await read()).status).toBe('signed-out');
  });

  const signInWith = async (permissionCount: number) => {
    const application = createApplication();
    const { db } = application.emulator;
    const [template] = db.permissions.list();
    if (!template) throw new Error('the seed has no permissions');
    const permissionIds = Array.from({ length: permissionCount }, (_, index) => {
      const id = `wide-${index}`;
      db.permissions.put({ ...template, id, key: `reports.of.the.account.${index}` });
      return id;
    });
    for (const { id } of db.roles.list()) db.roles.patch(id, { permissionIds });
    return { ...application, response: await application.signIn() };
  };

  test('of over 4 KB is split, joined again, and removed with all its parts', async () => {
    const { read, jar, post } = await signInWith(30);
    expect([...jar.cookies.keys()]).toEqual([SESSION, `${SESSION}.1`]);
    for (const value of jar.cookies.values()) expect(value.length).toBeLessThan(3_900);
    expect((await read()).status).toBe('signed-in');
    jar.cookies.delete(`${SESSION}.1`);
    expect((await read({ jar })).status).toBe('signed-out');
    await post('/auth/logout');
    expect([...jar.cookies.keys()]).toEqual([]);
  });

  test('of more than servers accept asks for a store', async () => {
    const { response, errors } = await signInWith(600);
    expect(response.status).toBe(400);
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringContaining('createServerSession({ store })') }),
    ]);
  });
});

describe('a sign-in', () => {
  it('asks with PKCE, state and nonce, of which each is new', async () => {
    const { send } = createApplication();
    const seen = new Set<string>();
    for (let count = 0; count < 5; count += 1) {
      const url = new URL((await send('/auth/login?maxAge=60&prompt=login')).headers.get('location') ?? '');
      const { state, nonce, code_challenge, ...rest } = Object.fromEntries(url.searchParams);
      for (const value of [state, nonce, code_challenge]) seen.add(value ?? '');
      expect(code_challenge).toHaveLength(43);
      expect(rest).toEqual({
        response_type: 'code',
        client_id: 'portal',
        scope: 'openid email profile',
        redirect_uri: `${ORIGIN}/oauth/callback`,
        code_challenge_method: 'S256',
        max_age: '60',
        prompt: 'login',
      });
    }
    expect(seen.size).toBe(15);
  });

  const refused = [
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/auth/logout',
    '/auth/login?x',
  ];
  test.each(refused)('does not return to %s', async (returnTo) => {
    const { authorize, send, sessions } = createApplication();
    const { pathname, search } = await authorize(sessions.loginPath(returnTo));
    expect((await send(pathname + search)).headers.get('location')).toBe(`${ORIGIN}/`);
  });

  it('of another browser is refused: nobody is signed in as somebody else', async () => {
    const { authorize, send, read } = createApplication();
    const { pathname, search } = await authorize();
    const victim = createJar();
    const response = await send(pathname + search, {}, { jar: victim });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('another browser')]);
    expect((await read({ jar: victim })).status).toBe('signed-out');
  });

  it('cannot be completed with the response of another one', async () => {
    const { authorize, send, read } = createApplication();
    const first = await authorize();
    const second = await authorize();
    const mixed = new URLSearchParams(first.search);
    mixed.set('state', second.searchParams.get('state') ?? '');
    expect((await send(`/oauth/callback?${mixed}`)).status).toBe(400);
    expect((await read()).status).toBe('signed-out');
  });

  it('is refused from another issuer', async () => {
    const { authorize, send } = createApplication();
    const { searchParams } = await authorize();
    searchParams.set('iss', 'https://evil.test');
    expect((await send(`/oauth/callback?${searchParams}`)).status).toBe(400);
  });

  it('that was completed before continues to the application', async () => {
    const { authorize, send } = createApplication();
    const { pathname, search } = await authorize();
    await send(pathname + search);
    const again = await send(pathname + search);
    expect([again.status, again.headers.get('location')]).toEqual([303, `${ORIGIN}/`]);
  });

  it('that was declined says so, and offers another', async () => {
    const { send } = createApplication();
    const started = new URL((await send('/auth/login?returnTo=/a%22b')).headers.get('location') ?? '');
    const state = started.searchParams.get('state');
    const response = await send(`/oauth/callback?error=access_denied&state=${state}`);
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('Sign in again')]);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('that asks for a second factor returns to the page, or elsewhere when it is canceled', async () => {
    const { sessions, send, signIn } = createApplication();
    await signIn();
    const cancel = async (path: string) => {
      const url = new URL((await send(path)).headers.get('location') ?? '');
      const state = url.searchParams.get('state');
      const { status, headers } = await send(`/oauth/callback?error=access_denied&state=${state}`);
      return [status, headers.get('location'), url.searchParams.get('acr_values'), url.searchParams.get('max_age')];
    };
    const acr = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
    expect(await cancel(sessions.stepUpPath('/payroll', { maxAge: 300 }))).toEqual([303, `${ORIGIN}/`, acr, '300']);
    const elsewhere = sessions.stepUpPath('/payroll', { canceledTo: '/reports' });
    expect(await cancel(elsewhere)).toEqual([303, `${ORIGIN}/reports`, acr, null]);
    const hostile = sessions.stepUpPath('/payroll', { canceledTo: 'https://evil.test' });
    expect(await cancel(hostile)).toEqual([303, `${ORIGIN}/`, acr, null]);
    expect(await cancel(sessions.loginPath('/reports'))).toEqual([303, `${ORIGIN}/reports`, null, null]);
  });

  it('says when the provider cannot be reached', async () => {
    const { send, provider, errors } = createApplication();
    provider.isDown = true;
    expect((await send('/auth/login')).status).toBe(503);
    expect(errors).toHaveLength(1);
  });

  const answer = (body: string, init: ResponseInit) => async () => new Response(body, init);
  const causes: [string, Partial<ServerSessionOptions>, RegExp][] = [
    ['another spelling of the issuer', { issuer: 'http://127.0.0.1:4400' }, /option issuer is another one than/],
    [
      'an issuer without a provider',
      { issuer: 'http://localhost:4400/wrong' },
      /no discovery document below the option/,
    ],
    [
      'a page instead of a provider',
      { fetch: answer('<html>', { headers: { 'content-type': 'text/html' } }) },
      /no discovery document below the option issuer/,
    ],
    ['a provider that is down', { fetch: answer('', { status: 502 }) }, /could not be reached.*Try again later/],
  ];
  test.each(causes)('that fails by %s is answered with 503, and says what to do', async (_, own, message) => {
    const { create, errors } = createApplication();
    const response = await create(own).handle(new Request(`${ORIGIN}/auth/login`));
    expect(response?.status).toBe(503);
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(message) })]);
  });

  it('that fails by the clock of the server says so', async () => {
    const { authorize, send, errors, emulator } = createApplication();
    emulator.settings.clockAhead = -3600;
    const { pathname, search } = await authorize();
    expect((await send(pathname + search)).status).toBe(400);
    expect(errors).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/do not fit the clock of this server/) }),
    ]);
  });

  it('with a wrong secret of the client says so, and a renewal with one ends no session', async () => {
    const secret = 'of the client';
    const { signIn, create, read, advance, jar, send, authorize, errors } = createApplication({
      options: { clientSecret: secret },
      emulator: { clients: [{ ...client, secret }] },
    });
    const wrong = create({ clientSecret: 'of another client' });
    const { pathname, search } = await authorize();
    expect((await send(pathname + search, {}, { sessions: wrong })).status).toBe(503);
    const message = expect.stringContaining('compare clientId and clientSecret');
    expect(errors).toEqual([expect.objectContaining({ message })]);

    await signIn();
    advance(LIFETIME + 1);
    await expect(read({ sessions: wrong })).rejects.toMatchObject({ status: 503, message });
    expect(jar.cookies.size).toBeGreaterThan(0);
    expect((await read()).status).toBe('signed-in');
  });

  it('leaves no cookies of those that were abandoned', async () => {
    const { send, jar } = createApplication();
    for (let count = 0; count < 30; count += 1) await send('/auth/login');
    expect(jar.cookies.size).toBeLessThanOrEqual(10);
  });
});

describe('a page of another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ];
  test.each(foreign)('%o signs nobody out and switches no account', async (headers) => {
    const { signIn, post, read, send } = createApplication();
    await signIn();
    expect((await post('/auth/logout', {}, { ...headers })).status).toBe(403);
    expect((await post('/auth/switch', { tenantId: 'x' }, { ...headers })).status).toBe(403);
    expect((await send('/auth/logout')).status).toBe(405);
    expect((await read()).status).toBe('signed-in');
  });

  it('gets no session', async () => {
    const { signIn, send } = createApplication();
    await signIn();
    const response = await send('/auth/session', { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([response.status, await response.text()]).toEqual([403, expect.not.stringContaining('token')]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

test('two machines with one store renew a session once', async () => {
  const store = memoryStore();
  const { signIn, read, advance, create, calls, emulator } = createApplication({ options: { store } });
  await signIn();
  advance(LIFETIME - 10);
  calls.length = 0;
  const machines = [create(), create(), create()];
  const sessions = await Promise.all(machines.map((machine) => read({ sessions: machine })));
  expect(sessions.map(({ status }) => status)).toEqual(['signed-in', 'signed-in', 'signed-in']);
  expect(calls.filter((path) => path.endsWith('/oauth/token'))).toHaveLength(1);
  expect(emulator.stats.reuseEvents).toBe(0);
});
