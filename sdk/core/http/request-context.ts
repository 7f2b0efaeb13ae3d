type MaybePromise<T> = T | Promise<T>;

/** The screen that makes the request, sent as `frontegg-source`. */
export type RequestSource = 'admin-portal' | 'login-box';

/** A name and its value, as the host's resolvers return them. */
export interface KeyValuePair {
  key: string;
  value: string;
}

/**
 * How requests are made. The resolvers belong to one identity and are not shared. A resolver that throws fails the call
 * with `host-code-failed`, one that does not settle in time with `timeout`.
 */
export interface RequestContext {
  /** Base URL of the provider, or a function of the path. Default: the origin of the page. */
  baseUrl?: string | ((path: string) => string);
  /** Path prefix. Default: `frontegg`; `/` means none. */
  urlPrefix?: string;
  /** Sent as `frontegg-requested-application-id`. */
  appId?: string;
  /** Replaces `appId` in calls that need a user token; sign-in and renewal keep `appId`. */
  requestedApplication?: string;
  /** Returns a bearer token of the host; the session's token is used when it returns none. */
  tokenResolver?: () => MaybePromise<string | undefined>;
  /**
   * Returns the user and account of the token that `tokenResolver` returns now; undefined while there is none. Necessary
   * for tokens without the claims `sub` and `tenantId`, whose results are not cached otherwise. Called whenever query
   * options are created and with each request. Default: the claims of the token.
   */
  tokenOwner?: () => { userId: string; tenantId: string } | undefined;
  /** Returns the login alias of the account, sent as `frontegg-login-alias`. */
  tenantResolver?: () => MaybePromise<{ tenant?: string | null }>;
  additionalQueryParamsResolver?: () => MaybePromise<KeyValuePair[]>;
  additionalHeadersResolver?: () => MaybePromise<KeyValuePair[]>;
  /** Receives the fetch options and the URL; its return value replaces the options. */
  beforeRequestInterceptor?: (options: RequestInit, url: string) => MaybePromise<RequestInit>;
  /** Default: `same-origin`, or `include` for calls that need the provider's cookie. */
  requestCredentials?: RequestInit['credentials'];
  requestSource?: RequestSource;
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string };
  /**
   * Timeout of one attempt in milliseconds, including the body; for a stream until its headers arrive. Default: 30 000.
   */
  timeout?: number;
  /** Maximum size of a response body in bytes; not for streams. Default: 64 MB. */
  maxResponseSize?: number;
}
