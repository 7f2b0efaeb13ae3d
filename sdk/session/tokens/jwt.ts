import { issuerValues } from '../../core/http/issuer';
import { sessionError, sessionErrorTexts } from '../errors';

/** Claims that the SDK reads. Source: contract of the provider's tokens; any of them may be missing. */
export interface TokenClaims {
  iss?: unknown;
  aud?: unknown;
  sub?: unknown;
  exp?: unknown;
  iat?: unknown;
  nonce?: unknown;
  azp?: unknown;
  acr?: unknown;
  amr?: unknown;
  /** Seconds since the epoch. */
  auth_time?: unknown;
  [claim: string]: unknown;
}

const JWT_PATTERN = /^[\w-]+\.[\w-]+\.[\w-]*$/;

const decodeSegment = (segment: string): TokenClaims => {
  const bytes = Uint8Array.from(atob(segment.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
  const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('not an object');
  return value as TokenClaims;
};

const readPart = (token: unknown, index: 0 | 1): TokenClaims => {
  try {
    if (typeof token !== 'string' || !JWT_PATTERN.test(token)) throw new TypeError('not a token');
    return decodeSegment(token.split('.')[index] ?? '');
  } catch (cause) {
    throw sessionError('invalid-token', { cause });
  }
};

/** Decodes the claims of a token inside the SDK; `decodeToken` is the public function. */
export const readClaims = (token: unknown): TokenClaims => readPart(token, 1);

/** Returns whether two tokens belong to the same user in the same account. */
export const isSameOwner = (a: string, b: string): boolean => {
  if (a === b) return true;
  const [before, next] = [readClaims(a), readClaims(b)];
  return before.sub === next.sub && before.tenantId === next.tenantId;
};

/** Lifetime in seconds when the provider sends none. */
const DEFAULT_LIFETIME = 300;

/** Returns the lifetime of a token in seconds; 300 when the value is missing, negative, infinite or invalid. */
export const lifetime = (expiresIn: unknown): number => {
  const seconds = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn;
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds : DEFAULT_LIFETIME;
};

export interface IdTokenExpectations {
  issuer: string;
  clientId: string;
  /** Nonce of the transaction; absent for tokens without a transaction. */
  nonce?: string;
  /** Seconds; sent to the provider as `max_age`. */
  maxAge?: number;
  /** Id of the user who was signed in before. */
  previousSub?: string;
  /** Seconds since the epoch by the provider's clock, if known. */
  providerNow?: number;
}

const LEEWAY = 60;
const SIGNED = /^(RS|PS|ES)(256|384|512)$|^EdDSA$/;

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Returns the claim of an ID token that does not match its transaction, or undefined. Source: OpenID Connect Core
 * 3.1.3.7.
 */
const mismatchedClaim = (
  header: TokenClaims,
  claims: TokenClaims,
  expected: IdTokenExpectations,
): string | undefined => {
  const { iss, aud, azp, sub, exp, iat, nonce, auth_time } = claims;
  const audiences: unknown[] = Array.isArray(aud) ? aud : [aud];
  if (typeof header.alg !== 'string' || !SIGNED.test(header.alg)) return 'alg';
  if (!issuerValues(expected.issuer).some((value) => value === iss)) return 'iss';
  if (!audiences.includes(expected.clientId)) return 'aud';
  if ((audiences.length > 1 || azp !== undefined) && azp !== expected.clientId) return 'azp';
  if (!isText(sub) || (expected.previousSub !== undefined && sub !== expected.previousSub)) return 'sub';
  if (expected.nonce !== undefined && nonce !== expected.nonce) return 'nonce';
  if (!isTime(exp) || !isTime(iat)) return 'exp';
  // A token straight from the token endpoint is new; the device's clock is not the provider's.
  const now = expected.providerNow ?? iat;
  if (exp < now - LEEWAY) return 'exp';
  if (expected.maxAge !== undefined && !(isTime(auth_time) && now - auth_time <= expected.maxAge + LEEWAY))
    return 'auth_time';
  return undefined;
};

/** Which option to compare with the provider, for a claim that is wrong because of one. */
const advice = (claim: string, { iss, aud }: TokenClaims, { issuer, clientId }: IdTokenExpectations) => {
  if (claim === 'aud' && isText(aud)) return `it is for the client "${aud}", but clientId is "${clientId}"`;
  if (claim === 'iss' && isText(iss)) return `it is from the issuer "${iss}", but baseUrl or issuer is "${issuer}"`;
  return undefined;
};

/**
 * Returns the claims of an ID token that matches its transaction.
 * @throws IdentityError `invalid-token`; its context names the claim that does not match.
 */
export const readIdToken = (token: string, expected: IdTokenExpectations): TokenClaims => {
  const claims = readPart(token, 1);
  const mismatch = mismatchedClaim(readPart(token, 0), claims, expected);
  const signed = !token.endsWith('.');
  if (mismatch || !signed) {
    const claim = mismatch ?? 'signature';
    const help = advice(claim, claims, expected);
    const message = `${sessionErrorTexts['invalid-token']}: ${help}. Use the same in createIdentity as at the provider.`;
    throw sessionError('invalid-token', { errorContext: { claim }, ...(help && { message }) });
  }
  return claims;
};
