import { createIdentity, type IdentityOptions } from '@gatehouse/sdk';
import { createFlow } from '@gatehouse/sdk/flows';
import { acceptInvitationDeps } from '@gatehouse/sdk/flows/accept-invitation';
import { activateDeps, activateFlow } from '@gatehouse/sdk/flows/activate';
import { forgotPasswordDeps } from '@gatehouse/sdk/flows/forgot-password';
import { impersonateDeps, impersonateFlow } from '@gatehouse/sdk/flows/impersonate';
import { loginDeps } from '@gatehouse/sdk/flows/login';
import { resetPasswordDeps } from '@gatehouse/sdk/flows/reset-password';
import { resetPhoneNumberDeps } from '@gatehouse/sdk/flows/reset-phone-number';
import { signUpDeps } from '@gatehouse/sdk/flows/sign-up';
import { unlockDeps } from '@gatehouse/sdk/flows/unlock';
import { silentLogout } from '@gatehouse/sdk/sign-in';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRecorder, json } from '../../support/recorder';
import { createBrowser, createClock } from '../../support/tabs';

const ORIGIN = 'https://portal.test';
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A provider that responds by the end of the path, and with an empty body otherwise. */
const createFixture = (responses: Record<string, () => Response> = {}) => {
  const clock = createClock();
  const tokenFor = (sub: string) => {
    const iat = clock.now() / 1000;
    return `${part({ alg: 'RS256' })}.${part({ sub, tenantId: 'a-1', iat, exp: iat + 3600 })}.x`;
  };
  const recorder = createRecorder([() => new Response('')]);
  const fetch: typeof recorder.fetch = async (request, init) => {
    await recorder.fetch(request, init);
    const { pathname } = new URL(request);
    const [, response] = Object.entries(responses).find(([end]) => pathname.endsWith(end)) ?? [];
    return response?.() ?? json({}, { status: 404 });
  };
  const browser = createBrowser({ fetch, clock });
  const open = (path: string, options: Partial<IdentityOptions> = {}) => {
    const tab = browser.openTab(`${ORIGIN}${path}`);
    const identity = createIdentity({
      baseUrl: 'https://id.test',
      clientId: 'portal',
      loginMode: 'embedded',
      logLevel: 'silent',
      environment: tab.environment,
      ...options,
    });
    return { tab, identity };
  };
  const paths = () => recorder.calls.map(({ url }) => url.pathname.replace('/frontegg/identity/resources/', ''));
  return { clock, open, paths, calls: recorder.calls, tokenFor, local: browser.local };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const link = 'userId=u-1&token=t%2B1';

describe('the link of an email', () => {
  const { open } = createFixture();

  it.each([
    ['/account/activate', false],
    ['/account/activate/code', true],
    ['/account/activate/code/', true],
  ])('%s: has the user, the token, and whether a code is entered', (path, byCode) => {
    expect(activateDeps(open(`${path}?${link}`).identity)).toMatchObject({
      link: { userId: 'u-1', token: 't+1' },
      byCode,
    });
  });

  it.each([
    ['/account/invitation/accept', false],
    ['/account/invitation/code', true],
  ])('%s: has the same for an invitation', (path, byCode) => {
    expect(acceptInvitationDeps(open(`${path}?${link}`).identity)).toMatchObject({
      link: { userId: 'u-1', token: 't+1' },
      byCode,
    });
  });

  it.each(['', '?userId=u-1', '?token=t-1', '?userId=&token=t-1'])('"%s" is incomplete', (query) => {
    expect(activateDeps(open(`/account/activate${query}`).identity).link).toBeUndefined();
    expect(acceptInvitationDeps(open(`/account/invitation/accept${query}`).identity).link).toBeUndefined();
    expect(resetPasswordDeps(open(`/account/reset-password${query}`).identity).link).toBeUndefined();
  });

  it('may be on routes that the host changed', () => {
    const { identity } = open(`/welcome?${link}`, { routes: { activateWithOTCUrl: '/welcome' } });
    expect(activateDeps(identity).byCode).toBe(true);
  });

  it('has the unlock token, and the invitation of a sign-up', () => {
    expect(unlockDeps(open('/account/unlock?token=t-1').identity).token).toBe('t-1');
    expect(unlockDeps(open('/account/unlock?token=').identity).token).toBeUndefined();
    expect(signUpDeps(open('/account/sign-up?invitationToken=i-1').identity).invitationToken).toBe('i-1');
    expect(signUpDeps(open('/account/sign-up').identity).invitationToken).toBeUndefined();
  });

  it('is removed from the URL once it is used, without other parameters', () => {
    for (const deps of [activateDeps, acceptInvitationDeps, resetPasswordDeps, unlockDeps]) {
      const { identity, tab } = open(`/account/activate?${link}&redirectUrl=/team#top`);
      deps(identity).clearLink();
      expect(tab.page().href).toBe(`${ORIGIN}/account/activate?redirectUrl=%2Fteam#top`);
    }
  });

  it('can be passed by the host', () => {
    const { identity } = open('/somewhere');
    const given = { userId: 'u-2', token: 't-2' };
    expect(activateDeps(identity, { link: given, byCode: true })).toMatchObject({ link: given, byCode: true });
  });

  it('needs no page', () => {
    const identity = createIdentity({
      baseUrl: 'https://id.test',
      clientId: 'portal',
      environment: { page: () => undefined },
    });
    const deps = activateDeps(identity);
    expect(deps.link).toBeUndefined();
    deps.toLogin();
    deps.navigate();
    deps.clearLink();
    identity.dispose();
  });
});

describe('account pages lead', () => {
  const { open, local } = createFixture();

  it('to the sign-in methods of an invited user, with the invitation', () => {
    const page = '/account/login?invitationToken=i-1';
    const wayTo = (deps: typeof loginDeps, go: 'toSignUp' | 'toForgotPassword') => {
      const { identity, tab } = open(page);
      deps(identity)[go]?.('a@acme.test');
      return tab.redirects.at(-1)?.searchParams.get('invitationToken');
    };
    expect([wayTo(loginDeps, 'toSignUp'), wayTo(loginDeps, 'toForgotPassword')]).toEqual(['i-1', 'i-1']);
    const { identity, tab } = open('/account/sign-up?invitationToken=i-1');
    signUpDeps(identity).toLogin();
    expect(tab.redirects.at(-1)?.href).toBe(`${ORIGIN}/account/login?invitationToken=i-1`);
  });

  it('to the login, with the requested page', () => {
    const { identity, tab } = open('/account/activate?redirectUrl=/team?x=1');
    forgotPasswordDeps(identity).toLogin();
    expect(tab.redirects.map(String)).toEqual([`${ORIGIN}/account/login?redirectUrl=%2Fteam%3Fx%3D1`]);
    resetPasswordDeps(open('/account/reset-password').identity).toLogin();
  });

  it('to a new reset email', () => {
    const { identity, tab } = open(`/account/reset-password?${link}`);
    resetPasswordDeps(identity).toForgotPassword();
    expect(tab.redirects.map(String)).toEqual([`${ORIGIN}/account/forget-password`]);
  });

  it.each([
    ['/team', `${ORIGIN}/team`],
    ['https://evil.test/', `${ORIGIN}/`],
    ['//evil.test', `${ORIGIN}/`],
    ['/account/logout', `${ORIGIN}/`],
    ['javascript:alert(1)', `${ORIGIN}/`],
  ])('to %s after signing in only if it is allowed', (wish, target) => {
    for (const deps of [activateDeps, acceptInvitationDeps, resetPhoneNumberDeps, impersonateDeps, signUpDeps]) {
      const { identity, tab } = open(`/account/activate?redirectUrl=${encodeURIComponent(wish)}`);
      deps(identity).navigate();
      expect(tab.redirects.map(String)).toEqual([target]);
    }
  });

  it('to the stored target, once', () => {
    local.setItem('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/team');
    const { identity, tab } = open('/account/activate');
    activateDeps(identity).navigate();
    activateDeps(identity).navigate();
    expect(tab.redirects.map(String)).toEqual([`${ORIGIN}/team`, `${ORIGIN}/`]);
  });

  it('to a page of its own after signing up', () => {
    const { identity, tab } = open('/account/sign-up', { routes: { signUpSuccessUrl: '/welcome' } });
    signUpDeps(identity).navigate();
    activateDeps(identity).navigate();
    expect(tab.redirects.map(String)).toEqual([`${ORIGIN}/welcome`, `${ORIGIN}/`]);
  });

  it('to the URL of the provider only if it is http or https', () => {
    const { identity, tab } = open('/account/activate');
    const { redirect } = activateDeps(identity);
    expect(redirect('https://sso.corp.test/x')).toBe(true);
    expect(['javascript:alert(1)', 'https://a:b@c.test/', 'https://', ''].map(redirect)).toEqual(Array(4).fill(false));
    expect(tab.redirects.map(String)).toEqual(['https://sso.corp.test/x']);
  });
});

describe('a silent log-out', () => {
  const refresh = 'auth/v1/user/token/refresh';

  it('signs out without leaving the page, after half a second', async () => {
    const fixture = createFixture({
      [refresh]: () => json({ accessToken: fixture.tokenFor('bob') }),
      logout: () => json({}),
    });
    const { identity, tab } = fixture.open('/account/activate');
    await identity.session.load();
    expect(identity.session.get().status).toBe('authenticated');
    let done = false;
    const leaving = silentLogout(identity).then(() => {
      done = true;
    });
    await fixture.clock.advance(499);
    expect(identity.session.get().status).toBe('unauthenticated');
    // The provider is on another site: the second call shows whether it has ended the session.
    expect([done, ...fixture.paths().slice(-2)]).toEqual([false, 'auth/v1/logout', 'users/v2/me']);
    await fixture.clock.advance(1);
    await leaving;
    expect(tab.redirects).toEqual([]);
    identity.dispose();
  });

  it('waits as long as Retry-After says', async () => {
    const fixture = createFixture({
      [refresh]: () => json({ accessToken: fixture.tokenFor('bob') }),
      logout: () => json({}),
    });
    const { identity } = fixture.open('/account/activate');
    const order: string[] = [];
    const leaving = silentLogout(identity, { delay: 20 }).then(() => order.push('left'));
    await fixture.clock.advance(19);
    order.push('19 ms');
    await fixture.clock.advance(1);
    await leaving;
    expect(order).toEqual(['19 ms', 'left']);
    identity.dispose();
  });

  it('checks first who is signed in, and does nothing without a user', async () => {
    const fixture = createFixture({ [refresh]: () => json({}, { status: 401 }) });
    const { identity } = fixture.open('/account/activate');
    const leaving = silentLogout(identity);
    await fixture.clock.advance(0);
    await leaving;
    expect(fixture.paths()).toEqual([refresh]);
    await silentLogout(identity);
    expect(fixture.paths()).toEqual([refresh]);
    identity.dispose();
  });

  it('ends with its flow, and leaves no timer', async () => {
    const fixture = createFixture({
      [refresh]: () => json({ accessToken: fixture.tokenFor('bob') }),
      logout: () => json({}),
    });
    const { identity } = fixture.open('/account/activate');
    const controller = new AbortController();
    const leaving = silentLogout(identity, { signal: controller.signal });
    const outcome = expect(leaving).rejects.toMatchObject({ name: 'AbortError' });
    await fixture.clock.advance(100);
    const waiting = fixture.clock.pending();
    controller.abort();
    await outcome;
    expect(fixture.clock.pending()).toBe(waiting - 1);
    identity.dispose();
  });
});

describe('account calls', () => {
  it('an activation replaces the signed-in user', async () => {
    const events: unknown[] = [];
    vi.stubGlobal('onFronteggEvent', (...event: unknown[]) => events.push(event));
    const fixture = createFixture({
      'token/refresh': () => json({ accessToken: fixture.tokenFor('bob') }),
      logout: () => json({}),
      'activate/strategy': () => json({ shouldSetPassword: false }),
      'users/v1/activate': () => json({ accessToken: fixture.tokenFor('u-1') }),
    });
    const { identity, tab } = fixture.open(`/account/activate?${link}`);
    await identity.session.load();
    const flow = createFlow(activateFlow, activateDeps(identity), { environment: tab.environment });
    await fixture.clock.advance(0);
    expect(identity.session.get().status).toBe('authenticated');
    const pressed = flow.send('confirm');
    await fixture.clock.advance(499);
    expect(fixture.paths()).not.toContain('users/v1/activate');
    await fixture.clock.advance(1);
    await pressed;
    expect(flow.get()).toMatchObject({ step: 'success', context: { outcome: 'signedIn' } });
    const state = identity.session.get();
    expect(state.status === 'authenticated' && state.user.id).toBe('u-1');
    expect(tab.page().href).toBe(`${ORIGIN}/account/activate`);
    expect(events).toEqual([['user_verified', { userId: 'u-1' }]]);
    const activation = fixture.calls.find(({ url }) => url.pathname.endsWith('/v1/activate'));
    expect(activation).toMatchObject({
      method: 'POST',
      body: '{"userId":"u-1","token":"t+1"}',
      credentials: 'include',
    });
    await fixture.clock.advance(1000);
    expect(tab.redirects.map(String)).toEqual([`${ORIGIN}/`]);
    flow.stop();
    identity.dispose();
  });

  it('an impersonation clears the previous user for the next page', async () => {
    const fixture = createFixture({
      'token/refresh': () => json({ accessToken: fixture.tokenFor('admin') }),
      'impersonation/v1': () => json({ accessToken: 'not used', refreshToken: 'not used' }),
    });
    const other = fixture.open('/');
    await other.identity.session.load();
    const { identity, tab } = fixture.open(
      '/account/impersonate?impersonatedUserId=u-1&actorToken=actor-1&redirectUrl=/team',
    );
    const flow = createFlow(impersonateFlow, impersonateDeps(identity), { environment: tab.environment });
    await fixture.clock.advance(0);
    expect(tab.page().href).toBe(`${ORIGIN}/account/impersonate?redirectUrl=%2Fteam`);
    expect(flow.get().step).toBe('impersonating');
    await flow.send('confirm');
    expect(flow.get().step).toBe('success');
    const sent = fixture.calls.find(({ url }) => url.pathname.endsWith('/impersonation/v1'));
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      impersonatedUserId: 'u-1',
      actorToken: 'actor-1',
      redirectUrl: `${ORIGIN}/team`,
    });
    await fixture.clock.advance(999);
    expect(tab.redirects).toEqual([]);
    await fixture.clock.advance(1);
    expect(tab.redirects.map(String)).toEqual([`${ORIGIN}/team`]);
    expect(other.identity.session.get().status).toBe('unauthenticated');

    const before = fixture.paths().filter((path) => path.endsWith('token/refresh')).length;
    const next = fixture.open('/team');
    await next.identity.session.load();
    expect(fixture.paths().filter((path) => path.endsWith('token/refresh')).length).toBe(before + 1);
    flow.stop();
    for (const current of [identity, other.identity, next.identity]) current.dispose();
  });

  it.each([
    ['', undefined],
    ['?actorToken=a', undefined],
    ['?impersonatedUserId=u', undefined],
    ['?userId=u&actorToken=a', { impersonatedUserId: 'u', actorToken: 'a', redirectUrl: undefined }],
    [
      '?impersonatedUserId=u&actorToken=a&redirectUrl=https://evil.test',
      { impersonatedUserId: 'u', actorToken: 'a', redirectUrl: undefined },
    ],
  ])('an impersonation of "%s" is %o', (query, expected) => {
    expect(impersonateDeps(createFixture().open(`/account/impersonate${query}`).identity).link).toEqual(expected);
  });

  it('send nothing to a page without a listener', () => {
    const { identity } = createFixture().open('/account/sign-up');
    expect(() => signUpDeps(identity).onEvent?.('signup_completed', {})).not.toThrow();
  });
});
