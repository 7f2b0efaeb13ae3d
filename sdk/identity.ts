import type { StoreApi } from 'zustand/vanilla';
import { createBinder } from './bind';
import { type Api, bindApi, type Client, type EndpointCall } from './core/api';
import { baseUrlFor } from './core/base-url';
import type { Contract, Endpoint, Input } from './core/contract';
import { defaultEnvironment, type Environment } from './core/environment';
import { IdentityError } from './core/errors';
import type { LogOptions } from './core/log';
import type { Bound, Mutation, Owner, Query } from './core/queries';
import type { RequestContext, RequestSource } from './core/request-context';
import type { RequestFailures } from './core/request-failures';
import type { EntitlementRequest, EntitlementResult } from './entitlements/entitlements';
import type { GateCondition, GateResult } from './entitlements/gate';
import { createOwnership, uniqueName } from './ownership';
import { defaultRoutes, type Routes, withBasename } from './routes';
import { personOf } from './session/person';
import { safeRedirect } from './session/redirects';
import { createSession } from './session/session';
import type { Session, SessionOptions } from './session/state';

/** How an identity is connected: the provider, the session, the routes, and what stands in for the browser. */
export interface IdentityOptions extends RequestContext, SessionOptions, LogOptions {
  /** Routes that differ from {@link defaultRoutes}. */
  routes?: Partial<Routes>;
  /** Path under which the host's application lives; all routes stand below it. */
  basename?: string;
  /** Answers the calls instead of the network: an emulator, a recorder, a proxy. */
  fetch?: Environment['fetch'];
  environment?: Partial<Environment>;
  /** Address that directories call; the id of their connection is appended. Default: where the provider takes their calls. */
  scimUrl?: string;
}

interface CallByContract {
  <E extends Endpoint>(endpoint: E): EndpointCall<E>;
  <C extends Contract>(contract: C): Api<C>;
}

/** Who server state belongs to. */
export interface OwnerStore {
  /** The same object until it changes; `null` while no user is signed in, `undefined` until the session is known. */
  get(): Owner | null | undefined;
  /** Calls back after each sign-in, sign-out and switch of the account. */
  subscribe(listener: () => void): () => void;
  /** Name of the identity in the keys of its queries. */
  readonly identity: string;
}

/** One user's connection to one provider. Several identities on a page are independent. */
export interface Identity {
  readonly session: Session;
  /** Name of the host's application, as `appName` says it. */
  readonly appName: string | undefined;
  /** Whose page a user signs in on. */
  readonly loginMode: 'hosted' | 'embedded';
  /** Whether users of several accounts choose one after signing in. */
  readonly chooseAccount: 'ask' | 'last';
  /** Each tab of the browser keeps an account of its own; `tenantId` in the address of a page names the one of a new tab. */
  readonly isTenantPerTab: boolean;
  readonly routes: Routes;
  readonly environment: Environment;
  /** Functions for the calls of a contract, or for a single endpoint. */
  readonly call: CallByContract;
  /** Who server state belongs to now. Options of {@link Identity.of} are made for them: make them again when it changes. */
  readonly owner: OwnerStore;
  /** Query and mutation options of a capability, for every TanStack Query adapter and the current {@link Identity.owner}. */
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
  /** Loads that failed last time because of the provider or the network, by name. */
  readonly failures: Pick<StoreApi<RequestFailures>, 'getState' | 'subscribe'>;
  /** Says which screen asks from now on, in the header `frontegg-source`; null says nothing. */
  setRequestSource(source: RequestSource | null): void;
  /**
   * Asks for what belongs to one application from now on, in the header `frontegg-requested-application-id`; null goes back
   * to `appId`. Sign-in and renewal keep `appId`.
   */
  setRequestedApplication(applicationId: string | null): void;
  /**
   * Alias of the tenant that the host's resolver names.
   * @throws IdentityError `host-code-failed` when the resolver throws, `timeout` when it does not answer in 10 seconds.
   */
  tenantAlias(): Promise<string | undefined>;
  /** The provider's base address for a path. */
  baseUrl(path: string): URL;
  /** Path prefix of the provider's API, where it is not the usual one. */
  readonly urlPrefix: string | undefined;
  /** Address that directories call, where it is not the usual one. */
  readonly scimUrl: string | undefined;
  /** Guard for every redirect: the acceptable URL, or undefined. */
  safeRedirect(candidate: unknown): URL | undefined;
  /** Ends timers, listeners, channels and requests, for good: another use needs another identity. */
  dispose(): void;
}

const isEndpoint = (value: Endpoint | Contract): value is Endpoint =>
  typeof value.path === 'string' && typeof value.method === 'string';

const isDefinition = (value: unknown): value is Query | Mutation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'run' in value;

/**
 * Connects to an identity provider.
 *
 * @throws IdentityError `invalid-input` without a client id, `invalid-base-url` when `baseUrl` cannot be one.
 * @example
 * const identity = createIdentity({ baseUrl: 'https://auth.example.com', clientId: 'portal' });
 * await identity.session.load();
 * const tokens = await identity.call(contracts.tokens).listUserApiTokens();
 */
export const createIdentity = (options: IdentityOptions): Identity => {
  if (!options?.clientId) throw new IdentityError('invalid-input', { message: 'createIdentity needs a clientId' });
  const environment = defaultEnvironment({ ...(options.fetch && { fetch: options.fetch }), ...options.environment });
  const routes = withBasename({ ...defaultRoutes, ...options.routes }, options.basename);

  const guard = (candidate: unknown): URL | undefined => {
    const page = environment.page();
    return page && safeRedirect(candidate, { page, routes, ...options.redirects });
  };

  const context: RequestContext = { ...options };
  const baseUrl = (path: string): URL => baseUrlFor(context, path, environment.page());
  if (typeof options.baseUrl === 'string') baseUrl('/');
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
      ? (input: Input<Endpoint>, own?: Parameters<Client['call']>[2]) => client.call(target, input, own)
      : bindApi(client, target)) as CallByContract;

  const ownership = createOwnership(
    session,
    uniqueName(typeof options.baseUrl === 'string' ? `${options.clientId}@${options.baseUrl}` : options.clientId),
  );
  const bind = createBinder({ client, environment, ownership, isHostToken: options.tokenResolver !== undefined });

  return {
    session,
    appName: options.appName,
    loginMode: options.loginMode ?? 'hosted',
    chooseAccount: options.chooseAccount ?? 'last',
    isTenantPerTab: options.enableSessionPerTenant ?? false,
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
      return state.entitlements.check(request, { custom: attributes, jwt: personOf(state) });
    },
    gate(when, attributes) {
      if (when.feature !== undefined || when.plan !== undefined) requireEntitlements();
      return gate(when, attributes);
    },
    safeRedirect: guard,
    dispose: () => {
      session.dispose();
      ownership.stop();
    },
  };
};
