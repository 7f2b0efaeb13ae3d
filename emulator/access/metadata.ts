import { type AccessOf, anybody, secure, user } from './rule';

export const metadata: AccessOf<'metadata'> = {
  getAdminBox: anybody,
  getSaml: anybody,
  getNotifications: user,
  getAudits: user,
  getCurrentIp: user,
  getIp: user,
  getTenantAdminBox: { as: 'user', permission: secure('read.accountSettings') },
  updateTenantAdminBox: {
    as: 'user',
    permission: 'fe.account-settings.write.custom-login-box',
    audit: 'Login box changed',
    severity: 'Medium',
    event: 'frontegg.tenant.updated',
  },
};
