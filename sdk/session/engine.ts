import type { StoreApi } from 'zustand/vanilla';
import { contract as profile } from '../capabilities/profile/contract';
import type { Client } from '../core/api';
import type { Environment } from '../core/environment';
import { identityError } from '../core/error-texts';
import { IdentityError, toIdentityError } from '../core/errors';
import { createClient } from '../core/http/client';
import type { RequestContext } from '../core/http/request-context';
import { afterOutcome, type RequestFailures } from '../core/http/request-failures';
import { runHostCode, withinLimit } from '../core/http/time-limit';
import { joinUrl } from '../core/http/url';
import { createLog, type LogOptions } from '../core/log';
import type { Routes } from '../routes';
import { contract } from './contract';
import { sessionError } from './errors';
import type { ServerConnection } from './from-server';
import { createLiveSession } from './live-session';
import {
  beginLogin,
  clearLoop,
  countCompleted,
  guardLoop,
  type LoginOptions,
  readCallback,
} from './open-id/hosted-login';
import { createOpenIdProvider } from './open-id/open-id-provider';
import { AFTER_AUTH_KEY, isSameSite, safeRedirect } from './open-id/redirects';
import { createTransactions } from './open-id/transactions';
import { observeProfile } from './profile';
import { isRefusal } from './refusals';
import { createSessionGate, type SessionGate } from './session-gate';
import type { Session, SessionOptions, SessionState } from './state';
import { SHOULD_STEP_UP_KEY } from './step-up';
import { createTabTenant } from './tab-tenant';
import { isSameOwner, readClaims } from './tokens/jwt';
import { isAlive } from './tokens/refresher';
import { createTokenCalls } from './tokens/token-calls';
import { withChanges } from './user';

export interface EngineDeps {
  context: RequestContext;
  baseUrl: (path: string) => URL;
  environment: Environment;
  options: SessionOptions & LogOptions & { server?: ServerConnection };
  routes: Routes;
  store: StoreApi<SessionState>;
  failures: StoreApi<RequestFailures>;
  disposed: () => boolean;
}

/** The methods of the session, without its state. */
export interface Engine extends Omit<Session, 'get' | 'subscribe' | 'store'> {
  readonly client: Client;
  /** Checks a gate for the signed-in user. */
  readonly checkGate: SessionGate;
  /** Returns the login alias of the account from the host's resolver, within the resolver timeout. */
  tenantAlias(): Promise<string | undefined>;
}

const LOGOUT_LIMIT = 5_000;
/** Timeout of the tenant resolver, in milliseconds. */
const RESOLVER_LIMIT = 10_000;

/** Returns the URL without query and fragment: a code must not stay in the history. */
const withoutQuery = (page: URL): URL => {
  const clean = new URL(page);
  clean.search = '';
  clean.hash = '';
  return clean;
};

/**
 * Returns the new token for a call that started with another one.
 * @throws AbortError when it belongs to another user or account: a call of one must not be completed as the other.
 */
const ofSameOwner = (before: string | undefined, next: string | undefined): string | undefined => {
  if (before === undefined || next === undefined || isSameOwner(before, next)) return next;
  throw new DOMException('The user or account has changed.', 'AbortError');
};

export const createEngine = ({
  context,
  baseUrl,
  environment,
  options,
  routes,
  store,
  failures,
  disposed,
}: EngineDeps): Engine => {
  const log = createLog(options);
  const set = (state: SessionState) => store.setState(state, true);
  const transactions = createTransactions(environment);
  const disposal = new AbortController();
  const { signal } = disposal;
  const mode = options.loginMode ?? 'hosted';
  // An application of a vendor signs in with its own id.
  const clientId = context.appId ?? options.clientId;

  const safe = (candidate: unknown, targets: Partial<Routes> = routes): URL | undefined => {
    const page = environment.page();
    return page && safeRedirect(candidate, { page, routes: targets, ...options.redirects });
  };

  const client = createClient({
    context,
    scopesToTenant: options.enableSessionPerTenant,
    environment,
    log,
    signal,
    tokens: {
      current: async (renewFirst) => {
        const before = liveSession.current()?.bearer;
        return ofSameOwner(before, renewFirst ? (await liveSession.fresh())?.bearer : before);
      },
      replace: async (refused) => {
        const tokens = liveSession.current();
        // Signed out during the call: a renewal now could sign the user in again.
        if (!tokens) return undefined;
        if (tokens.bearer !== refused) return ofSameOwner(refused, tokens.bearer);
        return ofSameOwner(refused, (await liveSession.renew().catch(() => undefined))?.bearer);
      },
    },
    record: (name, error) => failures.setState((current) => afterOutcome(current, name, error), true),
    redirect: (target) => {
      // The provider may redirect to the host's own login; other origins are checked all the same.
      const url = safe(target, {});
      if (url) environment.redirect(url);
      return url !== undefined;
    },
  });

  const issuer = () => options.issuer ?? baseUrl('/oauth/token').origin;
  const tabTenant = createTabTenant(environment, options.enableSessionPerTenant);

  const openId = createOpenIdProvider({
    client,
    environment,
    options: options.openId,
    issuer,
    clientId,
    logOutUrl: () => joinUrl(baseUrl('/oauth/logout'), context.urlPrefix, '/oauth/logout', []),
    signal,
  });
  const server = options.server?.connect({ client, environment, signal });
  const tokenCalls = createTokenCalls({
    client,
    environment,
    mode,
    openId,
    server,
    expectations: () => ({ issuer: issuer(), clientId }),
    signal,
  });
  // Tabs with different accounts share one refresh cookie, so they share this name; the same client at another provider
  // does not.
  const name = `gatehouse:${options.clientId}@${issuer()}`;
  /** A sign-in was completed on this page: only the next one shows whether the session has remained. */
  let hasCompleted = false;
  const proven = (by: 'renewed' | 'answered') => {
    if (by === 'renewed' || !hasCompleted) clearLoop(environment);
  };
  const liveSession = createLiveSession({
    ...{
      client,
      environment,
      options,
      store,
      name,
      tokenCalls,
      tabTenant,
      proven,
      isFromServer: server !== undefined,
      signal,
    },
  });

  let loading: Promise<SessionState> | undefined;
  let callback: { href: string; result: Promise<{ returnTo: URL }> } | undefined;
  const home = (): URL => new URL(routes.authenticatedUrl, environment.page());

  const showSignedOut = (failure: IdentityError | undefined) =>
    set({ status: 'unauthenticated', degraded: false, reason: 'signed-out', ...(failure && { error: failure }) });

  const load = (): Promise<SessionState> => {
    loading ??= (async () => {
      if (server && liveSession.current()) return store.getState();
      if (store.getState().status !== 'authenticated') set({ status: 'loading', degraded: false });
      await liveSession.renew().catch((error: unknown) => {
        const reason = toIdentityError(error);
        // Nobody is signed in then, which does not say why.
        if (reason.errorCode === 'invalid-token') log.error(`session: ${reason.message}`);
      });
      const left = openId.takeLogOut();
      if (left && store.getState().status === 'unauthenticated') {
        showSignedOut(left === 'unfinished' ? sessionError('sign-out-unfinished') : undefined);
      }
      return store.getState();
    })().finally(() => {
      loading = undefined;
    });
    return loading;
  };

  const finishCallback = async (page: URL): Promise<{ returnTo: URL }> => {
    const clean = withoutQuery(page);
    try {
      const required = options.requireIssuer ?? (await openId.endpoints())?.sendsIssuer ?? false;
      const { code, denied, transaction } = readCallback(page, transactions, { value: issuer(), required });
      environment.replacePage(clean);
      const returnTo = safe(transaction.returnTo) ?? home();
      if (denied) {
        // After a canceled step-up or user change, the current session and page stay.
        if ((await load()).status === 'authenticated') return { returnTo };
        throw denied;
      }
      const tokens = await tokenCalls.exchange(code, transaction);
      hasCompleted = true;
      countCompleted(environment);
      await liveSession.signIn(tokens);
      environment.local.removeItem(SHOULD_STEP_UP_KEY);
      return { returnTo };
    } catch (error) {
      environment.replacePage(clean);
      // The user went back to a used callback: a signed-in user continues.
      const isRefused = error instanceof IdentityError && error.errorCode === 'callback-refused';
      if (isRefused && (await load()).status === 'authenticated') return { returnTo: home() };
      const reason = toIdentityError(error);
      log.error(`hosted login: ${reason.errorCode === 'invalid-token' ? reason.message : reason.errorCode}`);
      set({ status: 'unauthenticated', degraded: false, error: reason });
      throw reason;
    }
  };

  const change = (next: (state: Extract<SessionState, { status: 'authenticated' }>) => object) => {
    const state = store.getState();
    if (state.status === 'authenticated') set({ ...state, ...next(state) });
  };

  /** A step-up and a sign-in to a given account need no account choice. */
  const selectsAccount = ({ maxAge, organization }: LoginOptions, alias: string | undefined): boolean =>
    options.chooseAccount === 'ask' && maxAge === undefined && !(organization ?? alias) && !tabTenant.get();

  const tenantAlias = async () => {
    const alias = await withinLimit(environment, { timeout: RESOLVER_LIMIT, signal }, (scope) =>
      runHostCode('tenantResolver', async () => (await context.tenantResolver?.())?.tenant, scope),
    );
    return alias || undefined;
  };

  /** Returns whether the provider refuses a token, as it does once the token's session has ended. */
  const isEnded = async (authorization: string | undefined): Promise<boolean> => {
    try {
      await client.call(profile.getMe, {}, { signal, timeout: LOGOUT_LIMIT, authorization });
      return false;
    } catch (error) {
      return isRefusal(error);
    }
  };

  const engine: Engine = {
    load,
    tenantAlias,

    async login(loginOptions = {}) {
      const page = environment.page();
      if (!page) return;
      // The provider's pages refuse frames, so the browser would show its own error page.
      if (environment.framed?.()) throw sessionError('framed');
      guardLoop(environment);
      const replace = loginOptions.replace ?? environment.userActive?.() === false;
      const returnTo = (safe(loginOptions.returnTo ?? page.href) ?? home()).href;
      if (mode === 'embedded' && !server) {
        const target = new URL(routes.loginUrl, page);
        target.searchParams.set('redirectUrl', returnTo);
        return environment.redirect(target, { replace });
      }
      const alias = await tenantAlias();
      const requested: LoginOptions = {
        ...(selectsAccount(loginOptions, alias) && { prompt: 'select_account' }),
        ...loginOptions,
      };
      const organization = loginOptions.organization ?? alias;
      if (server) {
        const url = server.loginUrl(new URL(returnTo), { ...requested, ...(organization && { organization }) });
        return environment.redirect(url, { replace });
      }
      const url = await beginLogin(environment, transactions, {
        authorizeUrl:
          (await openId.endpoints())?.authorize ??
          joinUrl(baseUrl('/oauth/authorize'), context.urlPrefix, '/oauth/authorize', []),
        clientId,
        scope: options.openId?.scope,
        redirectUri: new URL(routes.hostedLoginRedirectUrl, page.origin).href,
        returnTo,
        organization,
        tenantId: tabTenant.get() ?? page.searchParams.get('tenantId'),
        options: requested,
      });
      environment.redirect(url, { replace });
    },

    handleCallback() {
      const page = environment.page();
      if (!page) return Promise.reject(sessionError('callback-refused'));
      // The URL is cleaned while the first call runs: a repeated call, from a double mount, joins it.
      const clean = withoutQuery(page).href;
      if (!callback || (page.href !== clean && page.href !== callback.href)) {
        callback = { href: page.href, result: finishCallback(page) };
      }
      return callback.result;
    },

    accept: async (response) => liveSession.signIn(tokenCalls.ofLogin(response)),

    getToken: async () => (await liveSession.fresh())?.bearer,
    getAccessToken: async () => (await liveSession.fresh())?.accessToken,

    async refresh() {
      await liveSession.renew();
      void liveSession.loadProfile();
    },

    async switchTenant(tenantId, { onSwitched } = {}) {
      const before = store.getState();
      if (before.status !== 'authenticated') throw identityError('signed-out');
      const stopLoading = liveSession.beginSwitch(tenantId);
      let isHandled = false;
      const requireSameUser = () => {
        if (liveSession.current()?.sub !== before.user.id) throw identityError('signed-out');
      };
      try {
        // Renewed apart from the call: another tab may have switched the account meanwhile, which must not stop the
        // call.
        await liveSession.fresh();
        requireSameUser();
        await (server ? server.switchAccount(tenantId) : client.call(contract.switchTenant, { tenantId }, { signal }));
        // A renewal that started before the switch may still return the old account.
        await liveSession.settled();
        requireSameUser();
        tabTenant.set(tenantId);
        await liveSession.renew((shared) => readClaims(shared.bearer).tenantId === tenantId);
        isHandled = onSwitched?.() === true;
      } finally {
        if (!isHandled) stopLoading();
      }
    },

    async forget() {
      if (store.getState().status === 'authenticated' || liveSession.current()) await liveSession.forget();
    },

    async logout() {
      const state = store.getState();
      // After a failed attempt the provider may still have a session: the sign-out is repeated.
      if (state.status === 'unauthenticated' && !state.error) return;
      environment.local.removeItem(AFTER_AUTH_KEY);
      clearLoop(environment);
      if (server) {
        const unfinished = () => sessionError('sign-out-unfinished');
        return showSignedOut(await liveSession.signOut(() => server.logOut(LOGOUT_LIMIT).catch(unfinished)));
      }
      const tokens = liveSession.current();
      const call = mode === 'hosted' ? contract.oauthLogout : contract.logout;
      const notifyProvider = async () => {
        const isElsewhere = !isSameSite(environment.page(), baseUrl(call.path));
        // A call from another site carries no cookie of the provider, and may sign nobody out: its own page does.
        if (mode === 'hosted' && (openId.isStandard || isElsewhere)) return openId.endSession(tokens?.bearer, home());
        // Names the session as well, where the browser does not send the cookie.
        const authorization = tokens && `Bearer ${tokens.bearer}`;
        await client.call(call, undefined, { signal, timeout: LOGOUT_LIMIT, authorization });
        if (!isElsewhere) return undefined;
        const isNamed = tokens !== undefined && isAlive(tokens, environment.now());
        return isNamed && (await isEnded(authorization)) ? undefined : sessionError('sign-out-unfinished');
      };
      showSignedOut(await liveSession.signOut(() => notifyProvider().catch(toIdentityError)));
    },

    dispose() {
      if (signal.aborted) return;
      disposal.abort();
      liveSession.stop();
    },

    checkGate: createSessionGate(store.getState),

    client: observeProfile(client, {
      reader: () => liveSession.current()?.bearer,
      changed: (me) => change(({ user }) => ({ user: withChanges(user, me) })),
      tenants: (tenants) => change(() => ({ tenants })),
      flags: (flags) => change(({ user }) => ({ user: { ...user, flags } })),
    }),
  };
  if (disposed()) engine.dispose();
  return engine;
};
