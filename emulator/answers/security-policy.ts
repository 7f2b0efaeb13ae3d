import type { Call } from '../call';
import { ProviderError } from '../errors';
import { policies, vendorPolicies } from '../policies';
import type { document } from '../resources/documents';
import type { AnswersOf } from './answers-of';

type Kept<Values> = ReturnType<typeof document<Values | undefined>>;

const notSet = () => new ProviderError(404, 'policy-not-set', 'This account has no policy of its own.');

const invalid = (message: string) => new ProviderError(400, 'invalid-policy', message);

/** Validates a switch with a count: a disabled one accepts any count, an enabled one at least one. */
const checkCount = (enabled: boolean, count: number, most: number): void => {
  const isWhole = Number.isSafeInteger(count) && count >= (enabled ? 1 : 0) && count <= most;
  if (!isWhole) throw invalid(`Enter a whole number from 1 to ${most}.`);
};

const enforceTypes = ['DontForce', 'Force', 'ForceExceptSAML'];

/** Returns the calls of one policy: an account has no policy of its own until it creates one. */
const policyAnswers = <Values extends object>(
  kept: Kept<Values>,
  vendor: (call: Call) => Values,
  check: (values: Values) => void,
) => {
  const idOf = (call: Call) => kept.idIn(call.caller().tenantId);
  const own = (call: Call) => {
    const value = kept.get(call);
    if (!value) throw notSet();
    return { id: idOf(call), ...value };
  };
  const save = (call: Call, values: Values) => {
    check(values);
    kept.save(call, values);
    return own(call);
  };
  return {
    get: own,
    getVendor: (call: Call) => ({ id: 'vendor', ...vendor(call) }),
    create: (call: Call, values: Values) => {
      if (kept.get(call)) throw new ProviderError(409, 'policy-exists', 'This policy exists. Change it instead.');
      return save(call, values);
    },
    update: (call: Call, { id, ...values }: Values & { id: string }) => {
      if (!kept.get(call) || id !== idOf(call)) throw notSet();
      // The input without its id are the values.
      return save(call, values as unknown as Values);
    },
  };
};

const mfa = policyAnswers(
  policies.mfa,
  () => vendorPolicies.mfa,
  ({ enforceMFAType }) => {
    if (!enforceTypes.includes(enforceMFAType)) throw invalid(`Choose one of ${enforceTypes.join(', ')}.`);
  },
);
const lockout = policyAnswers(
  policies.lockout,
  ({ provider }) => ({ enabled: true, maxAttempts: provider.settings.maxFailures }),
  ({ enabled, maxAttempts }) => checkCount(enabled, maxAttempts, 100),
);
const history = policyAnswers(
  policies.passwordHistory,
  () => vendorPolicies.passwordHistory,
  ({ enabled, historySize }) => checkCount(enabled, historySize, 10),
);

export const securityPolicy: AnswersOf<'securityPolicy'> = {
  getGlobal: () => ({
    ...vendorPolicies.mfa,
    allowOverrideEnforcePasswordHistory: true,
    allowOverridePasswordComplexity: false,
    allowOverridePasswordExpiration: false,
  }),
  getMfaPolicy: mfa.get,
  getVendorMfaPolicy: mfa.getVendor,
  createMfaPolicy: mfa.create,
  updateMfaPolicy: mfa.update,
  getLockoutPolicy: lockout.get,
  getVendorLockoutPolicy: lockout.getVendor,
  createLockoutPolicy: lockout.create,
  updateLockoutPolicy: lockout.update,
  getPasswordHistoryPolicy: history.get,
  getVendorPasswordHistoryPolicy: history.getVendor,
  createPasswordHistoryPolicy: history.create,
  updatePasswordHistoryPolicy: history.update,
};
