import type { Row } from './row';

/** A user as another service describes them. */
export interface OutsideProfile {
  readonly email: string;
  readonly name: string;
  /** Groups at an identity provider. */
  readonly groups: readonly string[];
}

export type TripKind = 'social' | 'oidc' | 'saml';

/** A sign-in that goes on at another service. The id is the hash of the state that the service gets. */
export interface TripRow extends Row {
  readonly kind: TripKind;
  /** Name of the service, or id of the connection. */
  readonly target: string;
  /** Page of the application that it comes back to. */
  readonly redirectUri: string;
  /** What the application recognizes it by. */
  readonly state: string;
  /** Hash of the cookie of the browser that set out. */
  readonly browserHash: string;
  /** What the client of the protocol checks the response with. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Hash of the handle that the application hands in, once the service has answered. */
  readonly handleHash?: string;
  readonly profile?: OutsideProfile;
}

/** An assertion of an identity provider that was used. The id is its hash. */
export interface UsedAssertionRow extends Row {
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** A code of the pretend service. The id is its hash. */
export interface PretendCodeRow extends Row {
  readonly profile: OutsideProfile;
  readonly returnTo: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The right to act as a user, for the browser of the console that it was issued in. The id is the hash of the token. */
export interface ActorTokenRow extends Row {
  readonly userId: string;
  /** Email address of who acts. */
  readonly actor: string;
  readonly browserHash: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}
