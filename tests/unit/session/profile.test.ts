import type { IdentityOptions, SessionState } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import * as profile from '@gatehouse/sdk/profile';
import { describe, expect, it } from 'vitest';
import { createRecorder, json, never } from '../../support/recorder';
import { silentIdentity } from '../../support/silent-identity';
import { createBrowser, createClock, settle } from '../../support/tabs';

const ME = '/identity/resources/users/v2/me';
const AUTHORIZATION = '/identity/resources/users/v1/me/authorization';
const TENANTS = '/identity/resources/users/v3/me/tenants';
const TENANTS_V1 = '/identity/resources/users/v1/me/tenants';
const ENTITLEMENTS = '/entitlements/api/v2/user-entitlements';

const claims = {
  sub: 'ann',
  email: 'ann@claims.test',
  name: 'Ann of the token',
  tenantId: 'north',
  tenantIds: ['north', 'south'],
  roles: ['Viewer'],
  permissions: ['fe.secure.read.users'],
  profilePictureUrl: 'https://cdn.test/old.png',
};
const tokenOf = (payload: object) => `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;

const admin = { id: 'r1', key: 'Admin', name: 'Admin' };
const write = { id: 'p1', key: 'fe.secure.write.*', name: 'Write' };
const me = {
  id: 'ann',
  email: 'ann@me.test',
  name: 'Ann',
  tenantId: 'north',
  tenantIds: ['north'],
  roles: [admin],
  permissions: [write],
  provider: 'local',
  isLocked: false,
  isDisabled: false,
  subAccountAccessAllowed: true,
  temporaryExpirationDate: '2026-12-01T00:00:00.000Z',
  groups: [{ id: 'g1' }],
  lastLogin: '2026-01-01T00:00:00.000Z',
  profilePictureUrl: null,
  superUser: true,
};
const tenants = { tenants: [{ tenantId: 'north', name: 'North' }] };

type Routes = Record<string, unknown>;

/** Signs a user in with a token, at a provider that responds by path, except to `held` calls. */
const signIn = async (
  routes: Routes,
  own: Partial<IdentityOptions> = {},
  payload: object = claims,
  held: () => number = () => 0,
) => {
  const clock = createClock();
  const response = () => {
    const path = recorder.calls.at(-1)?.url.pathname.replace('/frontegg', '') ?? '';
    const route = routes[path];
    if (typeof route === 'function') return route();
    return route === undefined ? json({ errors: ['no such thing'] }, { status: 404 }) : json(route);
  };
  const recorder = createRecorder([response], clock.now);
  const hanging = () => (Object.values(routes).includes(never) ? 1 : held());
  const { environment } = createBrowser({ fetch: recorder.fetch, hanging, clock }).openTab();
  const identity = silentIdentity({
    ...{
      loginMode: 'embedded',
      environment,
    },
    ...own,
  });
  await identity.session.accept({ accessToken: tokenOf(payload) });
  await settle();
  const paths = () => recorder.calls.map(({ url }) => url.pathname.replace('/frontegg', ''));
  const state = () => {
    const known: SessionState = identity.session.get();
    return known.status === 'authenticated' ? known : expect.fail('not signed in');
  };
  return { identity, clock, calls: recorder.calls, paths, state };
};

describe('data read after a sign-in', () => {
  it('is the profile and the accounts, concurrently', async () => {
    const { paths, state } = await signIn({ [ME]: me, [TENANTS]: tenants });
    expect(paths().sort()).toEqual([ME, TENANTS].sort());
    expect(state()).toMatchObject({ profile: 'loaded', tenants });
    expect(state().entitlements).toBeUndefined();
  });

  it.each<[string, Partial<IdentityOptions>, string[]]>([
    ['entitlements where they are enabled', { entitlements: { enabled: true } }, [ME, TENANTS, ENTITLEMENTS]],
    ['permissions of a separate call', { loadAuthorization: true }, [ME, TENANTS, AUTHORIZATION]],
    ['the older list of accounts where it is requested', { tenantsVersion: 'v1' }, [ME, TENANTS_V1]],
    ['the older list where each tab has a tenant', { enableSessionPerTenant: true }, [ME, TENANTS_V1]],
    ['the list that is requested always', { enableSessionPerTenant: true, tenantsVersion: 'v3' }, [ME, TENANTS]],
  ])('includes %s', async (_what, own, expected) => {
    const { paths } = await signIn({ [ME]: me, [TENANTS]: tenants, [TENANTS_V1]: tenants }, own);
    expect(paths().sort()).toEqual(expected.sort());
  });

  it('is tried three times, two seconds apart, and then left out', async () => {
    const failing = () => json({}, { status: 503 });
    const { clock, calls, state } = await signIn({ [ME]: failing, [TENANTS]: failing });
    expect(state().profile).toBe('loading');
    for (let second = 0; second < 30; second += 1) await clock.advance(1_000);
    for (const path of [ME, TENANTS]) {
      const times = calls.filter(({ url }) => url.pathname.endsWith(path)).map(({ at }) => at);
      expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 2_000, 4_000]);
    }
    expect(state()).toMatchObject({ profile: 'failed', user: { name: claims.name, id: 'ann' } });
  });

  it('fails in parts: a missing part does not affect others', async () => {
    const { state } = await signIn({ [ME]: me }, { loadAuthorization: true, entitlements: { enabled: true } });
    expect(state()).toMatchObject({ profile: 'loaded', user: { roles: [admin] } });
    expect(state().tenants).toBeUndefined();
    expect(state().entitlements?.check({ featureKey: 'sso' })).toMatchObject({ isEntitled: false });
  });
});

describe('a requested refresh of the user', () => {
  const REFRESH = '/identity/resources/auth/v1/user/token/refresh';
  const allow = (planId: string) => ({
    features: {},
    plans: { [planId]: { defaultTreatment: 'true' } },
    permissions: {},
  });

  it('reads profile, accounts and entitlements again, and keeps parts that fail', async () => {
    let known: Routes = { [ME]: me, [TENANTS]: tenants, [ENTITLEMENTS]: allow('team') };
    const current = (path: string) => () => (known[path] ? json(known[path]) : json({}, { status: 404 }));
    const routes = Object.fromEntries([ME, TENANTS, ENTITLEMENTS].map((path) => [path, current(path)]));
    let renewals = 0;
    const renewed = () => {
      renewals += 1;
      return json({ accessToken: tokenOf({ ...claims, jti: renewals }) });
    };
    const { identity, state } = await signIn({ ...routes, [REFRESH]: renewed }, { entitlements: { enabled: true } });
    const may = (plan: string) => identity.gate({ plan }).allowed;
    expect([may('team'), may('business')]).toEqual([true, false]);

    known = { [ME]: { ...me, roles: [] }, [TENANTS]: { tenants: [] }, [ENTITLEMENTS]: allow('business') };
    const statuses: string[] = [];
    identity.session.subscribe(() => statuses.push(state().profile));
    await identity.session.refresh();
    await settle();
    expect([may('team'), may('business')]).toEqual([false, true]);
    expect(state()).toMatchObject({ user: { roles: [] }, tenants: { tenants: [] } });

    known = {};
    await identity.session.refresh();
    await settle();
    expect(may('business')).toBe(true);
    expect(state()).toMatchObject({ user: { name: 'Ann', roles: [] }, tenants: { tenants: [] } });
    expect(new Set(statuses)).toEqual(new Set(['loaded']));
    expect(renewals).toBe(2);
  });

  it('uses the latest of several reads, whichever ends first', async () => {
    const held: ((name: string) => void)[] = [];
    const slow = () => new Promise<Response>((resolve) => held.push((name) => resolve(json({ ...me, name }))));
    const renewed = () => json({ accessToken: tokenOf({ ...claims, jti: 'next' }) });
    const routes = { [ME]: slow, [TENANTS]: tenants, [REFRESH]: renewed };
    const { identity, state } = await signIn(routes, {}, claims, () => held.length);
    await identity.session.refresh();
    await settle();
    held.pop()?.('Newer');
    await settle();
    held.pop()?.('Older');
    await settle();
    expect(state().user.name).toBe('Newer');
  });
});

describe('the user of the session', () => {
  it('has the claims of the token until the profile is loaded', async () => {
    const { state } = await signIn({ [ME]: never, [TENANTS]: tenants });
    expect(state().user).toEqual({
      ...{ id: 'ann', email: claims.email, name: claims.name, tenantId: 'north', tenantIds: claims.tenantIds },
      roles: [{ key: 'Viewer' }],
      permissions: [{ key: 'fe.secure.read.users' }],
      profilePictureUrl: claims.profilePictureUrl,
    });
  });

  it('is overridden by the profile, also when the picture is empty', async () => {
    const { state } = await signIn({ [ME]: me, [TENANTS]: tenants });
    const { superUser: _, ...known } = me;
    expect(state().user).toEqual(known);
  });

  it('is a super user only when the token says so', async () => {
    const ordinary = await signIn({ [ME]: me, [TENANTS]: tenants });
    expect(ordinary.state().user.superUser).toBeUndefined();
    const above = await signIn(
      { [ME]: { ...me, superUser: false }, [TENANTS]: tenants },
      {},
      { ...claims, superUser: true },
    );
    expect(above.state().user.superUser).toBe(true);
  });

  it('has unchanged entitlements, where they are enabled', async () => {
    const sent = { features: { sso: { planIds: [] } }, plans: {}, permissions: { 'fe.*': true } };
    const responses = {
      [ME]: { ...me, entitlements: { of: 'the profile' } },
      [TENANTS]: tenants,
      [ENTITLEMENTS]: sent,
    };
    const enabled = await signIn(responses, { entitlements: { enabled: true } });
    expect(enabled.state().user.entitlements).toEqual(sent);
    expect((await signIn(responses)).state().user).not.toHaveProperty('entitlements');
  });

  it('has feature flags once they were read, until the account changes', async () => {
    const { identity, state } = await signIn({ [ME]: me, [TENANTS]: tenants, '/flags': { 'show-passkeys-new': 'on' } });
    expect(state().user.flags).toBeUndefined();
    await identity.call(contracts.flags).load();
    expect(state().user.flags).toEqual({ 'show-passkeys-new': 'on' });
    await identity.session.accept({ accessToken: tokenOf({ ...claims, tenantId: 'south' }) });
    expect(state().user.flags).toBeUndefined();
  });

  it('keeps values that the profile omits', async () => {
    const { state } = await signIn({ [ME]: { id: 'ann', email: 'ann@me.test', tenantId: 'north', name: '' } });
    expect(state().user).toMatchObject({
      ...{ name: claims.name, tenantIds: claims.tenantIds, profilePictureUrl: claims.profilePictureUrl },
      roles: [{ key: 'Viewer' }],
      permissions: [{ key: 'fe.secure.read.users' }],
    });
  });

  it('is never another user of the profile', async () => {
    const { state } = await signIn({ [ME]: { ...me, id: 'bob' }, [TENANTS]: tenants });
    expect(state().user).toMatchObject({ id: 'ann', email: claims.email });
  });

  it('prefers permissions of their own call to those of the profile', async () => {
    const reader = { id: 'r2', key: 'Reader', name: 'Reader' };
    const { state } = await signIn(
      { [ME]: me, [TENANTS]: tenants, [AUTHORIZATION]: { roles: [reader], permissions: [] } },
      { loadAuthorization: true },
    );
    expect(state().user).toMatchObject({ roles: [reader], permissions: [] });
  });

  it('is in the tenant of the tab when each tab has one', async () => {
    const { state } = await signIn(
      { [ME]: { ...me, tenantId: 'south' }, [TENANTS_V1]: tenants },
      { enableSessionPerTenant: true },
    );
    expect(state().user.tenantId).toBe('north');
  });
});

describe('a change of the own profile', () => {
  const changes = { name: 'Anna', phoneNumber: '+15551234567', profilePictureUrl: 'https://cdn.test/new.png' };

  /** A provider that stores changes; `others` are in its response to a change. */
  const changing = async (others: object = {}) => {
    let current: object = me;
    const before = await signIn({ [ME]: () => json(current), [TENANTS]: tenants });
    current = { ...me, ...changes, ...others };
    return before;
  };

  it('updates the session at once, without a further call', async () => {
    const { identity, calls, state } = await changing();
    const before = calls.length;
    const names: string[] = [];
    identity.session.subscribe(() => names.push(state().user.name));
    await identity.of(profile).update().mutationFn({ name: 'Anna' });
    expect(names).toEqual(['Anna']);
    expect(state().user).toMatchObject({ ...changes, email: me.email, roles: [admin] });
    expect(calls.slice(before).map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  it('does not change tenant and permissions', async () => {
    const { identity, state } = await changing({ tenantId: 'south', roles: [], permissions: [], superUser: true });
    await identity.call(contracts.profile).updateMe({ name: 'Anna' });
    expect(state().user).toMatchObject({ name: 'Anna', tenantId: 'north', roles: [admin], permissions: [write] });
    expect(state().user.superUser).toBeUndefined();
  });

  it('of another user, with the token of their account, changes nothing here', async () => {
    const { identity, state } = await changing({ id: 'bob' });
    await identity.call(contracts.profile).updateMe({ name: 'Bob' }, { authorization: 'token-of-bob' });
    expect(state().user.name).toBe(me.name);
  });

  it('after a sign-out changes nothing', async () => {
    const { identity } = await changing();
    await identity.session.forget();
    await identity.call(contracts.profile).updateMe({ name: 'Anna' }, { authorization: 'still-known' });
    expect(identity.session.get().status).toBe('unauthenticated');
  });

  it('survives the next renewal', async () => {
    const { identity, state } = await changing();
    await identity.call(contracts.profile).updateMe({ name: 'Anna' });
    await identity.session.accept({ accessToken: tokenOf({ ...claims, jti: 'next' }) });
    await settle();
    expect(state().user.name).toBe('Anna');
  });
});

it('a new name of the account appears when the accounts are read again, but not for another account', async () => {
  let name = 'North';
  const accounts = () => ({ tenants: [{ tenantId: 'north', name }], activeTenant: { tenantId: 'north', name } });
  const { identity, state } = await signIn({ [ME]: me, [TENANTS]: () => json(accounts()) });
  name = 'Due north';
  await identity.of(profile).tenants({ accountId: 'west', authorization: 'token-of-west' }).queryFn({});
  expect(state().tenants?.activeTenant?.name).toBe('North');
  await identity.of(profile).tenants({}).queryFn({});
  expect(state().tenants?.activeTenant?.name).toBe('Due north');
});
