const BATCH_MS = 5;
const ROUND_MS = 400;
const ROUNDS = 3;

const elapsed = (run: () => unknown, times: number): number => {
  const start = performance.now();
  for (let index = 0; index < times; index += 1) run();
  return performance.now() - start;
};

/** Runs per second: the best of three rounds after a warm-up, in batches long enough for the clock. */
export const rateOf = (run: () => unknown): number => {
  let batch = 1;
  while (elapsed(run, batch) < BATCH_MS) batch *= 2;
  const rounds = Array.from({ length: ROUNDS }, () => {
    let times = 0;
    let total = 0;
    while (total < ROUND_MS) {
      total += elapsed(run, batch);
      times += batch;
    }
    return (times / total) * 1000;
  });
  return Math.max(...rounds);
};

/** Milliseconds of one run after a warm-up run: the best of five, to exclude other work on the machine. */
export const onceAfterWarmUp = (run: () => unknown): number => {
  run();
  return Math.min(...Array.from({ length: 5 }, () => elapsed(run, 1)));
};
