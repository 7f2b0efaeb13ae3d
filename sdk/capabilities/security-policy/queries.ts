import { identityError } from '../../core/error-texts';
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
export { policyLimits } from './contract';

/** Which users need a second factor: none, all, or all who do not sign in through SAML. */
export const enforceMFATypes = ['DontForce', 'Force', 'ForceExceptSAML'] as const;
/** One of {@link enforceMFATypes}. */
export type EnforceMFAType = (typeof enforceMFATypes)[number];

/** A policy of the account, of its vendor, and the effective one. */
export interface PolicyView<P> {
  /** Null when the account has none of its own. */
  own: P | null;
  vendor: P | null;
  /** The policy in force, which is also the initial value of a form. It has an id only when it is the account's own. */
  effective: P | null;
}

type Read<P> = Promise<P | null | undefined>;

const isStatus = (error: unknown, statuses: readonly number[]): boolean =>
  error instanceof ApiError && statuses.includes(error.statusCode);

/** A missing policy is a result, not an error. */
const orUnset = async <P>(read: Read<P>, normal: readonly number[] = [403, 404]): Promise<P | null> => {
  try {
    return (await read) ?? null;
  } catch (error) {
    if (isStatus(error, normal)) return null;
    throw error;
  }
};

/** A refused read of the account's own policy remains an error: null would mean that it has none. */
const orMissing = <P>(read: Read<P>) => orUnset(read, [404]);

/**
 * Returns the account's own policy, else the vendor's without its id: saving with the vendor's id would change the
 * vendor's policy.
 */
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

// The security center's recommendations depend on the policies.
const stale = ['securityPolicy', 'securityCenter'];

/** Returns the vendor's policies for all accounts; null when the user is not allowed to read them. */
export const global = query((api) => orUnset(api.getGlobal()));

/** Returns the MFA policy. A policy that is refused or missing counts as not set. */
export const mfa = query(
  (api): Promise<PolicyView<MfaPolicy>> => view(orUnset(api.getMfaPolicy()), orUnset(api.getVendorMfaPolicy())),
);

/** Returns the lockout policy. */
export const lockout = query(
  (api): Promise<PolicyView<LockoutPolicy>> =>
    view(orMissing(api.getLockoutPolicy()), orUnset(api.getVendorLockoutPolicy())),
);

/** Returns the password history policy. */
export const passwordHistory = query(
  (api): Promise<PolicyView<PasswordHistoryPolicy>> =>
    view(orMissing(api.getPasswordHistoryPolicy()), orUnset(api.getVendorPasswordHistoryPolicy())),
);

/** Values of a policy, with the id of the account's own one if it exists. */
type Saved<Values> = Values & { id?: string };

/** Saves the account's MFA policy; creates it when there is none. */
export const saveMfa = mutation(
  (api, { id, enforceMFAType }: Saved<NewMfaPolicy>) =>
    id ? api.updateMfaPolicy({ id, enforceMFAType }) : api.createMfaPolicy({ enforceMFAType }),
  stale,
);

/** An enabled policy needs a positive count: zero attempts would lock every user out, and JSON encodes NaN as null. */
const counted = (enabled: boolean, name: string, count: number): void => {
  const least = enabled ? 1 : 0;
  if (!Number.isSafeInteger(count) || count < least) throw identityError('invalid-input', { errorContext: { name } });
};

/**
 * Saves the account's lockout policy; creates it when there is none.
 * @throws IdentityError `invalid-input` unless `maxAttempts` is a whole number, and at least 1 when enabled.
 */
export const saveLockout = mutation(async (api, { id, enabled, maxAttempts }: Saved<NewLockoutPolicy>) => {
  counted(enabled, 'maxAttempts', maxAttempts);
  const policy = { enabled, maxAttempts };
  return id ? api.updateLockoutPolicy({ id, ...policy }) : api.createLockoutPolicy(policy);
}, stale);

/**
 * Saves the account's password history policy; creates it when there is none.
 * @throws IdentityError `invalid-input` unless `historySize` is a whole number, and at least 1 when enabled.
 */
export const savePasswordHistory = mutation(
  async (api, { id, enabled, historySize }: Saved<NewPasswordHistoryPolicy>) => {
    counted(enabled, 'historySize', historySize);
    const policy = { enabled, historySize };
    return id ? api.updatePasswordHistoryPolicy({ id, ...policy }) : api.createPasswordHistoryPolicy(policy);
  },
  stale,
);
