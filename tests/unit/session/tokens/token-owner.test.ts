import { createIdentity } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { json } from '../../../support/recorder';
import { createBrowser, createClock, settle } from '../../../support/tabs';

const tokenOf = (sub: string, tenantId = 'north') =>
  `e30.${Buffer.from(JSON.stringify({ sub, tenantId, jti: Math.random() })).toString('base64url')}.x`;
const bearerOf = (init: RequestInit) => new Headers(init.headers).get('authorization') ?? '';
const subOf = (bearer: string) => {
  const { sub, tenantId } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString() || '{}');
  return `${sub} ${tenantId}`;
};

/** A provider that holds a write back, rejects its first token, and records the token of each attempt. */
const setUp = (without: 'channel'[] = []) => {
  const writers: string[] = [];
  let release = () => {};
  let holdFlags = false;
  let waiting = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const untilReleased = async () => {
    waiting += 1;
    await held;
    waiting -= 1;
  };
  const clock = createClock();
  const browser = createBrowser({
    clock,
    without,
    hanging: () => waiting,
    fetch: async (url, init) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith('/flags')) {
        if (holdFlags) await untilReleased();
        return json({ secret: 'on' });
      }
      if (!pathname.endsWith('/api-tokens/v1')) return json({}, { status: 404 });
      writers.push(subOf(bearerOf(init)));
      await untilReleased();
      return json({}, { status: writers.length === 1 ? 401 : 200 });
    },
  });
  const open = () =>
    createIdentity({
      ...{ baseUrl: 'https://id.test', clientId: 'portal', loginMode: 'embedded', logLevel: 'silent' },
      environment: browser.openTab().environment,
    });
  const signIn = async (identity: ReturnType<typeof open>, sub: string, tenantId?: string) => {
    await identity.session.accept({ accessToken: tokenOf(sub, tenantId), expiresIn: 300 });
    await settle();
  };
  const write = (identity: ReturnType<typeof open>) =>
    identity
      .call(contracts.tokens)
      .createUserApiToken({ description: 'mine', expiresInMinutes: null })
      .then(
        () => 'sent',
        (error: Error) => error.name,
      );
  return {
    ...{ clock, open, signIn, write, writers, release: () => release() },
    holdFlags: () => {
      holdFlags = true;
    },
  };
};

describe('a call of a user', () => {
  it.each([
    ['user', 'bob', 'north'],
    ['account', 'ann', 'south'],
  ])('is not repeated with the token of another %s', async (_what, sub, tenantId) => {
    const { open, signIn, write, writers, release } = setUp();
    const identity = open();
    await signIn(identity, 'ann');
    const outcome = write(identity);
    await settle();
    await signIn(identity, sub, tenantId);
    release();
    expect(await outcome).toBe('AbortError');
    expect(writers).toEqual(['ann north']);
  });

  it('is repeated with the next token of the same user', async () => {
    const { open, signIn, write, writers, release } = setUp();
    const identity = open();
    await signIn(identity, 'ann');
    const outcome = write(identity);
    await settle();
    await signIn(identity, 'ann');
    release();
    expect(writers).toEqual(['ann north']);
    await outcome;
    expect(writers).toEqual(['ann north', 'ann north']);
  });

  it('is not sent when its renewal returns another user', async () => {
    const { open, signIn, write, writers, clock } = setUp(['channel']);
    const [here, there] = [open(), open()];
    await signIn(here, 'ann');
    await clock.advance(400_000);
    await signIn(there, 'bob');
    expect(await write(here)).toBe('AbortError');
    expect(writers).toEqual([]);
  });

  it('keeps feature flags from other users', async () => {
    const { open, signIn, release, holdFlags } = setUp();
    const identity = open();
    await signIn(identity, 'ann');
    holdFlags();
    const loading = identity.call(contracts.flags).load();
    await settle();
    await signIn(identity, 'bob');
    release();
    await loading;
    const state = identity.session.get();
    expect(state.status === 'authenticated' && [state.user.id, state.user.flags]).toEqual(['bob', undefined]);
  });
});
