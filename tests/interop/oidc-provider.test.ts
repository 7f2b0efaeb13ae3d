import { createIdentity } from '@gatehouse/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { admin, reader } from '../../emulator/seed/users';
import { createBrowser } from '../support/tabs';
import { startCertifiedProvider } from './certified-provider';
import { startLocalProvider } from './local-provider';
import { CLIENT_ID, type OpenIdProvider, REDIRECT_URI, TOKEN_PATH } from './open-id-provider';

const VERIFIER = 'HOSTED_LOGIN_VERIFIER_KEY.';

let disposals: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposals) dispose();
  disposals = [];
});

/** The application in a tab, by the wall clock, in front of a provider. */
const openAt = (provider: OpenIdProvider) => {
  const posted: Record<string, string>[] = [];
  const send = provider.openBrowser();
  const { local, openTab } = createBrowser({
    fetch: (request, init) => {
      if (request.endsWith(TOKEN_PATH)) posted.push(JSON.parse(String(init.body)) as Record<string, string>);
      return send(request, init);
    },
  });
  const tab = openTab(new URL('/roadmap', REDIRECT_URI).href);
  const identity = createIdentity({
    baseUrl: provider.issuer,
    clientId: CLIENT_ID,
    requireIssuer: true,
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
  disposals.push(() => identity.dispose());

  /** Sets out for the provider; gives the address that the page is sent to. */
  const setOut = async (): Promise<URL> => {
    await identity.session.login();
    return tab.redirects.at(-1) ?? expect.fail('the page was not sent to the provider');
  };
  /** Comes back, and gives the error when that is refused. */
  const comeBack = (callback: URL) => {
    tab.open(callback.href);
    return identity.session.handleCallback().then(
      () => undefined,
      (error: unknown) => error,
    );
  };
  /** Changes what the sign-in left in the browser. */
  const tamper = (change: Record<string, unknown>) => {
    const key = local.keys().find((name) => name.startsWith(VERIFIER)) ?? expect.fail('no sign-in is open');
    local.setItem(key, JSON.stringify({ ...JSON.parse(local.getItem(key) ?? '{}'), ...change }));
  };
  return { identity, tab, posted, send, setOut, comeBack, tamper };
};

const expectSignedOut = ({ identity }: ReturnType<typeof openAt>) =>
  expect(identity.session.get()).toMatchObject({ status: 'unauthenticated' });

// The local provider is held to the verdicts of the certified one, and the SDK to the same in front of both.
describe.each([
  ['oidc-provider', startCertifiedProvider],
  ['the local provider', startLocalProvider],
])('%s', (_, start) => {
  let provider: OpenIdProvider;
  beforeAll(async () => {
    // `oidc-provider` says on the console that its sign-in pages are for development.
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
    it('takes the hosted login: state, nonce and PKCE, and the SDK takes its tokens', async () => {
      const app = open();
      const target = await app.setOut();
      expect(`${target.origin}${target.pathname}`).toBe(`${provider.issuer}/frontegg/oauth/authorize`);
      const asked = target.searchParams;
      expect(asked.get('code_challenge_method')).toBe('S256');

      const callback = await provider.signIn(target, admin);
      expect(callback.searchParams.get('state')).toBe(asked.get('state'));
      expect(callback.searchParams.get('iss')).toBe(provider.issuer);
      expect(await app.comeBack(callback)).toBeUndefined();

      expect(app.posted).toHaveLength(1);
      expect(app.identity.session.get()).toMatchObject({
        status: 'authenticated',
        user: { email: admin.email },
        claims: { sub: expect.any(String), iss: provider.issuer, aud: CLIENT_ID, nonce: asked.get('nonce') },
      });
      expect(app.tab.page().search).toBe('');
      expect(await app.identity.session.getAccessToken()).toEqual(expect.any(String));
    });

    it('refuses another verifier, and the SDK says so and signs nobody in', async () => {
      const app = open();
      const callback = await provider.signIn(await app.setOut(), admin);
      app.tamper({ verifier: 'v'.repeat(43) });
      expect(await app.comeBack(callback)).toMatchObject({
        name: 'ApiError',
        errorCode: 'invalid_grant',
        statusCode: 400,
      });
      expect(app.posted).toHaveLength(1);
      expectSignedOut(app);
    });

    it('refuses a code that comes a second time, with the right verifier as well', async () => {
      const app = open();
      const callback = await provider.signIn(await app.setOut(), admin);
      await app.comeBack(callback);
      const [first] = app.posted;
      const again = await app.send(`${provider.issuer}${TOKEN_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(first),
      });
      expect(again.status).toBe(400);
      expect(await again.json()).toMatchObject({ error: 'invalid_grant' });
    });

    it('refuses a return address that is not registered, letter by letter', async () => {
      const target = await open().setOut();
      target.searchParams.set('redirect_uri', `${REDIRECT_URI}/`);
      await expect(provider.signIn(target, admin)).rejects.toThrow('400');
    });
  });

  describe('with the SDK in front', () => {
    it.each(['another one', undefined])(
      'refuses an answer whose state is %s, before it asks for tokens',
      async (state) => {
        const app = open();
        const callback = await provider.signIn(await app.setOut(), admin);
        if (state) callback.searchParams.set('state', state);
        else callback.searchParams.delete('state');
        expect(await app.comeBack(callback)).toMatchObject({ errorCode: 'callback-refused' });
        expect(app.posted).toEqual([]);
        expectSignedOut(app);
      },
    );

    it('refuses the issuer of another provider, before it asks for tokens', async () => {
      const app = open();
      const callback = await provider.signIn(await app.setOut(), admin);
      callback.searchParams.set('iss', 'https://evil.test');
      expect(await app.comeBack(callback)).toMatchObject({
        errorCode: 'callback-refused',
        errorContext: { iss: 'https://evil.test' },
      });
      expect(app.posted).toEqual([]);
      expectSignedOut(app);
    });

    it('refuses an ID token with the nonce of another sign-in', async () => {
      const app = open();
      const target = await app.setOut();
      const earlier = await open().setOut();
      target.searchParams.set('nonce', earlier.searchParams.get('nonce') ?? '');
      const callback = await provider.signIn(target, admin);
      expect(await app.comeBack(callback)).toMatchObject({
        errorCode: 'invalid-token',
        errorContext: { claim: 'nonce' },
      });
      expect(app.posted).toHaveLength(1);
      expectSignedOut(app);
      expect(await app.identity.session.getToken()).toBeUndefined();
    });

    it('refuses the code of another browser that was slipped in', async () => {
      const victim = open();
      const attacker = open();
      const own = await provider.signIn(await victim.setOut(), admin);
      const foreign = await provider.signIn(await attacker.setOut(), reader);
      own.searchParams.set('code', foreign.searchParams.get('code') ?? '');
      expect(await victim.comeBack(own)).toMatchObject({ errorCode: 'invalid_grant' });
      expectSignedOut(victim);
    });

    it('keeps a refusal at the provider as text', async () => {
      const app = open();
      const target = await app.setOut();
      target.searchParams.set('prompt', 'none');
      const callback = await provider.signIn(target, admin);
      expect(await app.comeBack(callback)).toMatchObject({
        errorCode: 'callback-denied',
        errorContext: { error: 'login_required' },
      });
      expect(app.posted).toEqual([]);
      expectSignedOut(app);
    });
  });
});
