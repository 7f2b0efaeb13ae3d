import type { Environment } from '../environment';
import { identityError } from '../error-texts';
import { IdentityError } from '../errors';

export const abortError = () => new DOMException('The call was canceled.', 'AbortError');

export interface TimeLimit {
  /** Timeout in milliseconds. */
  timeout: number;
  signal?: AbortSignal;
  /** The work continues after the call, as a stream does, and is then aborted only by the signal. */
  continues?: boolean;
}

/** Passed to work with a timeout. */
export interface LimitScope {
  /** Aborted by the timeout and by the caller. */
  signal: AbortSignal;
  /** The callback of the host that is running. */
  callback?: string;
}

/**
 * Runs work with a timeout.
 * @throws AbortError when the caller canceled, IdentityError `timeout` (with the name of the host's callback that did
 * not settle), `offline` or `network` for any other error.
 */
export const withinLimit = async <T>(
  { after, offline }: Pick<Environment, 'after' | 'offline'>,
  { timeout, signal, continues }: TimeLimit,
  run: (scope: LimitScope) => Promise<T>,
): Promise<T> => {
  const controller = new AbortController();
  const scope: LimitScope = { signal: controller.signal };
  let timedOut = false;
  let abort = () => {};
  // Not every `fetch` of a host respects its signal.
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
    if (timedOut) throw identityError('timeout', { errorContext, cause: error });
    throw new IdentityError(offline() ? 'offline' : 'network', { cause: error });
  } finally {
    stopTimer();
    if (!continues) signal?.removeEventListener('abort', abort);
  }
};

/**
 * Runs a callback of the host.
 * @throws IdentityError `host-code-failed`, with the name of the callback, for any untyped error.
 */
export const runHostCode = async <T>(callback: string, run: () => T | Promise<T>, scope: LimitScope): Promise<T> => {
  scope.callback = callback;
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof IdentityError) throw cause;
    throw identityError('host-code-failed', { errorContext: { callback }, cause });
  } finally {
    scope.callback = undefined;
  }
};
