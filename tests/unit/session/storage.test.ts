import { afterEach, describe, expect, it, vi } from 'vitest';
import { admin, reader } from '../../../emulator/seed/users';
import { defaultEnvironment } from '../../../sdk/core/environment';
import { createFixture, SESSION_NAME } from '../../support/fixture';
import { settle } from '../../support/tabs';

const SILENT = '/oauth/authorize/silent';
const VERIFIER = 'HOSTED_LOGIN_VERIFIER_KEY.';

afterEach(() => vi.unstubAllGlobals());

const signedIn = async (options: Parameters<typeof createFixture>[0] = {}) => {
  const fixture = createFixture(options);
  const { identity, tab } = fixture.open();
  await fixture.signIn(identity, tab, admin);
  await settle();
  return { ...fixture, identity, tab };
};

/** An ended session leaves an empty list of token sets. */
const entries = (indexedDB: IDBFactory | undefined, change?: (store: IDBObjectStore) => void) =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB?.open('gatehouse', 1);
    if (!opening) return resolve([]);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tokens');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tokens', 'readwrite');
      const store = transaction.objectStore('tokens');
      change?.(store);
      const all = store.getAll();
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(all.result.flat());
      };
    };
  });

const bytes = (limit: number) => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      const used = [...values].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
      if (used + key.length + value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
      Object.assign(storage, { [key]: value });
    },
    removeItem: (key: string) => {
      values.delete(key);
      Reflect.deleteProperty(storage, key);
    },
  };
};
let storage: object = {};

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

  it.each(['local', 'tab'] as const)('%s: the hosted login fails early', async (name) => {
    const { browser, openIn } = createFixture();
    const tab = browser.openTab('http://localhost:4300/');
    const stored = new Map<string, string>();
    const memory = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        stored.set(key, value);
        return false;
      },
      removeItem: (key: string) => void stored.delete(key),
      keys: () => [...stored.keys()],
    };
    const identity = openIn(tab, { environment: { ...tab.environment, [name]: memory } });
    await expect(identity.session.login()).rejects.toMatchObject({ errorCode: 'storage-blocked' });
    expect(tab.redirects).toEqual([]);
    expect([...stored.keys()].filter((key) => key.startsWith(VERIFIER))).toEqual([]);
  });

  it('without IndexedDB keeps the session in its tab', async () => {
    const { identity, clock, emulator } = await signedIn({ without: ['indexedDB'] });
    clock.jump(300_000);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
    expect(emulator.stats.reuseEvents).toBe(0);
  });
});

describe('full storage', () => {
  it('discards older transactions', async () => {
    storage = {};
    vi.stubGlobal('localStorage', Object.assign(storage, bytes(600)));
    const { browser, openIn, clock } = createFixture();
    const tab = browser.openTab('http://localhost:4300/');
    const { local } = defaultEnvironment();
    const identity = openIn(tab, { environment: { ...tab.environment, local } });
    for (let count = 0; count < 5; count += 1) {
      await identity.session.login();
      clock.jump(5_000);
    }
    expect(tab.redirects).toHaveLength(5);
    const open = local.keys().filter((key) => key.startsWith(VERIFIER));
    expect(open.map((key) => key.slice(VERIFIER.length))).toContain(tab.redirects.at(-1)?.searchParams.get('state'));
  });
});

describe('malformed storage', () => {
  const huge = 'x'.repeat(5_000_000);
  it.each(['{"verifier":"a', '[]', '1', 'null', '{"verifier":1}', huge])('of a transaction: %.20s', async (value) => {
    const { open, browser, signIn } = createFixture();
    const { identity, tab } = open();
    browser.local.setItem(`${VERIFIER}${'a'.repeat(32)}`, value);
    await signIn(identity, tab, reader);
    expect(identity.session.get().status).toBe('authenticated');
    expect(browser.local.keys().filter((key) => key.startsWith(VERIFIER))).toEqual([]);
  });

  const claims = Buffer.from('{"sub":"evil","tenantId":"t"}').toString('base64url');
  const set = (bearer: unknown) => ({
    version: 1,
    sub: 'evil',
    bearer,
    accessToken: 'a',
    obtainedAt: 0,
    expiresAt: 1e15,
  });
  it.each([
    ['a text', 'half {'],
    ['a number', 1],
    ['a list of nothing', [null, 1, 'x', {}]],
    ['a set without a token', [set('no token')]],
    ['5 MB', [set(huge)]],
    ['a newer format', [{ ...set(`e30.${claims}.x`), version: 2 }]],
  ])('of tokens: %s', async (_, value) => {
    const { tab, identity, openIn, emulator } = await signedIn();
    identity.dispose();
    await entries(tab.environment.indexedDB, (store) => store.put(value, SESSION_NAME));
    const next = openIn(tab);
    await next.session.load();
    expect(next.session.get()).toMatchObject({ status: 'authenticated', user: { email: admin.email } });
    expect(emulator.hits(SILENT)).toBe(1);
  });

  it('is ignored when another tab sends new tokens', async () => {
    const { tab, identity, browser } = await signedIn();
    await entries(tab.environment.indexedDB, (store) => store.put([set('no token')], SESSION_NAME));
    const other = browser.openTab().environment.channel(SESSION_NAME);
    const state = identity.session.get();
    const sub = state.status === 'authenticated' ? state.user.id : '';
    other?.postMessage({ version: 1, type: 'renewed', sub });
    await settle();
    expect(identity.session.get()).toMatchObject({ status: 'authenticated', user: { email: admin.email } });
  });
});

describe('storage that is cleared', () => {
  it('by another tab: the session is restored by its cookie', async () => {
    const { identity, tab, browser, clock } = await signedIn();
    for (const key of browser.local.keys()) browser.local.removeItem(key);
    await entries(tab.environment.indexedDB, (store) => store.clear());
    clock.jump(300_000);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
    expect(identity.session.get().status).toBe('authenticated');
  });

  it('by an upgrade to a newer version of the SDK: neither tab waits for the other', async () => {
    const { identity, tab, clock } = await signedIn();
    const upgraded = await new Promise((resolve) => {
      const opening = tab.environment.indexedDB?.open('gatehouse', 2);
      if (!opening) return resolve(false);
      opening.onsuccess = () => resolve(true);
    });
    expect(upgraded).toBe(true);
    clock.jump(300_000);
    expect(await identity.session.getToken()).toEqual(expect.any(String));
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
    const stored = JSON.stringify(await entries(tab.environment.indexedDB));
    expect(stored).toContain(token);
    expect(stored).not.toMatch(/refresh/i);
    expect(stored).not.toContain(admin.password);
  });

  it('stores nothing of the user after the log-out', async () => {
    const { identity, tab, browser } = await signedIn();
    browser.local.setItem('FRONTEGG_AFTER_AUTH_REDIRECT_URL', '/private');
    await identity.session.logout();
    await settle();
    expect(await entries(tab.environment.indexedDB)).toEqual([]);
    expect(browser.local.keys()).toEqual(['GATEHOUSE_SIGNED_OUT']);
  });
});
