import type { StoreApi } from 'zustand/vanilla';
import type { Client } from '../core/api';
import type { Environment } from '../core/environment';
import { identityError } from '../core/error-texts';
import { IdentityError, toIdentityError } from '../core/errors';
import { isDefinite } from './needs-sign-in';
import { readProfile } from './profile';
import { isEndedElsewhere, isFinal, isOfTab, isRefusal } from './refusals';
import type { SessionOptions, SessionState, SignedOutReason } from './state';
import { joinTabs } from './tab-messages';
import type { TabTenant } from './tab-tenant';
import { readClaims } from './tokens/jwt';
import { providerNow, rememberOffset } from './tokens/provider-clock';
import { createRefreshLock } from './tokens/refresh-lock';
import { createRefresher, isAlive, isFresh } from './tokens/refresher';
import type { TokenCalls } from './tokens/token-calls';
import { createTokenStore, isSameSet, type TokenSet } from './tokens/token-store';
import { userFromClaims, withProfile } from './user';

const USER_KEY = 'userId';
const SIGNED_OUT_KEY = 'GATEHOUSE_SIGNED_OUT';
/** Longer than a tab waits for the provider when it signs out. */
const LEAVE_LIMIT = 6_000;
const RECOVERY = { network: 4_000, refused: 15_000, most: 240_000, visible: 5_000 };
/** For so long, in milliseconds, the end of a lost connection is noticed within five seconds. */
const SHORT_OUTAGE = 65_000;
/** Largest part of a wait that is left out at random, so that browsers do not return all at once after an outage. */
const JITTER = 0.25;

interface LiveSessionDeps {
  client: Client;
  environment: Environment;
  options: SessionOptions;
  store: StoreApi<SessionState>;
  /** Name of the token store, the lock and the channel. */
  name: string;
  tokenCalls: Pick<TokenCalls, 'renew' | 'forget'>;
  tabTenant: TabTenant;
  /**
   * Called when the provider accepts the session: `renewed` its tokens, or has answered with them after a page load.
   */
  proven: (by: 'renewed' | 'answered') => void;
  /** Whether the user may be known before there are tokens, which the application's server has. */
  isFromServer: boolean;
  signal: AbortSignal;
}

/** Manages the current tokens: renewal, recovery after outages, sync with other tabs, and their end. */
export const createLiveSession = ({
  client,
  environment,
  options,
  store,
  name,
  tokenCalls,
  tabTenant,
  proven,
  isFromServer,
  signal,
}: LiveSessionDeps) => {
  const { now } = environment;
  const set = (state: SessionState) => store.setState(state, true);
  const tokenStore = createTokenStore(environment, name, tabTenant.get);
  const lock = createRefreshLock(environment, tokenStore, name);
  const refresher = createRefresher({ request: tokenCalls.renew, environment, store: tokenStore, lock, signal });

  let tokens: TokenSet | undefined;
  /** Incremented with every sign-in and sign-out, so that a late response cannot restore an ended session. */
  let generation = 0;
  /** Number of profile reads. */
  let reads = 0;
  let renewal: Promise<TokenSet> | undefined;
  let cancelRecovery = () => {};
  let recoveries = 0;
  /** Time of the first failed renewal of an outage, by this device's clock. */
  let outageSince = 0;
  /** Time of the last failed renewal, by this device's clock. */
  let failedAt = Number.NEGATIVE_INFINITY;
  let backoff: { until: number; error: unknown } | undefined;
  /** Id of the account that is being switched to. */
  let switchingTo: string | undefined;
  /** A sign-out is in progress at the provider: tokens that other tabs renew meanwhile are ignored. */
  let signingOut = false;

  const end = async (
    reason: SignedOutReason,
    state: SessionState = { status: 'unauthenticated', degraded: false, reason },
    inAllTabs = true,
  ) => {
    generation += 1;
    tokens = undefined;
    renewal = undefined;
    switchingTo = undefined;
    tokenCalls.forget();
    cancelRecovery();
    if (!inAllTabs) return set(state);
    environment.local.removeItem(USER_KEY);
    environment.local.setItem(SIGNED_OUT_KEY, `${now()} ${reason}`);
    // After an expiry the same user usually signs in again, to the same account.
    if (reason === 'signed-out') tabTenant.clear();
    const cleared = tokenStore.clear();
    // Last: a listener may start a new session at once and must not see state of the old one.
    set(state);
    await cleared;
  };

  /** Returns when and why the session ended last in this browser. */
  const lastEnd = (): { at: number; reason: SignedOutReason } => {
    const [at, reason] = (environment.local.getItem(SIGNED_OUT_KEY) ?? '').split(' ');
    return { at: Number(at), reason: reason === 'expired' ? reason : 'signed-out' };
  };

  /** Returns the time by the provider's clock, in milliseconds since the epoch. */
  const providerTime = (): number => {
    const state = store.getState();
    return providerNow(state.status === 'authenticated' ? state.claims : undefined, now());
  };

  /** Loads the user's profile. What cannot be read keeps its value, and of concurrent reads the last one wins. */
  const loadProfile = async (): Promise<void> => {
    const startGeneration = generation;
    reads += 1;
    const read = reads;
    const { me, tenants, sent, entitlements } = await readProfile(client, signal, options, providerTime);
    const state = store.getState();
    if (startGeneration !== generation || read !== reads || state.status !== 'authenticated') return;
    proven('answered');
    const user = withProfile(state.user, me, tabTenant.get());
    set({
      ...state,
      user: sent ? { ...user, entitlements: sent } : user,
      tenants: tenants ?? state.tenants,
      entitlements: sent ? entitlements : (state.entitlements ?? entitlements),
      profile: me || state.profile === 'loaded' ? 'loaded' : 'failed',
    });
  };

  /** Applies new tokens. The same user keeps their state; another user starts with an empty one. */
  const adopt = (next: TokenSet): void => {
    const claims = readClaims(next.bearer);
    rememberOffset(claims, next.clockOffset);
    const before = store.getState();
    const same = before.status === 'authenticated' && before.user.id === next.sub;
    const sameTenant = same && before.claims.tenantId === claims.tenantId;
    const isFirst = tokens === undefined;
    tokens = next;
    tabTenant.set(claims.tenantId);
    cancelRecovery();
    recoveries = 0;
    backoff = undefined;
    if (sameTenant) {
      set({ ...before, degraded: false, claims });
      // The application's server knew the user, and no more.
      if (isFromServer && isFirst) void loadProfile();
      return;
    }
    generation += 1;
    environment.local.setItem(USER_KEY, next.sub);
    set({
      ...{ status: 'authenticated', degraded: false, user: userFromClaims(claims), claims, profile: 'loading' },
      ...(switchingTo !== undefined && { switchingTo }),
    });
    void loadProfile();
  };

  const recoverLater = (error: unknown): void => {
    cancelRecovery();
    recoveries += 1;
    failedAt = now();
    if (recoveries === 1) outageSince = failedAt;
    const hasResponse = error instanceof IdentityError && error.statusCode > 0;
    const retryAfter = Number(error instanceof IdentityError && error.errorContext?.retryAfter) * 1000;
    const first = hasResponse ? RECOVERY.refused : RECOVERY.network;
    const outage = now() - outageSince;
    const isShort = !hasResponse && outage < SHORT_OUTAGE;
    // A quarter of the outage so far: the longer it lasts, the fewer calls.
    const wait = isShort ? first : Math.min(hasResponse ? first * recoveries : outage / 4, RECOVERY.most);
    const growing = wait * (1 - Math.random() * JITTER);
    if (retryAfter > 0) backoff = { until: now() + retryAfter, error };
    cancelRecovery = environment.after(Math.max(growing, retryAfter || 0), () => void recover());
  };

  const renew = (
    stale: TokenSet | undefined,
    isAcceptable?: (tokens: TokenSet) => boolean,
    tries?: number,
  ): Promise<TokenSet> => {
    if (renewal) return renewal;
    // Until the provider's retry time has passed, a renewal fails with the last error.
    if (backoff && now() >= failedAt && now() < backoff.until) return Promise.reject(backoff.error);
    const started = (async () => {
      const startGeneration = generation;
      try {
        const { tokens: next, fetched } = await refresher.renew(
          stale,
          tabTenant.get() ?? null,
          () => startGeneration === generation,
          isAcceptable,
          tries,
        );
        if (startGeneration !== generation) throw identityError('signed-out');
        adopt(next);
        if (fetched) {
          proven('renewed');
          tabs.send({ type: 'renewed', sub: next.sub });
        }
        return next;
      } catch (error) {
        if (startGeneration !== generation || signal.aborted) throw error;
        // Another tab may still renew until these expire.
        if (isOfTab(error) && stale && isAlive(stale, now())) throw error;
        const state = store.getState();
        const authenticated = state.status === 'authenticated';
        if (isFinal(error) || (!authenticated && !isUserKnown() && isDefinite(error))) {
          const reason = isEndedElsewhere(error) ? lastEnd().reason : 'expired';
          const next: SessionState = { status: 'unauthenticated', degraded: false, ...(authenticated && { reason }) };
          const inAllTabs = !isOfTab(error) && !isEndedElsewhere(error);
          await end(reason, next, inAllTabs);
          if (authenticated && inAllTabs) tabs.send({ type: 'expired' });
        } else {
          if (state.status === 'authenticated') set({ ...state, degraded: true });
          else set({ status: 'loading', degraded: true, error: toIdentityError(error) });
          recoverLater(error);
        }
        throw error;
      }
    })().finally(() => {
      if (renewal === started) renewal = undefined;
    });
    renewal = started;
    return started;
  };

  /** Whether a user has signed in in this browser whose session has not ended. */
  const isUserKnown = (): boolean => tokens !== undefined || environment.local.getItem(USER_KEY) !== null;

  const recover = async (): Promise<void> => {
    const { status, degraded } = store.getState();
    const ended = tokens !== undefined && !isFresh(tokens, now());
    if (signal.aborted || status === 'unauthenticated' || !(degraded || ended) || environment.offline()) return;
    // The first failure used all attempts; later ones get a single attempt.
    await renew(tokens, undefined, degraded ? 1 : undefined).catch(() => undefined);
  };

  /** Renews when the page becomes visible, but not every time. */
  const recoverWhenVisible = async (): Promise<void> => {
    if (now() - failedAt < RECOVERY.visible) return;
    await recover();
  };

  /** Returns the current tokens, renewed shortly before they expire. Valid tokens are used when the renewal fails. */
  const freshTokens = async (): Promise<TokenSet | undefined> => {
    if (!tokens) await renewal?.catch(() => undefined);
    if (!tokens && isFromServer && store.getState().status === 'authenticated') return renew(undefined);
    if (!tokens || isFresh(tokens, now())) return tokens;
    const before = tokens;
    try {
      return await renew(before);
    } catch (error) {
      if (!tokens) return undefined;
      if (isAlive(before, now()) && (isOfTab(error) || !isRefusal(error))) return before;
      if (isRefusal(error)) return undefined;
      throw error;
    }
  };

  /** Starts a session with the tokens of a sign-in. */
  const signIn = async (next: TokenSet): Promise<void> => {
    await lock(() => tokenStore.write(next));
    adopt(next);
    tabs.send({ type: 'renewed', sub: next.sub });
  };

  const adoptFromTab = async (sub: string): Promise<void> => {
    const startGeneration = generation;
    const shared = await tokenStore.read();
    // A sign-out during the read takes precedence.
    if (startGeneration !== generation || signingOut || signal.aborted) return;
    if (shared && !isSameSet(shared, tokens) && isAlive(shared, now())) return adopt(shared);
    if (!tokens || tokens.sub === sub) return;
    // Another user signed in and has no stored account for this tab: the tab's account was the previous user's.
    tabTenant.clear();
    await renew(undefined, (candidate) => candidate.sub === sub).catch(() => undefined);
  };

  /**
   * Drops the user's state when another tab signs out. A new sign-in waits until the provider has ended the session,
   * which would otherwise be restored.
   */
  const waitForSignOut = (): void => {
    void end('signed-out', { status: 'loading', degraded: false });
    // That tab may have been closed before it could report the end.
    cancelRecovery = environment.after(LEAVE_LIMIT, () => void end('signed-out'));
  };

  const tabs = joinTabs(environment, name, (message) => {
    const { status } = store.getState();
    if (message.type === 'renewed') void adoptFromTab(message.sub);
    else if (message.type === 'leaving' && status === 'authenticated') waitForSignOut();
    else if (status === 'unauthenticated') return;
    else if (message.type === 'signed-out') void end('signed-out');
    else if (message.type === 'expired' && status === 'authenticated') void end('expired', undefined, false);
  });

  const unlisten = [
    environment.listen('online', () => void recover()),
    environment.listen('visibilitychange', () => void recoverWhenVisible()),
    environment.listen('pageshow', (event) => {
      if (!(event as PageTransitionEvent).persisted) return;
      const { at, reason } = lastEnd();
      // A page from the back/forward cache must not show a session that ended while it was frozen.
      if (tokens && at > tokens.obtainedAt) void end(reason);
      else void recover();
    }),
  ];

  return {
    current: () => tokens,
    fresh: freshTokens,
    loadProfile,
    /** @param fits whether tokens that another tab received are acceptable */
    renew: (fits?: (tokens: TokenSet) => boolean) => renew(tokens, fits),
    /** Waits for a running renewal, whatever its outcome. */
    settled: async (): Promise<void> => void (await renewal?.catch(() => undefined)),
    signIn,
    /** Sets `switchingTo` until the returned function is called or another switch begins. */
    beginSwitch(tenantId: string): () => void {
      const show = (next: string | undefined) => {
        switchingTo = next;
        const { switchingTo: _, ...state } = { switchingTo: undefined, ...store.getState() };
        if (state.status === 'authenticated') set({ ...state, ...(next !== undefined && { switchingTo: next }) });
      };
      show(tenantId);
      return () => {
        if (switchingTo === tenantId) show(undefined);
      };
    },
    /** Ends the session in all tabs, without calling the provider. */
    async forget() {
      await end('signed-out');
      tabs.send({ type: 'signed-out' });
    },
    /** Ends the session in all tabs and at the provider; tokens that other tabs renew meanwhile are ignored. */
    async signOut<T>(notifyProvider: () => Promise<T>): Promise<T> {
      signingOut = true;
      try {
        // Not "unauthenticated" yet: a host would start a new login while the provider still has the old session.
        await end('signed-out', { status: 'loading', degraded: false });
        tabs.send({ type: 'leaving' });
        return await notifyProvider();
      } finally {
        signingOut = false;
        tabs.send({ type: 'signed-out' });
      }
    },
    stop() {
      cancelRecovery();
      for (const off of unlisten) off();
      tabs.close();
      tokenStore.close();
    },
  };
};
