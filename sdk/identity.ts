import type { StoreApi } from 'zustand/vanilla';
import { createBinder } from './bind';
import { type Api, bindApi, type Client, type EndpointCall } from './core/api';
import type { Contract, Endpoint, Input } from './core/contract';
import { defaultEnvironment, type Environment } from './core/environment';
import { IdentityError } from './core/errors';
import { baseUrlFor } from './core/http/base-url';
import type { RequestContext, RequestSource } from './core/http/request-context';
import type { RequestFailures } from './core/http/request-failures';
import { webUrl } from './core/http/web-url';
import { type OnIdentityEvent, reporterOf } from './core/identity-events';
import type { LogOptions } from './core/log';
import type { Bound, Mutation, Owner, Query } from './core/queries';
import type { EntitlementRequest, EntitlementResult } from './entitlements/entitlements';
import type { GateCondition, GateResult } from './entitlements/gate';
import { createOwnership, uniqueName } from './ownership';
import { defaultRoutes, type Routes, withBasename } from './routes';
import type { ServerConnection } from './session/from-server';
import { safeRedirect } from './session/open-id/redirects';
import { createSession } from './session/session';
import type { Session, SessionOptions } from './session/state';
import { userAttributes } from './session/user-attributes';

/** Options of an identity: the provider, the session, the routes, and replacements for platform APIs. */
export interface IdentityOptions extends RequestContext, SessionOptions, LogOptions {
  /** Routes that differ from {@link defaultRoutes}. */
  routes?: Partial<Routes>;
  /** Base path of the host's application; all routes are relative to it. Default: none. */
  basename?: string;
  /** Replaces `fetch`: an emulator, a recorder, a proxy. */
  fetch?: Environment['fetch'];
  /** Session of the application's server, by `fromServer`. Default: one of this browser at the provider. */
  server?: ServerConnection;
  environment?: Partial<Environment>;
  /** SCIM URL that directories call; the id of their connection is appended. Default: the provider's. */
  scimUrl?: string;
  /** Called with what users do, for analytics: steps of flows, actions of the administration, sign-ins. */
  onEvent?: OnIdentityEvent;
}

interface CallByContract {
  <E extends Endpoint>(endpoint: E): EndpointCall<E>;
  <C extends Contract>(contract: C): Api<C>;
}

/** Store of the owner of server state. */
export interface OwnerStore {
  /**
   * Returns the owner, the same object until it changes; `null` while no user is signed in, `undefined` until the
   * session is loaded. With `tokenResolver` the owner of its token, `undefined` while that is unknown.
   */
  get(): Owner | null | undefined;
  /** Calls the listener after each sign-in, sign-out and account switch. */
  subscribe(listener: () => void): () => void;
  /** Name of the identity in its query keys. */
  readonly identity: string;
}

/** Connection of one user to one provider. Several identities on a page are independent. */
export interface Identity {
  readonly session: Session;
  /** `appName` of the options. */
  readonly appName: string | undefined;
  /** Whether the application's server keeps the session: the user may be known before it is loaded. */
  readonly isFromServer: boolean;
  /** Whether users sign in on the provider's page or on the host's own. */
  readonly loginMode: 'hosted' | 'embedded';
  /** Whether users of several accounts choose one after signing in. */
  readonly chooseAccount: 'ask' | 'last';
  /** Whether each tab has its own account; `tenantId` in the URL of a page sets that of a new tab. */
  readonly isTenantPerTab: boolean;
  readonly routes: Routes;
  readonly environment: Environment;
  /** Returns functions for the endpoints of a contract, or for a single endpoint. */
  readonly call: CallByContract;
  /**
   * Owner of the server state. Options of {@link Identity.of} belong to the current owner: create them again when it
   * changes.
   */
  readonly owner: OwnerStore;
  /**
   * Returns query and mutation options of a capability for any TanStack Query adapter and the current {@link
   * Identity.owner}.
   */
  of<M extends object>(capability: M): Bound<M>;
  /**
   * Returns whether the user has a permission or feature, by the entitlements of the account.
   * @throws IdentityError `entitlements-disabled` unless `entitlements.enabled` is set.
   */
  can(request: EntitlementRequest, attributes?: Record<string, unknown>): EntitlementResult;
  /**
   * Returns whether the user passes a gate of roles, permissions, features, plans or sign-in state.
   * @param attributes The host's own values for targeting rules, as for {@link Identity.can}.
   * @throws IdentityError `entitlements-disabled` for features and plans, unless `entitlements.enabled` is set.
   */
  gate(when: GateCondition, attributes?: Record<string, unknown>): GateResult;
  /** Passes an event of a screen of the host's own to `onEvent` of the options. */
  report: OnIdentityEvent;
  /** Reads that failed last time because of the provider or the network, by name. */
  readonly failures: Pick<StoreApi<RequestFailures>, 'getState' | 'subscribe'>;
  /** Sets the screen that makes the requests, sent as `frontegg-source`; null removes the header. */
  setRequestSource(source: RequestSource | null): void;
  /**
   * Sets the application of the requests, sent as `frontegg-requested-application-id`; null restores `appId`. Sign-in
   * and renewal keep `appId`.
   */
  setRequestedApplication(applicationId: string | null): void;
  /**
   * Returns the login alias of the account from the host's resolver.
   * @throws IdentityError `host-code-failed` when the resolver throws, `timeout` when it does not settle in 10 seconds.
   */
  tenantAlias(): Promise<string | undefined>;
  /** Returns the provider's base URL for a path. */
  baseUrl(path: string): URL;
  /** Path prefix of the provider's API; undefined when it is the default. */
  readonly urlPrefix: string | undefined;
  /** SCIM URL that directories call; undefined when it is the default. */
  readonly scimUrl: string | undefined;
  /** Returns the URL of a redirect if it is allowed, else undefined. */
  safeRedirect(candidate: unknown): URL | undefined;
  /** Removes timers, listeners and channels and aborts requests. A disposed identity cannot be used again. */
  dispose(): void;
}

const isEndpoint = (value: Endpoint | Contract): value is Endpoint =>
  typeof value.path === 'string' && typeof value.method === 'string';

const isDefinition = (value: unknown): value is Query | Mutation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'run' in value;

/** Reports who comes and goes. The session that a page finds when it loads is not a sign-in. */
const reportSession = (owner: OwnerStore, report: OnIdentityEvent) => {
  let last = owner.get();
  let isSigningIn = false;
  const stop = owner.subscribe(() => {
    const now = owner.get();
    // While an account is switched, there is none.
    if (now === undefined) return;
    if (now && (last === null || (last === undefined && isSigningIn))) report({ type: 'signed-in' });
    if (now === null && last) report({ type: 'signed-out' });
    if (now && last && now.userId === last.userId && now.tenantId !== last.tenantId)
      report({ type: 'account-switched' });
    last = now;
  });
  return {
    stop,
    signIn: async <T>(run: () => Promise<T>): Promise<T> => {
      isSigningIn = true;
      try {
        return await run();
      } finally {
        isSigningIn = false;
      }
    },
  };
};

/**
 * Creates an identity, connected to a provider.
 *
 * @throws IdentityError `invalid-input` without a client id or with an issuer that is no URL, `invalid-base-url` when `baseUrl` is invalid.
 * @example
 * const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'portal' });
 * await identity.session.load();
 * const tokens = await identity.call(contracts.tokens).listUserApiTokens();
 */
export const createIdentity = (options: IdentityOptions): Identity => {
  const { clientId, issuer } = options ?? {};
  if (typeof clientId !== 'string' || clientId.trim() === '')
    throw new IdentityError('invalid-input', {
      message: 'createIdentity needs a clientId: that of your application at the provider',
    });
  if (issuer !== undefined && !webUrl(issuer))
    throw new IdentityError('invalid-input', { message: `createIdentity: "issuer" must be a URL: ${issuer}` });
  const environment = defaultEnvironment({
    // Tokens are the server's: this browser does not store them.
    ...(options.server && { indexedDB: undefined }),
    ...(options.fetch && { fetch: options.fetch }),
    ...options.environment,
  });
  const routes = withBasename({ ...defaultRoutes, ...options.routes }, options.basename);

  const guard = (candidate: unknown): URL | undefined => {
    const page = environment.page();
    return page && safeRedirect(candidate, { page, routes, ...options.redirects });
  };

  const context: RequestContext = { ...options };
  const baseUrl = (path: string): URL => baseUrlFor(context, path, environment.page());
  if (options.baseUrl !== undefined && typeof options.baseUrl !== 'function') baseUrl('/');
  const { session, client, failures, gate, tenantAlias } = createSession({
    context,
    baseUrl,
    environment,
    options,
    routes,
  });

  const requireEntitlements = () => {
    if (!options.entitlements?.enabled) throw new IdentityError('entitlements-disabled');
  };

  const call = ((target: Endpoint | Contract) =>
    isEndpoint(target)
      ? (input: Input<Endpoint>, callOptions?: Parameters<Client['call']>[2]) => client.call(target, input, callOptions)
      : bindApi(client, target)) as CallByContract;

  const ownership = createOwnership(
    session,
    uniqueName(typeof options.baseUrl === 'string' ? `${options.clientId}@${options.baseUrl}` : options.clientId),
    options.tokenResolver && options,
  );
  if (ownership.hostToken) context.tokenResolver = ownership.hostToken;
  const report = reporterOf(options.onEvent);
  // Reading the owner loads the host's token, which only a listener needs.
  const events = options.onEvent && reportSession(ownership.store, report);
  const bind = createBinder({ client, environment, ownership, report });

  return {
    session: events
      ? {
          ...session,
          handleCallback: () => events.signIn(session.handleCallback),
          accept: (response) => events.signIn(() => session.accept(response)),
        }
      : session,
    appName: options.appName,
    isFromServer: options.server !== undefined,
    loginMode: options.loginMode ?? 'hosted',
    chooseAccount: options.chooseAccount ?? 'last',
    isTenantPerTab: options.enableSessionPerTenant ?? false,
    report,
    failures,
    routes,
    tenantAlias: async () => context.tenantResolver && tenantAlias(),
    baseUrl,
    urlPrefix: options.urlPrefix,
    scimUrl: options.scimUrl,
    setRequestSource: (source) => {
      context.requestSource = source ?? undefined;
    },
    setRequestedApplication: (applicationId) => {
      context.requestedApplication = applicationId ?? undefined;
    },
    environment,
    call,
    owner: ownership.store,
    of: <M extends object>(capability: M) =>
      Object.fromEntries(
        Object.entries(capability)
          .filter(([, definition]) => isDefinition(definition))
          .map(([name, definition]) => [name, bind(name, definition)]),
      ) as Bound<M>,
    can(request, attributes) {
      requireEntitlements();
      const state = session.get();
      if (state.status !== 'authenticated' || !state.entitlements) {
        const justification = request.permissionKey === undefined ? 'MISSING_FEATURE' : 'MISSING_PERMISSION';
        return { isEntitled: false, justification };
      }
      return state.entitlements.check(request, { custom: attributes, jwt: userAttributes(state) });
    },
    gate(when, attributes) {
      if (when.feature !== undefined || when.plan !== undefined) requireEntitlements();
      return gate(when, attributes);
    },
    safeRedirect: guard,
    dispose: () => {
      session.dispose();
      ownership.stop();
      events?.stop();
    },
  };
};
