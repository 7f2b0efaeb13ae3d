import { isAbort } from '@gatehouse/sdk';
import { contracts } from '@gatehouse/sdk/contracts';
import { describe, expect, it } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';
import { settle } from '../../support/tabs';

describe('dispose', () => {
  it('leaves nothing after a hundred identities', async () => {
    const fixture = createFixture();
    const { identity, tab } = fixture.open();
    await fixture.signIn(identity, tab, admin);
    identity.dispose();
    let listeners = 0;
    let channels = 0;
    const { listen, channel } = tab.environment;
    const environment: typeof tab.environment = {
      ...tab.environment,
      listen: (event, run) => {
        listeners += 1;
        const stop = listen(event, run);
        return () => {
          listeners -= 1;
          stop();
        };
      },
      channel: (name) => {
        const opened = channel(name);
        if (!opened) return undefined;
        channels += 1;
        const close = opened.close.bind(opened);
        return Object.assign(opened, {
          close: () => {
            channels -= 1;
            close();
          },
        });
      },
    };
    for (let life = 0; life < 100; life += 1) {
      const next = fixture.openIn(tab, { environment });
      if (life % 2) await next.session.load();
      else void next.session.load();
      next.dispose();
    }
    await settle();
    expect({ listeners, channels, timers: fixture.clock.pending() }).toEqual({ listeners: 0, channels: 0, timers: 0 });
  });

  it('aborts running calls, pauses and renewals', async () => {
    const { open, signIn, emulator, clock } = createFixture();
    const { identity, tab } = open();
    await signIn(identity, tab, admin);
    await settle();
    emulator.fail({ path: '/identity/resources/users/v2/me', network: 'hang' });
    emulator.fail({ path: '/identity/resources/users/v3/me/tenants', status: 500 });
    const api = identity.call(contracts.profile);
    const calls = [api.getMe(), api.getMyTenants()].map((call) => call.catch((error: unknown) => error));
    await settle();
    clock.jump(300_000);
    emulator.fail({ path: '/oauth/authorize/silent', status: 500 });
    const renewal = identity.session.getToken().catch((error: unknown) => error);
    await settle();
    expect(clock.pending()).toBeGreaterThan(2);
    identity.dispose();
    for (const outcome of await Promise.all(calls)) expect(isAbort(outcome)).toBe(true);
    expect(isAbort(await renewal)).toBe(true);
    expect(clock.pending()).toBe(0);
    const before = emulator.requests.length;
    await expect(api.getMe()).rejects.toSatisfy(isAbort);
    expect(emulator.requests).toHaveLength(before);
  });
});
