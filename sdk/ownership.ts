import { IdentityError } from './core/errors';
import type { RequestContext } from './core/http/request-context';
import { importModule } from './core/import-module';
import type { Owner } from './core/queries';
import type { Session, SessionState } from './session/state';
import type { TokenOwner } from './token-owner';

/** The period in which server state belongs to the same owner. */
interface Period {
  owner: Owner | null | undefined;
  /** False until the first token of the host is known: the period continues with its owner. */
  isKnown: boolean;
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

const canceled = () => new DOMException('The user or account has changed.', 'AbortError');

/**
 * Separates the queries and mutations of one owner from those of the next. With tokens of the host, their owner is the
 * one of the token.
 */
export const createOwnership = (
  session: Pick<Session, 'get' | 'subscribe'>,
  name: string,
  host?: Pick<RequestContext, 'tokenResolver' | 'tokenOwner'>,
) => {
  const ofSession = () => ownerOf(session.get(), name);
  const listeners = new Set<() => void>();
  let tokens: TokenOwner | undefined;
  let loading: Promise<TokenOwner> | undefined;
  let isStopped = false;
  let period: Period = { owner: host ? undefined : ofSession(), isKnown: !host, ended: new AbortController() };

  const notify = () => {
    if (!isStopped) for (const listener of [...listeners]) listener();
  };

  /** Begins the period of an owner; returns false when it is the current one. */
  const begin = (owner: Period['owner']): boolean => {
    const before = period;
    const isKnown = !host || !!tokens?.isKnown();
    if (isSame(before.owner, owner)) {
      before.isKnown ||= isKnown;
      return false;
    }
    period = { owner, isKnown, ended: before.isKnown ? new AbortController() : before.ended };
    if (before.isKnown) before.ended.abort();
    return true;
  };

  const changed = (owner: Period['owner']) => {
    if (begin(owner)) notify();
  };

  const loadTokens = (): Promise<TokenOwner> => {
    loading ??= importModule(() => import('./token-owner')).then(
      ({ createTokenOwner }) => {
        tokens = createTokenOwner({ ...host, identity: name, ofSession, changed });
        changed(tokens.get());
        return tokens;
      },
      (cause) => {
        loading = undefined;
        throw new IdentityError('network', { cause });
      },
    );
    return loading;
  };

  const owner = () => {
    if (!host) return period.owner;
    if (!tokens) loadTokens().catch(() => {});
    // Not during the rendering that asks for the owner.
    else if (begin(tokens.get())) queueMicrotask(notify);
    return period.owner;
  };

  const unsubscribe = session.subscribe(() => changed(host ? tokens?.get() : ofSession()));

  /** Returns a signal that aborts with either one; browsers from before 2024 use only the first. */
  const anySignal = (signal: AbortSignal | undefined, ended: AbortController): AbortSignal =>
    signal ? (AbortSignal.any?.([signal, ended.signal]) ?? signal) : ended.signal;

  return {
    name,
    store: {
      identity: name,
      get: owner,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    /** Returns whether the owner of a cached result is known without a request. */
    isCurrent: () => tokens?.isCurrent() ?? !host,
    /** Returns the host's token for a request, whose owner becomes the current one. */
    hostToken: host && (async () => (await loadTokens()).resolve()),
    /**
     * Runs a query for its owner.
     * @throws AbortError when the owner differs before or after it: nothing is sent or cached for another owner.
     */
    async read<T>(
      of: Owner | null | undefined,
      run: (signal?: AbortSignal) => Promise<T>,
      signal?: AbortSignal,
    ): Promise<T> {
      const now = owner();
      // Options that were created before the host's token was known belong to its owner.
      const isOpen = host && of === undefined;
      if (!isOpen && !isSame(now, of)) throw canceled();
      const { ended } = period;
      const result = await run(anySignal(signal, ended));
      owner();
      if (ended !== period.ended) throw canceled();
      return result;
    },
    /** Runs a mutation for the current owner; when the owner changes, the remaining steps are skipped. */
    async change<T>(run: (signal?: AbortSignal) => Promise<T>): Promise<T> {
      // Signing in is a change without an owner, which ends its own period.
      if (!owner() && period.isKnown) return run();
      const { ended } = period;
      const result = await run(ended.signal);
      if (ended !== period.ended) throw canceled();
      return result;
    },
    stop: () => {
      isStopped = true;
      unsubscribe();
    },
  };
};

export type Ownership = ReturnType<typeof createOwnership>;
