import type { Permission, PermissionCategory, Role } from './contract';

/** Who decides whether a role carries a permission: the vendor (never, always) or the account. */
export type AssignmentType = 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';

/** Permissions that belong together; `category` is null for those that belong nowhere. */
export interface PermissionGroup {
  category: PermissionCategory | null;
  permissions: Permission[];
}

/** How a permission can be given. Older providers do not say; a word that is not known here permits nothing. */
export const assignmentOf = ({ assignmentType }: Pick<Permission, 'assignmentType'>): AssignmentType => {
  if (!assignmentType || assignmentType === 'ASSIGNABLE') return 'ASSIGNABLE';
  return assignmentType === 'ALWAYS' ? 'ALWAYS' : 'NEVER';
};

type Named = Pick<Permission, 'id' | 'name'>;

const rank = ({ name, id }: Named): string => `${name.toLowerCase()} ${id}`;

/** The same order everywhere, whatever language the browser speaks. */
const byName = (a: Named, b: Named): number => {
  if (rank(a) === rank(b)) return 0;
  return rank(a) < rank(b) ? -1 : 1;
};

/**
 * Permissions by category: categories by name, permissions by name within, those without a category last. Categories
 * that hold none are left out.
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
    const held = groups.get(category);
    return held ? [{ category, permissions: held }] : [];
  });
};

/** What a role is saved with: the chosen permissions, never those it must not have, always those it must. */
export const permissionIdsToSave = (chosen: readonly string[], permissions: readonly Permission[]): string[] => {
  const withType = (type: AssignmentType) =>
    permissions.filter((permission) => assignmentOf(permission) === type).map(({ id }) => id);
  const never = withType('NEVER');
  return [...new Set([...chosen.filter((id) => !never.includes(id)), ...withType('ALWAYS')])];
};

/** Ids of the roles that carry a permission. */
export const rolesWith = (permissionId: string, roles: readonly Role[]): string[] =>
  roles.filter(({ permissions }) => permissions?.includes(permissionId)).map(({ id }) => id);

/** Whether an account may change a role: its own ones only. Those of the vendor are the same in every account. */
export const isEditable = ({ tenantId }: Pick<Role, 'tenantId'>, ownTenantId: string): boolean =>
  Boolean(tenantId) && tenantId === ownTenantId;
