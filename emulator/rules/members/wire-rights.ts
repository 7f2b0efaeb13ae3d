import type { PermissionRow, RoleRow, UserRow } from '../../db/rows/accounts';
import type { Provider } from '../../provider';
import { rightsOf } from './memberships';

/** Returns a role as responses about a user include it. */
export const wireRole = ({ id, key, name, description, isDefault, permissionIds, ...role }: RoleRow) => ({
  id,
  key,
  name,
  description,
  isDefault,
  permissions: [...permissionIds],
  tenantId: role.tenantId ?? null,
  createdAt: role.createdAt,
  updatedAt: role.updatedAt,
});

/** Returns what a user may do in one account: roles, permissions and groups, as objects. */
export const wireRights = (provider: Pick<Provider, 'db' | 'clock'>, user: Pick<UserRow, 'id'>, tenantId: string) => {
  const { db } = provider;
  const { roles, permissions } = rightsOf(provider, user, tenantId);
  const wirePermission = ({ id, key, name, description, categoryId, fePermission }: PermissionRow) => ({
    id,
    key,
    name,
    description,
    categoryId,
    fePermission,
    roleIds: roles.filter(({ permissionIds }) => permissionIds.includes(id)).map((role) => role.id),
  });
  return {
    roles: roles.map(wireRole),
    permissions: permissions.map(wirePermission),
    groups: db.groups
      .by('userIds', user.id)
      .filter((group) => group.tenantId === tenantId)
      .map(({ id, roleIds }) => ({ id, roles: roleIds.flatMap((roleId) => db.roles.get(roleId) ?? []).map(wireRole) })),
  };
};
