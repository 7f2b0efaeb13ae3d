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
  /** Milliseconds an entry is served. Default 5000. */
  lifetime?: number;
  /** Size of all entries together; the oldest goes first. Default 10 000. */
  capacity?: number;
  /** What an entry takes of the capacity. Default 1. */
  sizeOf?: (value: T) => number;
}

/** Creates a short-lived cache of user lookups. @throws RangeError for keys that do not pass {@link isCacheKey} */
export const createUserCache = <T>({
  now,
  lifetime = LIFETIME,
  capacity = CAPACITY,
  sizeOf = () => 1,
}: UserCacheOptions<T>): UserCache<T> => {
  interface Entry {
    value: T;
    until: number;
    size: number;
  }
  // The oldest first: all live for the same time, so what is over stands in front.
  const entries = new Map<string, Entry>();
  let total = 0;

  const checked = (key: string): string => {
    if (!isCacheKey(key)) throw new RangeError('A cache key holds only letters, digits, underscore and hyphen.');
    return key;
  };

  const drop = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  const makeRoom = (): void => {
    for (const [key, { until }] of entries) {
      if (now() < until && total <= capacity) return;
      drop(key);
    }
  };

  return {
    get(key) {
      const entry = entries.get(checked(key));
      if (!entry) return undefined;
      if (now() < entry.until) return entry.value;
      drop(key);
      return undefined;
    },
    set(key, value) {
      // Dropped first, a renewed key moves to the young end of the map.
      drop(checked(key));
      const size = sizeOf(value);
      entries.set(key, { value, until: now() + lifetime, size });
      total += size;
      makeRoom();
    },
    delete: (key) => drop(checked(key)),
    get size() {
      return entries.size;
    },
  };
};
