import { afterEach, describe, expect, it, vi } from 'vitest';
import { admin } from '../../../emulator/seed/users';
import { defaultEnvironment } from '../../../sdk/core/environment';
import { SESSION_NAME } from '../../support/fixture';
import { settle } from '../../support/tabs';
import { signedIn, stored } from './faults/scene';

afterEach(() => vi.unstubAllGlobals());

describe('blocked storage', () => {
  it('is not accessed before data is stored', () => {
    let reads = 0;
    vi.stubGlobal('localStorage', undefined);
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        reads += 1;
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const { local } = defaultEnvironment();
    expect(reads).toBe(0);
    expect(local.setItem('a', '1')).toBe(false);
    expect(local.getItem('a')).toBe('1');
    expect(local.keys()).toEqual(['a']);
    local.removeItem('a');
    expect(local.getItem('a')).toBeNull();
  });

  it('without IndexedDB keeps the session in its tab', async () => {
    const { identity, clock, emulator } = await signedIn(1, { without: ['indexedDB'] });
    clock.jump(300_000);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
    expect(emulator.stats.reuseEvents).toBe(0);
  });
});

describe('malformed storage', () => {
  const set = { version: 1, sub: 'evil', bearer: 'no token', accessToken: 'a', obtainedAt: 0, expiresAt: 1e15 };

  it('is ignored when another tab sends new tokens', async () => {
    const { tab, identity, browser } = await signedIn();
    await stored(tab.environment.indexedDB, (store) => store.put([set], SESSION_NAME));
    const other = browser.openTab().environment.channel(SESSION_NAME);
    const state = identity.session.get();
    const sub = state.status === 'authenticated' ? state.user.id : '';
    other?.postMessage({ version: 1, type: 'renewed', sub });
    await settle();
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: admin.email } });
  });
});

describe('a signed-in browser', () => {
  it('stores tokens in IndexedDB only, and neither verifier nor refresh token nor password anywhere', async () => {
    const { identity, tab, browser } = await signedIn();
    const token = (await identity.session.getToken()) ?? expect.fail('no token');
    const access = (await identity.session.getAccessToken()) ?? expect.fail('no token');
    const dump = (from: typeof browser.local) => from.keys().map((key) => `${key}=${from.getItem(key)}`);
    const web = [...dump(browser.local), ...dump(tab.environment.tab), tab.page().href].join('\n');
    expect(web).not.toContain(token);
    expect(web).not.toContain(access);
    expect(web).not.toMatch(/verifier|nonce|eyJ/i);
    expect(browser.local.keys()).toEqual(['userId']);
    const dumped = JSON.stringify(await stored(tab.environment.indexedDB));
    expect(dumped).toContain(token);
    expect(dumped).not.toMatch(/refresh/i);
    expect(dumped).not.toContain(admin.password);
  });

  it('stores nothing of the user after the log-out', async () => {
    const { identity, tab, browser } = await signedIn();
    browser.local.setItem('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/private');
    await identity.session.logout();
    await settle();
    expect(await stored(tab.environment.indexedDB)).toEqual([]);
    expect(browser.local.keys()).toEqual(['GATEHOUSE_SIGNED_OUT']);
  });
});
