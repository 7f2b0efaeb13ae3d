import { createIdentity, type IdentityOptions, providerNow } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/profile';
import { fromServer } from '@gatehouse/sdk/from-server';
import { initialSession } from '@gatehouse/sdk/server';
import { afterEach, expect, it, vi } from 'vitest';
import { adminLogin, ISSUER } from '../../../contract/emulator/support';
import { ownPage } from '../../../support/own-page';
import { waitFor } from '../../../support/wait-for';
import { createApplication, ORIGIN } from './application';

afterEach(() => vi.useRealTimers());

/** A page of the application in a browser that is signed in. */
const openPage = async (options: Partial<IdentityOptions> = {}) => {
  const application = createApplication();
  await application.signIn();
  const asked: string[] = [];
  const redirects: string[] = [];
  const session = initialSession(await application.read());
  const identity = createIdentity({
    baseUrl: ISSUER,
    clientId: 'portal',
    server: fromServer({ session }),
    fetch: (input, init) => {
      const url = new URL(input);
      asked.push(`${init.method ?? 'GET'} ${url.pathname}`);
      if (url.origin !== ORIGIN) return application.emulator.fetch(input, init);
      const headers = new Headers(init.headers);
      headers.set('origin', ORIGIN);
      return application.send(url.pathname + url.search, { ...init, headers });
    },
    environment: {
      ...ownPage(),
      page: () => new URL(`${ORIGIN}/reports?page=2`),
      redirect: (url) => redirects.push(url.href),
    },
    ...options,
  });
  return { ...application, identity, asked, redirects };
};

it('knows the user and the gates before anything is loaded, and asks for nothing', async () => {
  const { identity, asked } = await openPage();
  const state = identity.session.get();
  expect(state.status === 'authenticated' && state.user.email).toBe(adminLogin.email);
  expect(identity.gate({ permission: 'fe.secure.read.users' }).allowed).toBe(true);
  expect(identity.gate({ permission: 'nobody.has.this' }).allowed).toBe(false);
  expect(asked).toEqual([]);
  identity.dispose();
});

it('gets its token from the server for the first call, and reads the rest of the user', async () => {
  const { identity, asked } = await openPage();
  const me = await identity.call(contract).getMe({});
  expect(me.email).toBe(adminLogin.email);
  await waitFor(() => expect(identity.session.get()).toMatchObject({ status: 'authenticated', profile: 'loaded' }));
  expect(asked.filter((call) => call === 'GET /auth/session')).toHaveLength(1);
  await identity.session.load();
  expect(asked.filter((call) => call === 'GET /auth/session')).toHaveLength(1);
  identity.dispose();
});

it('compares the times of a token that the server kept with a clock, not with its issue', async () => {
  const { identity, advance } = await openPage();
  advance(60);
  await identity.session.getToken();
  const state = identity.session.get();
  if (state.status !== 'authenticated') throw new Error('not signed in');
  expect(Number(state.claims.iat)).toBeLessThanOrEqual(Date.now() / 1000 - 60);
  expect(providerNow(state.claims)).toBe(Date.now());
  identity.dispose();
});

it("takes the server's clock for that of the provider", async () => {
  const ahead = 3_600_000;
  const { identity, emulator, send } = await openPage();
  identity.dispose();
  const other = createIdentity({
    baseUrl: ISSUER,
    clientId: 'portal',
    server: fromServer(),
    fetch: async (input, init) => {
      const { origin, pathname } = new URL(input);
      if (origin !== ORIGIN) return emulator.fetch(input, init);
      const response = await send(pathname, { ...init, headers: { ...init.headers, origin: ORIGIN } });
      response.headers.set('date', new Date(Date.now() + ahead).toUTCString());
      return response;
    },
    environment: { ...ownPage(), page: () => new URL(ORIGIN) },
  });
  const state = await other.session.load();
  if (state.status !== 'authenticated') throw new Error('not signed in');
  expect(Math.abs(providerNow(state.claims) - Date.now() - ahead)).toBeLessThan(2000);
  other.dispose();
});

it('renews through the server', async () => {
  const { identity, asked, advance, emulator } = await openPage();
  const first = await identity.session.getToken();
  advance(295);
  const second = await identity.session.getToken();
  expect(second).toBeTypeOf('string');
  expect(second).not.toBe(first);
  expect(asked.filter((call) => call === 'GET /auth/session')).toHaveLength(2);
  expect(emulator.stats.reuseEvents).toBe(0);
  identity.dispose();
});

it('switches the account at the server', async () => {
  const { identity, read } = await openPage();
  await identity.session.load();
  const state = identity.session.get();
  if (state.status !== 'authenticated') throw new Error('not signed in');
  const other = state.user.tenantIds.find((id) => id !== state.user.tenantId) ?? '';
  await identity.session.switchTenant(other);
  const next = identity.session.get();
  expect(next.status === 'authenticated' && next.claims.tenantId).toBe(other);
  const kept = await read();
  expect(kept.status === 'signed-in' && kept.user.tenantId).toBe(other);
  identity.dispose();
});

it('signs in and out by the pages of the server', async () => {
  const { identity, redirects, read } = await openPage();
  await identity.session.login({ maxAge: 60, uiLocales: ['de'] });
  expect(redirects).toEqual([
    `${ORIGIN}/auth/login?${new URLSearchParams({ returnTo: `${ORIGIN}/reports?page=2`, maxAge: '60', uiLocales: 'de' })}`,
  ]);
  void identity.session.logout();
  await waitFor(() => expect(redirects).toHaveLength(2));
  expect(new URL(redirects[1] ?? '').pathname).toBe('/frontegg/oauth/logout');
  expect((await read()).status).toBe('signed-out');
  identity.dispose();
});

it('asks the sign-in for the account and the method that the application names', async () => {
  const { identity, redirects, send } = await openPage({
    chooseAccount: 'ask',
    tenantResolver: () => ({ tenant: 'acme' }),
  });
  await identity.session.login({ directAction: { type: 'social-login', data: 'google' } });
  const login = new URL(redirects[0] ?? '');
  expect(login.searchParams.get('organization')).toBe('acme');
  const { headers } = await send(login.pathname + login.search);
  const query = new URL(headers.get('location') ?? '').searchParams;
  expect(query.get('organization')).toBe('acme');
  expect(JSON.parse(atob(query.get('login_direct_action') ?? ''))).toEqual({ type: 'social-login', data: 'google' });
  identity.dispose();
});

it('says when the sign-out did not reach the server', async () => {
  const { identity } = await openPage({ fetch: () => Promise.reject(new TypeError('offline')) });
  await identity.session.logout();
  expect(identity.session.get()).toMatchObject({
    status: 'unauthenticated',
    error: { errorCode: 'sign-out-unfinished' },
  });
  identity.dispose();
});

it('is signed out once the server has no session', async () => {
  const { identity, jar } = await openPage();
  jar.cookies.clear();
  await identity.session.load();
  expect(identity.session.get().status).toBe('unauthenticated');
  identity.dispose();
});

it('keeps the user while the server fails', async () => {
  const { identity } = await openPage({ fetch: () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })) });
  await identity.session.load();
  expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: true });
  identity.dispose();
});

it('asks the server where nothing is known yet', async () => {
  const { identity } = await openPage({ server: fromServer() });
  expect(identity.session.get().status).toBe('loading');
  await identity.session.load();
  expect(identity.session.get().status).toBe('authenticated');
  identity.dispose();
  const { identity: other } = await openPage({ server: fromServer({ session: null }) });
  expect(other.session.get().status).toBe('unauthenticated');
  other.dispose();
});
