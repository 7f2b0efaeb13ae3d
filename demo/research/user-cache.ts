import { LRUCache } from 'lru-cache';

const LIFETIME = 5000;
const CAPACITY = 10_000;

/** A cache key is not empty and holds only letters, digits, underscore and hyphen. */
export const isCacheKey = (key: string): boolean => /^[A-Za-z0-9_-]+$/.test(key);

export interface UserCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
  readonly size: number;
}

interface UserCacheOptions<T> {
  now: () => number;
  /** Milliseconds for which an entry is served. Default: 5000. */
  lifetime?: number;
  /** Total size of all entries; the least recently used goes first. Default: 10,000. */
  capacity?: number;
  /** Size of an entry. Default: 1. */
  sizeOf?: (value: T) => number;
}

/**
 * Creates a short-lived cache of user lookups.
 * @throws RangeError for keys that do not pass {@link isCacheKey}.
 */
export const createUserCache = <T extends object | string | number>({
  now,
  lifetime = LIFETIME,
  capacity = CAPACITY,
  sizeOf = () => 1,
}: UserCacheOptions<T>): UserCache<T> => {
  const entries = new LRUCache<string, T>({
    maxSize: capacity,
    sizeCalculation: sizeOf,
    // An entry is served through the last millisecond of its TTL.
    ttl: lifetime - 1,
    ttlResolution: 0,
    perf: { now },
  });

  // Purging reads every entry, so it happens once per lifetime.
  let purgeAt = 0;

  const checked = (key: string): string => {
    if (!isCacheKey(key)) throw new RangeError('A cache key holds only letters, digits, underscore and hyphen.');
    return key;
  };

  return {
    get: (key) => entries.get(checked(key)),
    set(key, value) {
      entries.set(checked(key), value);
      if (now() < purgeAt) return;
      entries.purgeStale();
      purgeAt = now() + lifetime;
    },
    delete: (key) => void entries.delete(checked(key)),
    get size() {
      return entries.size;
    },
  };
};
