import { describe, expect, it } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { createFixture } from '../../support/fixture';
import { settle } from '../../support/tabs';

const SILENT = '/oauth/authorize/silent';
const LIFETIME = 300_000;

const withTabs = async (count: number, options: Parameters<typeof createFixture>[0] = {}) => {
  const fixture = createFixture(options);
  const first = fixture.open();
  await fixture.signIn(first.identity, first.tab, admin);
  const others = Array.from({ length: count - 1 }, () => fixture.open());
  for (const { identity } of others) await identity.session.load();
  await settle();
  return { ...fixture, tabs: [first, ...others] };
};

type Tabs = Awaited<ReturnType<typeof withTabs>>['tabs'];
const statuses = (tabs: Tabs) => tabs.map(({ identity }) => identity.session.get().status);

describe('several tabs', () => {
  it.each([2, 5, 20])('%i tabs make one call per expiry when one of them has a refresh token', async (count) => {
    const { tabs, clock, emulator } = await withTabs(count, { sendsRefreshToken: true });
    const calls = () => emulator.hits(SILENT) + emulator.hits('/oauth/token');
    for (let expiry = 0; expiry < 10; expiry += 1) {
      clock.jump(LIFETIME);
      const before = calls();
      const tokens = await Promise.all(tabs.map(({ identity }) => identity.session.getToken()));
      expect(new Set(tokens).size).toBe(1);
      expect(calls() - before).toBe(1);
    }
    expect(emulator.stats.reuseEvents).toBe(0);
  });

  it('two identities on one page make one call', async () => {
    const { tabs, openIn, clock, emulator } = await withTabs(1);
    const tab = tabs[0]?.tab ?? expect.fail();
    const second = openIn(tab);
    await second.session.load();
    clock.jump(LIFETIME);
    await Promise.all([tabs[0]?.identity.session.getToken(), second.session.getToken()]);
    expect(emulator.hits(SILENT)).toBe(1);
  });

  const poorBrowsers: ('locks' | 'channel' | 'indexedDB' | 'crypto')[][] = [
    ['locks'],
    ['channel'],
    ['locks', 'channel'],
  ];
  it.each(poorBrowsers)('also without %s %s', async (...without) => {
    const { tabs, clock, emulator } = await withTabs(5, { without });
    for (let expiry = 0; expiry < 10; expiry += 1) {
      clock.jump(LIFETIME);
      const before = emulator.hits(SILENT);
      const requested = Promise.all(tabs.map(({ identity }) => identity.session.getToken()));
      await clock.advance(1_000);
      await requested;
      expect(emulator.hits(SILENT) - before).toBe(1);
    }
    expect(emulator.stats.reuseEvents).toBe(0);
  });

  it('make one more call, not one each, when the holder of the lock does not respond', async () => {
    const { tabs, clock, emulator } = await withTabs(10);
    clock.jump(LIFETIME);
    emulator.fail({ path: SILENT, network: 'hang', times: 1 });
    emulator.settings.tokenDelay = 300;
    void tabs[0]?.identity.session.getToken().catch(() => undefined);
    await settle();
    const waiting = Promise.all(tabs.slice(1).map(({ identity }) => identity.session.getToken()));
    await clock.advance(6_000);
    expect(new Set(await waiting).size).toBe(1);
    expect(emulator.hits(SILENT)).toBe(2);
  });
});

describe('a log-out', () => {
  it('clears everything although the provider does not respond', async () => {
    const { tabs, emulator, clock } = await withTabs(2);
    emulator.fail({ path: '/oauth/logout', network: 'hang' });
    const done = tabs[0]?.identity.session.logout();
    await clock.advance(5_000);
    await done;
    expect(tabs[0]?.identity.session.get()).toMatchObject({
      status: 'unauthenticated',
      error: { errorCode: 'timeout' },
    });
    expect(await tabs[0]?.identity.session.getToken()).toBeUndefined();
  });

  it('takes precedence over a renewal whose response comes later', async () => {
    const { tabs, emulator, clock } = await withTabs(2);
    clock.jump(LIFETIME);
    emulator.settings.tokenDelay = 20;
    const late = tabs[1]?.identity.session.getToken().catch(() => undefined);
    await tabs[0]?.identity.session.logout();
    expect(await late).toBeUndefined();
    await settle();
    expect(statuses(tabs)).toEqual(['unauthenticated', 'unauthenticated']);
  });

  it('applies to a page that is restored from the back/forward cache', async () => {
    const { tabs, clock } = await withTabs(2, { without: ['channel'] });
    clock.jump(10_000);
    await tabs[0]?.identity.session.logout();
    expect(tabs[1]?.identity.session.get().status).toBe('authenticated');
    tabs[1]?.tab.emit('pageshow', { persisted: true });
    expect(tabs[1]?.identity.session.get().status).toBe('unauthenticated');
  });
});
