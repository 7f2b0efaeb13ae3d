import type { AccessOf } from './rule';

const readPolicy = { as: 'user', permission: 'fe.secure.read.securityPolicy' } as const;
const savedPolicy = (audit: string) =>
  ({
    as: 'user',
    permission: 'fe.secure.write.securityPolicy',
    audit,
    severity: 'High',
    event: 'frontegg.securityPolicy.updated',
  }) as const;
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
