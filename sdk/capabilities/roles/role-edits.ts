import { compilePermissions } from '../../core/permissions';
import { type Permission, type Role, roleLimits } from './contract';
import { assignmentOf, isEditable } from './permission-groups';

const wordsIn = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/**
 * Returns an unused key for a role name, such as `LabLead` for "Lab lead"; empty when the name has no Latin letters.
 */
export const keyFromName = (name: string, taken: readonly string[]): string => {
  const key = wordsIn(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '')
    .slice(0, roleLimits.key.max - 4);
  if (!key) return '';
  const takenNames = new Set(taken.map((other) => other.toLowerCase()));
  const available = (number: number): string => {
    const next = number === 1 ? key : `${key}${number}`;
    return takenNames.has(next.toLowerCase()) ? available(number + 1) : next;
  };
  return available(1);
};

const comparable = (name: string): string => name.trim().normalize().toLowerCase();

/** Returns whether a role name is one of the others, regardless of case and surrounding spaces. */
export const isRoleNameTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some((other) => comparable(other) === comparable(name));

/**
 * Returns the level of a user with these roles: that of the highest-ranking role, which has the lowest number. Default:
 * the lowest rank.
 */
export const levelOf = (roles: readonly Pick<Role, 'level'>[]): number =>
  Math.min(roleLimits.level.max, ...roles.map(({ level }) => level ?? 0));

/** The administrator who edits roles. */
export interface RoleEditor {
  tenantId: string;
  /** See {@link levelOf}. */
  level: number;
  /** Permissions of the administrator. */
  permissions: readonly { readonly key: string }[];
  superUser?: boolean;
}

/** Why a role is read-only. */
export type RoleLock = 'vendor' | 'above';

/** Returns why a role is read-only: it is the vendor's, or it ranks above the administrator. */
export const roleLock = (
  role: Pick<Role, 'tenantId' | 'level'>,
  { tenantId, level, superUser }: RoleEditor,
): RoleLock | undefined => {
  if (!isEditable(role, tenantId)) return 'vendor';
  return !superUser && (role.level ?? 0) < level ? 'above' : undefined;
};

/** Why a permission of a role cannot be changed. */
export type PermissionLock = 'never' | 'always' | 'notHeld';

/**
 * Returns why permissions cannot be granted or revoked. Only users who hold an administrative permission can grant it:
 * otherwise a user who edits roles could make themselves an administrator.
 */
export const permissionLocks = (
  permissions: readonly Permission[],
  editor: Pick<RoleEditor, 'permissions' | 'superUser'>,
): ReadonlyMap<string, PermissionLock> => {
  const isGranted = compilePermissions(editor.permissions.map(({ key }) => key));
  const lockOf = (permission: Permission): PermissionLock | undefined => {
    const type = assignmentOf(permission);
    if (type !== 'ASSIGNABLE') return type === 'ALWAYS' ? 'always' : 'never';
    const isHeld = editor.superUser || !permission.fePermission || isGranted(permission.key);
    return isHeld ? undefined : 'notHeld';
  };
  return new Map(
    permissions.flatMap((permission) => {
      const lock = lockOf(permission);
      return lock ? [[permission.id, lock] as const] : [];
    }),
  );
};

/** Returns whether the key of a permission is a wildcard. */
export const isWildcard = ({ key }: Pick<Permission, 'key'>): boolean => key.includes('*');

/** Returns wildcard permissions with the ids of those they cover, except themselves. */
export const wildcardsOf = (permissions: readonly Permission[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    permissions.filter(isWildcard).map((wildcard) => {
      const covers = compilePermissions([wildcard.key]);
      const covered = permissions.filter((permission) => permission.id !== wildcard.id && covers(permission.key));
      return [wildcard.id, covered.map(({ id }) => id)] as const;
    }),
  );

/** Returns the permissions that the wildcards of a role cover, each with the id of the wildcard. */
export const coveredBy = (
  held: ReadonlySet<string>,
  wildcards: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, string> => {
  const covered = new Map<string, string>();
  for (const [wildcard, ids] of wildcards) {
    if (!held.has(wildcard)) continue;
    for (const id of ids) if (!covered.has(id)) covered.set(id, wildcard);
  }
  return covered;
};

/**
 * Returns a function that returns the permissions a role grants: its own and those that its wildcards cover, in the
 * order of the permissions.
 */
export const grantsOf = (
  permissions: readonly Permission[],
): ((role: Pick<Role, 'permissions'>) => readonly Permission[]) => {
  const wildcards = wildcardsOf(permissions);
  return (role) => {
    const held = new Set(role.permissions);
    const covered = coveredBy(held, wildcards);
    return permissions.filter(({ id }) => held.has(id) || covered.has(id));
  };
};

/** A role and its complete new set of permissions. */
export interface RoleEdit {
  role: Pick<Role, 'id' | 'permissions'>;
  permissionIds: readonly string[];
}

/** Returns the permission that is the only difference, when it differs in several roles. */
export const onlyPermission = (edits: readonly RoleEdit[]): string | undefined => {
  const changed = edits.flatMap(({ role: { permissions = [] }, permissionIds }) => [
    ...permissionIds.filter((id) => !permissions.includes(id)),
    ...permissions.filter((id) => !permissionIds.includes(id)),
  ]);
  const [id] = changed;
  return edits.length > 1 && changed.every((roleId) => roleId === id) ? id : undefined;
};

/** Rebases edits onto the current roles; concurrent changes by other administrators are kept. */
export const onRoles = (edits: readonly RoleEdit[], now: readonly Role[]): RoleEdit[] =>
  edits.map(({ role: before, permissionIds }) => {
    const role = now.find(({ id }) => id === before.id) ?? before;
    const added = permissionIds.filter((id) => !before.permissions?.includes(id));
    const unchanged = (role.permissions ?? []).filter(
      (id) => permissionIds.includes(id) || !before.permissions?.includes(id),
    );
    return { role, permissionIds: [...new Set([...unchanged, ...added])] };
  });
