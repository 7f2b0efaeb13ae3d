import { sessionLimits } from '@gatehouse/sdk/sessions';
import type { SessionRow } from '../db/rows/sessions';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { forgetDevices } from '../rules/factors/remembered-devices';
import { changeableMember } from '../rules/members/members';
import { policies } from '../rules/policies/policies';
import { activeSessionsOf, endOf, endSession, endSessionsIn, endSessionsOf } from '../rules/sessions/sessions';
import { type OperationsOf, operation, user } from './operation';
import { readPolicy, savedPolicy } from './policy-rules';

const iso = (ms: number) => new Date(ms).toISOString();

const wireSession = ({ provider }: Call, row: SessionRow, currentId: string) => ({
  id: row.id,
  userAgent: row.userAgent,
  createdAt: iso(row.createdAt),
  ipAddress: row.ip,
  current: row.id === currentId,
  expires: iso(endOf(provider, row)),
  impersonated: false,
});

const mine = ({ provider, caller }: Call): SessionRow[] => activeSessionsOf(provider, caller().user.id);

/** Validates every limit that is enabled. */
const checkLimits = (limits: ReturnType<typeof policies.sessions.get>): void => {
  const { sessionTimeoutConfiguration, sessionIdleTimeoutConfiguration, sessionConcurrentConfiguration } = limits;
  const { seconds, maxSessions } = sessionLimits;
  const counts = [
    { given: sessionTimeoutConfiguration, count: sessionTimeoutConfiguration?.timeout, limit: seconds },
    { given: sessionIdleTimeoutConfiguration, count: sessionIdleTimeoutConfiguration?.timeout, limit: seconds },
    { given: sessionConcurrentConfiguration, count: sessionConcurrentConfiguration?.maxSessions, limit: maxSessions },
  ];
  for (const { given, count = Number.NaN, limit } of counts) {
    if (!given?.isActive || (Number.isSafeInteger(count) && count >= limit.min && count <= limit.max)) continue;
    throw new ProviderError(400, 'invalid-limit', `Enter a whole number from ${limit.min} to ${limit.max}.`);
  }
};

export const sessions: OperationsOf<'sessions'> = {
  list: operation(user, (call) => {
    const { session } = call.caller();
    return mine(call)
      .sort((a, b) => b.createdAt - a.createdAt)
      .map((row) => wireSession(call, row, session.id));
  }),
  getCurrent: operation(user, (call) => {
    // The row as updated by this call, which counts as a use of the session.
    const { id } = call.caller().session;
    return wireSession(call, call.db.sessions.get(id) ?? call.caller().session, id);
  }),
  delete: operation({ audit: 'Session ended: {userAgent}' }, (call, { id }) => {
    const row = mine(call).find((session) => session.id === id);
    if (!row) throw new ProviderError(404, 'session-not-found', 'This session has ended already.');
    audited(call, { userAgent: row.userAgent });
    endSession(call.provider, row.id);
  }),
  deleteAll: operation({ audit: 'All own sessions ended', severity: 'Medium' }, ({ provider, caller }) => {
    const { user } = caller();
    endSessionsOf(provider, user.id);
    forgetDevices(provider, user.id);
  }),
  revokeForUser: operation(
    {
      permission: 'fe.secure.delete.sessions',
      audit: 'Sessions ended: {email}',
      severity: 'High',
      event: 'frontegg.user.sessionsRevoked',
    },
    (call, { userId }) => {
      const { user, membership } = changeableMember(call, userId);
      audited(call, { email: user.email });
      endSessionsIn(call.provider, user.id, membership.tenantId);
      forgetDevices(call.provider, user.id);
    },
  ),
  getConfigurations: operation(readPolicy, policies.sessions.get),
  // Limits missing in the body keep their value.
  saveConfigurations: operation(savedPolicy('Session limits changed'), (call, limits) => {
    checkLimits(limits);
    policies.sessions.save(call, { ...policies.sessions.get(call), ...limits });
  }),
};
