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

interface UserCacheOptions {
  now: () => number;
  /** Milliseconds an entry is served. Default 5000. */
  lifetime?: number;
  /** Entries kept; the oldest goes first. Default 10 000. */
  capacity?: number;
}

/** Remembers the lookups of users for a short while. Keys that do not pass {@link isCacheKey} throw a `RangeError`. */
export const createUserCache = <T>({
  now,
  lifetime = LIFETIME,
  capacity = CAPACITY,
}: UserCacheOptions): UserCache<T> => {
  const entries = new Map<string, { value: T; until: number }>();

  const checked = (key: string): string => {
    if (!isCacheKey(key)) throw new RangeError('A cache key holds only letters, digits, underscore and hyphen.');
    return key;
  };

  return {
    get(key) {
      const entry = entries.get(checked(key));
      if (!entry) return undefined;
      if (now() < entry.until) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value) {
      // Deleting first moves a renewed key to the young end of the map.
      entries.delete(checked(key));
      entries.set(key, { value, until: now() + lifetime });
      const oldest = entries.keys().next();
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value);
    },
    delete: (key) => void entries.delete(checked(key)),
    get size() {
      return entries.size;
    },
  };
};
