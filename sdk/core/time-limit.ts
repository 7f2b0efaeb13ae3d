import type { Environment } from './environment';
import { fault } from './error-texts';
import { IdentityError } from './errors';

export const abortError = () => new DOMException('The call was cancelled.', 'AbortError');

export interface TimeLimit {
  /** Milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  /** What runs goes on after the call, as a stream does, and then ends with the signal alone. */
  goesOn?: boolean;
}

/**
 * Runs a part of a call within its time limit.
 * @throws AbortError when the caller cancelled, IdentityError `timeout`, `offline` or `network` for anything untyped.
 */
export const withinLimit = async <T>(
  { after, offline }: Pick<Environment, 'after' | 'offline'>,
  { timeout, signal, goesOn }: TimeLimit,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  let timedOut = false;
  const abort = () => controller.abort();
  const stopTimer = after(timeout, () => {
    timedOut = true;
    abort();
  });
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted) throw abortError();
    return await run(controller.signal);
  } catch (error) {
    if (signal?.aborted) throw abortError();
    if (error instanceof IdentityError) throw error;
    if (timedOut) throw fault('timeout', { cause: error });
    throw new IdentityError(offline() ? 'offline' : 'network', { cause: error });
  } finally {
    stopTimer();
    if (!goesOn) signal?.removeEventListener('abort', abort);
  }
};

/**
 * Runs a callback of the host until the signal ends it.
 * @throws IdentityError `host-code-failed` when it throws, `timeout` when it does not answer; both name the callback.
 */
export const runHostCode = async <T>(callback: string, run: () => T | Promise<T>, signal: AbortSignal): Promise<T> => {
  let stop = () => {};
  const ended = new Promise<never>((_, reject) => {
    const end = () => reject(fault('timeout', { errorContext: { callback } }));
    signal.addEventListener('abort', end);
    stop = () => signal.removeEventListener('abort', end);
  });
  try {
    return await Promise.race([run(), ended]);
  } catch (cause) {
    if (cause instanceof IdentityError) throw cause;
    throw fault('host-code-failed', { errorContext: { callback }, cause });
  } finally {
    stop();
  }
};
