import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { afterEach, describe, expect, it } from 'vitest';
import { json } from '../../../support/recorder';
import { createBrowser, createClock, type Tab } from '../../../support/tabs';
import { waitFor } from '../../../support/wait-for';

const ISSUER = 'https://id.example.com/tenants/one';
const LIFE = 300;
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const disposals: (() => void)[] = [];
afterEach(() => {
  for (const dispose of disposals.splice(0)) dispose();
});

const document = {
  issuer: ISSUER,
  authorization_endpoint: 'https://login.example.com/auth',
  token_endpoint: 'https://id.example.com/token',
  end_session_endpoint: 'https://login.example.com/end?realm=one',
};

/** A provider with only the standard OpenID Connect endpoints. */
const setUp = ({ openId = { discovery: true } as IdentityOptions['openId'], metadata = {} as object } = {}) => {
  const clock = createClock();
  const sent: { url: string; init: RequestInit; headers: Record<string, string> }[] = [];
  let isDown = false;
  let nonce: string | null = null;
  let issued = 0;
  let sub = 'ann';
  let hasIdToken = true;
  const tokens = () => {
    issued += 1;
    const iat = clock.now() / 1000;
    const iss = openId?.discovery ? ISSUER : 'https://id.example.com';
    const claims = { iss, aud: 'portal', sub, iat, exp: iat + LIFE, jti: issued, nonce };
    const token = `${part({ alg: 'RS256' })}.${part(claims)}.x`;
    const response = { access_token: `${token}-${issued}`, expires_in: LIFE, refresh_token: `refresh-${issued}` };
    return hasIdToken ? { ...response, id_token: token } : response;
  };
  const browser = createBrowser({
    clock,
    fetch: async (url, init) => {
      if (/users|tenants\/v/.test(url)) return json({}, { status: 404 });
      sent.push({ url, init, headers: Object.fromEntries(new Headers(init.headers)) });
      if (isDown) throw new TypeError('Failed to fetch');
      if (url.endsWith('/openid-configuration')) return json({ ...document, ...metadata });
      return url.endsWith('/token') ? json(tokens()) : json({}, { status: 404 });
    },
  });
  const open = (tab: Tab) => {
    const identity = createIdentity({
      ...{ baseUrl: 'https://id.example.com', clientId: 'portal', logLevel: 'silent' },
      ...(openId?.discovery && { issuer: ISSUER }),
      openId,
      tenantResolver: () => ({ tenant: 'north' }),
      environment: tab.environment,
    });
    disposals.push(() => identity.dispose());
    return identity;
  };
  /** A tab in which a user has just signed in. */
  const signedIn = async () => {
    const tab = browser.openTab('https://portal.test/');
    const identity = open(tab);
    await identity.session.login();
    const target = tab.redirects.at(-1) ?? expect.fail('the page was not sent to the provider');
    nonce = target.searchParams.get('nonce');
    tab.open(`/oauth/callback?code=code-1&state=${target.searchParams.get('state')}`);
    await identity.session.handleCallback();
    return { tab, identity, target };
  };
  return {
    ...{ clock, sent, open, signedIn },
    openTab: (path = '/') => browser.openTab(`https://portal.test${path}`),
    urls: () => sent.map(({ url }) => url),
    /** Claims of the user in the next responses; undefined omits the ID token. */
    name: (user: string | undefined) => {
      hasIdToken = user !== undefined;
      sub = user ?? sub;
    },
    takeDown: () => {
      isDown = true;
    },
  };
};

const lastBody = (sent: { init: RequestInit }[]) =>
  Object.fromEntries(new URLSearchParams(String(sent.at(-1)?.init.body)));

describe('a provider with a discovery document', () => {
  it('is called at its endpoints, as the standard requires, and renews by the refresh token alone', async () => {
    const { signedIn, sent, urls, clock } = setUp();
    const { identity, target } = await signedIn();
    expect(`${target.origin}${target.pathname}`).toBe(document.authorization_endpoint);
    expect(urls()).toEqual([`${ISSUER}/.well-known/openid-configuration`, document.token_endpoint]);
    expect(sent[0]?.headers).toEqual({});
    expect(sent[1]).toMatchObject({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      init: { credentials: 'same-origin' },
    });
    expect(lastBody(sent)).toEqual({
      ...{ grant_type: 'authorization_code', client_id: 'portal', code: 'code-1' },
      ...{ redirect_uri: 'https://portal.test/oauth/callback', code_verifier: expect.any(String) },
    });

    await clock.advance((LIFE - 10) * 1000);
    await identity.session.getToken();
    expect(urls().slice(2)).toEqual([document.token_endpoint]);
    expect(lastBody(sent)).toEqual({
      grant_type: 'refresh_token',
      client_id: 'portal',
      refresh_token: 'refresh-1',
    });
    expect(sent.at(-1)?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    ['of another issuer', { issuer: 'https://evil.example.com' }],
    [
      'with an endpoint that is less secure than the issuer',
      { authorization_endpoint: 'http://login.example.com/auth' },
    ],
    ['with an endpoint that is not a web address', { token_endpoint: 'javascript:alert(1)' }],
  ])('is refused with a document %s', async (_, metadata) => {
    const { open, openTab } = setUp({ metadata });
    const tab = openTab();
    await expect(open(tab).session.login()).rejects.toMatchObject({ errorCode: 'unexpected-response' });
    expect(tab.redirects).toEqual([]);
  });

  it('must send its issuer in responses when the document says so', async () => {
    const { signedIn } = setUp({ metadata: { authorization_response_iss_parameter_supported: true } });
    await expect(signedIn()).rejects.toMatchObject({ errorCode: 'callback-refused' });
  });

  // OpenID Connect Core 1.0, section 12.2.
  it('keeps the user after a renewal without an ID token, in all tabs, and refuses another user', async () => {
    const { signedIn, open, openTab, clock, name } = setUp();
    const { identity } = await signedIn();
    const other = open(openTab());
    await other.session.load();
    const [idToken, access] = [await identity.session.getToken(), await identity.session.getAccessToken()];
    name(undefined);
    for (let round = 0; round < 2; round += 1) {
      await clock.advance((LIFE - 10) * 1000);
      expect(await identity.session.getToken()).toBe(idToken);
    }
    const renewed = await identity.session.getAccessToken();
    expect(renewed).not.toBe(access);
    expect(await other.session.getAccessToken()).toBe(renewed);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { id: 'ann' } });

    name('ann');
    await clock.advance((LIFE - 10) * 1000);
    expect(await identity.session.getToken()).not.toBe(idToken);
    name('bob');
    await clock.advance((LIFE - 10) * 1000);
    expect(await identity.session.getAccessToken()).toBeUndefined();
    await waitFor(() => expect(identity.session.get().status).toBe('unauthenticated'));
  });

  it('does not sign in without an ID token', async () => {
    const { signedIn, name } = setUp();
    name(undefined);
    await expect(signedIn()).rejects.toMatchObject({ errorCode: 'invalid-token' });
  });

  it('keeps a tab without a refresh token signed in as long as another tab renews', async () => {
    const { signedIn, open, openTab, urls, clock } = setUp();
    const { identity } = await signedIn();
    const other = open(openTab());
    expect(await other.session.load()).toMatchObject({ status: 'authenticated' });
    await clock.advance((LIFE - 10) * 1000);
    expect(await other.session.getToken()).toBeDefined();
    await identity.session.getToken();
    await clock.advance(60_000);
    expect(other.session.get().status).toBe('authenticated');
    expect(await other.session.getToken()).toBe(await identity.session.getToken());

    await clock.advance(LIFE * 1000);
    expect(await other.session.getToken()).toBeUndefined();
    expect(other.session.get()).toEqual({ status: 'unauthenticated', degraded: false, reason: 'expired' });
    // The tab that can renew is still signed in.
    expect(await identity.session.getToken()).toBeDefined();
    await clock.advance(0);
    expect(other.session.get().status).toBe('authenticated');
    expect(urls().every((url) => url.endsWith('openid-configuration') || url.endsWith('/token'))).toBe(true);
  });
});

describe('a log-out at a provider with an end-session endpoint', () => {
  const leave = async () => {
    const fixture = setUp();
    const { tab, identity } = await fixture.signedIn();
    const idToken = await identity.session.getToken();
    const done = identity.session.logout();
    await fixture.clock.advance(0);
    const target = tab.redirects.at(-1) ?? expect.fail('the page was not sent to the provider');
    return { ...fixture, tab, identity, idToken, done, target };
  };

  it('redirects with the ID token, and is complete when the provider redirects back', async () => {
    const { target, idToken, identity, tab, open } = await leave();
    expect(`${target.origin}${target.pathname}`).toBe('https://login.example.com/end');
    expect(Object.fromEntries(target.searchParams)).toEqual({
      ...{ realm: 'one', id_token_hint: idToken, client_id: 'portal' },
      ...{ post_logout_redirect_uri: 'https://portal.test/', state: expect.stringMatching(/^[\w-]{32}$/) },
    });
    expect(identity.session.get()).toEqual({ status: 'loading', degraded: false });
    tab.open(`/?state=${target.searchParams.get('state')}&page=2`);
    expect(await open(tab).session.load()).toEqual({
      status: 'unauthenticated',
      degraded: false,
      reason: 'signed-out',
    });
    expect(tab.page().href).toBe('https://portal.test/?page=2');
  });

  it.each(['/', '/?state=another'])('is not complete when the user returns by %s', async (path) => {
    const { tab, open } = await leave();
    tab.open(path);
    const state = { status: 'unauthenticated', reason: 'signed-out', error: { errorCode: 'sign-out-unfinished' } };
    expect(await open(tab).session.load()).toMatchObject(state);
  });

  it('is not complete when the page is restored from the cache, and can be repeated', async () => {
    const { tab, identity, idToken, done, clock } = await leave();
    tab.emit('pageshow', { persisted: true });
    await done;
    expect(identity.session.get()).toMatchObject({
      status: 'unauthenticated',
      error: { errorCode: 'sign-out-unfinished' },
    });
    void identity.session.logout();
    await clock.advance(0);
    expect(tab.redirects).toHaveLength(3);
    expect(tab.redirects.at(-1)?.searchParams.get('id_token_hint')).toBe(idToken);
  });

  it('is not complete when the provider has no such endpoint', async () => {
    const { signedIn } = setUp({ metadata: { end_session_endpoint: undefined } });
    const { tab, identity } = await signedIn();
    await identity.session.logout();
    expect(tab.redirects).toHaveLength(1);
    expect(identity.session.get()).toMatchObject({
      status: 'unauthenticated',
      error: { errorCode: 'sign-out-unfinished' },
    });
    expect(await identity.session.getToken()).toBeUndefined();
  });

  it('is not complete while the provider is unreachable', async () => {
    const { signedIn, open, openTab, takeDown, clock } = setUp();
    await signedIn();
    const { session } = open(openTab());
    await session.load();
    takeDown();
    const done = session.logout();
    await clock.advance(5_000);
    await done;
    expect(session.get()).toMatchObject({ status: 'unauthenticated', error: { errorCode: 'network' } });
  });
});

describe('token requests', () => {
  it.each([
    ['form', 'application/x-www-form-urlencoded'],
    ['json', 'application/json'],
  ] as const)('are sent as %s to the API of the provider, with its cookie', async (tokenRequests, type) => {
    const { signedIn, sent, urls } = setUp({ openId: { tokenRequests } });
    await signedIn();
    expect(urls()).toEqual(['https://id.example.com/frontegg/oauth/token']);
    const [{ headers, init }] = sent as [(typeof sent)[number]];
    expect(headers).toMatchObject({ 'content-type': type, 'frontegg-login-alias': 'north' });
    expect(init.credentials).toBe('include');
    const body = tokenRequests === 'json' ? JSON.parse(String(init.body)) : lastBody(sent);
    expect(body).toMatchObject({ grant_type: 'authorization_code', client_id: 'portal', code: 'code-1' });
  });

  it('require consent for a scope beyond the session', async () => {
    const { open, openTab } = setUp({ openId: { discovery: true, scope: 'openid offline_access' } });
    const tab = openTab();
    await open(tab).session.login({ prompt: 'login' });
    expect(Object.fromEntries(tab.redirects[0]?.searchParams ?? [])).toMatchObject({
      scope: 'openid offline_access',
      prompt: 'login consent',
    });
  });
});
