import { type AccessOf, secure } from './rule';

/** Pages that name roles: access to one of them includes the role names. */
const readRoles = {
  as: 'user',
  permission: secure('read.roles', 'read.users', 'read.groups', 'read.tenantApiTokens', 'read.samlConfiguration'),
} as const;
const readPermissions = { as: 'user', permission: 'fe.secure.read.permissions' } as const;
const newRole = {
  as: 'user',
  ownerOnly: true,
  permission: 'fe.secure.write.roles',
  audit: 'Role created: {name}',
  severity: 'Medium',
  event: 'frontegg.role.created',
} as const;
const changedRole = {
  as: 'user',
  ownerOnly: true,
  permission: 'fe.secure.write.updateRole',
  severity: 'Medium',
  event: 'frontegg.role.updated',
} as const;

export const roles: AccessOf<'roles'> = {
  list: readRoles,
  listTeamRoles: readRoles,
  listPermissions: readPermissions,
  listTeamPermissions: readPermissions,
  listPermissionCategories: readPermissions,
  create: newRole,
  createV2: newRole,
  update: { ...changedRole, audit: 'Role changed: {name}' },
  delete: {
    as: 'user',
    permission: 'fe.secure.delete.role',
    audit: 'Role deleted: {name}',
    severity: 'High',
    event: 'frontegg.role.deleted',
  },
  setPermissions: { ...changedRole, audit: 'Permissions of a role changed: {name}' },
  setPermissionRoles: { ...changedRole, audit: 'Roles of a permission changed: {name}' },
};
