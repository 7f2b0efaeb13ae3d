import type { Environment } from './environment';

/**
 * Waits a number of milliseconds or until the signal aborts, which the caller has to check. Removes its timer and
 * listener.
 */
export const pause = ({ after }: Pick<Environment, 'after'>, ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = after(ms, done);
    signal?.addEventListener('abort', done);
  });

/** Resolves like `work`, or to the result of `otherwise` when that takes longer than `ms` milliseconds. */
export const orAfter = <T>(
  { after }: Pick<Environment, 'after'>,
  ms: number,
  work: Promise<T>,
  otherwise: () => T | Promise<T>,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const cancel = after(ms, () => resolve(otherwise()));
    work.then(resolve, reject).finally(cancel);
  });
