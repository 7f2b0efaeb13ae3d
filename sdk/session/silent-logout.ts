import type { Identity } from '../identity';

/** Pause after a silent log-out, in milliseconds. */
export const SILENT_LOGOUT_DELAY = 500;

const aborted = () => new DOMException('The log-out is no longer waited for.', 'AbortError');

/**
 * Signs whoever is signed in out, here and at the provider, without leaving the page, and then gives everything that
 * listens to the session `delay` milliseconds to follow. Who is signed in is found out first when it is not known.
 *
 * @throws AbortError when the signal ends the wait.
 */
export const silentLogout = async (
  {
    session,
    environment,
  }: Pick<Identity, 'environment'> & { session: Pick<Identity['session'], 'get' | 'load' | 'logout'> },
  { delay = SILENT_LOGOUT_DELAY, signal }: { delay?: number; signal?: AbortSignal } = {},
): Promise<void> => {
  const known = session.get();
  const { status } = known.status === 'loading' ? await session.load() : known;
  if (status !== 'authenticated') return;
  await session.logout();
  await new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const stop = () => {
      cancel();
      reject(aborted());
    };
    const cancel = environment.after(delay, () => {
      signal?.removeEventListener('abort', stop);
      resolve();
    });
    signal?.addEventListener('abort', stop);
  });
};
