/** Runs work of the same key one after the other, and tells each whether it had to wait. */
export const createMutex = () => {
  const tails = new Map<string, Promise<void>>();
  return async <T>(key: string, run: (waited: boolean) => Promise<T>): Promise<T> => {
    const before = tails.get(key);
    let release = () => {};
    const tail = new Promise<void>((resolve) => {
      release = resolve;
    });
    tails.set(key, tail);
    await before;
    try {
      return await run(before !== undefined);
    } finally {
      if (tails.get(key) === tail) tails.delete(key);
      release();
    }
  };
};
