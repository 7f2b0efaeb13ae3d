import { sha256 } from '../../../../emulator/random';
import { acmeLabs } from '../../../../emulator/seed/tenants';
import { reader } from '../../../../emulator/seed/users';
import { createdAt, type Fixture, type SamplesOf } from './sample';

const tenantId = acmeLabs.id;
const oneAccount = () => ({ tenantId });

/** Makes the reader a member of the sub-account. */
const below = ({ emulator }: Fixture) => {
  emulator.db.memberships.put({
    id: `${reader.id}:${tenantId}`,
    userId: reader.id,
    tenantId,
    roleIds: ['role-viewer'],
    createdAt,
    activated: true,
    disabled: false,
  });
  return { userId: reader.id, subTenantsRoles: [{ tenantId, roleIds: ['role-viewer'] }] };
};

const accounts: SamplesOf<'accounts'> = {
  getParentsOf: oneAccount,
  searchSubTenants: () => ({ _limit: 50, _offset: 0, _filter: 'lab', _sortBy: 'name', _order: 'ASC' }),
  getHierarchyMetadata: () => ({ _tenantIds: [tenantId] }),
  countUsers: () => ({ tenantIds: [tenantId] }),
  getTokenForTenant: oneAccount,
  createSubTenant: () => ({ tenantId: 'acme-north', name: 'Acme North', parentTenantId: 'tenant-acme' }),
  updateSubTenant: () => ({ tenantId, name: 'Renamed' }),
  deleteSubTenant: oneAccount,
  setManagement: () => ({ tenantId, isReseller: true }),
  setHierarchySettings: () => ({ tenantId, subAccountAccessType: 'alwaysOn' }),
  listUsers: () => ({ _offset: 0, _limit: 10, _filter: '', _sortBy: 'name', _order: 'ASC' }),
  addUser: () => ({ user: { email: 'ann@acme.test' }, subTenants: [{ tenantId, roleIds: ['role-viewer'] }] }),
  addUsers: () => ({ users: [{ email: 'ann@acme.test', name: 'Ann' }], tenantId, roleIds: ['role-viewer'] }),
  removeUser: (fixture) => ({ userId: below(fixture).userId, subTenants: [{ tenantId }] }),
  addRoles: below,
  removeRoles: below,
  setRoles: below,
  setAccess: () => ({ userId: reader.id, allowAccess: true }),
};

const sampleGroup = ({ emulator }: Fixture): string =>
  emulator.db.groups.put({
    id: 'group-sample',
    tenantId: 'tenant-acme',
    name: 'Sample',
    managedBy: 'frontegg',
    roleIds: ['role-viewer'],
    userIds: ['user-admin'],
    createdAt,
  }).id;

const groups: SamplesOf<'groups'> = {
  list: () => ({ _groupsRelations: 'rolesAndUsers' }),
  get: (fixture) => ({ groupId: sampleGroup(fixture) }),
  getByIds: (fixture) => ({ groupsIds: [sampleGroup(fixture)], _groupsRelations: 'rolesAndUsers' }),
  create: () => ({ name: 'Lab', color: '#2563EB', description: 'The lab' }),
  update: (fixture) => ({ groupId: sampleGroup(fixture), name: 'Lab' }),
  delete: (fixture) => ({ groupId: sampleGroup(fixture) }),
  addRoles: (fixture) => ({ groupId: sampleGroup(fixture), roleIds: ['role-editor'] }),
  removeRoles: (fixture) => ({ groupId: sampleGroup(fixture), roleIds: ['role-viewer'] }),
  saveConfiguration: () => ({ enabled: true, rolesEnabled: false }),
  addUsers: (fixture) => ({ groupId: sampleGroup(fixture), userIds: [reader.id] }),
  removeUsers: (fixture) => ({ groupId: sampleGroup(fixture), userIds: ['user-admin'] }),
};

const impersonation: SamplesOf<'impersonation'> = {
  impersonate: async ({ emulator }) => {
    // A browser without the console's cookie; the rules of that cookie have tests of their own.
    emulator.db.actorTokens.put({
      id: await sha256('token-1'),
      userId: reader.id,
      actor: 'operator@vendor.test',
      browserHash: '',
      expiresAt: emulator.clock.now() + 60_000,
    });
    return { impersonatedUserId: reader.id, actorToken: 'token-1' };
  },
};

const sampleInviteLink = ({ emulator }: Fixture) =>
  emulator.db.inviteLinks.put({
    id: 'tenant-acme',
    tenantId: 'tenant-acme',
    token: 'sample-link',
    createdAt,
    expires: '2027-01-01T00:00:00.000Z',
    shouldSendEmail: false,
  });

const inviteLinks: SamplesOf<'inviteLinks'> = {
  create: () => ({ expiresInMinutes: 60 }),
  update: (fixture) => {
    sampleInviteLink(fixture);
    return { expiresInMinutes: 60, shouldSendEmail: true };
  },
  verify: (fixture) => ({ token: sampleInviteLink(fixture).token }),
  delete: (fixture) => {
    sampleInviteLink(fixture);
    return undefined;
  },
};

const directory = ({ emulator }: Fixture) => {
  const { id } = emulator.db.directories.put({
    id: 'directory-sample',
    tenantId: 'tenant-acme',
    source: 'okta',
    connectionName: 'Sample',
    syncToUserManagement: false,
    tokenHash: '',
    createdAt,
  });
  return { id };
};

const provisioning: SamplesOf<'provisioning'> = {
  list: (fixture) => void directory(fixture),
  create: () => ({ source: 'okta', connectionName: 'Corp', syncToUserManagement: true }),
  update: (fixture) => ({ ...directory(fixture), syncToUserManagement: true }),
  delete: directory,
  countUsers: directory,
};

const newRole = { key: 'Sample', name: 'Sample', description: '', isDefault: false, level: 30 };

const sampleRole = ({ emulator }: Fixture): string =>
  emulator.db.roles.put({
    ...newRole,
    id: 'role-sample',
    tenantId: 'tenant-acme',
    permissionIds: ['permission-reports.read'],
    createdAt,
    updatedAt: createdAt,
  }).id;

const roles: SamplesOf<'roles'> = {
  create: () => ({ ...newRole, permissions: ['permission-reports.read'] }),
  createV2: () => ({ ...newRole, permissionIds: ['permission-reports.read'], baseRoleId: 'role-viewer' }),
  update: (fixture) => ({ roleId: sampleRole(fixture), name: 'Renamed' }),
  delete: (fixture) => ({ roleId: sampleRole(fixture) }),
  setPermissions: (fixture) => ({
    roleId: sampleRole(fixture),
    permissionIds: ['permission-reports.read', 'permission-reports.export'],
  }),
  setPermissionRoles: (fixture) => ({ permissionId: 'permission-reports.export', roleIds: [sampleRole(fixture)] }),
};

const sampleInvited = ({ emulator }: Fixture) => {
  emulator.db.memberships.patch(`${reader.id}:tenant-acme`, { activated: false });
  return { email: reader.email };
};

const users: SamplesOf<'users'> = {
  getUser: () => ({ userId: reader.id }),
  listUsers: () => ({ _limit: 20, _offset: 0, _preset: 'mfa-unenrolled' }),
  listUsersV2: () => ({ _filter: 'ada' }),
  listMembers: () => ({ pageOffset: 0, pageSize: 2, email: 'acme' }),
  getUsersRoles: () => ({ ids: [reader.id] }),
  getUsersGroups: () => ({ ids: [reader.id] }),
  addUser: () => ({ email: 'ann@acme.test', name: 'Ann', roleIds: ['role-viewer'], provider: 'local' }),
  updateMember: () => ({ id: reader.id, email: reader.email, name: 'Renamed' }),
  deleteMember: () => ({ userId: reader.id }),
  disableUser: () => ({ userId: reader.id }),
  enableUser: () => ({ userId: reader.id }),
  resendActivationEmail: (fixture) => {
    fixture.emulator.db.users.patch(reader.id, { verified: false });
    return { userId: reader.id };
  },
  resendInvitation: sampleInvited,
  resendInvitationToAllTenants: sampleInvited,
  updateExpiration: () => ({ userId: reader.id, expirationInSeconds: 3600 }),
  makePermanent: () => ({ userId: reader.id }),
};

export const members = { accounts, groups, impersonation, inviteLinks, provisioning, roles, users };
