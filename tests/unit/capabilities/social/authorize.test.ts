import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { startSocialLogin } from '@gatehouse/sdk/sign-in';
import { describe, expect, it } from 'vitest';
import {
  authorizeAddress,
  socialRedirectUri,
  takesChallenge,
} from '../../../../sdk/capabilities/social/authorize-address';
import type { SocialLoginProvider } from '../../../../sdk/capabilities/social/providers';
import { createRecorder } from '../../../support/recorder';
import { createBrowser } from '../../../support/tabs';

const host = 'https://portal.test';
const callback = new URL(`${host}/account/social/success`);

const known = (id: string, more: Partial<SocialLoginProvider> = {}): SocialLoginProvider => ({
  ...{ id, name: id, isCustom: false, clientId: 'client-1', scopes: [] },
  ...more,
});
const own: SocialLoginProvider = {
  ...{ id: 'custom-1', name: 'Acme', isCustom: true, clientId: 'client-2', scopes: ['openid', 'crew'] },
  authorizationUrl: 'https://acme.test/authorize?audience=a',
};

const leave = async (
  provider: SocialLoginProvider,
  options: Partial<IdentityOptions> = {},
  own: Parameters<typeof startSocialLogin>[2] = {},
) => {
  const tab = createBrowser({ fetch: createRecorder([]).fetch }).openTab(`${host}/account/login?x=1`);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test/base', clientId: 'host', environment: tab.environment },
    ...options,
  });
  await startSocialLogin(identity, provider, own);
  const target = tab.redirects.at(-1);
  return { tab, target, query: Object.fromEntries(target?.searchParams ?? []) };
};

describe('the authorization URL of a known service', () => {
  it.each([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'openid profile email'],
    ['microsoft', 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize', 'openid profile email'],
    ['github', 'https://github.com/login/oauth/authorize', 'read:user user:email'],
    ['apple', 'https://appleid.apple.com/auth/authorize', 'name email'],
    ['facebook', 'https://www.facebook.com/dialog/oauth', 'email'],
    ['linkedin', 'https://www.linkedin.com/oauth/v2/authorization', 'openid profile email'],
    ['slack', 'https://slack.com/openid/connect/authorize', 'openid profile email'],
  ])('%s', async (id, address, scope) => {
    const { target, query } = await leave(known(id));
    expect(target && target.origin + target.pathname).toBe(address);
    expect(query).toEqual({
      ...{ client_id: 'client-1', response_type: 'code', redirect_uri: callback.href, scope },
      ...(id === 'apple' && { response_mode: 'form_post' }),
      state: expect.any(String),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('requests the vendor’s scopes in addition to the default ones', async () => {
    expect((await leave(known('github', { scopes: ['read:org'] }))).query.scope).toBe('read:user user:email read:org');
  });

  it('has an unguessable state with the provider, and stores the verifier in the tab', async () => {
    const states = new Set<string>();
    for (let count = 0; count < 50; count += 1) {
      const { query, tab, target } = await leave(known('google'));
      const state: unknown = JSON.parse(query.state ?? '');
      expect(state).toEqual({ provider: 'google', action: 'login', id: expect.stringMatching(/^[\w-]{32}$/) });
      const stored: unknown = JSON.parse(tab.environment.tab.getItem('GATEHOUSE_SOCIAL_LOGIN') ?? '');
      expect(stored).toMatchObject({ state: query.state, verifier: expect.stringMatching(/^[\w-]{43}$/) });
      expect(target?.href).not.toContain((stored as { verifier: string }).verifier);
      expect(tab.environment.local.keys()).toEqual([]);
      states.add(query.state ?? '');
    }
    expect(states.size).toBe(50);
  });
});

describe('an authorization URL of the provider', () => {
  const relative = known('google', {
    clientId: undefined,
    authorizationUrl: '/identity/resources/auth/v2/user/sso/default/google/prelogin?a=1',
  });

  it('is an API address, below the base URL and the prefix', async () => {
    const { target, query } = await leave(relative);
    expect(target?.origin).toBe('https://id.test');
    expect(target?.pathname).toBe('/base/frontegg/identity/resources/auth/v2/user/sso/default/google/prelogin');
    expect(query).toEqual({ a: '1', state: expect.any(String), redirectUri: callback.href });
    const { target: other } = await leave(relative, { urlPrefix: 'api' });
    expect(other?.pathname).toMatch(/^\/base\/api\/identity/);
  });

  it('stays on the provider however it is written', async () => {
    for (const authorizationUrl of ['//evil.test/x', '/\\evil.test', '/..//evil.test']) {
      const { target } = await leave({ ...relative, authorizationUrl });
      expect(target?.origin).toBe('https://id.test');
    }
  });
});

describe('a custom service of the vendor', () => {
  it('is called with its own scopes, and without a challenge', async () => {
    const { target, query } = await leave(own);
    expect(target && target.origin + target.pathname).toBe('https://acme.test/authorize');
    expect(query).toEqual({
      ...{ audience: 'a', client_id: 'client-2', response_type: 'code', scope: 'openid crew' },
      ...{ redirect_uri: callback.href, state: expect.stringContaining('custom-1') },
    });
  });

  it.each(['javascript:alert(1)', 'https://me:pass@acme.test/', 'https://', ''])(
    'is not called at %j',
    async (address) => {
      await expect(leave({ ...own, authorizationUrl: address })).rejects.toMatchObject({
        errorCode: 'redirect-refused',
      });
    },
  );
});

describe('the redirect URI of a service', () => {
  it.each([
    ['this origin, as it is registered', known('google', { redirectUrl: `${host}/back` }), `${host}/back`],
    [
      'the route, when another origin is registered',
      known('google', { redirectUrl: 'https://x.test/' }),
      callback.href,
    ],
    ['the route, when nothing is registered', known('google'), callback.href],
    ['the route, when nonsense is registered', known('google', { redirectUrl: 'nonsense' }), callback.href],
    [
      'the provider, for a service that posts',
      known('apple', { backendRedirectUrl: 'https://id.test/apple', redirectUrl: `${host}/back` }),
      'https://id.test/apple',
    ],
    ['the page, for one that does not', known('google', { backendRedirectUrl: 'https://id.test/g' }), callback.href],
  ])('%s', (_, provider, expected) => {
    expect(socialRedirectUri(provider, callback)).toBe(expected);
  });

  it('ignores inherited object members', () => {
    const strange = known('constructor', { authorizationUrl: '/x' });
    expect(takesChallenge(strange)).toBe(false);
    expect(authorizeAddress(known('toString'), { state: 's', redirectUri: 'r' }).address).toBe('');
  });
});

describe('a social login', () => {
  it('fails when the storage is not available', async () => {
    const tab = { getItem: () => null, setItem: () => false, removeItem: () => {}, keys: () => [] };
    const page = () => new URL(`${host}/account/login`);
    await expect(leave(known('google'), { environment: { tab, page, crypto } })).rejects.toMatchObject({
      errorCode: 'storage-blocked',
    });
  });

  it('fails on an insecure page', async () => {
    const { environment } = createBrowser({ fetch: createRecorder([]).fetch }).openTab(`${host}/`);
    await expect(leave(known('google'), { environment: { ...environment, crypto: undefined } })).rejects.toMatchObject({
      errorCode: 'insecure-context',
    });
  });

  it.each([
    [known('google'), 'loginWithSocialLoginProvider', 'google'],
    [own, 'loginWithCustomSocialLoginProvider', 'custom-1'],
  ] as const)('is delegated to a native shell that supports it', async (provider, action, id) => {
    const sent: string[][] = [];
    const bridge = { knows: (name: string) => name === action, send: (...all: string[]) => void sent.push(all) };
    const { tab } = await leave(provider, {}, { bridge });
    expect(sent).toEqual([[action, id]]);
    expect(tab.redirects).toEqual([]);
  });
});
