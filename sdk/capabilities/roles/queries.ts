import { capability } from '../../core/queries';
import { contract, type RoleUpdate } from './contract';
import { groupPermissions } from './permission-groups';

export type { Permission, PermissionCategory, Role, RoleUpdate } from './contract';
export {
  type EffectivePermission,
  effectivePermissions,
  type Holdings,
  type PermissionChange,
  permissionChange,
  type RoleCatalogue,
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

const { query, mutation } = capability('roles', contract);

/** Roles of the account and those that the vendor gives to every account. */
export const list = query((api) => api.list());

/** Names of the roles that can be given, for those who may not read the roles themselves. */
export const listTeam = query((api) => api.listTeamRoles());

/** Every permission there is, in the order of the provider. */
export const permissions = query((api) => api.listTeamPermissions());

/** Every permission there is, by category. */
export const permissionGroups = query(async (api) => {
  const [all, categories] = await Promise.all([api.listTeamPermissions(), api.listPermissionCategories()]);
  return groupPermissions(all, categories);
});

/** A role to be made; what is left out is empty, not default, and of level 0. */
export interface NewRole {
  key: string;
  name: string;
  description?: string;
  isDefault?: boolean;
  level?: number;
  permissionIds?: string[];
  /** The role that this one is made from. */
  baseRoleId?: string;
}

/** Makes a role. Only the second version of the call knows a base; without one, the first is used. */
export const create = mutation(
  (api, { key, name, description = '', isDefault = false, level = 0, permissionIds = [], baseRoleId }: NewRole) => {
    const role = { key, name, description, isDefault, level };
    return baseRoleId
      ? api.createV2({ ...role, permissionIds, baseRoleId })
      : api.create({ ...role, permissions: permissionIds });
  },
);

const whatShowsRoles = ['roles', 'users', 'groups', 'tokens', 'profile', 'accounts', 'sso'];

/** Changes how a role is called and described, and whether new people get it. */
export const update = mutation((api, role: RoleUpdate) => api.update(role), whatShowsRoles);
/** Removes a role from everybody and everything that has it. */
export const remove = mutation((api, roleId: string) => api.delete({ roleId }), whatShowsRoles);

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
