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

/** What runs within a limit. */
export interface LimitScope {
  /** Aborts with the limit and with the caller. */
  signal: AbortSignal;
  /** The callback of the host that is running. */
  callback?: string;
}

/**
 * Runs a part of a call within its time limit.
 * @throws AbortError when the caller cancelled, IdentityError `timeout` (with the callback of the host that did not
 * answer), `offline` or `network` for anything untyped.
 */
export const withinLimit = async <T>(
  { after, offline }: Pick<Environment, 'after' | 'offline'>,
  { timeout, signal, goesOn }: TimeLimit,
  run: (scope: LimitScope) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const scope: LimitScope = { signal: controller.signal };
  let timedOut = false;
  let abort = () => {};
  // Not every `fetch` of a host listens to its signal.
  const ended = new Promise<never>((_, reject) => {
    abort = () => {
      controller.abort();
      reject(abortError());
    };
  });
  const stopTimer = after(timeout, () => {
    timedOut = true;
    abort();
  });
  signal?.addEventListener('abort', abort);
  try {
    if (signal?.aborted) throw abortError();
    return await Promise.race([run(scope), ended]);
  } catch (error) {
    if (signal?.aborted) throw abortError();
    if (error instanceof IdentityError) throw error;
    const errorContext = scope.callback === undefined ? null : { callback: scope.callback };
    if (timedOut) throw fault('timeout', { errorContext, cause: error });
    throw new IdentityError(offline() ? 'offline' : 'network', { cause: error });
  } finally {
    stopTimer();
    if (!goesOn) signal?.removeEventListener('abort', abort);
  }
};

/**
 * Runs a callback of the host.
 * @throws IdentityError `host-code-failed`, with the name of the callback, for anything untyped.
 */
export const runHostCode = async <T>(callback: string, run: () => T | Promise<T>, scope: LimitScope): Promise<T> => {
  scope.callback = callback;
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof IdentityError) throw cause;
    throw fault('host-code-failed', { errorContext: { callback }, cause });
  } finally {
    scope.callback = undefined;
  }
};
