const DAY = 24 * 60 * 60_000;

/** Creates a seeded random source: the same number gives the same rows. */
export const createRepeatable = (seed: number, now: number) => {
  let state = seed >>> 0;
  /** Mulberry32: small, repeatable, well distributed. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <T>(items: readonly [T, ...T[]]): T => items[below(items.length)] ?? items[0],
    /** Returns an ISO date a number of days (or fractions) before the start, or after it for a negative number. */
    daysAgo: (days: number): string => new Date(now - days * DAY).toISOString(),
  };
};
export type Repeatable = ReturnType<typeof createRepeatable>;
