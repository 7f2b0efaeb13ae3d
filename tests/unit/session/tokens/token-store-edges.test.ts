import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { createTokenStore, type TokenSet } from '../../../../sdk/session/tokens/token-store';
import { createClock } from '../../../support/tabs';

const withDatabase = (indexedDB: IDBFactory | undefined) => ({ indexedDB, after: () => () => undefined });

const bearer = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
const of = (tenantId: string | undefined, more: Partial<TokenSet> = {}): TokenSet => ({
  version: 1,
  sub: 'u1',
  bearer: bearer({ tenantId }),
  accessToken: 'access',
  obtainedAt: 1_000,
  expiresAt: 2_000,
  ...more,
});

/** Changes a record of the store directly. */
const put = async (factory: IDBFactory, value: unknown, name = 'key'): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = factory.open('gatehouse', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tokens');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tokens', 'readwrite');
      transaction.objectStore('tokens').put(value, name);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });

/** Returns the names in the store. */
const names = async (factory: IDBFactory): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const opening = factory.open('gatehouse', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const request = opening.result.transaction('tokens').objectStore('tokens').getAllKeys();
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });

const kinds = { 'the database': () => new IDBFactory(), 'memory alone': () => undefined };

describe.each(Object.entries(kinds))('tokens in %s', (_, create) => {
  const open = (tenant?: string) => createTokenStore(withDatabase(create()), 'key', () => tenant);

  it('are empty at first, and after they are cleared', async () => {
    const store = open();
    expect(await store.read()).toBeUndefined();
    await store.write(of('a'));
    expect(await store.read()).toEqual(of('a'));
    await store.clear();
    expect(await store.read()).toBeUndefined();
  });

  it('distinguish an ended session from none', async () => {
    const store = open();
    expect(await store.isEnded()).toBe(false);
    await store.write(of('a'));
    expect(await store.isEnded()).toBe(false);
    await store.clear();
    expect(await store.isEnded()).toBe(true);
    await store.write(of('a'));
    expect(await store.isEnded()).toBe(false);
  });

  it('are one set per tenant; the newest is read unless a tenant is requested', async () => {
    const factory = create();
    let expected: string | undefined;
    const store = createTokenStore(withDatabase(factory), 'key', () => expected);
    await store.write(of('a'));
    await store.write(of('b'));
    await store.write(of(undefined));
    await store.write(of('a', { accessToken: 'second' }));
    expect(await store.read()).toEqual(of('a', { accessToken: 'second' }));
    expected = 'b';
    expect(await store.read()).toEqual(of('b'));
    expected = '';
    expect(await store.read()).toEqual(of(undefined));
    expected = 'c';
    expect(await store.read()).toBeUndefined();
  });

  it('of another user or expired ones are removed when new ones are stored', async () => {
    for (const [old, stays] of [
      [{ sub: 'u2', expiresAt: 9_000 }, false],
      [{ expiresAt: 5_000 }, false],
      [{ expiresAt: 5_001 }, true],
    ] as const) {
      let expected = 'old';
      const store = createTokenStore(withDatabase(create()), 'key', () => expected);
      await store.write(of('old', old));
      await store.write(of('new', { obtainedAt: 5_000, expiresAt: 6_000 }));
      expect(await store.read()).toEqual(stays ? of('old', old) : undefined);
      expected = 'new';
      expect(await store.read()).toMatchObject({ obtainedAt: 5_000 });
    }
  });

  it('have a lease with one holder until its expiry, released only by its holder', async () => {
    const store = open();
    expect(await store.lease(5_000, 1_000)).toBe(true);
    expect(await store.lease(6_000, 4_999)).toBe(false);
    await store.release(6_000);
    expect(await store.lease(6_000, 4_999)).toBe(false);
    expect(await store.lease(10_000, 5_000)).toBe(true);
    await store.release(5_000);
    expect(await store.lease(11_000, 6_000)).toBe(false);
    await store.release(10_000);
    expect(await store.lease(11_000, 6_000)).toBe(true);
  });

  it('are independent of the lease', async () => {
    const store = open();
    await store.lease(5_000, 1_000);
    expect(await store.read()).toBeUndefined();
    await store.write(of('a'));
    await store.clear();
    expect(await store.lease(6_000, 1_000)).toBe(false);
  });

  it('can be closed before anything was read', () => {
    expect(() => open().close()).not.toThrow();
  });
});

describe('tokens shared by tabs', () => {
  it('are read by every tab with the same name, and by no other', async () => {
    const factory = new IDBFactory();
    await createTokenStore(withDatabase(factory), 'key', () => undefined).write(of('a'));
    expect(await createTokenStore(withDatabase(factory), 'key', () => undefined).read()).toEqual(of('a'));
    expect(await createTokenStore(withDatabase(factory), 'other', () => undefined).read()).toBeUndefined();
  });

  it('keep no record of a released lease', async () => {
    const factory = new IDBFactory();
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    await store.write(of('a'));
    await store.lease(5_000, 1_000);
    expect(await names(factory)).toEqual(['key', 'key:lease']);
    await store.release(5_000);
    expect(await names(factory)).toEqual(['key']);
  });

  it.each([
    ['version', 2],
    ['version', undefined],
    ['sub', 5],
    ['bearer', null],
    ['bearer', 'not a token'],
    ['accessToken', undefined],
    ['obtainedAt', '1000'],
    ['expiresAt', undefined],
  ])('are ignored with a %s of %s, beside a valid set', async (name, value) => {
    const factory = new IDBFactory();
    await put(factory, [of('whole'), { ...of('broken'), [name]: value }, null, 'x']);
    expect(await createTokenStore(withDatabase(factory), 'key', () => undefined).read()).toEqual(of('whole'));
    expect(await createTokenStore(withDatabase(factory), 'key', () => 'broken').read()).toBeUndefined();
  });

  it.each([undefined, 5, 'x', { 0: of('a') }, [null]])('are empty when the record is %o', async (value) => {
    const factory = new IDBFactory();
    await put(factory, value);
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    expect(await store.read()).toBeUndefined();
    await store.write(of('a'));
    expect(await store.read()).toEqual(of('a'));
  });

  it('can be leased when the record has an invalid time', async () => {
    const factory = new IDBFactory();
    await put(factory, '9000', 'key:lease');
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    expect(await store.lease(6_000, 1_000)).toBe(true);
    expect(await store.lease(7_000, 1_000)).toBe(false);
  });

  it('are available after another version of the page opened the database', async () => {
    const factory = new IDBFactory();
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    await store.write(of('a'));
    await new Promise<void>((resolve, reject) => {
      const removal = factory.deleteDatabase('gatehouse');
      removal.onsuccess = () => resolve();
      removal.onerror = () => reject(removal.error);
      removal.onblocked = () => reject(new Error('the store kept the database open'));
    });
    expect(await store.read()).toBeUndefined();
    await store.write(of('b'));
    expect(await store.read()).toEqual(of('b'));
  });

  it('are available after the browser closed the database', async () => {
    const factory = new IDBFactory();
    const { open } = factory;
    const databases: IDBDatabase[] = [];
    factory.open = (...given) => {
      const request = open.apply(factory, given);
      request.addEventListener('success', () => void databases.push(request.result));
      return request;
    };
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    await store.write(of('a'));
    expect(databases).toHaveLength(1);
    databases[0]?.onclose?.(new Event('close'));
    expect(await store.read()).toEqual(of('a'));
    expect(databases).toHaveLength(2);
  });

  it('release the database when they are closed', async () => {
    const factory = new IDBFactory();
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    await store.write(of('a'));
    store.close();
    await Promise.resolve();
    // A closed store returns nothing, and does not fail.
    expect(await store.read()).toBeUndefined();
    await store.write(of('b'));
    const gone = new Promise<string>((resolve) => {
      const removal = factory.deleteDatabase('gatehouse');
      removal.onsuccess = () => resolve('gone');
      removal.onblocked = () => resolve('blocked');
    });
    expect(await gone).toBe('gone');
  });

  it('are unchanged, without a pending call, when a change cannot be stored', async () => {
    const store = createTokenStore(withDatabase(new IDBFactory()), 'key', () => undefined);
    await store.write(of('a'));
    // Functions cannot be stored: the change throws, which ends the transaction.
    await store.write({ ...of('b'), accessToken: (() => {}) as unknown as string });
    expect(await store.read()).toEqual(of('a'));
  });
});

describe('a database that does not open', () => {
  /** A factory whose requests end with one event. */
  const failing = (event: 'onerror' | 'onblocked' | 'throw'): IDBFactory => {
    const factory = new IDBFactory();
    factory.open = () => {
      if (event === 'throw') throw new DOMException('blocked', 'SecurityError');
      const request: Partial<Record<typeof event, () => void>> = {};
      setImmediate(() => request[event]?.());
      return request as unknown as IDBOpenDBRequest;
    };
    return factory;
  };

  it.each(['onerror', 'onblocked', 'throw'] as const)('(%s) keeps the tokens in memory', async (event) => {
    const store = createTokenStore(withDatabase(failing(event)), 'key', () => undefined);
    await store.write(of('a'));
    expect(await store.read()).toEqual(of('a'));
    store.close();
  });

  it('is opened once, on first use', async () => {
    const factory = new IDBFactory();
    const { open } = factory;
    let opened = 0;
    factory.open = (...given) => {
      opened += 1;
      return open.apply(factory, given);
    };
    const store = createTokenStore(withDatabase(factory), 'key', () => undefined);
    store.close();
    expect(opened).toBe(0);
    await Promise.all([store.read(), store.read(), store.write(of('a'))]);
    expect(opened).toBe(1);
  });
});

describe('a database that stops responding', () => {
  const silent: Record<string, () => IDBFactory> = {
    'never opens': () => Object.assign(new IDBFactory(), { open: () => ({}) }),
    'never completes a transaction': () => {
      const factory = new IDBFactory();
      const database = { transaction: () => ({ objectStore: () => ({ get: () => ({}) }) }), close: () => undefined };
      factory.open = () => {
        const request: { result: object; onsuccess?: () => void } = { result: database };
        queueMicrotask(() => request.onsuccess?.());
        return request as unknown as IDBOpenDBRequest;
      };
      return factory;
    },
  };

  it.each(Object.keys(silent))('(%s) is replaced by memory, after one wait', async (kind) => {
    const clock = createClock();
    const store = createTokenStore({ indexedDB: silent[kind]?.(), after: clock.after }, 'key', () => undefined);
    const waits = [store.write(of('a')), store.lease(9, 1)];
    await clock.advance(2_000);
    await Promise.all(waits);
    expect(await store.read()).toEqual(of('a'));
    expect(await store.lease(9, 1)).toBe(false);
    await store.release(9);
    expect(await store.lease(9, 1)).toBe(true);
    await store.clear();
    expect(await store.isEnded()).toBe(true);
    expect(clock.pending()).toBe(0);
  });
});
