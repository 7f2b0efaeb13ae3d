/** Lets so many pieces of work run at one time; others wait in their order, and what finds too many waiting is refused. */
export const createSemaphore = (places: number, longestQueue: number, full: () => Error) => {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const enter = (): Promise<void> | undefined => {
    if (inside >= places) {
      if (waiting.length >= longestQueue) throw full();
      return new Promise((resolve) => waiting.push(resolve));
    }
    inside += 1;
    return undefined;
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else inside -= 1;
  };

  return async <T>(run: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await run();
    } finally {
      leave();
    }
  };
};
