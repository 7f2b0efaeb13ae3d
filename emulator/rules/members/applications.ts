import type { Db } from '../../db/db';
import type { ApplicationRow } from '../../db/rows/applications';
import { ProviderError } from '../../http/errors';
import { membershipId } from './memberships';

/** Returns the id of the row that assigns an application to a user of an account. */
export const assignmentId = (applicationId: string, userId: string, tenantId: string): string =>
  `${applicationId}:${membershipId(userId, tenantId)}`;

/** Returns the applications of an account: those with free access and those that the vendor assigned to it. */
export const applicationsOf = (db: Db, tenantId: string): ApplicationRow[] =>
  db.applications.filter(
    ({ isActive, accessType, tenantIds }) => isActive && (accessType === 'FREE_ACCESS' || tenantIds.includes(tenantId)),
  );

export const holdsApplication = (db: Db, application: ApplicationRow, userId: string, tenantId: string): boolean => {
  const { id, isActive, accessType, tenantIds } = application;
  if (!isActive) return false;
  if (accessType === 'FREE_ACCESS') return true;
  return (
    tenantIds.includes(tenantId) && db.applicationAssignments.get(assignmentId(id, userId, tenantId)) !== undefined
  );
};

/** @throws ProviderError 403 `application-refused` when the application is not assigned to the user of an account */
export const requireApplication = (
  db: Db,
  application: ApplicationRow | undefined,
  userId: string,
  tenantId: string,
): void => {
  if (!application || holdsApplication(db, application, userId, tenantId)) return;
  throw new ProviderError(
    403,
    'application-refused',
    `${application.name} is not assigned to you. Ask an administrator of your account.`,
  );
};
