import type { Environment } from '../../core/environment';
import { pause } from '../../core/pause';
import type { TokenStore } from './token-store';

const ACQUIRE_LIMIT = 5_000;
const HOLD_LIMIT = 15_000;
const LEASE_PAUSE = 50;
/** Longer than both waits for the lock: a browser that does not respond to lock requests at all. */
const GIVE_UP_LIMIT = 2 * ACQUIRE_LIMIT + 1_000;

/**
 * Runs one task at a time across the tabs of this browser. Acquiring the lock is limited to 5 s and holding it to 15 s,
 * and a page that is left releases it: a frozen or cached tab would otherwise block every other tab. No code of the
 * host runs inside. Where the browser refuses locks or does not respond to requests, a lease replaces them.
 */
export const createRefreshLock = (environment: Environment, store: TokenStore, name: string) => {
  const { locks } = environment;

  const withLease = async <T>(run: () => Promise<T>): Promise<T> => {
    let held: number | undefined;
    for (let waited = 0; held === undefined && waited < ACQUIRE_LIMIT; waited += LEASE_PAUSE) {
      const now = environment.now();
      if (await store.lease(now + ACQUIRE_LIMIT, now)) held = now + ACQUIRE_LIMIT;
      else await pause(environment, LEASE_PAUSE);
    }
    try {
      return await run();
    } finally {
      if (held !== undefined) await store.release(held);
    }
  };

  const withWebLock = <T>(manager: LockManager, run: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      let held = false;
      const withoutLock = () => {
        if (held) return;
        held = true;
        stopWaiting();
        withLease(run).then(resolve, reject);
      };
      const stopWaiting = environment.after(GIVE_UP_LIMIT, withoutLock);
      const hold = async (): Promise<unknown> => {
        // Granted after the wait for it was given up.
        if (held) return undefined;
        held = true;
        stopWaiting();
        let stop = () => {};
        const released = new Promise<void>((release) => {
          const cancel = environment.after(HOLD_LIMIT, release);
          const unlisten = environment.listen('pagehide', () => release());
          stop = () => {
            cancel();
            unlisten();
          };
        });
        const work = run().finally(() => stop());
        work.then(resolve, reject);
        return Promise.race([work.then(undefined, () => undefined), released]);
      };
      const takeOver = async () => manager.request(name, { steal: true }, hold);
      const wait = async (otherwise: () => Promise<unknown>): Promise<unknown> => {
        const waiting = new AbortController();
        const cancel = environment.after(ACQUIRE_LIMIT, () => waiting.abort());
        try {
          return await manager.request(name, { signal: waiting.signal }, () => {
            cancel();
            return hold();
          });
        } catch {
          return held ? undefined : otherwise();
        } finally {
          cancel();
        }
      };
      // The holder does not respond. One of the waiting tabs takes its lock over and the others wait for that one;
      // otherwise each of them would send the same refresh token.
      wait(async () =>
        manager.request(`${name}:takeover`, { ifAvailable: true }, (first) => (first ? takeOver() : wait(takeOver))),
      ).catch(withoutLock);
    });

  return <T>(run: () => Promise<T>): Promise<T> => (locks ? withWebLock(locks, run) : withLease(run));
};
