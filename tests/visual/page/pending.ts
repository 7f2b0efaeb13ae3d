/** Ends the wait for work that never ends, in ms: longer than a busy machine takes. */
const LIMIT = 20_000;

/**
 * Creates a set of promises that a clock waits for.
 *
 * @param wait Resolves after some ms of a real clock.
 */
export const createPending = (wait: (ms: number) => Promise<void>) => {
  const open = new Set<Promise<unknown>>();
  return {
    /** Adds a promise until it settles, or for `limit` ms. Returns what it was given. */
    track: <Work>(work: Work, limit = LIMIT): Work => {
      if (!(work instanceof Promise)) return work;
      const end: Promise<boolean> = Promise.race([work, wait(limit)]).then(
        () => open.delete(end),
        () => open.delete(end),
      );
      open.add(end);
      return work;
    },
    /** Resolves to true once all promises have settled, or to false at once where there are none. */
    done: async (): Promise<boolean> => {
      if (open.size === 0) return false;
      await Promise.all(open);
      return true;
    },
  };
};
