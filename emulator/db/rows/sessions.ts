import type { Row } from './row';

export interface SessionRow extends Row {
  readonly secretHash: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly userAgent: string;
  readonly ip: string;
  /** Milliseconds since the epoch, like all times below. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly authTime: number;
  /** Time of the last call, by which idle sessions end. Absent until the first. */
  readonly usedAt?: number;
  readonly amr: readonly string[];
  readonly acr?: string;
  /** Email address of the impersonator. */
  readonly actor?: string;
}

/** All refresh tokens of one sign-in with one client. */
export interface FamilyRow extends Row {
  readonly sessionId: string;
  readonly clientId: string;
  /**
   * Where its tokens are stored: in the HttpOnly cookie, or in memory by a client that receives them in response
   * bodies.
   */
  readonly form: 'cookie' | 'body';
  readonly codeId?: string;
  /** Set with the first token; rotation does not extend it. */
  readonly expiresAt: number;
  readonly current: readonly string[];
  readonly previous: readonly string[];
  readonly rotatedAt: number;
  readonly revoked: boolean;
}

export interface AuthorizeRequestRow extends Row {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly state?: string;
  readonly nonce?: string;
  readonly tenantId?: string;
  readonly acr?: string;
  readonly createdAt: number;
  /** Maximum age of the authentication, as a time. A second factor alone renews it, if one is required. */
  readonly authenticatedSince?: number;
  /** Time of the request, if only a complete sign-in after it fits. */
  readonly signedInSince?: number;
  /** Time of the sign-in that was sent to the second factor. */
  readonly stepUpOf?: number;
}

export interface CodeRow extends Row {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce?: string;
  readonly sessionId: string;
  readonly tenantId: string;
  readonly createdAt: number;
  readonly used: boolean;
}

/** A sign-in that waits for its second factor. */
export interface MfaSessionRow extends Row {
  readonly userId: string;
  readonly amr: readonly string[];
  readonly expiresAt: number;
  readonly attempts: number;
  /** Hash of the cookie of the browser that signs in. */
  readonly browserHash: string;
  /** Secret of an authenticator that is being enrolled. */
  readonly enrolling?: string;
  /** Id of the invite link that the sign-in follows. */
  readonly invitationToken?: string;
}

export interface LockoutRow extends Row {
  /** Email address whose password attempts are counted. Absent for other factors. */
  readonly account?: string;
  readonly failures: number;
  /** When the last attempt was counted. */
  readonly countedAt: number;
  readonly lockedUntil?: number;
  /** No further attempt before this time. */
  readonly waitUntil?: number;
}

export interface OneTimeCodeRow extends Row {
  readonly type: string;
  /** Empty for an unknown address. */
  readonly userId: string;
  readonly expiresAt: number;
  readonly attempts: number;
  /** For a code: its hash, and the user or unknown address whose attempts are counted. Absent for links. */
  readonly codeHash?: string;
  readonly account?: string;
  /** For a link: hash of the cookie of the browser that requested it. */
  readonly browser?: string;
}

export interface RememberedDeviceRow extends Row {
  readonly userId: string;
  readonly expiresAt: number;
}

/** A browser in which a user has signed in. The id is the hash of its cookie and the user. */
export interface KnownBrowserRow extends Row {
  readonly userId: string;
  readonly expiresAt: number;
}

/** A change that waits for a code or a key's signature. The id is the hash of its token or challenge. */
export interface ConfirmationRow extends Row {
  readonly kind: string;
  /** Absent while the user is unknown: a discoverable passkey identifies its user. */
  readonly userId?: string;
  /** What is confirmed: a number, a device, or the challenge of a key. */
  readonly target: string;
  /** Absent when a key signs. */
  readonly codeHash?: string;
  readonly expiresAt: number;
  readonly attempts: number;
}
