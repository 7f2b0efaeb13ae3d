import { pause } from '../core/pause';
import type { Identity } from '../identity';

/** Delay after a silent log-out, in milliseconds. */
export const SILENT_LOGOUT_DELAY = 500;

/**
 * Signs the current user out, here and at the provider, without leaving the page, then waits `delay` milliseconds for
 * listeners of the session. Loads the session first if needed.
 *
 * @throws AbortError when the signal aborts the wait.
 */
export const silentLogout = async (
  {
    session,
    environment,
  }: Pick<Identity, 'environment'> & { session: Pick<Identity['session'], 'get' | 'load' | 'logout'> },
  { delay = SILENT_LOGOUT_DELAY, signal }: { delay?: number; signal?: AbortSignal } = {},
): Promise<void> => {
  const current = session.get();
  const { status } = current.status === 'loading' ? await session.load() : current;
  if (status !== 'authenticated') return;
  await session.logout();
  if (!signal?.aborted) await pause(environment, delay, signal);
  if (signal?.aborted) throw new DOMException('The wait for the log-out was canceled.', 'AbortError');
};
