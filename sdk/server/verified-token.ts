import {
  array,
  catch as catchAs,
  maxLength,
  minLength,
  number,
  object,
  optional,
  refine,
  safeParse,
  string,
  unknown,
} from 'zod/mini';
import { compilePermissions } from '../core/permissions';
import { isSteppedUp, MULTI_FACTOR, type StepUpOptions } from '../session/step-up';
import type { TokenClaims } from '../session/tokens/jwt';
import { TokenError, TokenRefusedError } from './token-error';

/** The user and account of a verified token. */
export interface VerifiedToken {
  /** Id of the user; of an account's API token, which has no user, the id of the token. */
  readonly userId: string;
  /** Id of the account. */
  readonly tenantId: string;
  /** Email address; only if the provider has verified it. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** Keys of roles. */
  readonly roles: readonly string[];
  /** Keys of permissions; may contain wildcards such as `fe.secure.*`. */
  readonly permissions: readonly string[];
  /** Milliseconds since 1970; infinite for an API token that does not expire. */
  readonly expiresAt: number;
  /**
   * What the token is: `userToken`, or an API token such as `userApiToken`, `tenantApiToken`, `userAccessToken` or
   * `tenantAccessToken`; undefined if it says nothing.
   */
  readonly kind: string | undefined;
  /** Returns whether the permissions cover a key, wildcards included. */
  can(permission: string): boolean;
  /** @throws TokenRefusedError with the response's status and header unless {@link VerifiedToken.can}. */
  require(permission: string): void;
  /** @throws TokenRefusedError with the response's status and header unless the token is for this account. */
  requireTenant(tenantId: string): void;
  /** Returns whether a second factor was verified, recently enough. */
  isSteppedUp(options?: StepUpOptions): boolean;
  /** @throws TokenRefusedError with the response's status and header unless {@link VerifiedToken.isSteppedUp}. */
  requireStepUp(options?: StepUpOptions): void;
  /** All claims of the token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const id = string().check(minLength(1), maxLength(4096));
const keysOf = catchAs(array(string()), []);

const Claims = object({
  sub: id,
  tenantId: id,
  userId: optional(id),
  // JSON can represent infinity as 1e400, which would never expire.
  exp: optional(number().check(refine(Number.isFinite))),
  email: optional(string()),
  email_verified: optional(unknown()),
  name: optional(string()),
  roles: keysOf,
  permissions: keysOf,
  type: optional(string()),
});

/** Tokens whose subject is the token itself; the user is in a claim of its own. */
const ofPrograms = new Set<string | undefined>(['userApiToken', 'userAccessToken']);

/**
 * Returns what verified claims say, with the checks of it; the permissions are compiled once.
 *
 * @throws TokenError `claim` when user or account are missing
 */
export const verifiedToken = (claims: TokenClaims, now: () => number): VerifiedToken => {
  const parsed = safeParse(Claims, claims);
  if (!parsed.success) throw new TokenError('claim', { claim: parsed.error.issues[0]?.path.join('.') });
  const { sub, tenantId, userId, exp, email, email_verified, name, roles, permissions, type: kind } = parsed.data;
  const covers = compilePermissions(permissions);
  const isRecent = (options: StepUpOptions = {}) => isSteppedUp(claims, { now: now() / 1000, ...options });
  return {
    userId: ofPrograms.has(kind) ? (userId ?? sub) : sub,
    tenantId,
    // An unverified address may be another user's.
    email: email_verified === true ? email : undefined,
    name,
    roles,
    permissions,
    expiresAt: exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000,
    kind,
    can: (permission) => covers(permission),
    require: (permission) => {
      if (!covers(permission)) throw new TokenRefusedError({ permission });
    },
    requireTenant: (wanted) => {
      if (wanted !== tenantId) throw new TokenRefusedError('another-account');
    },
    isSteppedUp: isRecent,
    requireStepUp: (options = {}) => {
      if (!isRecent(options)) throw new TokenRefusedError({ acr: MULTI_FACTOR, maxAge: options.maxAge });
    },
    claims,
  };
};
