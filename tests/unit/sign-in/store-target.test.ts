import { createIdentity } from '@gatehouse/sdk';
import { createFlow } from '@gatehouse/sdk/flows';
import { loginDeps, loginFlow } from '@gatehouse/sdk/flows/login';
import { signUpDeps, signUpFlow } from '@gatehouse/sdk/flows/sign-up';
import { afterAuthTarget, startSocialLogin, storeTarget } from '@gatehouse/sdk/sign-in';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser } from '../../support/tabs';

afterEach(() => vi.unstubAllGlobals());

const ORIGIN = 'https://portal.test';
const KEY = 'FRONTEGG_AFTER_AUTH_REDIRECT_URL';
const WANTED = '/team?tab=roles#new';
const login = (redirectUrl: string) => `/account/login?redirectUrl=${encodeURIComponent(redirectUrl)}`;

const open = (path: string, response: () => Response = () => json({}), responses: Record<string, object> = {}) => {
  const { fetch, calls } = createRecorder([
    () => {
      const known = Object.entries(responses).find(([end]) => calls.at(-1)?.url.pathname.endsWith(end));
      return known ? json(known[1]) : response();
    },
  ]);
  const browser = createBrowser({ fetch });
  const visit = (at: string) => {
    const tab = browser.openTab(ORIGIN + at);
    const identity = createIdentity({
      ...{ baseUrl: 'https://id.test', clientId: 'portal', loginMode: 'embedded', logLevel: 'silent' },
      redirects: { allowedOrigins: ['https://docs.test'] },
      environment: tab.environment,
    });
    return { identity, tab };
  };
  return { ...visit(path), visit, stored: () => browser.local.getItem(KEY), local: browser.local };
};

describe('the target of a sign-in', () => {
  it.each([
    ['a path with query and fragment', WANTED, WANTED],
    ['a URL of the page itself', `${ORIGIN}/team`, '/team'],
    ['an allowed origin', 'https://docs.test/guide', 'https://docs.test/guide'],
    ['a path that would name another host', `${ORIGIN}//evil.test/`, `${ORIGIN}//evil.test/`],
    ['a foreign origin', 'https://evil.test/', null],
    ['a host without a scheme', '//evil.test', null],
    ['a script', 'javascript:alert(1)', null],
    ['the log-out', '/account/logout', null],
  ])('is stored if the guard allows it: %s', (_, wish, expected) => {
    const { identity, stored } = open(login(wish));
    storeTarget(identity);
    expect(stored()).toBe(expected);
  });

  it('is unchanged when the page names no target', () => {
    const { identity, stored, local } = open('/account/login');
    local.setItem(KEY, '/earlier');
    storeTarget(identity);
    expect(stored()).toBe('/earlier');
  });

  it('is opened when the user returns', () => {
    const { identity, visit } = open(login(WANTED));
    storeTarget(identity);
    expect(afterAuthTarget(visit('/account/social/success').identity)?.href).toBe(ORIGIN + WANTED);
  });

  it('is cleared by a log-out', async () => {
    const { identity, stored } = open(login(WANTED));
    const payload = Buffer.from('{"sub":"ann"}').toString('base64url');
    await identity.session.accept({ accessToken: `e30.${payload}.x` });
    storeTarget(identity);
    await identity.session.logout();
    expect(stored()).toBeNull();
  });
});

describe('the target is stored before a redirect', () => {
  it('to a social provider', async () => {
    const { identity, stored, tab } = open(login(WANTED));
    const google = { id: 'google', name: 'Google', isCustom: false, clientId: 'c', scopes: [] };
    await startSocialLogin(identity, google);
    expect(tab.redirects).toHaveLength(1);
    expect(stored()).toBe(WANTED);
  });

  it('to an identity provider', async () => {
    const { identity, stored, tab } = open(login(WANTED));
    const flow = createFlow(loginFlow, loginDeps(identity), {
      ...{ step: 'redirectToSSO', context: { email: 'a@corp.test', ssoAddress: 'https://sso.corp.test/' } },
    });
    await flow.send('go');
    expect(tab.redirects.map(String)).toEqual(['https://sso.corp.test/']);
    expect(stored()).toBe(WANTED);
  });

  it('to an identity provider in a native shell', async () => {
    const { identity, stored } = open(login(WANTED));
    const loginWithSSO = vi.fn();
    vi.stubGlobal('FronteggNativeBridge', { loginWithSSO });
    vi.stubGlobal('FronteggNativeBridgeFunctions', { loginWithSSO: true });
    const flow = createFlow(loginFlow, loginDeps(identity), {
      ...{ step: 'redirectToSSO', context: { email: 'a@corp.test', ssoAddress: 'https://sso.corp.test/' } },
    });
    await flow.send('go');
    expect(loginWithSSO).toHaveBeenCalledExactlyOnceWith('a@corp.test');
    expect(stored()).toBe(WANTED);
  });

  it('to the URL of a sign-in response', async () => {
    const { identity, stored, tab } = open(login(WANTED), () => json({ redirectLocation: 'https://sso.corp.test/' }));
    const flow = createFlow(loginFlow, loginDeps(identity), {
      step: 'loginWithPassword',
      context: { email: 'a@b.test' },
    });
    await flow.send('submit', { password: 'x' });
    expect(tab.redirects.map(String)).toEqual(['https://sso.corp.test/']);
    expect(stored()).toBe(WANTED);
  });

  it('to an email with a sign-in link, the first time and again', async () => {
    const { identity, stored, local } = open(login(WANTED), undefined, { '/public': { authStrategy: 'MagicLink' } });
    const flow = createFlow(loginFlow, loginDeps(identity));
    await flow.send('submit', { email: 'a@b.test' });
    expect(flow.get().step).toBe('magicLinkPreLoginSuccess');
    expect(stored()).toBe(WANTED);
    local.removeItem(KEY);
    await flow.send('resend');
    expect(stored()).toBe(WANTED);
  });

  it('to an email that activates a new account', async () => {
    const { identity, stored } = open(`/account/sign-up?redirectUrl=${encodeURIComponent(WANTED)}`, () =>
      json({ userId: 'u', tenantId: 't', shouldActivate: true }),
    );
    const flow = createFlow(signUpFlow, signUpDeps(identity));
    await flow.send('submit', { email: 'a@b.test', companyName: 'Lab', password: 'Long-enough-1' });
    expect(flow.get()).toMatchObject({ step: 'SignUpSuccess', context: { outcome: 'mailSent' } });
    expect(stored()).toBe(WANTED);
  });

  it('but not for a code that is entered here', async () => {
    const { identity, stored } = open(login(WANTED), undefined, { '/public': { authStrategy: 'Code' } });
    const flow = createFlow(loginFlow, loginDeps(identity));
    await flow.send('submit', { email: 'a@b.test' });
    expect(flow.get().step).toBe('loginWithOtc');
    expect(stored()).toBeNull();
  });
});
