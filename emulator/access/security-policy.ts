import { readPolicy, savedPolicy } from './policy-rules';
import type { AccessOf } from './rule';

const savedMfa = savedPolicy('MFA policy changed: {enforceMFAType}');
const savedLockout = savedPolicy('Lockout policy changed');
const savedHistory = savedPolicy('Password history policy changed');

export const securityPolicy: AccessOf<'securityPolicy'> = {
  getGlobal: readPolicy,
  getMfaPolicy: readPolicy,
  getVendorMfaPolicy: readPolicy,
  createMfaPolicy: savedMfa,
  updateMfaPolicy: savedMfa,
  getLockoutPolicy: readPolicy,
  getVendorLockoutPolicy: readPolicy,
  createLockoutPolicy: savedLockout,
  updateLockoutPolicy: savedLockout,
  getPasswordHistoryPolicy: readPolicy,
  getVendorPasswordHistoryPolicy: readPolicy,
  createPasswordHistoryPolicy: savedHistory,
  updatePasswordHistoryPolicy: savedHistory,
};
