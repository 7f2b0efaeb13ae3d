/** Runs one piece of work per key at a time; concurrent callers share its outcome. */
export const createSingleFlight = <T>() => {
  const pending = new Map<string, Promise<T>>();
  return (key: string, run: () => Promise<T>): Promise<T> => {
    const shared = pending.get(key);
    if (shared) return shared;
    const started = run().finally(() => pending.delete(key));
    pending.set(key, started);
    return started;
  };
};
