import { createStore } from 'zustand/vanilla';
import type { Owner } from './core/queries';
import type { Session, SessionState } from './session/state';

/** The time in which server state belongs to the same owner. */
interface Period {
  owner: Owner | null | undefined;
  ended: AbortController;
}

const made = new Map<string, number>();

/** A name that no other identity on the page has, and that is the same after a reload, for caches that outlive it. */
export const uniqueName = (name: string): string => {
  const count = (made.get(name) ?? 0) + 1;
  made.set(name, count);
  return count === 1 ? name : `${name}#${count}`;
};

const ownerOf = (state: SessionState, identity: string): Owner | null | undefined => {
  if (state.status === 'loading') return undefined;
  if (state.status === 'unauthenticated') return null;
  // Between two accounts nothing is read: the answer could come from either.
  if (state.switchingTo !== undefined) return undefined;
  const { claims, user } = state;
  // The token decides whose rows the provider sends; the profile may already name an account that another tab chose.
  return { identity, userId: user.id, tenantId: typeof claims.tenantId === 'string' ? claims.tenantId : user.tenantId };
};

const isSame = (one: Period['owner'], other: Period['owner']): boolean =>
  one && other ? one.userId === other.userId && one.tenantId === other.tenantId : one === other;

const cancelled = () => new DOMException('Another user or account took over.', 'AbortError');

/** Keeps the reads and changes of one owner apart from those of the next. */
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

  /** A signal that is aborted with either; browsers from before 2024 know only the first. */
  const either = (one: AbortSignal | undefined, period: Period): AbortSignal | undefined =>
    one ? (AbortSignal.any?.([one, period.ended.signal]) ?? one) : period.ended.signal;

  return {
    name,
    store: {
      identity: name,
      get: () => current().owner,
      subscribe: (listener: () => void) => periods.subscribe(listener),
    },
    /**
     * Runs a read for the owner it was meant for.
     * @throws AbortError when the owner is another one, before or after: nothing is sent or kept for another owner.
     */
    async read<T>(
      meant: Owner | null | undefined,
      run: (signal?: AbortSignal) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      const period = current();
      if (!isSame(period.owner, meant)) throw cancelled();
      const result = await run(either(signal, period));
      if (period !== current()) throw cancelled();
      return result;
    },
    /** Runs a change for the current owner; the remaining steps are skipped when another owner takes over. */
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
