/** Clock and timers, injected so that tests control them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs a function once after some milliseconds; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.after(ms, resolve);
  });

/** Rejects with `late()` when the work takes longer than `ms` milliseconds, and aborts its signal. */
export const within = async <T>(
  clock: Clock,
  ms: number,
  late: () => Error,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  let cancel = () => {};
  const limit = new Promise<never>((_, reject) => {
    cancel = clock.after(ms, () => {
      reject(late());
      controller.abort();
    });
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    cancel();
  }
};
