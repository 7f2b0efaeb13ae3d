import type { StoreApi } from 'zustand/vanilla';
import type { MyTenants } from '../capabilities/profile/contract';
import type { IdentityError } from '../core/errors';
import type { Entitlements } from '../entitlements/entitlements';
import type { LoginResponse } from './contract';
import type { LoginOptions } from './open-id/hosted-login';
import type { OpenIdOptions } from './open-id/open-id';
import type { RedirectRules } from './open-id/redirects';
import type { TokenClaims } from './tokens/jwt';
import type { SessionUser } from './user';

/** Why no user is signed in: they signed out, here or in another tab, or the provider ended the session. */
export type SignedOutReason = 'signed-out' | 'expired';

/** State of the session. */
export type SessionState =
  /** Not known yet. With `error` it could not be loaded: `load` tries again, unless `needsSignIn` says otherwise. */
  | { status: 'loading'; degraded: boolean; error?: IdentityError }
  | {
      status: 'authenticated';
      /** Whether the session could not be renewed because of a transient error; it continues with the known data. */
      degraded: boolean;
      user: SessionUser;
      claims: TokenClaims;
      /** Id of the account that is being switched to, while screens show their loading state; absent otherwise. */
      switchingTo?: string;
      profile: 'loading' | 'loaded' | 'failed';
      tenants?: MyTenants;
      entitlements?: Entitlements;
    }
  | { status: 'unauthenticated'; degraded: boolean; reason?: SignedOutReason; error?: IdentityError };

/** Options of an account switch. */
export interface SwitchOptions {
  /**
   * Called once the session is in the account. Return `true` to keep `switchingTo` set, when the host replaces the
   * page.
   */
  onSwitched?: () => boolean | undefined;
}

/** The session of the user, and its methods. */
export interface Session {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  readonly store: StoreApi<SessionState>;
  /** Loads the session. Never throws: the outcome is the state. */
  load(): Promise<SessionState>;
  /** Opens the provider's hosted login; with `loginMode: 'embedded'` the route `loginUrl`, with `redirectUrl`. */
  login(options?: LoginOptions): Promise<void>;
  /**
   * Completes a hosted login on the callback route, once, however often it is called.
   * @returns the page the user came from; navigate to exactly this URL.
   * @throws IdentityError when the response does not belong to a sign-in of this tab.
   */
  handleCallback(): Promise<{ returnTo: URL }>;
  /**
   * Signs in with the response of an embedded login.
   * @throws IdentityError `invalid-token` when the response has no token: a further step is required, such as a second
   * factor.
   */
  accept(response: LoginResponse): Promise<void>;
  /**
   * Returns the access token for the provider's API, renewed shortly before it expires; undefined when no user is
   * signed in.
   */
  getToken(): Promise<string | undefined>;
  /** Returns the bearer token for the host's own APIs. */
  getAccessToken(): Promise<string | undefined>;
  /**
   * Renews the token before it expires. Profile, accounts and entitlements are reloaded afterwards, which this does not
   * wait for: listen with `subscribe`.
   */
  refresh(): Promise<void>;
  /**
   * Switches to another account of the user; `switchingTo` is set meanwhile.
   * @throws IdentityError when the provider refuses; the session keeps its account.
   */
  switchTenant(tenantId: string, options?: SwitchOptions): Promise<void>;
  /** Drops the user's state in this browser without calling the provider, before a new sign-in replaces it. */
  forget(): Promise<void>;
  /**
   * Signs out here, in all tabs and at the provider. The local session always ends; when the provider fails, the state
   * has an `error` until a retry succeeds. With `openId.discovery` the page leaves for the provider.
   */
  logout(): Promise<void>;
  /** Ends the session permanently: later calls reject with an `AbortError`, and `load` returns the last state. */
  dispose(): void;
}

/** Options of the sign-in and the session. */
export interface SessionOptions {
  clientId: string;
  /** URL of the provider, as in `iss` of its tokens. Default: the origin of the base URL. */
  issuer?: string;
  /** Refuses a callback without `iss`, for a provider whose metadata promises it. Default: false. */
  requireIssuer?: boolean;
  /** `hosted` signs in on the provider's page, `embedded` with the login box on the host's own. Default: `hosted`. */
  loginMode?: 'hosted' | 'embedded';
  /**
   * Account that a user of several accounts signs in to: `ask` lets them choose, `last` continues with the last used
   * one. Ignored when `tenantId` in the URL or the tenant resolver names one. Default: `last`.
   */
  chooseAccount?: 'ask' | 'last';
  entitlements?: { enabled: boolean };
  /** Reads roles and permissions with a separate call, for vendors whose profile leaves them out. Default: false. */
  loadAuthorization?: boolean;
  /** Version of the endpoint that lists the user's accounts. Default: v3, or v1 with one account per tab. */
  tenantsVersion?: 'v1' | 'v3';
  /** Uses one account per browser tab. Default: false. */
  enableSessionPerTenant?: boolean;
  /** Options for a standard OpenID Connect provider. Default: this API's own calls, as JSON. */
  openId?: OpenIdOptions;
  redirects?: Pick<RedirectRules, 'allowedOrigins' | 'enforceSameSite'>;
}
