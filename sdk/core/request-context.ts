type MaybePromise<T> = T | Promise<T>;

/** Which of the provider's screens asks, sent as `frontegg-source`. */
export type RequestSource = 'admin-portal' | 'login-box';

/** A name and its value, as the resolvers of the host give them. */
export interface KeyValuePair {
  key: string;
  value: string;
}

/**
 * How requests are made. Every resolver belongs to one identity; nothing is shared between two of them.
 * A resolver that throws fails the call with `host-code-failed`, one that does not answer with `timeout`.
 */
export interface RequestContext {
  /** Address of the provider, or a function of the path. Default: the current page. */
  baseUrl?: string | ((path: string) => string);
  /** Path prefix, default `frontegg`. `/` means none. */
  urlPrefix?: string;
  /** Sent as `frontegg-requested-application-id`. */
  appId?: string;
  /** Takes the place of `appId` in calls that need a user token; sign-in and renewal keep `appId`. */
  requestedApplication?: string;
  /** Bearer token from the host; the session's token is used when it yields nothing. */
  tokenResolver?: () => MaybePromise<string | undefined>;
  /** Yields the tenant alias, sent as `frontegg-login-alias`. */
  tenantResolver?: () => MaybePromise<{ tenant?: string | null }>;
  additionalQueryParamsResolver?: () => MaybePromise<KeyValuePair[]>;
  additionalHeadersResolver?: () => MaybePromise<KeyValuePair[]>;
  /** Receives the options without URL, and the URL; its return value replaces the options. */
  beforeRequestInterceptor?: (options: RequestInit, url: string) => MaybePromise<RequestInit>;
  /** Default `same-origin`; calls that carry the provider's cookie use `include` unless this is set. */
  requestCredentials?: RequestInit['credentials'];
  requestSource?: RequestSource;
  metadataHeaders?: { framework?: string; fronteggSdkVersion?: string };
  /** Limit of one try, body included, in milliseconds. Default 30 000. A stream has it until its headers are there. */
  timeout?: number;
  /** Largest body of a response in bytes. Default 64 MB. A stream has no limit. */
  maxResponseSize?: number;
}
