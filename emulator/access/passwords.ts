import { type AccessOf, anybody } from './rule';

export const passwords: AccessOf<'passwords'> = {
  forgotPassword: { as: 'none', limit: 'mail', event: 'frontegg.user.forgotPassword' },
  resetPassword: { as: 'none', audit: 'Password reset', severity: 'Medium', event: 'frontegg.user.resetPassword' },
  getPasswordConfig: anybody,
  bulkResetBreachedPasswords: {
    as: 'user',
    permission: ['fe.secure.write.securityPolicy', 'fe.secure.write.updateUser'],
    audit: 'Reset emails sent to users with a breached password',
    severity: 'Medium',
  },
  changePassword: {
    as: 'user',
    ownerOnly: true,
    audit: 'Password changed',
    severity: 'Medium',
    event: 'frontegg.user.passwordChanged',
  },
};
