import { createdAt, none, type SamplesOf, type World } from './sample';

const newRole = { key: 'Sample', name: 'Sample', description: '', isDefault: false, level: 30 };

const sampleRole = ({ emulator }: World): string =>
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
  update: (world) => ({ roleId: sampleRole(world), name: 'Renamed' }),
  delete: (world) => ({ roleId: sampleRole(world) }),
  setPermissions: (world) => ({
    roleId: sampleRole(world),
    permissionIds: ['permission-reports.read', 'permission-reports.export'],
  }),
  setPermissionRoles: (world) => ({ permissionId: 'permission-reports.export', roleIds: [sampleRole(world)] }),
};
