import { ApiError } from '../../core/errors';
import { type PartCall, sendParts } from '../../core/partly-done';
import { capability } from '../../core/queries';
import { contract, type Role, type RoleUpdate } from './contract';
import { roleErrorTexts } from './errors';
import { groupPermissions } from './permission-groups';
import { onlyPermission, onRoles, type RoleEdit } from './role-edits';

export { type ChangesOfUsers, type ConcernedUsers, changesOfUsers, type UserChange } from './changes-of-users';
export type { Permission, PermissionCategory, Role, RoleUpdate } from './contract';
export { isRoleKey, roleLimits } from './contract';
export {
  type Assignments,
  administrativeRoleIds,
  type EffectivePermission,
  effectivePermissions,
  type PermissionChange,
  permissionChange,
  type RoleCatalog,
  roleChange,
} from './effective-permissions';
export {
  type AssignmentType,
  assignmentOf,
  groupPermissions,
  isEditable,
  type PermissionGroup,
  permissionIdsToSave,
  rolesWith,
} from './permission-groups';
export {
  coveredBy,
  grantsOf,
  isRoleNameTaken,
  isWildcard,
  keyFromName,
  levelOf,
  onlyPermission,
  type PermissionLock,
  permissionLocks,
  type RoleEdit,
  type RoleEditor,
  type RoleLock,
  roleLock,
  wildcardsOf,
} from './role-edits';

const { query, mutation } = capability('roles', contract);

/** Returns the roles of the account and those that the vendor provides to every account. */
export const list = query((api) => api.list());

/**
 * Returns one role of the list; the provider has no endpoint for one.
 * @throws ApiError with status 404 when it does not exist.
 */
export const get = query(async (api, roleId: string): Promise<Role> => {
  const role = (await api.list()).find(({ id }) => id === roleId);
  if (!role) throw new ApiError('role-not-found', { statusCode: 404, message: roleErrorTexts['role-not-found'] });
  return role;
});

/** Returns the names of the assignable roles, for users who are not allowed to read roles. */
export const listTeam = query((api) => api.listTeamRoles());

/** Returns every permission, in the provider's order. */
export const permissions = query((api) => api.listTeamPermissions());

/** Returns every permission, by category. */
export const permissionGroups = query(async (api) => {
  const [all, categories] = await Promise.all([api.listTeamPermissions(), api.listPermissionCategories()]);
  return groupPermissions(all, categories);
});

/** Input for creating a role. Defaults: no permissions, not a default role, level 0. */
export interface NewRole {
  key: string;
  name: string;
  description?: string;
  isDefault?: boolean;
  level?: number;
  permissionIds?: string[];
  /** Id of the role to copy. */
  baseRoleId?: string;
}

/** Creates a role. Only version 2 of the endpoint takes a base role; without one, version 1 is used. */
export const create = mutation(
  (api, { key, name, description = '', isDefault = false, level = 0, permissionIds = [], baseRoleId }: NewRole) => {
    const role = { key, name, description, isDefault, level };
    return baseRoleId
      ? api.createV2({ ...role, permissionIds, baseRoleId })
      : api.create({ ...role, permissions: permissionIds });
  },
);

const dependsOnRoles = ['roles', 'users', 'groups', 'tokens', 'profile', 'accounts', 'sso'];

/** Updates name, key and description of a role, and whether new users get it. */
export const update = mutation((api, role: RoleUpdate) => api.update(role), dependsOnRoles);
/** Deletes a role and every assignment of it. */
export const remove = mutation((api, roleId: string) => api.delete({ roleId }), dependsOnRoles);

/** Replaces the permissions of one role. */
export const setPermissions = mutation(
  (api, change: { roleId: string; permissionIds: string[] }) => api.setPermissions(change),
  ['roles', 'profile'],
);

/** Replaces the roles that carry one permission. */
export const setPermissionRoles = mutation(
  (api, change: { permissionId: string; roleIds: string[] }) => api.setPermissionRoles(change),
  ['roles', 'profile'],
);

/** Edits to save together; each has the role as it was when the edit was made. */
export interface RoleEdits {
  edits: readonly RoleEdit[];
}

/** Maximum number of concurrent saves. */
const AT_ONCE = 6;

/**
 * Saves the permissions of several roles: with one call when only one permission differs, else role by role. Changes
 * are applied on top of the roles as they are when saving.
 * @throws PartlyDoneError with the ids of the roles; the first error when nothing was saved.
 */
export const saveEdits = mutation(
  async (api, { edits }: RoleEdits): Promise<void> => {
    const permissionId = onlyPermission(edits);
    const roles = await api.list();
    const current = onRoles(edits, roles);
    if (permissionId) {
      const after = new Map(current.map(({ role, permissionIds }) => [role.id, permissionIds] as const));
      const carrying = roles.filter(({ id, permissions }) => (after.get(id) ?? permissions)?.includes(permissionId));
      await api.setPermissionRoles({ permissionId, roleIds: carrying.map(({ id }) => id) });
      return;
    }
    const calls = current.map(
      ({ role, permissionIds }): PartCall => ({
        change: 'update',
        what: 'role',
        keys: [role.id],
        call: () => api.setPermissions({ roleId: role.id, permissionIds: [...permissionIds] }),
      }),
    );
    const batches = Array.from({ length: Math.ceil(calls.length / AT_ONCE) }, (_, index) =>
      calls.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    );
    await sendParts(batches);
  },
  ['roles', 'profile'],
);
