import { contract as entitlementsContract } from '../../entitlements/contract';
import { compileEntitlements, type Entitlements } from '../../entitlements/entitlements';
import { checkGate, type GateCondition, type GateResult } from '../../entitlements/gate';
import { createIdentity, type Identity } from '../../identity';
import type { InitialSession } from '../../session/from-server';
import type { SessionPaths } from '../../session/server-paths';
import { isSteppedUp, MULTI_FACTOR, type StepUpOptions } from '../../session/step-up';
import type { TokenClaims } from '../../session/tokens/jwt';
import { type SessionUser, userFromClaims } from '../../session/user';
import { readCookies } from './cookies';
import { type CheckedOptions, checkOptions, type ServerSessionOptions } from './options';
import { createProvider } from './provider';
import { createSessionKeeper, type StoredSession, tokensOf } from './session-keeper';
import { createSessionRoutes } from './session-routes';

/** A request of the Fetch API, or its headers. */
export type SessionRequest = Pick<Request, 'headers'>;

/** The signed-in user of a request. */
export interface ServerUserSession {
  status: 'signed-in';
  user: SessionUser;
  /** Claims of the ID token, which the provider signed. */
  claims: TokenClaims;
  /** Bearer token for the provider's API. */
  token: string;
  /** Bearer token for your own APIs. */
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** Calls the provider's API as this user. */
  call: Identity['call'];
  /** Returns whether the user passes a gate. Features and plans are read from the provider, once for this object. */
  gate(when: GateCondition, attributes?: Record<string, unknown>): Promise<GateResult>;
  /** Returns whether a second factor was verified, recently enough. */
  isSteppedUp(options?: StepUpOptions): boolean;
}

/** The session of a request. */
export type RequestSession = ServerUserSession | { status: 'signed-out' };

/** A session, with the `Set-Cookie` headers that the response to the request must have. */
export interface ReadSession {
  session: RequestSession;
  /** Values of `Set-Cookie`: new ones after a renewal, and removals of those that are no longer valid. */
  setCookies: readonly string[];
}

export interface ReadOptions {
  /**
   * Whether the response can set cookies. False in places that only render: a session in a cookie is then not renewed, since
   * the browser would keep the old one. Default: true.
   */
  setsCookies?: boolean;
}

/** Options of {@link ServerSession.stepUpPath}. */
export interface StepUpPathOptions {
  /** Seconds since the second factor was verified. Default: any number. */
  maxAge?: number;
  /** Where a user goes who cancels, since the page that demands it would ask again. Default: `/`. */
  canceledTo?: string;
}

/** Sessions of an application with a server. */
export interface ServerSession {
  readonly paths: SessionPaths;
  /** Origin of the application. */
  readonly origin: string;
  /**
   * Returns the session of a request, renewed if its token is about to expire.
   * @throws SessionUnavailableError when it had to be renewed and the provider cannot be reached; respond with its `status`.
   */
  read(request: SessionRequest, options?: ReadOptions): Promise<ReadSession>;
  /** Answers the requests for {@link SessionPaths}; undefined for other paths. */
  handle(request: Request): Promise<Response | undefined>;
  /** Returns the path that starts a sign-in and returns to a URL. */
  loginPath(returnTo: string): string;
  /**
   * Returns the path that lets the provider ask for a second factor, unless one was verified within `maxAge` seconds, and
   * returns to a URL. Signs in a user who is not.
   */
  stepUpPath(returnTo: string, options?: StepUpPathOptions): string;
}

/** Returns what the browser's SDK starts with: `createIdentity({ server: fromServer({ session }) })`. */
export const initialSession = (session: RequestSession): InitialSession =>
  session.status === 'signed-in' ? { user: session.user, claims: session.claims } : null;

const requestSession = (options: CheckedOptions, stored: StoredSession): ServerUserSession => {
  const { claims, idToken, accessToken, expiresAt } = tokensOf(stored);
  const { apiUrl, clientId, fetch } = options;
  const user = userFromClaims(claims);
  const { call } = createIdentity({ baseUrl: apiUrl.href, clientId, fetch, tokenResolver: () => idToken });
  let entitlements: Promise<Entitlements> | undefined;
  // When they cannot be read, every check of a feature or plan is refused.
  const readEntitlements = async () =>
    compileEntitlements(await call(entitlementsContract.load)(undefined).catch(() => undefined), Date.now);
  return {
    status: 'signed-in',
    user,
    claims,
    token: idToken,
    accessToken,
    expiresAt,
    call,
    gate: async (when, attributes) => {
      const needsEntitlements = 'feature' in when || 'plan' in when;
      if (needsEntitlements) entitlements ??= readEntitlements();
      return checkGate(user, await entitlements, when, attributes, claims);
    },
    isSteppedUp: (stepUp) => isSteppedUp(claims, { now: Date.now() / 1000, ...stepUp }),
  };
};

/**
 * Creates the sessions of an application with a server: sign-in at the provider, an encrypted cookie or a store, renewal,
 * switch of the account, sign-out. On `Request` and `Response` only, so it runs in Node, on the edge and in any framework.
 *
 * @throws TypeError for an option that is missing, empty, unknown or unsafe.
 * @example
 * const sessions = createServerSession({
 *   issuer: 'https://auth.example.com',
 *   clientId: 'app',
 *   baseUrl: 'https://app.example.com',
 *   secret: process.env.SESSION_SECRET,
 * });
 * const response = await sessions.handle(request);
 */
export const createServerSession = (options: ServerSessionOptions): ServerSession => {
  const checked = checkOptions(options);
  const provider = createProvider(checked);
  const keeper = createSessionKeeper(checked, provider);
  const routes = createSessionRoutes(checked, provider, keeper);
  const { paths, baseUrl } = checked;
  const pathOf = (query: Record<string, string>) => `${paths.login}?${new URLSearchParams(query)}`;
  return {
    paths,
    origin: baseUrl.origin,
    read: async ({ headers }, { setsCookies = true } = {}) => {
      const { session, setCookies } = await keeper.current(readCookies(headers.get('cookie')), setsCookies);
      return { session: session ? requestSession(checked, session) : { status: 'signed-out' }, setCookies };
    },
    handle: async (request) => {
      const { pathname } = new URL(request.url);
      const name = (Object.keys(paths) as (keyof SessionPaths)[]).find((key) => paths[key] === pathname);
      return name && routes[name](request);
    },
    loginPath: (returnTo) => pathOf({ returnTo }),
    stepUpPath: (returnTo, { maxAge, canceledTo = '/' } = {}) =>
      pathOf({
        ...{ returnTo, canceledTo, acrValues: MULTI_FACTOR },
        ...(maxAge !== undefined && { maxAge: String(maxAge) }),
      }),
  };
};
