import type { Environment } from '../../core/environment';
import { orAfter } from '../../core/pause';
import { readClaims } from './jwt';

/** Tokens shared by the tabs of a browser. The refresh token is never among them: it stays in an HttpOnly cookie. */
export interface TokenSet {
  version: 1;
  sub: string;
  /** Bearer token for the provider's API. */
  bearer: string;
  /** Bearer token for the host's APIs. */
  accessToken: string;
  /** Milliseconds since the epoch, by this device's clock. */
  obtainedAt: number;
  expiresAt: number;
  /** Milliseconds by which the provider's clock was ahead of this device's at `obtainedAt`, if the token shows it. */
  clockOffset?: number | undefined;
}

/** Whether two sets came with the same response; a renewal may leave the bearer as it was. */
export const isSameSet = (a: TokenSet, b: TokenSet | undefined): boolean =>
  a.bearer === b?.bearer && a.accessToken === b.accessToken;

export interface TokenStore {
  read(): Promise<TokenSet | undefined>;
  write(tokens: TokenSet): Promise<void>;
  /**
   * Ends the session for every tab. The empty list is kept, which distinguishes the end from a store that lost its
   * content.
   */
  clear(): Promise<void>;
  /** Returns whether the session was ended and no user has signed in since. */
  isEnded(): Promise<boolean>;
  /** Acquires a lease until the given time unless another tab holds one: the lock of browsers without Web Locks. */
  lease(until: number, now: number): Promise<boolean>;
  /** Releases the lease with this end; one that another tab acquired meanwhile is kept. */
  release(until: number): Promise<void>;
  close(): void;
}

const isTokenSet = (value: unknown): value is TokenSet => {
  const set = (value ?? {}) as Record<string, unknown>;
  const texts = [set.sub, set.bearer, set.accessToken].every((text) => typeof text === 'string');
  return set.version === 1 && texts && typeof set.obtainedAt === 'number' && typeof set.expiresAt === 'number';
};

/** Returns the account that stored tokens are for; undefined when the stored value is not a token. */
const tenantOf = (set: TokenSet): string | undefined => {
  try {
    return String(readClaims(set.bearer).tenantId ?? '');
  } catch {
    return undefined;
  }
};

/** Returns token sets by account, the newest last. */
const readSets = (value: unknown): Map<string, TokenSet> =>
  new Map(
    (Array.isArray(value) ? value.filter(isTokenSet) : []).flatMap((set) => {
      const tenant = tenantOf(set);
      return tenant === undefined ? [] : [[tenant, set] as const];
    }),
  );

const STORE = 'tokens';
/** Time after which a database that does not respond is given up, in milliseconds. */
const STORE_LIMIT = 1_500;

/**
 * Creates the store in IndexedDB: unlike local storage it is read fresh by the next holder of a lock in another
 * process. Without IndexedDB, or when it stops responding, tokens stay in memory and belong to one tab.
 * @param tenant the account whose tokens this tab may read; with undefined, the newest of any account.
 */
export const createTokenStore = (
  environment: Pick<Environment, 'indexedDB' | 'after'>,
  key: string,
  tenant: () => string | undefined,
): TokenStore => {
  const { indexedDB } = environment;
  const memory = new Map<string, unknown>();
  /** The database did not respond in time: this page does not wait for it again. */
  let gaveUp = false;
  let opening: Promise<IDBDatabase | undefined> | undefined;

  const open = (): Promise<IDBDatabase | undefined> => {
    opening ??= new Promise((resolve) => {
      if (!indexedDB) return resolve(undefined);
      try {
        const request = indexedDB.open('gatehouse', 1);
        request.onupgradeneeded = () => request.result.createObjectStore(STORE);
        request.onsuccess = () => {
          const database = request.result;
          // A newer version in another tab wants to upgrade, or the browser evicted the data: the next use opens it
          // again.
          const leave = () => {
            database.close();
            opening = undefined;
          };
          database.onversionchange = leave;
          database.onclose = leave;
          resolve(database);
        };
        request.onerror = () => resolve(undefined);
        request.onblocked = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
    return opening;
  };

  const updateMemory = (entry: string, change?: (current: unknown) => unknown): unknown => {
    const current = memory.get(entry);
    if (change) memory.set(entry, change(current));
    return current;
  };

  const updateDatabase = async (entry: string, change?: (current: unknown) => unknown): Promise<unknown> => {
    const database = await open();
    if (gaveUp) return undefined;
    if (!database) return updateMemory(entry, change);
    return new Promise((resolve) => {
      try {
        const transaction = database.transaction(STORE, change ? 'readwrite' : 'readonly');
        const store = transaction.objectStore(STORE);
        const request = store.get(entry);
        request.onsuccess = () => {
          if (!change) return;
          const next = change(request.result);
          if (next === undefined) store.delete(entry);
          else store.put(next, entry);
        };
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
    });
  };

  /** Reads one entry and, in the same transaction, stores the result of `change` (undefined deletes it). */
  const update = (entry: string, change?: (current: unknown) => unknown): Promise<unknown> => {
    const inMemory = () => {
      gaveUp = true;
      return updateMemory(entry, change);
    };
    return gaveUp
      ? Promise.resolve(inMemory())
      : orAfter(environment, STORE_LIMIT, updateDatabase(entry, change), inMemory);
  };

  const leaseKey = `${key}:lease`;
  return {
    read: async () => {
      const sets = readSets(await update(key));
      const tenantId = tenant();
      return tenantId === undefined ? [...sets.values()].at(-1) : sets.get(tenantId);
    },
    write: async (tokens) =>
      void (await update(key, (current) => {
        const otherSets = [...readSets(current)].filter(
          ([otherId, set]) =>
            otherId !== tenantOf(tokens) && set.sub === tokens.sub && set.expiresAt > tokens.obtainedAt,
        );
        return [...otherSets.map(([, set]) => set), tokens];
      })),
    clear: async () => void (await update(key, () => [])),
    isEnded: async () => {
      const sets = await update(key);
      return Array.isArray(sets) && sets.length === 0;
    },
    lease: async (until, now) => {
      const before = await update(leaseKey, (current) =>
        typeof current === 'number' && current > now ? current : until,
      );
      return !(typeof before === 'number' && before > now);
    },
    release: async (until) => void (await update(leaseKey, (current) => (current === until ? undefined : current))),
    close: () => void opening?.then((database) => database?.close()),
  };
};
