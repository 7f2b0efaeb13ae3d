import { contracts } from '@gatehouse/sdk/contracts';
import { expect } from 'vitest';
import { reader } from '../../../../emulator/seed/users';
import { proveFaults } from '../../../support/fault-cases';
import { createFixture } from '../../../support/fixture';
import { settle } from '../../../support/tabs';
import { expectOut, expectStays, LIFETIME, ME, SILENT, signedIn, stored, tenantsOf } from './scene';

/**
 * Checks a definite refusal: signed out with a reason, here and in the other tab, at once, with nothing left behind.
 */
const endsTheSession = async (refusal: { status: number; body?: unknown }) => {
  const { identity, tabs, tab, clock, emulator, browser } = await signedIn(2);
  clock.jump(LIFETIME);
  emulator.fail({ path: SILENT, ...refusal });
  expect(await identity.session.getToken()).toBeUndefined();
  await settle();
  for (const entry of tabs) {
    expect(entry.identity.session.get()).toMatchObject({ status: 'unauthenticated', reason: 'expired' });
    expect(await entry.identity.session.getToken()).toBeUndefined();
  }
  await clock.advance(60_000);
  // The silent login is the renewal itself; the host opens the login page, once.
  expect(emulator.hits(SILENT)).toBe(1);
  expect(tab.redirects).toHaveLength(1);
  expect(await stored(tab.environment.indexedDB)).toEqual([]);
  expect(browser.local.getItem('userId')).toBeNull();
};

/** Gets a token every `step` seconds; returns the number of renewals. */
const askedFor = async (
  seconds: number,
  { identity, clock, emulator }: Awaited<ReturnType<typeof signedIn>>,
  step = 1,
) => {
  const before = emulator.hits(SILENT);
  for (let second = 0; second < seconds; second += step) {
    await identity.session.getToken();
    await clock.advance(step * 1_000);
  }
  return emulator.hits(SILENT) - before;
};

const clocksOff = [3_600_000, -3_600_000, 86_400_000, -10 * 365 * 86_400_000];

proveFaults('refresh', {
  F019: async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, status: 500, times: 2 });
    const requested = identity.session.getToken();
    await clock.advance(5_000);
    expect(await requested).toEqual(expect.any(String));
    expect(emulator.hits(SILENT)).toBe(3);
    expectStays(identity);
  },

  F020: async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, status: 429, headers: { 'retry-after': '5' }, times: 1 });
    const requested = identity.session.getToken();
    await clock.advance(4_999);
    expect(emulator.hits(SILENT)).toBe(1);
    expectStays(identity);
    await clock.advance(500);
    expect(await requested).toEqual(expect.any(String));
    expect(emulator.hits(SILENT)).toBe(2);
  },

  F021: async () => {
    const { identity, clock, emulator, tab } = await signedIn();
    const redirects = tab.redirects.length;
    clock.jump(LIFETIME);
    const outage = emulator.fail({ path: SILENT, network: 'refuse' });
    const requested = identity.session.getToken().catch((error: unknown) => error);
    await clock.advance(60_000);
    expect(await requested).toMatchObject({ errorCode: 'network' });
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: true });
    outage.stop();
    await clock.advance(5_000);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: false });
    expect(tab.redirects).toHaveLength(redirects);
  },

  F022: () => endsTheSession({ status: 400, body: { error: 'invalid_grant' } }),
  F023: () => endsTheSession({ status: 401 }),
  F024: () => endsTheSession({ status: 403, body: { errors: ['Your company does not allow this.'] } }),

  F025: async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, status: 200, body: '<html>Sign in to the Wi-Fi</html>', times: 3 });
    const requested = identity.session.getToken().catch((error: unknown) => error);
    await clock.advance(5_000);
    expect(await requested).toBeInstanceOf(Error);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: true });
    await clock.advance(18_000);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: false });
  },

  F026: async () => {
    for (const network of ['reset', 'cut'] as const) {
      const { identity, clock, emulator } = await signedIn(1, { refreshReuseWindow: 10 });
      clock.jump(LIFETIME);
      emulator.fail({ path: SILENT, after: true, network, times: 1 });
      const requested = identity.session.getToken();
      await clock.advance(5_000);
      expect(await requested).toEqual(expect.any(String));
      expect(Math.max(...Object.values(emulator.stats.usesPerToken))).toBe(2);
      expect(emulator.stats.reuseEvents).toBe(0);
    }
  },

  F027: async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(1_000);
    const before = emulator.hits(ME);
    emulator.fail({ path: ME, status: 401, times: 50 });
    const { getMe } = identity.call(contracts.profile);
    const users = await Promise.all(Array.from({ length: 50 }, () => getMe()));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
    expect(emulator.hits(SILENT)).toBe(1);
    expect(emulator.hits(ME) - before).toBe(100);
  },

  F028: async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(1_000);
    const before = emulator.hits(ME);
    emulator.fail({ path: ME, status: 401 });
    await expect(identity.call(contracts.profile).getMe()).rejects.toMatchObject({ statusCode: 401 });
    await clock.advance(60_000);
    expect(emulator.hits(ME) - before).toBe(2);
    expect(emulator.hits(SILENT)).toBe(1);
  },

  F029: async () => {
    const { tab, identity: first, openIn, clock, emulator } = await signedIn();
    first.dispose();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { environment } = tab;
    const fetch: typeof environment.fetch = async (request, init) => {
      if (request.endsWith(SILENT)) await released;
      return environment.fetch(request, init);
    };
    const identity = openIn(tab, { environment: { ...environment, fetch } });
    await identity.session.load();
    await settle();
    const before = await identity.session.getToken();
    clock.jump(LIFETIME);
    const requested = emulator.hits(ME);
    const calls = Promise.all([identity.session.getToken(), identity.call(contracts.profile).getMe()]);
    await clock.advance(9_000);
    expect(emulator.hits(ME)).toBe(requested);
    release();
    const [token, me] = await calls;
    expect(token).not.toBe(before);
    expect(me.id).toEqual(expect.any(String));
    expect([emulator.hits(ME) - requested, emulator.hits(SILENT)]).toEqual([1, 1]);
  },

  F030: async () => {
    const { identity, clock, emulator, tab } = await signedIn();
    clock.jump(2 * 3_600_000);
    tab.setOffline(true);
    tab.emit('visibilitychange');
    await expect(identity.session.getToken()).rejects.toMatchObject({ errorCode: 'offline' });
    expectStays(identity);
    await clock.advance(3_000);
    tab.setOffline(false);
    tab.emit('online');
    await clock.advance(5_000);
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', degraded: false });
    expect(emulator.hits(SILENT)).toBeLessThanOrEqual(3);
  },

  F031: async () => {
    const { identity, clock, emulator, tab } = await signedIn();
    // The clock advances, and no timer fires.
    clock.jump(2 * 3_600_000);
    tab.emit('visibilitychange');
    const before = await identity.session.getToken();
    await settle();
    expect(await identity.session.getToken()).toBe(before);
    expect(emulator.hits(SILENT)).toBe(1);
  },

  F032: async () => {
    const scene = await signedIn(1, { accessTokenLifetime: 30 });
    // Renewing 60 s before the expiry would renew at every use; half of the lifetime is 15 s.
    expect(await askedFor(120, scene)).toBeLessThanOrEqual(120 / 15);
    expectStays(scene.identity);
  },

  F033: async () => {
    const scene = await signedIn(1, { accessTokenLifetime: 2_592_000 });
    expect(await askedFor(60, scene)).toBe(0);
    scene.clock.jump(86_400_000);
    expect(await askedFor(10, scene)).toBe(0);
  },

  F034: async () => {
    for (const offset of clocksOff) {
      // The provider has a clock of its own; only the device's is wrong.
      const fixture = createFixture({ clock: undefined });
      fixture.clock.jump(offset);
      Object.assign(fixture.emulator.clock, { now: () => fixture.clock.now() - offset });
      const { identity, tab } = fixture.open();
      await fixture.signIn(identity, tab, reader);
      expectStays(identity);
      for (let minute = 0; minute < 10; minute += 1) {
        fixture.clock.jump(60_000);
        expect(await identity.session.getToken()).toEqual(expect.any(String));
      }
      expect(fixture.emulator.hits(SILENT)).toBeLessThanOrEqual(2);
    }
  },

  F035: async () => {
    const scene = await signedIn();
    const before = await scene.identity.session.getToken();
    scene.clock.jump(-2 * 3_600_000);
    expect(await scene.identity.session.getToken()).not.toBe(before);
    expect(await askedFor(3_600, scene, 10)).toBeGreaterThanOrEqual(12);
  },

  F036: async () => {
    const { identity, tab, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.settings.tokenDelay = 20;
    const late = identity.session.getToken().catch(() => undefined);
    await identity.session.logout();
    expect(await late).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await settle();
    expectOut(identity);
    expect(await stored(tab.environment.indexedDB)).toEqual([]);
  },

  F037: async () => {
    const { identity, clock } = await signedIn();
    const [, other] = tenantsOf(identity);
    clock.jump(LIFETIME);
    await Promise.all([identity.session.getToken(), identity.session.switchTenant(other)]);
    await settle();
    expect(tenantsOf(identity)[0]).toBe(other);
    expect((await identity.call(contracts.profile).getMe()).tenantId).toBe(other);
  },
});
