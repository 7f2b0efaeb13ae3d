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
