import type { TokenClaims } from './tokens/jwt';
import { providerNow } from './tokens/provider-clock';

/** Authentication class of a multi-factor sign-in. Source: PAPE policies, as the provider sends it. */
export const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

/** Local-storage key that is set while a step-up continues through a sign-out or the hosted login. */
export const SHOULD_STEP_UP_KEY = 'SHOULD_STEP_UP';

/** Tab-storage key of the maximum age of that step-up, in seconds. */
export const STEP_UP_MAX_AGE_KEY = 'GATEHOUSE_STEP_UP_MAX_AGE';

const FACTORS = ['otp', 'sms', 'hwk'];
const LEEWAY = 60;

/** Options of a step-up check. */
export interface StepUpOptions {
  /** Maximum age of the authentication, in seconds. Default: none. */
  maxAge?: number;
  /** Seconds since the epoch, by the provider's clock. Default: now, by what the session knows of that clock. */
  now?: number;
}

/** Returns whether the token proves a multi-factor sign-in that is recent enough. */
export const isSteppedUp = (
  claims: TokenClaims | undefined,
  { maxAge, now = providerNow(claims) / 1000 }: StepUpOptions = {},
): boolean => {
  const methods: unknown[] = Array.isArray(claims?.amr) ? claims.amr : [];
  if (claims?.acr !== MULTI_FACTOR || !methods.includes('mfa')) return false;
  if (!FACTORS.some((factor) => methods.includes(factor))) return false;
  if (maxAge === undefined) return true;
  const { auth_time } = claims;
  // Hosts pass milliseconds as often as seconds; no date of this millennium is ambiguous.
  const seconds = now > 1e11 ? now / 1000 : now;
  return typeof auth_time === 'number' && seconds - auth_time <= maxAge && auth_time <= seconds + LEEWAY;
};
