import type { StoreApi } from 'zustand/vanilla';
import type { MyTenants } from '../capabilities/profile/contract';
import type { IdentityError } from '../core/errors';
import type { Entitlements } from '../entitlements/entitlements';
import type { LoginResponse } from './contract';
import type { LoginOptions } from './hosted-login';
import type { TokenClaims } from './jwt';
import type { OpenIdOptions } from './open-id';
import type { RedirectRules } from './redirects';
import type { SessionUser } from './user';

/** Why no user is signed in: they signed out, here or in another tab, or the provider ended the session. */
export type SignedOutReason = 'signed-out' | 'expired';

/** Data about the signed-in user. */
export type SessionState =
  /** Not known yet. With `error` the provider could not be asked; `load` tries again. */
  | { status: 'loading'; degraded: boolean; error?: IdentityError }
  | {
      status: 'authenticated';
      /** The session could not be renewed for a passing reason; it goes on with what is known. */
      degraded: boolean;
      user: SessionUser;
      claims: TokenClaims;
      /** Id of the account that is being switched to: screens show that they are loading. Absent otherwise. */
      switchingTo?: string;
      profile: 'loading' | 'loaded' | 'failed';
      tenants?: MyTenants;
      entitlements?: Entitlements;
    }
  | { status: 'unauthenticated'; degraded: boolean; reason?: SignedOutReason; error?: IdentityError };

/** How an account is switched. */
export interface SwitchOptions {
  /**
   * Runs once the session is in the account. `true` takes over: `switchingTo` stays set, for a host that replaces the
   * page.
   */
  onSwitched?: () => boolean | undefined;
}

/** Who is signed in, and what can be done about it. */
export interface Session {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  readonly store: StoreApi<SessionState>;
  /** Finds out who is signed in. Never throws: the outcome is the state. */
  load(): Promise<SessionState>;
  /** Goes to the provider's hosted login; with `loginMode: 'embedded'` to the route `loginUrl`, with `redirectUrl`. */
  login(options?: LoginOptions): Promise<void>;
  /**
   * Finishes a hosted login on the callback route, once, however often it is called.
   * @returns the page the user came from; navigate to exactly this URL.
   * @throws IdentityError when the response does not belong to a sign-in of this tab.
   */
  handleCallback(): Promise<{ returnTo: URL }>;
  /**
   * Signs in with the answer of an embedded login.
   * @throws IdentityError `invalid-token` when the answer carries none: a further step is needed, as a second factor.
   */
  accept(response: LoginResponse): Promise<void>;
  /** Access token for the provider's API, renewed shortly before it expires; undefined when no user is signed in. */
  getToken(): Promise<string | undefined>;
  /** Bearer for the host's own APIs. */
  getAccessToken(): Promise<string | undefined>;
  /**
   * Gets a new token although the old one may still live. Profile, accounts and entitlements are read again after it,
   * which this does not wait for: listen with `subscribe`.
   */
  refresh(): Promise<void>;
  /**
   * Switches to another account of the user; the state has `switchingTo` meanwhile.
   * @throws IdentityError when the provider refuses; the session is then in the account it was in.
   */
  switchTenant(tenantId: string, options?: SwitchOptions): Promise<void>;
  /** Drops the user's state in this browser without telling the provider: a new sign-in is about to replace it. */
  forget(): Promise<void>;
  /**
   * Signs out here, in all tabs and at the provider. What is known locally goes first, whatever the provider answers: the state
   * then has an `error` until another try succeeds. With `openId.discovery` the page leaves for the provider.
   */
  logout(): Promise<void>;
  /** Ends it for good: what is called afterwards is refused with an `AbortError`, and `load` gives the last state. */
  dispose(): void;
}

/** How users sign in and how their session is kept. */
export interface SessionOptions {
  clientId: string;
  /** Issuer of the tokens; default the origin of the base URL. */
  issuer?: string;
  /** The provider's metadata promises `iss` in the callback: an answer without it is refused. */
  requireIssuer?: boolean;
  /** `hosted` (default) signs in on the provider's page, `embedded` with the login box on the host's own. */
  loginMode?: 'hosted' | 'embedded';
  /**
   * Which account a user of several signs in to: `ask` lets them choose, `last` (default) is the one of last time. Not asked
   * where `tenantId` in the address or the tenant resolver names one.
   */
  chooseAccount?: 'ask' | 'last';
  entitlements?: { enabled: boolean };
  /** Reads roles and permissions by a call of their own, for vendors whose profile leaves them out. Default off. */
  loadAuthorization?: boolean;
  /** Version of the call that lists the user's tenants. Default v3, and v1 where each tab keeps a tenant. */
  tenantsVersion?: 'v1' | 'v3';
  /** Keeps a tenant per browser tab. */
  enableSessionPerTenant?: boolean;
  /** For a provider that speaks OpenID Connect as the standard has it. Default: this API's own calls, as JSON. */
  openId?: OpenIdOptions;
  redirects?: Pick<RedirectRules, 'allowedOrigins' | 'enforceSameSite'>;
}
