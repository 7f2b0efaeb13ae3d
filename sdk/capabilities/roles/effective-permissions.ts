import { compilePermissions } from '../../core/permissions';
import type { Permission, Role } from './contract';
import { grantsOf } from './role-edits';

/** Roles and groups of a user. */
export interface Assignments {
  roleIds: readonly string[];
  groups?: readonly { id: string; roleIds: readonly string[] }[];
}

/** A permission of a user and every role and group that grants it. */
export interface EffectivePermission {
  permission: Permission;
  /** `groupId` is absent when the role is assigned to the user directly. */
  sources: { roleId: string; groupId?: string }[];
}

/** Roles, groups and permissions of the account. */
export interface RoleCatalog {
  roles: readonly Pick<Role, 'id' | 'permissions'>[];
  permissions: readonly Permission[];
}

/**
 * Returns the permissions that a user has by their roles and groups, wildcards included, in the order of the
 * permissions. Unknown ids are ignored.
 */
export const effectivePermissions = (
  { roleIds, groups = [] }: Assignments,
  { roles, permissions }: RoleCatalog,
): EffectivePermission[] => {
  const held = [
    ...roleIds.map((roleId) => ({ roleId })),
    ...groups.flatMap((group) => group.roleIds.map((roleId) => ({ roleId, groupId: group.id }))),
  ];
  const grants = grantsOf(permissions);
  const concerned = roles.filter(({ id }) => held.some(({ roleId }) => roleId === id));
  const granted = new Map(concerned.map((role) => [role.id, new Set(grants(role))]));
  return permissions.flatMap((permission) => {
    const sources = held.filter(({ roleId }) => granted.get(roleId)?.has(permission));
    return sources.length > 0 ? [{ permission, sources }] : [];
  });
};

/** With any of these, a user can give themselves the other rights. */
const ADMINISTRATIVE = [
  'fe.secure.write.users',
  'fe.secure.write.usersRoles',
  'fe.secure.write.groupsRoles',
  'fe.secure.write.roles',
  'fe.secure.write.updateRole',
];

/**
 * Returns the ids of roles that grant changing users or roles of the account, wildcards included; undefined if the
 * provider does not say which roles grant it.
 */
export const administrativeRoleIds = (permissions: readonly Permission[]): ReadonlySet<string> | undefined => {
  const holders = permissions
    .filter(({ key }) => ADMINISTRATIVE.some(compilePermissions([key])))
    .map(({ roleIds }) => roleIds ?? undefined);
  return holders.includes(undefined) ? undefined : new Set(holders.flatMap((ids) => ids ?? []));
};

/** Permissions gained and lost by a change. */
export interface PermissionChange {
  gained: Permission[];
  lost: Permission[];
}

/**
 * Returns the permissions that a user gains and loses by a change. A permission that another role still grants is not
 * lost.
 */
export const permissionChange = (before: Assignments, after: Assignments, catalog: RoleCatalog): PermissionChange => {
  const heldBy = (assignments: Assignments) =>
    effectivePermissions(assignments, catalog).map(({ permission }) => permission);
  const old = heldBy(before);
  const next = heldBy(after);
  return {
    gained: next.filter((permission) => !old.includes(permission)),
    lost: old.filter((permission) => !next.includes(permission)),
  };
};

/** Returns the permissions gained and lost when those of a role are replaced, regardless of other roles. */
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
