import { createIdentity } from '@gatehouse/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { admin, reader } from '../../emulator/seed/users';
import { createBrowser } from '../support/tabs';
import { startCertifiedProvider } from './certified-provider';
import { startLocalProvider } from './local-provider';
import { CLIENT_ID, HOME, type OpenIdProvider, REDIRECT_URI } from './open-id-provider';

const VERIFIER = 'HOSTED_LOGIN_VERIFIER_KEY.';

let disposals: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposals) dispose();
  disposals = [];
});

/** Opens the application in a tab, by the system clock, in front of a provider. */
const openAt = (provider: OpenIdProvider) => {
  const posted: Record<string, string>[] = [];
  const { fetch, signIn, signOut } = provider.openBrowser();
  const { local, openTab } = createBrowser({
    fetch: (request, init) => {
      if (request === provider.endpoints.token) {
        posted.push(Object.fromEntries(new URLSearchParams(String(init.body))));
      }
      return fetch(request, init);
    },
  });
  const tab = openTab(new URL('/roadmap', REDIRECT_URI).href);
  const open = () => {
    const opened = createIdentity({
      baseUrl: provider.issuer,
      clientId: CLIENT_ID,
      openId: { discovery: true, scope: provider.scope },
      logLevel: 'silent',
      environment: {
        ...tab.environment,
        now: () => Date.now(),
        after: (ms, run) => {
          const timer = setTimeout(run, ms);
          return () => clearTimeout(timer);
        },
      },
    });
    disposals.push(() => opened.dispose());
    return opened;
  };
  const identity = open();

  /** Starts a sign-in; returns the authorization URL. */
  const setOut = async (): Promise<URL> => {
    await identity.session.login();
    return tab.redirects.at(-1) ?? expect.fail('the page was not sent to the provider');
  };
  /** Handles the callback; returns the error when it is refused. */
  const comeBack = (callback: URL) => {
    tab.open(callback.href);
    return identity.session.handleCallback().then(
      () => undefined,
      (error: unknown) => error,
    );
  };
  /** Changes what the sign-in stored in the browser. */
  const tamper = (change: Record<string, unknown>) => {
    const key = local.keys().find((name) => name.startsWith(VERIFIER)) ?? expect.fail('no sign-in is open');
    local.setItem(key, JSON.stringify({ ...JSON.parse(local.getItem(key) ?? '{}'), ...change }));
  };
  /** Signs in and handles the callback. */
  const enter = async () => comeBack(await signIn(await setOut(), admin));
  /** Starts a log-out; returns the URL that the page is sent to. */
  const leave = async (): Promise<URL> => {
    const before = tab.redirects.length;
    void identity.session.logout();
    await expect.poll(() => tab.redirects.length).toBe(before + 1);
    return tab.redirects.at(-1) ?? expect.fail('the page was not sent to the provider');
  };
  /** Reopens the application in the same tab, at another URL. */
  const reopen = async (address: URL) => {
    tab.open(address.href);
    const { session } = open();
    return { session, state: await session.load() };
  };
  return { identity, tab, posted, fetch, signIn, signOut, setOut, comeBack, tamper, enter, leave, reopen };
};

const expectSignedOut = ({ identity }: ReturnType<typeof openAt>) =>
  expect(identity.session.get()).toMatchObject({ status: 'unauthenticated' });

// The local provider has to match the certified one, and the SDK has to work with both.
describe.each([
  ['oidc-provider', startCertifiedProvider],
  ['the local provider', startLocalProvider],
])('%s', (_, start) => {
  let provider: OpenIdProvider;
  beforeAll(async () => {
    // `oidc-provider` warns on the console that its sign-in pages are for development.
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    provider = await start();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await provider.stop();
  });
  const open = () => openAt(provider);

  describe('as a provider', () => {
    it('completes the hosted login with state, nonce and PKCE, and the SDK accepts its tokens', async () => {
      const app = open();
      const target = await app.setOut();
      expect(`${target.origin}${target.pathname}`).toBe(provider.endpoints.authorize);
      const requested = target.searchParams;
      expect(requested.get('code_challenge_method')).toBe('S256');

      const callback = await app.signIn(target, admin);
      expect(callback.searchParams.get('state')).toBe(requested.get('state'));
      expect(callback.searchParams.get('iss')).toBe(provider.issuer);
      expect(await app.comeBack(callback)).toBeUndefined();

      expect(app.posted).toHaveLength(1);
      expect(app.identity.session.get()).toMatchObject({
        status: 'authenticated',
        user: { email: admin.email },
        claims: { sub: expect.any(String), iss: provider.issuer, aud: CLIENT_ID, nonce: requested.get('nonce') },
      });
      expect(app.tab.page().search).toBe('');
      expect(await app.identity.session.getAccessToken()).toEqual(expect.any(String));
    });

    it('refuses another verifier, and the SDK signs no user in', async () => {
      const app = open();
      const callback = await app.signIn(await app.setOut(), admin);
      app.tamper({ verifier: 'v'.repeat(43) });
      expect(await app.comeBack(callback)).toMatchObject({
        name: 'ApiError',
        errorCode: 'invalid_grant',
        statusCode: 400,
      });
      expect(app.posted).toHaveLength(1);
      expectSignedOut(app);
    });

    it('refuses a code that is used twice, with the right verifier as well', async () => {
      const app = open();
      const callback = await app.signIn(await app.setOut(), admin);
      await app.comeBack(callback);
      const [first] = app.posted;
      const again = await app.fetch(provider.endpoints.token, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(first).toString(),
      });
      expect(again.status).toBe(400);
      expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
    });

    it('requires an exact match of the redirect URI', async () => {
      const app = open();
      const target = await app.setOut();
      target.searchParams.set('redirect_uri', `${REDIRECT_URI}/`);
      await expect(app.signIn(target, admin)).rejects.toThrow('400');
    });
  });

  describe('with a session of the SDK', () => {
    it('renews it by the rotated refresh token, and a previous one ends the session', async () => {
      const app = open();
      await app.enter();
      const first = await app.identity.session.getAccessToken();
      await app.identity.session.refresh();
      await app.identity.session.refresh();
      const [, firstPost, secondPost] = app.posted;
      expect(firstPost).toMatchObject({ grant_type: 'refresh_token', client_id: CLIENT_ID });
      expect(secondPost?.refresh_token).not.toBe(firstPost?.refresh_token);
      expect(app.identity.session.get()).toMatchObject({ status: 'authenticated', degraded: false });
      expect(await app.identity.session.getAccessToken()).not.toBe(first);

      const reused = await app.fetch(provider.endpoints.token, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(firstPost).toString(),
      });
      expect(await reused.json()).toMatchObject({ error: 'invalid_grant' });
      await app.identity.session.refresh().catch(() => undefined);
      expect(app.identity.session.get()).toMatchObject({ status: 'unauthenticated', reason: 'expired' });
    });

    it('ends it on its own page, before the application reports it', async () => {
      const app = open();
      await app.enter();
      const target = await app.leave();
      expect(`${target.origin}${target.pathname}`).toBe(provider.endpoints.endSession);
      expect(target.searchParams.get('id_token_hint')).toEqual(expect.any(String));
      expect(app.identity.session.get()).toEqual({ status: 'loading', degraded: false });

      const unfinished = await app.reopen(new URL(HOME));
      expect(unfinished.state).toMatchObject({ error: { errorCode: 'sign-out-unfinished' } });
      await expect(app.enter()).resolves.toBeUndefined();

      const { session, state } = await app.reopen(await app.signOut(await app.leave()));
      expect(state).toEqual({ status: 'unauthenticated', degraded: false, reason: 'signed-out' });
      expect(app.tab.page().href).toBe(HOME);
      await session.login();
      const silent = app.tab.redirects.at(-1) ?? expect.fail('the page was not sent to the provider');
      silent.searchParams.set('prompt', 'none');
      expect((await app.signIn(silent, admin)).searchParams.get('error')).toBe('login_required');
    });
  });

  describe('with the SDK as its client', () => {
    it('refuses an injected code of another browser', async () => {
      const victim = open();
      const attacker = open();
      const own = await victim.signIn(await victim.setOut(), admin);
      const foreign = await attacker.signIn(await attacker.setOut(), reader);
      own.searchParams.set('code', foreign.searchParams.get('code') ?? '');
      expect(await victim.comeBack(own)).toMatchObject({ errorCode: 'invalid_grant' });
      expectSignedOut(victim);
    });

    it('keeps an error of the provider as text', async () => {
      const app = open();
      const target = await app.setOut();
      target.searchParams.set('prompt', 'none');
      const callback = await app.signIn(target, admin);
      expect(await app.comeBack(callback)).toMatchObject({
        errorCode: 'callback-denied',
        errorContext: { error: 'login_required' },
      });
      expect(app.posted).toEqual([]);
      expectSignedOut(app);
    });
  });
});
