import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { forgotPasswordDeps } from '@gatehouse/sdk/flows/forgot-password';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { mfaDeps } from '@gatehouse/sdk/flows/mfa';
import { signUpDeps } from '@gatehouse/sdk/flows/sign-up';
import { stepUpDeps } from '@gatehouse/sdk/flows/step-up';
import { readTypedValues, storeTypedValue } from '@gatehouse/sdk/typed-values';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeKeys } from '../../support/fake-keys';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser, settle } from '../../support/tabs';

afterEach(() => vi.unstubAllGlobals());

const host = 'https://portal.test';

const setUp = (path = '/account/login', options: Partial<IdentityOptions> = {}, responses = [() => json({})]) => {
  const { calls, fetch } = createRecorder(responses);
  const tab = createBrowser({ fetch }).openTab(host + path);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', loginMode: 'embedded', logLevel: 'silent' },
    ...options,
    environment: { ...tab.environment, ...options.environment },
  });
  return { identity, tab, calls, left: () => tab.redirects.map(String) };
};

describe('dependencies of the login', () => {
  it('read tenant and callback from the page', () => {
    const { identity } = setUp('/account/login?tenantId=t1', { basename: '/app' });
    const deps = loginDeps(identity);
    expect(deps.tenantId?.()).toBe('t1');
    expect(deps.oidcCallback?.()).toBe(`${host}/app/account/oidc/callback`);
    expect(loginDeps(setUp().identity).tenantId?.()).toBeUndefined();
  });

  it('request the email that replaces a password', async () => {
    const { identity, calls } = setUp();
    await loginDeps(identity).resetPassword?.('ada@lab.test');
    expect(calls[0]?.url.pathname).toBe('/frontegg/identity/resources/users/v1/passwords/reset');
    expect(calls[0]?.body).toBe('{"email":"ada@lab.test"}');
  });

  it('open the forgotten password with the entered address, and keep the target', () => {
    const { identity, left } = setUp('/account/login?redirectUrl=%2Fdeep');
    loginDeps(identity).toForgotPassword?.('ada@lab.test');
    expect(left()).toEqual([`${host}/account/forget-password?redirectUrl=%2Fdeep`]);
    expect(readTypedValues(identity.environment)).toEqual({ email: 'ada@lab.test' });
  });

  it('take the email along to the sign-up, and from each of its pages to the others', () => {
    const login = setUp('/account/login?login_hint=old%40lab.test');
    loginDeps(login.identity).toSignUp?.('ada@lab.test');
    loginDeps(login.identity).toSignUp?.('');
    const signUp = setUp('/account/sign-up?login_hint=ada%40lab.test');
    signUpDeps(signUp.identity).toLogin();
    const forgot = setUp('/account/forget-password?login_hint=ada%40lab.test');
    forgotPasswordDeps(forgot.identity).toLogin();
    expect([...login.left(), ...signUp.left(), ...forgot.left()]).toEqual([
      // The typed address is in the tab's storage, and replaces the one in the URL.
      `${host}/account/sign-up`,
      `${host}/account/sign-up?login_hint=old%40lab.test`,
      `${host}/account/login?login_hint=ada%40lab.test`,
      `${host}/account/login?login_hint=ada%40lab.test`,
    ]);
  });

  it('offer passkeys only if the browser supports them, and register one', async () => {
    const without = loginDeps(setUp().identity);
    expect([without.credentials, without.countPasskeys, without.addPasskey]).toEqual([undefined, undefined, undefined]);
    const { credentials, ceremonies } = fakeKeys();
    const { identity, calls } = setUp('/', { environment: { credentials } }, [
      // The session may exist only in the provider's cookie.
      () => json({}, { status: 401 }),
      () => json({ devices: [{ id: 'a' }, { id: 'b' }] }),
      () => json({}, { status: 401 }),
      () => json({ options: { challenge: 'c' } }),
      () => new Response(''),
    ]);
    const deps = loginDeps(identity);
    expect(await deps.countPasskeys?.()).toBe(2);
    await deps.addPasskey?.(new AbortController().signal);
    expect(ceremonies).toEqual([{ challenge: 'c', excludeCredentials: [] }]);
    expect(calls.at(-1)?.url.pathname).toMatch(/devices\/verify$/);
    expect(mfaDeps(identity, async () => {}).credentials).toBe(credentials);
  });

  it('prefer a native shell that supports them', () => {
    const sent: string[] = [];
    const shell = { loginWithSSO: (email: string) => void sent.push(email) };
    vi.stubGlobal('FronteggNativeBridge', shell);
    expect(loginDeps(setUp().identity).launchSso?.('ada@lab.test')).toBe(false);
    vi.stubGlobal('FronteggNativeBridgeFunctions', { loginWithSSO: true });
    const deps = loginDeps(setUp().identity);
    expect(deps.launchSso?.('ada@lab.test')).toBe(true);
    deps.suggestSavePassword?.('ada@lab.test', 'secret');
    expect(sent).toEqual(['ada@lab.test']);
  });

  it('continue a step-up that a sign-out interrupted, once', () => {
    const { identity, tab, left } = setUp('/account/login?redirectUrl=%2Fdeep');
    tab.environment.local.setItem('SHOULD_STEP_UP', 'true');
    loginDeps(identity).navigate();
    loginDeps(identity).navigate();
    expect(left()).toEqual([`${host}/account/step-up?redirectUrl=%2Fdeep`, `${host}/deep`]);
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBeNull();
  });

  it.each(['', 'null', '[', '"text"', '{"email":7}'])('ignore stored values that were not typed: %j', (stored) => {
    const { identity } = setUp();
    identity.environment.tab.setItem('GATEHOUSE_TYPED', stored);
    expect(readTypedValues(identity.environment)).toEqual({});
  });

  it.each([
    ['the login of an application', '/account/login', {}, true],
    ['another page with the login', '/start', {}, false],
    ['the page of a provider', '/account/login', { loginMode: 'hosted' }, false],
  ] as const)('know whether the user is signed in already: %s', async (_, path, options, expected) => {
    const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const accessToken = `${base64url({ alg: 'RS256' })}.${base64url({ sub: 'u1', exp: 4e9 })}.x`;
    const { identity } = setUp(path, options, [() => json({ accessToken, expiresIn: 3600 })]);
    expect(await loginDeps(identity).isSignedIn?.()).toBe(expected);
  });

  it('know that nobody is signed in', async () => {
    const { identity } = setUp('/account/login', {}, [() => json({}, { status: 401 })]);
    expect(await loginDeps(identity).isSignedIn?.()).toBe(false);
  });

  it('return the signed-in user', async () => {
    const { identity } = setUp();
    const deps = loginDeps(identity);
    expect([deps.userId(), deps.isAuthenticated()]).toEqual([undefined, false]);
    const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    storeTypedValue(identity.environment, 'email', 'ada@lab.test');
    await deps.accept({ accessToken: `${base64url({ alg: 'RS256' })}.${base64url({ sub: 'u1' })}.x` });
    await settle();
    expect([deps.userId(), deps.isAuthenticated()]).toEqual(['u1', true]);
    // What was typed before has served its purpose.
    expect(readTypedValues(identity.environment)).toEqual({});
  });
});

describe('dependencies of a step-up', () => {
  it.each([
    ['?maxAge=300', 300],
    ['?maxAge=0', 0],
    ['?maxAge=-1', undefined],
    ['?maxAge=1e3', undefined],
    ['?maxAge=', undefined],
    ['', undefined],
  ])('read the maximum age from the page: %j', (query, maxAge) => {
    expect(stepUpDeps(setUp(`/account/step-up${query}`).identity).maxAge()).toBe(maxAge);
  });

  it('set a mark, remove it, and open the log-out', () => {
    const { identity, tab, left } = setUp('/account/step-up');
    const deps = stepUpDeps(identity);
    deps.mark(true);
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBe('true');
    deps.mark(false);
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBeNull();
    expect(deps.startOver?.()).toBe(true);
    expect(left()).toEqual([`${host}/account/logout`]);
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBe('true');
  });

  it('sign in again once, until a step-up succeeds', () => {
    const { identity, tab, left } = setUp('/account/step-up');
    const deps = stepUpDeps(identity);
    expect([deps.startOver?.(), deps.startOver?.()]).toEqual([true, false]);
    expect(tab.environment.local.getItem('SHOULD_STEP_UP')).toBeNull();
    expect(left()).toHaveLength(1);
    deps.mark(false);
    expect(deps.startOver?.()).toBe(true);
  });

  it('keep the target through the log-out and the next sign-in', () => {
    const stepUp = setUp('/account/step-up?maxAge=60&redirectUrl=%2Forders');
    stepUpDeps(stepUp.identity).startOver?.();
    expect(stepUp.left()).toEqual([`${host}/account/logout?redirectUrl=%2Forders`]);
    const login = setUp('/account/login?redirectUrl=%2Forders');
    login.tab.environment.local.setItem('SHOULD_STEP_UP', 'true');
    loginDeps(login.identity).navigate();
    expect(login.left()).toEqual([`${host}/account/step-up?redirectUrl=%2Forders`]);
  });

  it('keep the maximum age through the log-out and the next sign-in of the tab, once', () => {
    const { identity, tab, left } = setUp('/account/step-up?maxAge=60');
    stepUpDeps(identity).startOver?.();
    loginDeps(identity).navigate();
    tab.environment.local.setItem('SHOULD_STEP_UP', 'true');
    loginDeps(identity).navigate();
    expect(left()).toEqual([`${host}/account/logout`, `${host}/account/step-up?maxAge=60`, `${host}/account/step-up`]);
  });

  it('send the maximum age, and adopt the new tokens', async () => {
    const { identity, calls } = setUp('/account/step-up');
    await stepUpDeps(identity)
      .api.mfa.generateStepUp({ maxAge: 60 })
      .catch(() => undefined);
    expect(calls[0]?.url.pathname).toBe('/frontegg/identity/resources/auth/v1/user/step-up/generate');
    expect(calls[0]?.body).toBe('{"maxAge":60}');
    expect(calls[0]?.credentials).toBe('include');
  });
});
