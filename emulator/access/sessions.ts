import { readPolicy, savedPolicy } from './policy-rules';
import { type AccessOf, user } from './rule';

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
