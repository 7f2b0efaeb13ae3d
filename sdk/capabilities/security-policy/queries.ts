import { fault } from '../../core/error-texts';
import { ApiError } from '../../core/errors';
import { capability } from '../../core/queries';
import {
  contract,
  type LockoutPolicy,
  type MfaPolicy,
  type NewLockoutPolicy,
  type NewMfaPolicy,
  type NewPasswordHistoryPolicy,
  type PasswordHistoryPolicy,
} from './contract';

export type { GlobalPolicy, LockoutPolicy, MfaPolicy, PasswordHistoryPolicy } from './contract';

/** Who needs a second factor: no user, every user, or every user who does not sign in through SAML. */
export const enforceMFATypes = ['DontForce', 'Force', 'ForceExceptSAML'] as const;
/** One of {@link enforceMFATypes}. */
export type EnforceMFAType = (typeof enforceMFATypes)[number];

/** One policy as the account, its vendor, and both together have it. */
export interface PolicyView<P> {
  /** Null while the account has none of its own. */
  own: P | null;
  vendor: P | null;
  /** What applies, and what a form starts from: it carries an id only when it is the account's own. */
  effective: P | null;
}

type Read<P> = Promise<P | null | undefined>;

const isStatus = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.statusCode);

/** A policy that does not exist is an answer, not a failure. */
const orUnset = async <P>(read: Read<P>, normal: readonly number[] = [403, 404]): Promise<P | null> => {
  try {
    return (await read) ?? null;
  } catch (error) {
    if (isStatus(error, normal)) return null;
    throw error;
  }
};

/** A refusal to read the account's own policy is an error: null would say that there is none. */
const orMissing = <P>(read: Read<P>) => orUnset(read, [404]);

/** The account's own policy, else the vendor's, without the vendor's id: saving that one would be a change of the vendor. */
export const effectivePolicy = <P extends { id?: string }>(own: P | null, vendor: P | null): P | null =>
  own ?? (vendor && { ...vendor, id: undefined });

const view = async <P extends { id?: string }>(
  ownRead: Promise<P | null>,
  vendorRead: Promise<P | null>,
): Promise<PolicyView<P>> => {
  const [own, vendor] = await Promise.all([ownRead, vendorRead]);
  return { own, vendor, effective: effectivePolicy(own, vendor) };
};

const { query, mutation } = capability('securityPolicy', contract);

// The recommendations of the security center follow from the policies.
const stale = ['securityPolicy', 'securityCenter'];

/** What the vendor set for all accounts; null for those who may not see it. */
export const global = query((api) => orUnset(api.getGlobal()));

/** Who needs a second factor. A policy that is refused or missing counts as not set. */
export const mfa = query(
  (api): Promise<PolicyView<MfaPolicy>> => view(orUnset(api.getMfaPolicy()), orUnset(api.getVendorMfaPolicy())),
);

/** When wrong passwords lock a user out. */
export const lockout = query(
  (api): Promise<PolicyView<LockoutPolicy>> =>
    view(orMissing(api.getLockoutPolicy()), orUnset(api.getVendorLockoutPolicy())),
);

/** Which passwords cannot be used again. */
export const passwordHistory = query(
  (api): Promise<PolicyView<PasswordHistoryPolicy>> =>
    view(orMissing(api.getPasswordHistoryPolicy()), orUnset(api.getVendorPasswordHistoryPolicy())),
);

/** Values of a policy, with the id of the account's own one if there is one. */
type Saved<Values> = Values & { id?: string };

/** Changes the account's policy, or gives it one. */
export const saveMfa = mutation(
  (api, { id, enforceMFAType }: Saved<NewMfaPolicy>) =>
    id ? api.updateMfaPolicy({ id, enforceMFAType }) : api.createMfaPolicy({ enforceMFAType }),
  stale,
);

/** An enabled policy needs a positive count: zero attempts would lock every user out, and JSON writes NaN as null. */
const counted = (enabled: boolean, name: string, count: number): void => {
  const least = enabled ? 1 : 0;
  if (!Number.isSafeInteger(count) || count < least) throw fault('invalid-input', { errorContext: { name } });
};

/**
 * Changes the account's policy, or gives it one.
 * @throws IdentityError `invalid-input` unless `maxAttempts` is a whole number, of a policy that is on at least 1.
 */
export const saveLockout = mutation(async (api, { id, enabled, maxAttempts }: Saved<NewLockoutPolicy>) => {
  counted(enabled, 'maxAttempts', maxAttempts);
  const policy = { enabled, maxAttempts };
  return id ? api.updateLockoutPolicy({ id, ...policy }) : api.createLockoutPolicy(policy);
}, stale);

/**
 * Changes the account's policy, or gives it one.
 * @throws IdentityError `invalid-input` unless `historySize` is a whole number, of a policy that is on at least 1.
 */
export const savePasswordHistory = mutation(
  async (api, { id, enabled, historySize }: Saved<NewPasswordHistoryPolicy>) => {
    counted(enabled, 'historySize', historySize);
    const policy = { enabled, historySize };
    return id ? api.updatePasswordHistoryPolicy({ id, ...policy }) : api.createPasswordHistoryPolicy(policy);
  },
  stale,
);
