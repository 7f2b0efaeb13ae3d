import { createIdentity, type SessionState } from '@gatehouse/sdk';
import { describe, expect, it, vi } from 'vitest';
import { json } from '../../support/recorder';
import { createBrowser, createClock, settle } from '../../support/tabs';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A user of two accounts, whose provider responds to a switch manually. */
const setUp = async () => {
  let tenant = 'north';
  let refuses = false;
  let hold: Promise<void> = Promise.resolve();
  let release = () => {};
  const accessToken = () => `e30.${part({ sub: 'ann', tenantId: tenant, jti: Math.random() })}.x`;
  const { environment } = createBrowser({
    clock: createClock(),
    fetch: async (url, { method, body }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith('/token/refresh')) return json({ accessToken: accessToken(), expiresIn: 3600 });
      if (!pathname.endsWith('/v1/tenant') || method !== 'PUT') return json({}, { status: 404 });
      await hold;
      if (refuses) return json({ errors: ['not a member'] }, { status: 403 });
      tenant = JSON.parse(String(body)).tenantId;
      return json({});
    },
  }).openTab();
  const { session } = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'portal', loginMode: 'embedded', logLevel: 'silent', environment },
  });
  await session.accept({ accessToken: accessToken(), expiresIn: 3600 });
  await settle();
  const seen: string[] = [];
  const describeState = (state: SessionState) =>
    state.status === 'authenticated'
      ? `${state.user.tenantId}${state.switchingTo ? ` > ${state.switchingTo}` : ''}`
      : state.status;
  session.subscribe(() => {
    const now = describeState(session.get());
    if (seen.at(-1) !== now) seen.push(now);
  });
  return {
    ...{ session, seen },
    now: () => describeState(session.get()),
    refuse: () => {
      refuses = true;
    },
    holdSwitch: () => {
      hold = new Promise((resolve) => {
        release = resolve;
      });
    },
    completeSwitch: () => release(),
  };
};

describe('a switch to another account', () => {
  it('is loading until the session is updated', async () => {
    const { session, seen, now, holdSwitch, completeSwitch } = await setUp();
    holdSwitch();
    const switching = session.switchTenant('south');
    await expect.poll(now).toBe('north > south');
    completeSwitch();
    await switching;
    expect(seen).toEqual(['north > south', 'south > south', 'south']);
  });

  it('that is refused changes nothing', async () => {
    const { session, seen, refuse } = await setUp();
    refuse();
    await expect(session.switchTenant('south')).rejects.toMatchObject({ statusCode: 403 });
    expect(seen).toEqual(['north > south', 'north']);
    expect(session.get()).not.toHaveProperty('switchingTo');
  });

  it('keeps loading for a host that navigates', async () => {
    const { session, now, seen } = await setUp();
    const onSwitched = vi.fn(() => {
      seen.push('host');
      return true;
    });
    await session.switchTenant('south', { onSwitched });
    expect(seen).toEqual(['north > south', 'south > south', 'host']);
    expect(now()).toBe('south > south');
  });

  it('stops loading when the host only observes, or fails', async () => {
    const { session, now } = await setUp();
    await session.switchTenant('south', { onSwitched: () => undefined });
    expect(now()).toBe('south');
    const onSwitched = () => {
      throw new Error('the host failed');
    };
    await expect(session.switchTenant('north', { onSwitched })).rejects.toThrow('the host failed');
    expect(now()).toBe('north');
  });

  it('that is superseded does not end the loading of the next one', async () => {
    const { session, now, holdSwitch, completeSwitch, refuse } = await setUp();
    holdSwitch();
    const first = session.switchTenant('south').catch(() => undefined);
    const second = session.switchTenant('east').catch(() => undefined);
    await expect.poll(now).toBe('north > east');
    refuse();
    completeSwitch();
    await first;
    await second;
    expect(now()).toBe('north');
  });

  it('ends with the session', async () => {
    const { session, holdSwitch, completeSwitch, now } = await setUp();
    holdSwitch();
    const switching = session.switchTenant('south').catch((error: unknown) => error);
    await expect.poll(now).toBe('north > south');
    await session.forget();
    completeSwitch();
    await switching;
    expect(session.get()).toEqual({ status: 'unauthenticated', degraded: false, reason: 'signed-out' });
  });

  it('is abandoned when another user signs in meanwhile', async () => {
    const { session, holdSwitch, completeSwitch, now } = await setUp();
    holdSwitch();
    const switching = session.switchTenant('south').catch((error: unknown) => error);
    await settle();
    await session.accept({ accessToken: `e30.${part({ sub: 'bob', tenantId: 'west' })}.x`, expiresIn: 3600 });
    completeSwitch();
    expect(await switching).toMatchObject({ errorCode: 'signed-out' });
    expect([session.get(), now()]).toMatchObject([{ user: { id: 'bob' } }, 'west']);
  });
});
