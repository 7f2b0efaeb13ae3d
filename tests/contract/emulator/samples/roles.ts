import { createdAt, type Fixture, none, type SamplesOf } from './sample';

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

export const roles: SamplesOf<'roles'> = {
  list: none,
  listTeamRoles: none,
  listPermissions: none,
  listTeamPermissions: none,
  listPermissionCategories: none,
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
