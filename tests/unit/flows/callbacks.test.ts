import { createIdentity, IdentityError } from '@gatehouse/sdk';
import { createFlow } from '@gatehouse/sdk/flows';
import { startSocialLogin } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../sdk/core/environment';
import { errorTexts } from '../../../sdk/error-catalog';
import {
  magicLinkCallbackDeps,
  oidcCallbackDeps,
  samlCallbackDeps,
  socialCallbackDeps,
} from '../../../sdk/flows/callbacks/deps';
import {
  type CallbackDeps,
  magicLinkCallbackFlow,
  oidcCallbackFlow,
  samlCallbackFlow,
  socialCallbackFlow,
} from '../../../sdk/flows/callbacks/flow';
import { loginDeps } from '../../../sdk/flows/login/deps';
import { loginFlow } from '../../../sdk/flows/login/flow';
import type { LoginResponse } from '../../../sdk/session/contract';
import { storeRequestedLink } from '../../../sdk/sign-in/requested-links';
import { storeSsoFailure } from '../../../sdk/sign-in/sso-failure';
import { hasBegunSso, markSso } from '../../../sdk/sign-in/sso-mark';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser, createClock, settle } from '../../support/tabs';
import { waitFor } from '../../support/wait-for';
import { drive, recordedSignIn } from './driven';
import { failing, recordedDeps, refused, signedIn, unreachable } from './recorded';

const flows = { socialCallbackFlow, oidcCallbackFlow, samlCallbackFlow, magicLinkCallbackFlow };
const each = Object.entries(flows);

const start = (
  flow: (typeof flows)[keyof typeof flows],
  exchange: () => Promise<LoginResponse>,
  others: Partial<CallbackDeps> = {},
) => {
  const { deps, calls } = recordedDeps();
  const running = drive(flow, { ...recordedSignIn(calls), mfa: deps.api.mfa, exchange, ...others });
  return { ...running, calls, names: () => calls.map(([name]) => name) };
};

describe.each(each)('%s', (_, flow) => {
  it('sends the response, and continues after 200 ms', async () => {
    const { get, pass, names } = start(flow, async () => signedIn);
    expect(get().step).toBe('pending');
    await pass(0);
    expect(get()).toMatchObject({ step: 'success', error: null });
    expect(names()).toEqual(['accept']);
    await pass(199);
    expect(names()).toEqual(['accept']);
    await pass(200);
    expect(names()).toEqual(['accept', 'navigate']);
  });

  it('requires the second factor', async () => {
    const response = { mfaRequired: true, mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] } };
    const { get, pass, send, names } = start(flow, async () => response);
    await pass(0);
    // The steps of the second factor are a module of their own, loaded now.
    await waitFor(() => expect(get().step).toBe('secondFactor'));
    expect(get()).toMatchObject({ context: { mfa: { step: 'authenticatorApp' } } });
    expect(names()).toEqual(['clear', 'checkRememberDevice']);
    await send('verified', signedIn);
    expect(get()).toMatchObject({ step: 'success', context: { mfa: undefined } });
    expect(names()).toContain('accept');
  });

  it.each([
    ['reported by the provider', 'ada@lab.test', undefined],
    ['typed', undefined, ' ada@lab.test '],
  ])('turns the second factor off with the recovery code of the user: %s', async (_, userEmail, email) => {
    const response = { mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] }, userEmail };
    const { get, pass, send, calls, names } = start(flow, async () => response);
    await pass(0);
    await waitFor(() => expect(get().step).toBe('secondFactor'));
    await send('recover');
    await send('cancel');
    expect(get()).toMatchObject({ step: 'secondFactor', context: { mfa: { step: 'authenticatorApp' } } });
    await send('recover');
    await send('submit', { recoveryCode: ' CODE ', email });
    expect(calls.at(-1)).toEqual(['recoverMfa', { email: 'ada@lab.test', recoveryCode: 'CODE' }]);
    expect(get()).toMatchObject({ step: 'recovered', context: { mfa: undefined } });
    await send('retry');
    expect(names().at(-1)).toBe('toLogin');
  });

  it('continues at once for a user who does not wait', async () => {
    const { pass, send, names } = start(flow, async () => signedIn);
    await pass(0);
    await send('go');
    expect(names()).toEqual(['accept', 'navigate']);
  });

  it('redirects to the response’s URL without a session', async () => {
    const { pass, calls } = start(flow, async () => ({ redirectLocation: 'https://next.test/' }));
    await pass(0);
    expect(calls).toEqual([['redirect', 'https://next.test/']]);
    const barred = start(flow, async () => ({ redirectLocation: 'javascript:x' }), { redirect: () => false });
    await barred.pass(0);
    expect(barred.get()).toMatchObject({ step: 'failed', error: { errorCode: 'redirect-refused' } });
  });

  it.each([
    ['the message of the provider', failing(refused('This link was used before')), 'This link was used before'],
    ['its own message when there is none', failing(new TypeError('x')), 'Failed to authenticate'],
    ['the message of a network error', unreachable, errorTexts.network],
  ])('fails in %s', async (_words, exchange, message) => {
    const { get, pass, names } = start(flow, exchange);
    await pass(0);
    expect(get()).toMatchObject({ step: 'failed', error: { message } });
    expect(names()).not.toContain('accept');
  });

  it('fails without a session', async () => {
    const { get, pass } = start(flow, async () => ({}), { accept: failing(refused('No token')) });
    await pass(0);
    expect(get()).toMatchObject({ step: 'failed', error: { message: 'No token' } });
  });

  it('links to the login page', async () => {
    const { pass, send, names } = start(flow, failing(refused('no')));
    await pass(0);
    await send('back');
    expect(names()).toEqual(['toLogin']);
  });
});

describe('a sign-in that another browser started', () => {
  it.each(each)('%s waits for confirmation, and can be canceled', async (_, flow) => {
    const { get, pass, send, names } = start(flow, async () => signedIn, { needsConfirmation: () => true });
    await pass(5000);
    expect(get()).toMatchObject({ step: 'pending', context: { needsConfirmation: true }, error: null });
    expect(names()).toEqual([]);
    await send('back');
    expect(names()).toEqual(['toLogin']);
    await send('confirm');
    expect(get().step).toBe('success');
  });

  it('requires confirmation for an emailed link that this browser did not request, and for SAML without a state', () => {
    const needsConfirmation = (path: string, prepare = (_: Pick<Environment, 'local' | 'now'>) => {}) => {
      const { identity, tab } = visit(`${host}${path}`);
      prepare(tab.environment);
      const connect = path.startsWith('/saml') ? samlCallbackDeps : magicLinkCallbackDeps;
      return connect(identity).needsConfirmation?.();
    };
    expect(needsConfirmation('/link?token=t')).toBe(true);
    expect(needsConfirmation('/link?token=t', (environment) => storeRequestedLink(environment, 'magiclink'))).toBe(
      false,
    );
    const later = (environment: Pick<Environment, 'local' | 'now'>) =>
      storeRequestedLink({ ...environment, now: () => environment.now() - 15 * 60_000 - 1 }, 'magiclink');
    expect(needsConfirmation('/link?token=t', later)).toBe(true);
    expect(needsConfirmation('/link')).toBe(false);
    expect(needsConfirmation('/saml?SAMLResponse=a')).toBe(true);
  });

  it.each([
    ['in a tab that began none', undefined, 0, true],
    ['with another state', 'https://idp.test/?state=x&RelayState=x', 0, true],
    ['with the same state', 'https://idp.test/?state=r&RelayState=r', 0, false],
    ['whose state the provider chooses', 'https://idp.test/', 0, false],
    ['begun over an hour ago', 'https://idp.test/', 3_600_001, true],
  ])('requires confirmation for single sign-on %s', (_, begun, passed, expected) => {
    const pages = [
      { connect: samlCallbackDeps, path: '/saml?SAMLResponse=a&RelayState=r' },
      { connect: oidcCallbackDeps, path: '/oidc?code=a&state=r' },
    ];
    for (const { connect, path } of pages) {
      const { identity, tab } = visit(`${host}${path}`);
      const { environment } = tab;
      const now = () => environment.now() - passed;
      if (begun) markSso({ ...environment, now }, new URL(begun));
      expect(connect(identity).needsConfirmation?.()).toBe(expected);
    }
  });

  it('completes the single sign-on of a tab once', async () => {
    const { identity, tab } = visit(`${host}/account/saml/callback?SAMLResponse=a&RelayState=r`);
    markSso(tab.environment, new URL('https://idp.test/'));
    await samlCallbackDeps(identity)
      .exchange()
      .catch(() => undefined);
    expect(hasBegunSso(tab.environment, new URL('https://idp.test/?RelayState=r'))).toBe(false);
  });

  it('continues without a call after going back to a used URL', async () => {
    const { get, pass, names } = start(socialCallbackFlow, failing(refused('no')), { isSpent: async () => true });
    await pass(0);
    expect(get().step).toBe('success');
    await pass(200);
    expect(names()).toEqual(['navigate']);
  });
});

describe('a failed single sign-on', () => {
  it('is stored for the login page, which shows it once', async () => {
    const { identity, tab } = visit(`${host}/account/oidc/callback?error=access_denied&state=s`);
    const running = drive(oidcCallbackFlow, oidcCallbackDeps(identity));
    await running.pass(0);
    expect(running.get().step).toBe('failed');
    const login = () => drive(loginFlow, loginDeps(identity));
    const first = login();
    await first.pass(0);
    expect(first.get()).toMatchObject({
      step: 'loginWithSSOFailed',
      context: { ssoFailure: { errorCode: 'callback-denied' } },
    });
    const second = login();
    await second.pass(0);
    expect(second.get().error).toBeNull();
    expect(tab.page().search).toBe('');
  });

  it.each([
    [59_000, 'sign-in-failed'],
    [61_000, undefined],
  ])('that no login page has shown is not shown at a later sign-in: %d ms', (passed, expected) => {
    const { identity, tab } = visit(`${host}/account/login`);
    const { environment } = tab;
    const failure = new IdentityError('sign-in-failed', { message: 'no' });
    storeSsoFailure({ tab: environment.tab, now: () => environment.now() - passed }, failure);
    expect(loginDeps(identity).ssoFailure?.()?.errorCode).toBe(expected);
  });

  it.each([
    ['oidcCallbackFlow', true],
    ['samlCallbackFlow', true],
    ['socialCallbackFlow', false],
    ['magicLinkCallbackFlow', false],
  ] as const)('continues after one second: %s, %s', async (name, leadsOn) => {
    const { pass, names } = start(flows[name], failing(refused('no')));
    await pass(0);
    await pass(999);
    expect(names()).toEqual([]);
    await pass(1000);
    expect(names()).toEqual(leadsOn ? ['navigate'] : []);
  });
});

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const accessToken = `${base64url({ alg: 'RS256' })}.${base64url({ sub: 'u1', tenantId: 't1' })}.x`;

/** Creates a browser tab at a URL, and a provider with a given response. */
const visit = (href: string, response: () => Response = () => json({ accessToken, expiresIn: 3600 })) => {
  const clock = createClock();
  const { calls, fetch } = createRecorder([response]);
  const browser = createBrowser({ fetch, clock });
  const tab = browser.openTab(href);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', loginMode: 'embedded', logLevel: 'silent' },
    environment: tab.environment,
  });
  const postLogins = () => calls.filter(({ url }) => url.pathname.endsWith('/postlogin'));
  return { identity, tab, browser, clock, calls, postLogins };
};

const host = 'https://portal.test';

describe('the parameters', () => {
  it('of a magic link: its token, once, and removed from the URL', async () => {
    const { identity, tab, postLogins } = visit(`${host}/account/login/magic-link?token=t%201&redirectUrl=%2Fnext#x`);
    const deps = magicLinkCallbackDeps(identity);
    const flows = [createFlow(magicLinkCallbackFlow, deps), createFlow(magicLinkCallbackFlow, deps)];
    flows[0]?.stop();
    await deps.exchange();
    await expect.poll(() => flows[1]?.get().step).toBe('success');
    await settle();
    expect(postLogins()).toHaveLength(1);
    const [sent] = postLogins();
    expect(sent?.url.pathname).toBe('/frontegg/identity/resources/auth/v1/passwordless/magiclink/postlogin');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ token: 't 1' });
    expect(sent?.credentials).toBe('include');
    expect(tab.page().href).toBe(`${host}/account/login/magic-link?redirectUrl=%2Fnext`);
    expect(identity.session.get().status).toBe('authenticated');
    await expect.poll(() => tab.redirects.map(String)).toEqual([`${host}/next`]);
  });

  it('of OpenID Connect: code and state, with the redirect URI', async () => {
    const { identity, postLogins } = visit(`${host}/account/oidc/callback?code=c&state=s&session_state=1`);
    await oidcCallbackDeps(identity).exchange();
    const [sent] = postLogins();
    expect(sent?.url.pathname).toBe('/frontegg/identity/resources/auth/v2/user/oidc/postlogin');
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      ...{ code: 'c', RelayState: 's', redirectUri: `${host}/account/oidc/callback` },
    });
  });

  it.each([
    ['&RelayState=r', 'r'],
    ['', ''],
  ])('of SAML: the response and the state, if there is one', async (query, RelayState) => {
    const { identity, postLogins } = visit(`${host}/account/saml/callback?SAMLResponse=a%2Bb${query}`);
    await samlCallbackDeps(identity).exchange();
    expect(JSON.parse(postLogins()[0]?.body ?? '')).toEqual({ SAMLResponse: 'a+b', RelayState });
  });

  it.each([
    ['for a magic link without its token', magicLinkCallbackDeps, '', 'callback-refused'],
    ['for a magic link with two tokens', magicLinkCallbackDeps, '?token=a&token=b', 'callback-refused'],
    ['for OpenID Connect without a state', oidcCallbackDeps, '?code=c', 'callback-refused'],
    ['for OpenID Connect without a code', oidcCallbackDeps, '?state=s', 'callback-refused'],
    ['for OpenID Connect that was declined', oidcCallbackDeps, '?error=access_denied&state=s', 'callback-denied'],
    ['for OpenID Connect that failed', oidcCallbackDeps, '?error=server_error&state=s', 'sign-in-failed'],
    [
      'for an identity provider that is down',
      samlCallbackDeps,
      '?error=temporarily_unavailable&RelayState=r',
      'provider-unavailable',
    ],
    ['for SAML without a response', samlCallbackDeps, '?RelayState=r', 'callback-refused'],
    ['for a social login without a state', socialCallbackDeps, '?code=c', 'callback-refused'],
    ['for a social login that no sign-in started', socialCallbackDeps, '?code=c&state=x', 'callback-refused'],
  ])('are missing: %s', async (_, connect, query, errorCode) => {
    const { identity, calls, tab } = visit(`${host}/callback${query}`);
    await expect(connect(identity).exchange()).rejects.toMatchObject({ errorCode });
    expect(calls).toEqual([]);
    expect(tab.page().search).toBe('');
  });

  it('start a cookie session when the response has no token', async () => {
    const refreshed = visit(`${host}/account/oidc/callback?code=c&state=s`);
    await oidcCallbackDeps(refreshed.identity).accept({});
    expect(refreshed.calls[0]?.url.pathname).toMatch(/token\/refresh$/);
    expect(refreshed.identity.session.get().status).toBe('authenticated');
    const lost = visit(`${host}/account/oidc/callback?code=c&state=s`, () => json({}, { status: 401 }));
    await expect(oidcCallbackDeps(lost.identity).accept({})).rejects.toMatchObject({ errorCode: 'sign-in-failed' });
  });
});

const google = { id: 'google', name: 'Google', isCustom: false, clientId: 'client-1', scopes: [] };

describe('a social login', () => {
  const there = async (href = `${host}/account/login`) => {
    const visited = visit(href);
    await startSocialLogin(visited.identity, google, { invitationToken: 'invited-1' });
    const target = visited.tab.redirects.at(-1);
    const state = target?.searchParams.get('state') ?? '';
    return { ...visited, target, state };
  };
  const callback = (state: string, more = '&code=c1') =>
    `${host}/account/social/success?state=${encodeURIComponent(state)}${more}`;

  it('returns with the transaction of this tab', async () => {
    const { identity, tab, state, postLogins } = await there();
    tab.open(callback(state, '&code=c1&id_token=i1'));
    await socialCallbackDeps(identity).exchange();
    const [sent] = postLogins();
    expect(sent?.method).toBe('POST');
    expect(sent?.url.pathname).toBe('/frontegg/identity/resources/auth/v1/user/sso/google/postlogin');
    expect(Object.fromEntries(sent?.url.searchParams ?? [])).toEqual({
      ...{ code: 'c1', id_token: 'i1', state, redirectUri: `${host}/account/social/success` },
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(JSON.parse(sent?.body ?? '')).toEqual({ invitationToken: 'invited-1' });
    expect(tab.page().search).toBe('');
  });

  it('is completed once', async () => {
    const { identity, tab, state, postLogins } = await there();
    tab.open(callback(state));
    await socialCallbackDeps(identity).exchange();
    tab.open(callback(state, '&code=c2'));
    await expect(socialCallbackDeps(identity).exchange()).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expect(postLogins()).toHaveLength(1);
  });

  it.each([
    ['the state of another user', (state: string) => state.replace(/"id":"./, '"id":"~')],
    ['another provider in the state', (state: string) => state.replace('google', 'github')],
    ['a state that is not JSON', () => 'state-1'],
  ])('is refused with %s', async (_, changed) => {
    const { identity, tab, state, postLogins } = await there();
    tab.open(callback(changed(state)));
    await expect(socialCallbackDeps(identity).exchange()).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expect(postLogins()).toEqual([]);
  });

  it('is refused in another tab', async () => {
    const { browser, state } = await there();
    const tab = browser.openTab(callback(state));
    const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'host', environment: tab.environment });
    await expect(socialCallbackDeps(identity).exchange()).rejects.toMatchObject({ errorCode: 'callback-refused' });
  });

  it('is refused after ten minutes', async () => {
    const { identity, tab, state, clock } = await there();
    clock.jump(10 * 60_000 + 1);
    tab.open(callback(state));
    await expect(socialCallbackDeps(identity).exchange()).rejects.toMatchObject({ errorCode: 'callback-refused' });
  });

  it('fails when the service declines', async () => {
    const { identity, tab, state, postLogins } = await there();
    tab.open(callback(state, '&error=access_denied'));
    await expect(socialCallbackDeps(identity).exchange()).rejects.toMatchObject({ errorCode: 'callback-denied' });
    tab.open(callback(state));
    await expect(socialCallbackDeps(identity).exchange()).rejects.toMatchObject({ errorCode: 'callback-refused' });
    expect(postLogins()).toEqual([]);
  });
});
