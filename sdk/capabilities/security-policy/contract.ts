import { get, patch, post } from '../../core/contract';
import {
  boolean,
  type Infer,
  maybeNumber,
  maybeText,
  nullable,
  number,
  object,
  optional,
  optionalFlag,
  optionalText,
  string,
} from '../../core/schema';

/** Limits of the policies, shared by forms and provider. */
export const policyLimits = {
  /** Failed attempts until an account is locked. */
  maxAttempts: { min: 1, max: 100 },
  /** Remembered passwords. */
  historySize: { min: 1, max: 10 },
} as const;

/** The vendor's policies for all accounts, and which of them an account may override. */
export const GlobalPolicy = object({
  enforceMFAType: maybeText,
  allowOverrideEnforcePasswordHistory: optionalFlag,
  allowOverridePasswordComplexity: optionalFlag,
  allowOverridePasswordExpiration: optionalFlag,
});
export type GlobalPolicy = Infer<typeof GlobalPolicy>;

const id = { id: string() };
const ownId = { id: optionalText };

const mfa = { enforceMFAType: string() };
const lockout = { enabled: boolean(), maxAttempts: number() };
const history = { enabled: boolean(), historySize: number() };

/** Which users have to sign in with a second factor. */
export const MfaPolicy = object({ ...ownId, ...mfa });
export type MfaPolicy = Infer<typeof MfaPolicy>;

/** Number of consecutive wrong passwords after which a user is locked out. */
export const LockoutPolicy = object({ ...ownId, enabled: boolean(), maxAttempts: maybeNumber });
export type LockoutPolicy = Infer<typeof LockoutPolicy>;

/** Number of recent passwords that cannot be reused. */
export const PasswordHistoryPolicy = object({ ...ownId, enabled: boolean(), historySize: maybeNumber });
export type PasswordHistoryPolicy = Infer<typeof PasswordHistoryPolicy>;

/** Input for saving an {@link MfaPolicy}. */
export const NewMfaPolicy = object(mfa);
export type NewMfaPolicy = Infer<typeof NewMfaPolicy>;
/** Input for saving a {@link LockoutPolicy}. */
export const NewLockoutPolicy = object(lockout);
export type NewLockoutPolicy = Infer<typeof NewLockoutPolicy>;
/** Input for saving a {@link PasswordHistoryPolicy}. */
export const NewPasswordHistoryPolicy = object(history);
export type NewPasswordHistoryPolicy = Infer<typeof NewPasswordHistoryPolicy>;

const mfaResponse = { output: optional(nullable(MfaPolicy)) };
const lockoutResponse = { output: optional(nullable(LockoutPolicy)) };
const historyResponse = { output: optional(nullable(PasswordHistoryPolicy)) };

const root = '/identity/resources/configurations/v1';
const mfaPath = `${root}/mfa-policy`;
const lockoutPath = `${root}/lockout-policy`;
const historyPath = `${root}/password-history-policy`;

const calls = {
  getGlobal: get(root, { output: optional(nullable(GlobalPolicy)) }),

  getMfaPolicy: get(mfaPath, mfaResponse),
  getVendorMfaPolicy: get(`${mfaPath}/vendor`, mfaResponse),
  createMfaPolicy: post(mfaPath, { ...mfaResponse, input: NewMfaPolicy }),
  updateMfaPolicy: patch(mfaPath, { ...mfaResponse, input: object({ ...id, ...mfa }) }),

  getLockoutPolicy: get(lockoutPath, lockoutResponse),
  getVendorLockoutPolicy: get(`${lockoutPath}/vendor`, lockoutResponse),
  createLockoutPolicy: post(lockoutPath, { ...lockoutResponse, input: NewLockoutPolicy }),
  updateLockoutPolicy: patch(lockoutPath, { ...lockoutResponse, input: object({ ...id, ...lockout }) }),

  getPasswordHistoryPolicy: get(historyPath, historyResponse),
  getVendorPasswordHistoryPolicy: get(`${historyPath}/vendor`, historyResponse),
  createPasswordHistoryPolicy: post(historyPath, { ...historyResponse, input: NewPasswordHistoryPolicy }),
  updatePasswordHistoryPolicy: patch(historyPath, { ...historyResponse, input: object({ ...id, ...history }) }),
};

/** Calls for the MFA, lockout and password history policies. */
export type SecurityPolicyContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SecurityPolicyContract}. */
export const contract: SecurityPolicyContract = calls;
