import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { createFixture, SESSION_NAME } from '../../support/fixture';
import { settle } from '../../support/tabs';

const SILENT = '/oauth/authorize/silent';
const LIFETIME = 300_000;

const signedIn = async () => {
  const fixture = createFixture();
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, admin);
  await settle();
  return { ...fixture, identity, tab };
};

describe('a sign-out', () => {
  it('is not reverted by a call that was refused meanwhile', async () => {
    const { identity, emulator } = await signedIn();
    emulator.fail({ path: '/oauth/logout', network: 'refuse' });
    emulator.fail({ path: '/identity/resources/users/v2/me', status: 401, delay: 20, times: 1 });
    const late = identity
      .call(contracts.profile)
      .getMe()
      .catch((error: unknown) => error);
    for (let i = 0; i < 3; i += 1) await new Promise((resolve) => setImmediate(resolve));
    await identity.session.logout();
    expect(await late).toMatchObject({ statusCode: 401 });
    await settle();
    expect(identity.session.get().status).toBe('unauthenticated');
    expect(emulator.hits(SILENT)).toBe(0);
  });

  it('is not reverted by a tab that was renewing', async () => {
    const { identity, clock, open, emulator } = await signedIn();
    const other = open();
    await other.identity.session.load();
    clock.jump(LIFETIME);
    emulator.fail({ path: '/oauth/logout', network: 'hang' });
    const leaving = identity.session.logout();
    await settle();
    // The other tab has not been notified yet and announces new tokens.
    await other.identity.session.refresh().catch(() => undefined);
    await settle();
    await clock.advance(5_000);
    await leaving;
    expect(identity.session.get().status).toBe('unauthenticated');
    expect(await identity.session.getToken()).toBeUndefined();
  });

  it('removes the user from another tab at once, and allows a new sign-in only after the provider responded', async () => {
    const { identity, clock, open, emulator } = await signedIn();
    const other = open();
    await other.identity.session.load();
    await settle();
    const seen: string[] = [];
    other.identity.session.subscribe(() => seen.push(other.identity.session.get().status));
    emulator.fail({ path: '/oauth/logout', network: 'hang' });
    const leaving = identity.session.logout();
    await settle();
    expect(seen).toEqual(['loading']);
    await clock.advance(5_000);
    await leaving;
    await settle();
    expect(seen).toEqual(['loading', 'unauthenticated']);
    expect(identity.session.get()).toMatchObject({ status: 'unauthenticated', error: { errorCode: 'timeout' } });
    expect(other.identity.session.get()).toMatchObject({ reason: 'signed-out' });
  });

  it('completes in another tab although the first tab was closed before the provider responded', async () => {
    const { identity, clock, open, emulator, browser } = await signedIn();
    const other = open();
    await other.identity.session.load();
    emulator.fail({ path: '/oauth/logout', network: 'hang' });
    const channel = browser.openTab('http://localhost:4300/').environment.channel(SESSION_NAME);
    channel?.postMessage({ version: 1, type: 'leaving' });
    await settle();
    expect(other.identity.session.get().status).toBe('loading');
    await clock.advance(6_000);
    expect(other.identity.session.get()).toMatchObject({ status: 'unauthenticated', reason: 'signed-out' });
    identity.dispose();
  });

  it('reaches a tab that is still loading', async () => {
    const { identity, open, emulator, clock } = await signedIn();
    clock.jump(LIFETIME);
    emulator.settings.tokenDelay = 20;
    const other = open();
    const loading = other.identity.session.load();
    await new Promise((resolve) => setImmediate(resolve));
    await identity.session.logout();
    await loading;
    await settle();
    expect(other.identity.session.get().status).toBe('unauthenticated');
    expect(await other.identity.session.getToken()).toBeUndefined();
  });

  it('is complete when a listener reads the user', async () => {
    const { identity, clock, emulator } = await signedIn();
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, status: 401 });
    let requested = false;
    identity.session.subscribe(() => {
      if (requested || identity.session.get().status !== 'unauthenticated') return;
      requested = true;
      void identity.session.load();
    });
    await identity.session.getToken();
    await settle();
    expect(requested).toBe(true);
    expect(identity.session.get().status).toBe('unauthenticated');
  });

  it('can be repeated when the provider could not be reached', async () => {
    const { identity, emulator } = await signedIn();
    emulator.fail({ path: '/oauth/logout', network: 'refuse', times: 1 });
    await identity.session.logout();
    expect(identity.session.get()).toMatchObject({ status: 'unauthenticated', error: { errorCode: 'network' } });
    await identity.session.logout();
    expect(emulator.hits('/oauth/logout')).toBe(2);
    expect(identity.session.get()).toEqual({ status: 'unauthenticated', degraded: false, reason: 'signed-out' });
  });

  it('does not start a new sign-in during a switch of the account', async () => {
    const { identity, emulator } = await signedIn();
    const state = identity.session.get();
    const other = state.status === 'authenticated' ? (state.user.tenantIds[1] ?? '') : '';
    emulator.fail({ path: '/oauth/logout', network: 'refuse' });
    emulator.fail({ path: '/identity/resources/users/v1/tenant', delay: 20 });
    const switching = identity.session.switchTenant(other).catch((error: unknown) => error);
    await identity.session.logout();
    expect(await switching).toBeInstanceOf(Error);
    expect(identity.session.get().status).toBe('unauthenticated');
    expect(emulator.hits(SILENT)).toBe(0);
  });
});

describe('a listener', () => {
  it('may request a token and await it', async () => {
    const { identity, clock } = await signedIn();
    const tokens: Promise<string | undefined>[] = [];
    identity.session.subscribe(() => void tokens.push(identity.session.getToken()));
    clock.jump(LIFETIME);
    await identity.session.getToken();
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of await Promise.all(tokens)) expect(token).toEqual(expect.any(String));
  });
});
