import type { Row } from './row';

/** A user as an external service describes them. */
export interface ExternalProfile {
  readonly email: string;
  readonly name: string;
  /** Groups at an identity provider. */
  readonly groups: readonly string[];
}

export type ExternalKind = 'social' | 'oidc' | 'saml';

/** A sign-in that continues at an external service. The id is the hash of the state sent to the service. */
export interface ExternalSignInRow extends Row {
  readonly kind: ExternalKind;
  /** Name of the service, or id of the connection. */
  readonly target: string;
  /** Page of the application to return to. */
  readonly redirectUri: string;
  /** `state` of the application. */
  readonly state: string;
  /** Hash of the cookie of the browser that started it. */
  readonly browserHash: string;
  /** Values with which the protocol's client verifies the response. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Hash of the handle for the application, once the service has responded. */
  readonly handleHash?: string;
  readonly profile?: ExternalProfile;
}

/** A used assertion of an identity provider. The id is its hash. */
export interface UsedAssertionRow extends Row {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** An authorization code of the mock service. The id is its hash. */
export interface MockCodeRow extends Row {
  readonly profile: ExternalProfile;
  readonly returnTo: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/**
 * The right to impersonate a user, for the browser of the console that it was issued in. The id is the hash of the
 * token.
 */
export interface ActorTokenRow extends Row {
  readonly userId: string;
  /** Email address of the impersonator. */
  readonly actor: string;
  readonly browserHash: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}
