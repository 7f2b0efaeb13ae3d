import type { ApplicationRow } from '../db/rows/applications';
import type { Call } from '../http/call';
import { ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { applicationsOf, assignmentId, holdsApplication } from '../rules/members/applications';
import { changeableMember, memberOf } from '../rules/members/members';
import { findMembership, membershipId } from '../rules/members/memberships';
import { requirePermission } from '../rules/members/roles';
import { notFound } from '../rules/resources/owned';
import { type OperationsOf, operation, type Rule, user } from './operation';

const wireApplication = ({ tenantIds: _, ...application }: ApplicationRow) => application;

interface Assignment {
  userId: string;
  tenantId: string;
  appIds: readonly string[];
}

/** Returns applications of the caller's account that can be assigned. @throws ProviderError for one that cannot */
const assignable = (call: Call, { tenantId, appIds }: Assignment): ApplicationRow[] => {
  if (tenantId !== call.caller().tenantId) throw notFound('tenants');
  const all = applicationsOf(call.db, tenantId);
  return [...new Set(appIds)].map((id) => {
    const application = all.find((candidate) => candidate.id === id);
    if (!application) throw notFound('applications');
    if (application.accessType === 'FREE_ACCESS') {
      throw new ProviderError(
        400,
        'free-access',
        `${application.name} is open to every user. There is nothing to assign.`,
      );
    }
    return application;
  });
};

const appIdsOf = ({ db }: Call, userId: string, tenantId: string): string[] =>
  db.applicationAssignments.by('membershipId', membershipId(userId, tenantId)).map((row) => row.applicationId);

const auditNames = (call: Call, email: string, applications: readonly ApplicationRow[]) =>
  audited(call, { email, names: applications.map(({ name }) => name).join(', ') });

const readUsers: Rule = { permission: 'fe.secure.read.users' };

export const applications: OperationsOf<'applications'> = {
  // For another user it requires the permission to read users.
  getUserAppIds: operation(user, (call, { userId }) => {
    const { user, tenantId } = call.caller();
    if (userId !== user.id) {
      requirePermission(call.provider, call.caller(), 'fe.secure.read.users');
      memberOf(call, userId);
    }
    return appIdsOf(call, userId, tenantId);
  }),
  getUsersAppIds: operation(readUsers, (call, { userIds }) => {
    const { tenantId } = call.caller();
    return userIds
      .filter((userId) => findMembership(call.db, userId, tenantId))
      .map((userId) => ({ userId, appIds: appIdsOf(call, userId, tenantId) }));
  }),
  listTenantApps: operation(user, ({ db, caller }) => {
    const { tenantId } = caller();
    const active = db.applications.by('tenantIds', tenantId).filter(({ isActive }) => isActive);
    return [{ tenantId, appIds: active.map(({ id }) => id) }];
  }),
  getByIds: operation(user, ({ db, caller }, { ids, _includeFreeAccess }) =>
    applicationsOf(db, caller().tenantId)
      .filter(({ id, accessType }) => ids.includes(id) || (_includeFreeAccess && accessType === 'FREE_ACCESS'))
      .map(wireApplication),
  ),
  assignUser: operation(
    {
      ownerOnly: true,
      permission: 'fe.secure.write.appsUsers',
      audit: 'Applications assigned: {names} to {email}',
      severity: 'Medium',
      event: 'frontegg.user.applicationsAssigned',
    },
    (call, input) => {
      const { user, membership } = memberOf(call, input.userId);
      const selected = assignable(call, input);
      auditNames(call, user.email, selected);
      for (const { id: applicationId } of selected) {
        const { userId, tenantId } = membership;
        const id = assignmentId(applicationId, userId, tenantId);
        call.db.applicationAssignments.put({ id, applicationId, membershipId: membership.id, userId, tenantId });
      }
    },
  ),
  unassignUser: operation(
    {
      ownerOnly: true,
      permission: 'fe.secure.delete.appsUsers',
      audit: 'Applications unassigned: {names} from {email}',
      severity: 'Medium',
      event: 'frontegg.user.applicationsUnassigned',
    },
    (call, input) => {
      const { user } = changeableMember(call, input.userId);
      const selected = assignable(call, input);
      auditNames(call, user.email, selected);
      for (const { id } of selected) {
        call.db.applicationAssignments.remove(assignmentId(id, input.userId, input.tenantId));
      }
    },
  ),
  getUsersOfApps: operation(readUsers, ({ db, caller }, { appIds }) => {
    const { tenantId } = caller();
    return applicationsOf(db, tenantId)
      .filter(({ id, accessType }) => appIds.includes(id) && accessType === 'MANAGED_ACCESS')
      .map((application) => ({
        appId: application.id,
        userIds: db.applicationAssignments
          .by('applicationId', application.id)
          .filter((row) => row.tenantId === tenantId && holdsApplication(db, application, row.userId, tenantId))
          .map(({ userId }) => userId),
      }));
  }),
};
