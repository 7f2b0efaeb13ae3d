import { policyLimits } from '@gatehouse/sdk/security-policy';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { forgetDevices } from '../rules/factors/remembered-devices';
import { policies, vendorPolicies } from '../rules/policies/policies';
import type { document } from '../rules/resources/documents';
import { type OperationsOf, operation } from './operation';
import { readPolicy, savedPolicy } from './policy-rules';

type PolicyDocument<Values> = ReturnType<typeof document<Values | undefined>>;

const notSet = () => new ProviderError(404, 'policy-not-set', 'This account has no policy of its own.');

const invalid = (message: string) => new ProviderError(400, 'invalid-policy', message);

/** Validates a switch with a count: a disabled one accepts any count, an enabled one at least one. */
const checkCount = (enabled: boolean, count: number, { min, max }: { min: number; max: number }): void => {
  const isValid = Number.isSafeInteger(count) && count >= (enabled ? min : 0) && count <= max;
  if (!isValid) throw invalid(`Enter a whole number from ${min} to ${max}.`);
};

const enforceTypes = ['DontForce', 'Force', 'ForceExceptSAML'];

/** Returns the calls of one policy: an account has no policy of its own until it creates one. */
const policyHandlers = <Values extends object>(
  policy: PolicyDocument<Values>,
  vendor: (call: Call) => Values,
  check: (values: Values) => void,
  saved: (call: Call) => void = () => {},
) => {
  const idOf = (call: Call) => policy.idIn(call.caller().tenantId);
  const own = (call: Call) => {
    const value = policy.get(call);
    if (!value) throw notSet();
    return { id: idOf(call), ...value };
  };
  const save = (call: Call, values: Values) => {
    check(values);
    policy.save(call, values);
    saved(call);
    return own(call);
  };
  return {
    get: own,
    getVendor: (call: Call) => ({ id: 'vendor', ...vendor(call) }),
    create: (call: Call, values: Values) => {
      if (policy.get(call)) throw new ProviderError(409, 'policy-exists', 'This policy exists. Change it instead.');
      return save(call, values);
    },
    update: (call: Call, { id, ...values }: Values & { id: string }) => {
      if (!policy.get(call) || id !== idOf(call)) throw notSet();
      // The input without its id are the values.
      return save(call, values as unknown as Values);
    },
  };
};

const mfa = policyHandlers(
  policies.mfa,
  () => vendorPolicies.mfa,
  ({ enforceMFAType }) => {
    if (!enforceTypes.includes(enforceMFAType)) throw invalid(`Choose one of ${enforceTypes.join(', ')}.`);
  },
  ({ db, provider, caller }) => {
    for (const { userId } of db.memberships.by('tenantId', caller().tenantId)) forgetDevices(provider, userId);
  },
);
const lockout = policyHandlers(
  policies.lockout,
  ({ provider }) => ({ enabled: true, maxAttempts: provider.settings.maxFailures }),
  ({ enabled, maxAttempts }) => checkCount(enabled, maxAttempts, policyLimits.maxAttempts),
);
const history = policyHandlers(
  policies.passwordHistory,
  () => vendorPolicies.passwordHistory,
  ({ enabled, historySize }) => checkCount(enabled, historySize, policyLimits.historySize),
);

const savedMfa = savedPolicy('MFA policy changed: {enforceMFAType}');
const savedLockout = savedPolicy('Lockout policy changed');
const savedHistory = savedPolicy('Password history policy changed');

export const securityPolicy: OperationsOf<'securityPolicy'> = {
  getGlobal: operation(readPolicy, () => ({
    ...vendorPolicies.mfa,
    allowOverrideEnforcePasswordHistory: true,
    allowOverridePasswordComplexity: false,
    allowOverridePasswordExpiration: false,
  })),
  getMfaPolicy: operation(readPolicy, mfa.get),
  getVendorMfaPolicy: operation(readPolicy, mfa.getVendor),
  createMfaPolicy: operation(savedMfa, mfa.create),
  updateMfaPolicy: operation(savedMfa, mfa.update),
  getLockoutPolicy: operation(readPolicy, lockout.get),
  getVendorLockoutPolicy: operation(readPolicy, lockout.getVendor),
  createLockoutPolicy: operation(savedLockout, lockout.create),
  updateLockoutPolicy: operation(savedLockout, lockout.update),
  getPasswordHistoryPolicy: operation(readPolicy, history.get),
  getVendorPasswordHistoryPolicy: operation(readPolicy, history.getVendor),
  createPasswordHistoryPolicy: operation(savedHistory, history.create),
  updatePasswordHistoryPolicy: operation(savedHistory, history.update),
};
