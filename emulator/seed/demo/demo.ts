import { apiTokens, demoApiTokens } from '../api-tokens';
import { demoApplications, demoAssignments } from '../applications';
import {
  demoConnections,
  demoDirectories,
  demoDirectoryGroups,
  demoDirectoryUsers,
  demoDomains,
  demoMappings,
  demoRecords,
} from '../connections';
import { createRepeatable } from '../repeatable';
import { demoReportSchedules, reports } from '../reports';
import { demoRoles } from '../roles';
import { type Seed, seed } from '../seed';
import { demoConnectivity } from './connectivity';
import { demoMails, type SeedAddress } from './mails';
import {
  demoAudits,
  demoGroups,
  demoLockouts,
  demoPhoneNumbers,
  demoSessions,
  manyGroups,
  manyPermissions,
  manyRoles,
} from './records';
import { acmePlaces, demoTenants } from './tenants';
import { generatedUsers, namedUsers, subAccountUsers } from './users';

interface Size {
  users: number;
  subAccounts: number;
  /** Number of users of the reseller's sub-accounts. */
  customers: number;
  audits: number;
  /** In addition to those of the demo. */
  groups: number;
  roles: number;
  permissions: number;
}

const DEMO: Size = { users: 250, subAccounts: 40, customers: 60, audits: 5000, groups: 0, roles: 0, permissions: 0 };
const LARGE: Size = {
  users: 10_000,
  subAccounts: 2000,
  customers: 3000,
  audits: 100_000,
  groups: 500,
  roles: 500,
  permissions: 300,
};

const build = (now: number, size: Size, address: SeedAddress): Seed => {
  const source = createRepeatable(20_260_301, now);
  const generated = generatedUsers(source, size.users);
  const users = [...seed.users, ...namedUsers(source), ...generated];
  const tenants = demoTenants(source, size.subAccounts);
  const subsidiaries = acmePlaces();
  const customers = tenants.flatMap(({ id, parentId }) =>
    parentId !== undefined && !subsidiaries.includes(id) ? [id] : [],
  );
  const permissions = manyPermissions(size.permissions, source.daysAgo(300));
  const directoryUsers = demoDirectoryUsers(generated);
  const locked = generated.filter((user, at) => at % 40 === 7 && user.verified).map(({ email }) => email);
  return {
    ...seed,
    tenants: [...seed.tenants, ...tenants],
    permissions: [...seed.permissions, ...permissions],
    roles: [...seed.roles, ...demoRoles, ...manyRoles(size.roles, permissions, source.daysAgo(300))],
    users: [
      ...users,
      ...subAccountUsers(createRepeatable(20_260_302, now), 'customer', customers, size.customers),
      ...subAccountUsers(createRepeatable(20_260_303, now), 'subsidiary', subsidiaries, subsidiaries.length),
    ],
    applications: demoApplications,
    applicationAssignments: demoAssignments(users),
    groups: [...demoGroups(source, generated), ...manyGroups(size.groups, generated, source.daysAgo(300))],
    phoneNumbers: demoPhoneNumbers(source),
    apiTokens: [...apiTokens, ...demoApiTokens(generated, source.daysAgo(30))],
    ssoConnections: demoConnections(source, now),
    ssoDomains: demoDomains,
    ssoGroups: demoMappings,
    dnsRecords: demoRecords,
    directories: demoDirectories(source),
    directoryUsers,
    directoryGroups: demoDirectoryGroups(directoryUsers, source.daysAgo(200)),
    reports,
    reportSchedules: demoReportSchedules(source, now),
    sessions: demoSessions(source, users, now),
    lockouts: demoLockouts(['locked@acme.test', ...locked], now),
    ...demoMails(source, now, address),
    audits: demoAudits(source, users.slice(0, 100), size.audits),
    ...demoConnectivity(source, users.slice(0, 100)),
  };
};

/**
 * Returns the accounts and users of the small seed, and about 250 more users in every state, with roles, groups and
 * audits.
 */
export const demoSeed = (now: number, address: SeedAddress): Seed => build(now, DEMO, address);

/**
 * Returns ten thousand users, 500 groups, 500 roles, 2,000 sub-accounts and 100,000 audit rows, for measuring lists.
 */
export const largeSeed = (now: number, address: SeedAddress): Seed => build(now, LARGE, address);
