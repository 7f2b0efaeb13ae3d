import type { TokenClaims } from './jwt';

/** Milliseconds by which the provider's clock is ahead of this device's, by the claims of the token that showed it. */
const offsets = new WeakMap<object, number>();

/** Remembers with which offset to the provider's clock a token has arrived. */
export const rememberOffset = (claims: TokenClaims, offset: number | undefined): void => {
  if (offset !== undefined && Number.isFinite(offset)) offsets.set(claims, offset);
};

/**
 * Returns the milliseconds by which the provider's clock is ahead of this device's when a token has just arrived.
 *
 * @param seconds Seconds since the epoch by the provider's clock: the response's date, else the `iat` of a token straight
 * from the provider, which is new.
 */
export const offsetOf = (seconds: unknown, now: number): number | undefined =>
  typeof seconds === 'number' && Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 - now : undefined;

/**
 * Returns the time by the provider's clock, in milliseconds since the epoch. The times in a token, such as `auth_time`
 * and `exp`, are compared with it: the clock of the device may be days off.
 *
 * @param claims The claims of the session. For claims of other origin the time is that of the device, but never before
 * the token was issued.
 * @param now The time by this device's clock, in milliseconds since the epoch. Default: now.
 */
export const providerNow = (claims: TokenClaims | undefined, now: number = Date.now()): number => {
  const offset = claims && offsets.get(claims);
  if (offset !== undefined) return now + offset;
  return typeof claims?.iat === 'number' ? Math.max(now, claims.iat * 1000) : now;
};
