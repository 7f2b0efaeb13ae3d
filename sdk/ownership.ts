import { createStore } from 'zustand/vanilla';
import type { Owner } from './core/queries';
import type { Session, SessionState } from './session/state';

/** The period in which server state belongs to the same owner. */
interface Period {
  owner: Owner | null | undefined;
  ended: AbortController;
}

const made = new Map<string, number>();

/** Returns a name that is unique on the page and stable across reloads, for persisted caches. */
export const uniqueName = (name: string): string => {
  const count = (made.get(name) ?? 0) + 1;
  made.set(name, count);
  return count === 1 ? name : `${name}#${count}`;
};

const ownerOf = (state: SessionState, identity: string): Owner | null | undefined => {
  if (state.status === 'loading') return undefined;
  if (state.status === 'unauthenticated') return null;
  // No owner while the account is switched: a response could come from either.
  if (state.switchingTo !== undefined) return undefined;
  const { claims, user } = state;
  // The token decides whose rows the provider sends; the profile may already name an account that another tab chose.
  return { identity, userId: user.id, tenantId: typeof claims.tenantId === 'string' ? claims.tenantId : user.tenantId };
};

const isSame = (a: Period['owner'], b: Period['owner']): boolean =>
  a && b ? a.userId === b.userId && a.tenantId === b.tenantId : a === b;

const cancelled = () => new DOMException('The user or account has changed.', 'AbortError');

/** Separates the queries and mutations of one owner from those of the next. */
export const createOwnership = (session: Pick<Session, 'get' | 'subscribe'>, name: string) => {
  const begin = (): Period => ({ owner: ownerOf(session.get(), name), ended: new AbortController() });
  const periods = createStore<Period>(begin);
  const current = periods.getState;

  const unsubscribe = session.subscribe(() => {
    const next = begin();
    const before = current();
    if (isSame(before.owner, next.owner)) return;
    before.ended.abort();
    periods.setState(next, true);
  });

  /** Returns a signal that aborts with either one; browsers from before 2024 use only the first. */
  const anySignal = (signal: AbortSignal | undefined, period: Period): AbortSignal | undefined =>
    signal ? (AbortSignal.any?.([signal, period.ended.signal]) ?? signal) : period.ended.signal;

  return {
    name,
    store: {
      identity: name,
      get: () => current().owner,
      subscribe: (listener: () => void) => periods.subscribe(listener),
    },
    /**
     * Runs a query for its owner.
     * @throws AbortError when the owner differs before or after it: nothing is sent or cached for another owner.
     */
    async read<T>(
      owner: Owner | null | undefined,
      run: (signal?: AbortSignal) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      const period = current();
      if (!isSame(period.owner, owner)) throw cancelled();
      const result = await run(anySignal(signal, period));
      if (period !== current()) throw cancelled();
      return result;
    },
    /** Runs a mutation for the current owner; when the owner changes, the remaining steps are skipped. */
    async change<T>(run: (signal?: AbortSignal) => Promise<T>): Promise<T> {
      const period = current();
      if (!period.owner) return run();
      const result = await run(period.ended.signal);
      if (period !== current()) throw cancelled();
      return result;
    },
    stop: unsubscribe,
  };
};

export type Ownership = ReturnType<typeof createOwnership>;
