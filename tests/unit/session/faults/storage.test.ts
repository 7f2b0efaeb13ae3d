import { afterEach, expect, vi } from 'vitest';
import { admin, reader } from '../../../../emulator/seed/users';
import { defaultEnvironment } from '../../../../sdk/core/environment';
import { proveFaults } from '../../../support/fault-cases';
import { createFixture, SESSION_NAME } from '../../../support/fixture';
import { settle } from '../../../support/tabs';
import { expectOut, expectStays, LIFETIME, SILENT, signedIn, stored, tenantsOf } from './scene';

const OPEN = 'HOSTED_LOGIN_VERIFIER_KEY.';
const open = (keys: string[]) => keys.filter((key) => key.startsWith(OPEN));

afterEach(() => vi.unstubAllGlobals());

/** Storage whose getter throws, as browsers do that block it. */
const blocked = (name: 'localStorage' | 'sessionStorage') => {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
};

/** Storage with a limited number of characters. */
const small = (limit: number) => {
  const storage: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      const used = Object.entries(storage).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(storage, name, { value });
  vi.stubGlobal('localStorage', storage);
};

const token = (sub: string) => `e30.${Buffer.from(JSON.stringify({ sub, tenantId: 't' })).toString('base64url')}.x`;

proveFaults('storage', {
  F051: async () => {
    blocked('localStorage');
    const { local } = defaultEnvironment();
    const { browser, openIn } = createFixture();
    const tab = browser.openTab('http://localhost:4300/');
    const environment = { ...tab.environment, local };
    // Signing in on the page itself needs nothing that survives it.
    const embedded = openIn(tab, { environment, loginMode: 'embedded' });
    await embedded.session.accept({ accessToken: token('one'), expiresIn: 300 });
    expectStays(embedded);
    expect(await embedded.session.getToken()).toBe(token('one'));
    // The hosted login leaves the page: one clear error, before the redirect and not after it.
    const hosted = openIn(tab, { environment });
    await expect(hosted.session.login()).rejects.toMatchObject({
      errorCode: 'storage-blocked',
      message: 'Your browser blocks storage for this site. Allow it and sign in again.',
    });
    expect(tab.redirects).toEqual([]);
  },

  F052: async () => {
    small(800);
    const { local } = defaultEnvironment();
    const { browser, openIn, clock, signIn } = createFixture();
    const tab = browser.openTab('http://localhost:4300/');
    const identity = openIn(tab, { environment: { ...tab.environment, local } });
    for (let count = 0; count < 5; count += 1) {
      await identity.session.login();
      clock.jump(5_000);
    }
    const [last] = open(local.keys()).slice(-1);
    expect(last).toBe(`${OPEN}${tab.redirects.at(-1)?.searchParams.get('state')}`);
    await signIn(identity, tab, reader);
    expectStays(identity);

    small(20);
    await expect(identity.session.login()).rejects.toMatchObject({ errorCode: 'storage-blocked' });
  },

  F053: async () => {
    blocked('sessionStorage');
    const { tab: memory } = defaultEnvironment();
    const { tab, identity: first, openIn, browser } = await signedIn();
    const [, other] = tenantsOf(first);
    first.dispose();
    const second = browser.openTab('http://localhost:4300/');
    const environment = { ...second.environment, tab: memory };
    const identity = openIn(second, { environment, enableSessionPerTenant: true });
    await identity.session.load();
    await identity.session.switchTenant(other);
    await identity.session.refresh();
    await settle();
    expect(tenantsOf(identity)[0]).toBe(other);
    expect(memory.getItem('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBe(other);
    expect(tab.environment.tab.getItem('FRONTEGG_SEPARATE_TABS_BY_TENANT')).toBeNull();
  },

  F054: async () => {
    const huge = 'x'.repeat(5_000_000);
    for (const value of ['{"verifier":"a', '[]', '1', 'null', '{"verifier":1}', huge]) {
      const { open: openTab, browser, signIn } = createFixture();
      const { identity, tab } = openTab();
      browser.local.setItem(`${OPEN}${'a'.repeat(32)}`, value);
      await signIn(identity, tab, reader);
      expectStays(identity);
      expect(open(browser.local.keys())).toEqual([]);
    }
    const set = { version: 1, sub: 's', bearer: token('s'), accessToken: 'a', obtainedAt: 0, expiresAt: 1e15 };
    const lists = [[null, 1, 'x', {}], [{ ...set, bearer: 'no token' }], [{ ...set, bearer: huge }]];
    for (const value of ['half {', 1, ...lists, [{ ...set, version: 2 }]]) {
      const { tab, identity, openIn, emulator } = await signedIn();
      identity.dispose();
      await stored(tab.environment.indexedDB, (store) => store.put(value, SESSION_NAME));
      const next = openIn(tab);
      await next.session.load();
      expect(next.session.get()).toMatchObject({ status: 'authenticated', user: { email: admin.email } });
      expect(emulator.hits(SILENT)).toBe(1);
    }
  },

  F055: async () => {
    const { identity, tab, browser, clock } = await signedIn();
    for (const key of browser.local.keys()) browser.local.removeItem(key);
    await stored(tab.environment.indexedDB, (store) => store.clear());
    clock.jump(LIFETIME);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
    expectStays(identity);
  },

  F056: async () => {
    const { open: openTab, browser, clock, signIn } = createFixture();
    const { identity, tab } = openTab();
    let most = 0;
    for (let count = 0; count < 1_000; count += 1) {
      await identity.session.login();
      most = Math.max(most, open(browser.local.keys()).length);
      clock.jump(4_000);
    }
    expect(most).toBeLessThan(10);
    await signIn(identity, tab, reader);
    expectStays(identity);
    clock.jump(61 * 60_000);
    await identity.session.login();
    expect(open(browser.local.keys())).toHaveLength(1);
  },

  F057: async () => {
    const { clock, emulator, browser, openIn, identity: known } = await signedIn();
    known.dispose();
    const tab = browser.openTab('http://localhost:4300/');
    const { fetch } = tab.environment;
    // The provider's cookie is not sent, whatever the request options are.
    const identity = openIn(tab, {
      environment: {
        ...tab.environment,
        indexedDB: undefined,
        fetch: (request, init) => fetch(request, { ...init, credentials: 'omit' }),
      },
    });
    const start = clock.now();
    expect(await identity.session.load()).toEqual({ status: 'unauthenticated', degraded: false });
    expect(clock.now() - start).toBeLessThan(5_000);
    await identity.session.login();
    expect(tab.redirects).toHaveLength(1);
    expect(emulator.hits(SILENT)).toBe(1);
  },

  F058: async () => {
    const { identity, tab, browser, openIn, emulator, clock } = await signedIn();
    identity.dispose();
    clock.jump(7 * 86_400_000);
    for (const key of browser.local.keys()) browser.local.removeItem(key);
    await stored(tab.environment.indexedDB, (store) => store.clear());
    const back = openIn(browser.openTab('http://localhost:4300/'));
    await back.session.load();
    expectStays(back);
    expect(emulator.hits(SILENT)).toBe(1);
    back.dispose();
    // The cookie is gone as well: one request, and then the login page.
    await stored(tab.environment.indexedDB, (store) => store.clear());
    const refused = emulator.fail({ path: SILENT, status: 401 });
    const last = openIn(browser.openTab('http://localhost:4300/'));
    await last.session.load();
    await clock.advance(60_000);
    expectOut(last);
    expect(refused.hits).toBe(1);
  },

  F059: async () => {
    for (const without of [['locks'], ['channel'], ['locks', 'channel']] as const) {
      const { tabs, clock, emulator } = await signedIn(2, { without: [...without] });
      for (let expiry = 0; expiry < 50; expiry += 1) {
        clock.jump(LIFETIME);
        const requested = Promise.all(tabs.map(({ identity }) => identity.session.getToken()));
        await clock.advance(1_000);
        expect(new Set(await requested).size).toBe(1);
      }
      expect(emulator.hits(SILENT)).toBe(50);
      expect(emulator.stats.reuseEvents).toBe(0);
    }
  },

  F060: async () => {
    const { open: openTab } = createFixture({ without: ['crypto'] });
    const { identity, tab } = openTab();
    await expect(identity.session.login()).rejects.toMatchObject({
      errorCode: 'insecure-context',
      message: 'Sign-in needs a secure page: open it over https or on localhost.',
    });
    expect(tab.redirects).toEqual([]);
  },
});
