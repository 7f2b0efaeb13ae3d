import { type AccessOf, user } from './rule';

const readPolicy = { as: 'user', permission: 'fe.secure.read.securityPolicy' } as const;
const savedPolicy = (audit: string) =>
  ({
    as: 'user',
    permission: 'fe.secure.write.securityPolicy',
    audit,
    severity: 'High',
    event: 'frontegg.securityPolicy.updated',
  }) as const;

export const sessions: AccessOf<'sessions'> = {
  list: user,
  getCurrent: user,
  delete: { as: 'user', audit: 'Session ended: {userAgent}' },
  deleteAll: { as: 'user', audit: 'All own sessions ended', severity: 'Medium' },
  revokeForUser: {
    as: 'user',
    permission: 'fe.secure.delete.sessions',
    audit: 'Sessions ended: {email}',
    severity: 'High',
    event: 'frontegg.user.sessionsRevoked',
  },
  getConfigurations: readPolicy,
  saveConfigurations: savedPolicy('Session limits changed'),
};
