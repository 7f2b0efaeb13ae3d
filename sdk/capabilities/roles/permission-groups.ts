import type { Permission, PermissionCategory, Role } from './contract';

/** Whether a role has a permission: NEVER and ALWAYS are set by the vendor, ASSIGNABLE is up to the account. */
export type AssignmentType = 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';

/** Permissions of one category; `category` is null for those without one. */
export interface PermissionGroup {
  category: PermissionCategory | null;
  permissions: Permission[];
}

/**
 * Returns how a permission can be assigned. Default: ASSIGNABLE, for providers that do not send it; an unknown value
 * counts as NEVER.
 */
export const assignmentOf = ({ assignmentType }: Pick<Permission, 'assignmentType'>): AssignmentType => {
  if (!assignmentType || assignmentType === 'ASSIGNABLE') return 'ASSIGNABLE';
  return assignmentType === 'ALWAYS' ? 'ALWAYS' : 'NEVER';
};

type Named = Pick<Permission, 'id' | 'name'>;

const rank = ({ name, id }: Named): string => `${name.toLowerCase()} ${id}`;

/** Sorts the same in every locale. */
const byName = (a: Named, b: Named): number => {
  if (rank(a) === rank(b)) return 0;
  return rank(a) < rank(b) ? -1 : 1;
};

/**
 * Groups permissions by category: categories and their permissions by name, permissions without a category last. Empty
 * categories are left out.
 */
export const groupPermissions = (
  permissions: readonly Permission[],
  categories: readonly PermissionCategory[],
): PermissionGroup[] => {
  const homes = new Map(categories.map((category) => [category.id, category]));
  const homeOf = ({ id, categoryId }: Permission): PermissionCategory | null =>
    homes.get(categoryId ?? '') ?? categories.find(({ permissionIds }) => permissionIds?.includes(id)) ?? null;
  const groups = new Map<PermissionCategory | null, Permission[]>();
  for (const permission of [...permissions].sort(byName)) {
    const home = homeOf(permission);
    groups.set(home, [...(groups.get(home) ?? []), permission]);
  }
  return [...[...homes.values()].sort(byName), null].flatMap((category) => {
    const group = groups.get(category);
    return group ? [{ category, permissions: group }] : [];
  });
};

/**
 * Returns the permission ids to save: the chosen ones, without those that are NEVER assigned and with those that ALWAYS
 * are.
 */
export const permissionIdsToSave = (chosen: readonly string[], permissions: readonly Permission[]): string[] => {
  const withType = (type: AssignmentType) =>
    permissions.filter((permission) => assignmentOf(permission) === type).map(({ id }) => id);
  const never = withType('NEVER');
  return [...new Set([...chosen.filter((id) => !never.includes(id)), ...withType('ALWAYS')])];
};

/** Returns the ids of the roles that grant a permission. */
export const rolesWith = (permissionId: string, roles: readonly Role[]): string[] =>
  roles.filter(({ permissions }) => permissions?.includes(permissionId)).map(({ id }) => id);

/** Returns whether an account can change a role: only its own. The vendor's roles are the same in every account. */
export const isEditable = ({ tenantId }: Pick<Role, 'tenantId'>, ownTenantId: string): boolean =>
  Boolean(tenantId) && tenantId === ownTenantId;
