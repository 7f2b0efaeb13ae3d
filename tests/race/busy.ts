import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Keeps every core busy until the returned function is called. */
export const keepCoresBusy = (): (() => Promise<void>) => {
  const workers = Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
  return async () => {
    await Promise.all(workers.map((worker) => worker.terminate()));
  };
};
