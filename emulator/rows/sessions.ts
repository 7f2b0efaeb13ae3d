import type { Row } from './row';

export interface SessionRow extends Row {
  readonly secretHash: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly userAgent: string;
  readonly ip: string;
  /** Milliseconds since the epoch, as all times below. */
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly authTime: number;
  /** When a call was last made in it; idle sessions end by it. Absent until the first. */
  readonly usedAt?: number;
  readonly amr: readonly string[];
  readonly acr?: string;
  /** Email address of who acts as the user. */
  readonly actor?: string;
}

/** All refresh tokens that descend from one sign-in of one client. */
export interface FamilyRow extends Row {
  readonly sessionId: string;
  readonly clientId: string;
  /** How its tokens travel: in the HttpOnly cookie, or in bodies for a client that holds them in memory. */
  readonly form: 'cookie' | 'body';
  readonly codeId?: string;
  /** Fixed at the first token; rotation never moves it. */
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
  /** The sign-in must not be older than this. */
  readonly authenticatedSince?: number;
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
export interface MfaTicketRow extends Row {
  readonly userId: string;
  readonly amr: readonly string[];
  readonly expiresAt: number;
  readonly attempts: number;
  /** Names the browser that signs in, by the hash of its cookie. */
  readonly browserHash: string;
  /** Secret of an authenticator that is being enrolled. */
  readonly enrolling?: string;
  /** Of the invite link that the sign-in follows. */
  readonly invitationToken?: string;
}

export interface LockoutRow extends Row {
  /** Address whose passwords are counted. Absent for other factors. */
  readonly account?: string;
  readonly failures: number;
  /** When the last attempt was counted. */
  readonly countedAt: number;
  readonly lockedUntil?: number;
  /** No further attempt before. */
  readonly waitUntil?: number;
}

export interface OneTimeCodeRow extends Row {
  readonly type: string;
  /** Empty for an address that no user has. */
  readonly userId: string;
  readonly expiresAt: number;
  readonly attempts: number;
  /** Of a code that is typed: its hash, and the address whose tries are counted. Absent for links. */
  readonly codeHash?: string;
  readonly account?: string;
  /** Of a link: hash of the cookie that names the browser which asked for it. */
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

/** A change that waits for a code, or for the signature of a key. The id is the hash of the token or challenge that names it. */
export interface ConfirmationRow extends Row {
  readonly kind: string;
  /** Absent while the user is unknown: a discoverable passkey names its user. */
  readonly userId?: string;
  /** What is confirmed: a number, a device, or the challenge of a key. */
  readonly target: string;
  /** Absent where a key signs. */
  readonly codeHash?: string;
  readonly expiresAt: number;
  readonly attempts: number;
}
