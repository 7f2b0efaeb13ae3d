import type { ApplicationAssignmentRow, ApplicationRow } from '../db/rows/applications';
import { assignmentId } from '../rules/members/applications';
import { membershipId } from '../rules/members/memberships';
import type { SeedUser } from './seed-user';
import { acme, acmeLabs } from './tenants';

const application = (
  id: string,
  name: string,
  description: string,
  tenantIds: readonly string[] | undefined,
): ApplicationRow => ({
  id,
  name,
  description,
  accessType: tenantIds ? 'MANAGED_ACCESS' : 'FREE_ACCESS',
  type: 'web',
  appURL: `https://${id}.example.com/`,
  loginURL: `https://${id}.example.com/login`,
  isDefault: false,
  isActive: true,
  tenantIds: tenantIds ?? [],
});

const acmeTenantIds = [acme.id, acmeLabs.id];

/** Five applications: two with free access, three with assignments. */
export const demoApplications: readonly ApplicationRow[] = [
  {
    ...application('research', 'Product Research Portal', 'Studies, reports and feedback', undefined),
    isDefault: true,
  },
  application('wiki', 'Wiki', 'What the company knows', undefined),
  application('lab-notes', 'Lab notes', 'Experiments and their results', acmeTenantIds),
  application('sample-store', 'Sample store', 'Where each sample is, and who has it', acmeTenantIds),
  application('trial-desk', 'Trial desk', 'Sites, visits and consent of clinical trials', acmeTenantIds),
];

/** Assigns the managed applications of Acme: all to the administrator, some to others. */
export const demoAssignments = (users: readonly SeedUser[]): ApplicationAssignmentRow[] =>
  demoApplications
    .filter(({ accessType }) => accessType === 'MANAGED_ACCESS')
    .flatMap((managed, at) =>
      users
        .filter(({ memberships }, place) => {
          const isMember = memberships.some(({ tenantId }) => tenantId === acme.id);
          return isMember && (place === 0 || place % (at * 2 + 4) === 1);
        })
        .map(({ id }) => ({
          id: assignmentId(managed.id, id, acme.id),
          applicationId: managed.id,
          membershipId: membershipId(id, acme.id),
          userId: id,
          tenantId: acme.id,
        })),
    );
