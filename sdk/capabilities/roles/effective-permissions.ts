import type { Permission, Role } from './contract';

/** What a user holds: roles of their own, and groups that give roles to their members. */
export interface Holdings {
  roleIds: readonly string[];
  groups?: readonly { id: string; roleIds: readonly string[] }[];
}

/** A permission of a user, and every way in which it came to them. */
export interface EffectivePermission {
  permission: Permission;
  /** `groupId` is absent where the user has the role themselves. */
  sources: { roleId: string; groupId?: string }[];
}

/** What the account has to give. */
export interface RoleCatalogue {
  roles: readonly Pick<Role, 'id' | 'permissions'>[];
  permissions: readonly Permission[];
}

/** Returns what a user may do by their roles and groups, in the order of the permissions. Unknown ids give nothing. */
export const effectivePermissions = (
  { roleIds, groups = [] }: Holdings,
  { roles, permissions }: RoleCatalogue,
): EffectivePermission[] => {
  const held = [
    ...roleIds.map((roleId) => ({ roleId })),
    ...groups.flatMap((group) => group.roleIds.map((roleId) => ({ roleId, groupId: group.id }))),
  ];
  const carried = new Map(roles.map((role) => [role.id, new Set(role.permissions)]));
  return permissions.flatMap((permission) => {
    const sources = held.filter(({ roleId }) => carried.get(roleId)?.has(permission.id));
    return sources.length > 0 ? [{ permission, sources }] : [];
  });
};

/** What a change takes and gives. */
export interface PermissionChange {
  gained: Permission[];
  lost: Permission[];
}

/** Returns what a user can do after a change and could not before, and the reverse. What another role still gives is not lost. */
export const permissionChange = (before: Holdings, after: Holdings, catalogue: RoleCatalogue): PermissionChange => {
  const heldBy = (holdings: Holdings) => effectivePermissions(holdings, catalogue).map(({ permission }) => permission);
  const old = heldBy(before);
  const next = heldBy(after);
  return {
    gained: next.filter((permission) => !old.includes(permission)),
    lost: old.filter((permission) => !next.includes(permission)),
  };
};

/** Returns what a user of a role gains and loses when the permissions of that role are replaced, whatever else they hold. */
export const roleChange = (
  role: Pick<Role, 'permissions'>,
  permissionIds: readonly string[],
  permissions: readonly Permission[],
): PermissionChange => {
  const before = new Set(role.permissions);
  const after = new Set(permissionIds);
  return {
    gained: permissions.filter(({ id }) => after.has(id) && !before.has(id)),
    lost: permissions.filter(({ id }) => before.has(id) && !after.has(id)),
  };
};
