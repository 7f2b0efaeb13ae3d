interface Entry<Value> {
  value: Promise<Value>;
  /** Milliseconds since 1970 until which it counts; infinite until it is there. */
  until: number;
}

interface RecentCacheOptions<Value> {
  /** Returns the milliseconds for which a value counts, from the moment it was asked for. */
  keepFor: (value: Value) => number;
  /** Number of values that are kept: the latest ones. */
  limit: number;
  now: () => number;
}

/** Keeps what a function returned for a short time. Calls for the same key share one; one that fails is not kept. */
export const createRecentCache = <Value>(
  load: (key: string) => Promise<Value>,
  { keepFor, limit, now }: RecentCacheOptions<Value>,
): ((key: string) => Promise<Value>) => {
  // In the order in which they were asked for.
  const entries = new Map<string, Entry<Value>>();
  return (key) => {
    const known = entries.get(key);
    if (known && now() < known.until) return known.value;
    const askedAt = now();
    const entry = { value: load(key), until: Number.POSITIVE_INFINITY };
    entries.delete(key);
    entries.set(key, entry);
    entry.value.then(
      (value) => {
        entry.until = askedAt + keepFor(value);
      },
      () => {
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return entry.value;
  };
};
