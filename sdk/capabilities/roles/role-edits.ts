import { compilePermissions } from '../../core/permissions';
import { type Permission, type Role, roleLimits } from './contract';
import { assignmentOf, isEditable } from './permission-groups';

const words = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

/**
 * Returns a key for a role of this name that no other role has, like `LabLead` for "Lab lead"; an empty text where the name
 * has no Latin letters to make it of.
 */
export const keyFromName = (name: string, taken: readonly string[]): string => {
  const key = words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/^\d+/, '')
    .slice(0, roleLimits.key.max - 4);
  if (!key) return '';
  const others = new Set(taken.map((other) => other.toLowerCase()));
  const free = (number: number): string => {
    const next = number === 1 ? key : `${key}${number}`;
    return others.has(next.toLowerCase()) ? free(number + 1) : next;
  };
  return free(1);
};

/**
 * Returns the level of a user with these roles: that of the highest, which has the lowest number. Without roles, the lowest
 * level.
 */
export const levelOf = (roles: readonly Pick<Role, 'level'>[]): number =>
  Math.min(roleLimits.level.max, ...roles.map(({ level }) => level ?? 0));

/** Whose rights decide what may be changed. */
export interface RoleEditor {
  tenantId: string;
  /** See {@link levelOf}. */
  level: number;
  /** Permissions that they have themselves. */
  permissions: readonly { readonly key: string }[];
  superUser?: boolean;
}

/** Why an account or its administrator cannot change a role. */
export type RoleLock = 'vendor' | 'above';

/** Returns why a role cannot be changed: it is the vendor's, or it stands above the administrator. */
export const roleLock = (
  role: Pick<Role, 'tenantId' | 'level'>,
  { tenantId, level, superUser }: RoleEditor,
): RoleLock | undefined => {
  if (!isEditable(role, tenantId)) return 'vendor';
  return !superUser && (role.level ?? 0) < level ? 'above' : undefined;
};

/** Why a permission of a role cannot be switched. */
export type PermissionLock = 'never' | 'always' | 'notHeld';

/**
 * Returns why a permission cannot be granted or revoked. Administrative permissions can be granted only by users who hold
 * them: otherwise a user who edits roles could make themselves an administrator.
 */
export const permissionLocks = (
  permissions: readonly Permission[],
  editor: Pick<RoleEditor, 'permissions' | 'superUser'>,
): ReadonlyMap<string, PermissionLock> => {
  const holds = compilePermissions(editor.permissions.map(({ key }) => key));
  const lockOf = (permission: Permission): PermissionLock | undefined => {
    const type = assignmentOf(permission);
    if (type !== 'ASSIGNABLE') return type === 'ALWAYS' ? 'always' : 'never';
    const isHeld = editor.superUser || !permission.fePermission || holds(permission.key);
    return isHeld ? undefined : 'notHeld';
  };
  return new Map(
    permissions.flatMap((permission) => {
      const lock = lockOf(permission);
      return lock ? [[permission.id, lock] as const] : [];
    }),
  );
};

/** Whether the key of a permission stands for many others. */
export const isWildcard = ({ key }: Pick<Permission, 'key'>): boolean => key.includes('*');

/** Wildcard permissions with the ids of those that they cover, themselves left out. */
export const wildcardsOf = (permissions: readonly Permission[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    permissions.filter(isWildcard).map((wildcard) => {
      const covers = compilePermissions([wildcard.key]);
      const covered = permissions.filter((other) => other.id !== wildcard.id && covers(other.key));
      return [wildcard.id, covered.map(({ id }) => id)] as const;
    }),
  );

/** Permissions that come with the wildcards of a role, each with the id of the wildcard. */
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

/** A role, and all permissions that it is to have. */
export interface RoleEdit {
  role: Pick<Role, 'id' | 'permissions'>;
  permissionIds: readonly string[];
}

/** Returns the permission that is all that differs, when it differs in several roles. */
export const onlyPermission = (edits: readonly RoleEdit[]): string | undefined => {
  const changed = edits.flatMap(({ role: { permissions = [] }, permissionIds }) => [
    ...permissionIds.filter((id) => !permissions.includes(id)),
    ...permissions.filter((id) => !permissionIds.includes(id)),
  ]);
  const [id] = changed;
  return edits.length > 1 && changed.every((other) => other === id) ? id : undefined;
};

/** Returns the edits over the roles as they are now; what others gave and took meanwhile stays. */
export const onRoles = (edits: readonly RoleEdit[], now: readonly Role[]): RoleEdit[] =>
  edits.map(({ role: before, permissionIds }) => {
    const role = now.find(({ id }) => id === before.id) ?? before;
    const added = permissionIds.filter((id) => !before.permissions?.includes(id));
    const kept = (role.permissions ?? []).filter(
      (id) => permissionIds.includes(id) || !before.permissions?.includes(id),
    );
    return { role, permissionIds: [...new Set([...kept, ...added])] };
  });
