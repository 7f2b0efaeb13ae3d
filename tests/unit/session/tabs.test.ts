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

describe('several tabs', () => {
  it('two identities on one page make one call', async () => {
    const { tabs, openIn, clock, emulator } = await withTabs(1);
    const tab = tabs[0]?.tab ?? expect.fail();
    const second = openIn(tab);
    await second.session.load();
    clock.jump(LIFETIME);
    await Promise.all([tabs[0]?.identity.session.getToken(), second.session.getToken()]);
    expect(emulator.hits(SILENT)).toBe(1);
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

  it('applies to a page that is restored from the back/forward cache', async () => {
    const { tabs, clock } = await withTabs(2, { without: ['channel'] });
    clock.jump(10_000);
    await tabs[0]?.identity.session.logout();
    expect(tabs[1]?.identity.session.get().status).toBe('authenticated');
    tabs[1]?.tab.emit('pageshow', { persisted: true });
    expect(tabs[1]?.identity.session.get().status).toBe('unauthenticated');
  });
});
