import { del, get, patch, post, put } from '../../core/contract';
import {
  array,
  boolean,
  type Infer,
  integerWithin,
  maybeNumber,
  maybeText,
  nullable,
  object,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
  textWithin,
} from '../../core/schema';

/** A role as administrators of the account see it. */
export const Role = object({
  id: string(),
  key: string(),
  name: string(),
  description: maybeText,
  isDefault: optionalFlag,
  /** Ids of its permissions. */
  permissions: optional(array(string())),
  /** Id of the account that owns the role; absent or null for roles that the vendor provides to every account. */
  tenantId: maybeText,
  vendorId: maybeText,
  level: maybeNumber,
  createdAt: maybeText,
  updatedAt: maybeText,
});
export type Role = Infer<typeof Role>;

/** A permission that roles can grant. */
export const Permission = object({
  id: string(),
  key: string(),
  name: string(),
  description: maybeText,
  categoryId: maybeText,
  /** Whether it controls pages of the admin portal rather than features of the host. */
  fePermission: optionalFlag,
  /** Ids of the roles that grant it. */
  roleIds: optional(nullable(array(string()))),
  /** NEVER, ALWAYS or ASSIGNABLE. */
  assignmentType: maybeText,
});
export type Permission = Infer<typeof Permission>;

/** A category of permissions. */
export const PermissionCategory = object({
  id: string(),
  name: string(),
  description: maybeText,
  permissionIds: optional(nullable(array(string()))),
});
export type PermissionCategory = Infer<typeof PermissionCategory>;

const Permissions = rows(Permission);

/** Limits of a role's fields, shared by form and provider. */
export const roleLimits = {
  /** Characters. */
  name: { min: 1, max: 100 },
  key: { min: 1, max: 100 },
  description: { min: 0, max: 500 },
  /** A lower number ranks higher. */
  level: { min: 0, max: 32_767 },
} as const;

/**
 * Returns whether a text is a valid role key: letters, digits, dots, hyphens and underscores, starting with a letter.
 */
export const isRoleKey = (key: string): boolean =>
  key.length <= roleLimits.key.max && /^[A-Za-z][A-Za-z0-9._-]*$/.test(key);

const described = {
  key: textWithin(roleLimits.key),
  name: textWithin(roleLimits.name),
  description: textWithin(roleLimits.description),
  isDefault: boolean(),
  level: integerWithin(roleLimits.level),
};
const changed = {
  key: optional(described.key),
  name: optional(described.name),
  description: optional(described.description),
  isDefault: optionalFlag,
  level: optional(described.level),
};
const byRole = { roleId: string() };

/** Input for updating a role; fields that are left out keep their value. */
export const RoleUpdate = object({ ...byRole, ...changed });
export type RoleUpdate = Infer<typeof RoleUpdate>;

const calls = {
  list: get('/identity/resources/roles/v1', { output: rows(Role) }),
  create: post('/identity/resources/roles/v1', {
    input: object({ ...described, permissions: array(string()) }),
    output: Role,
  }),
  createV2: post('/identity/resources/roles/v2', {
    input: object({ ...described, permissionIds: array(string()), baseRoleId: string() }),
    output: Role,
  }),
  update: patch('/identity/resources/roles/v1/:roleId', { input: RoleUpdate, output: Role }),
  delete: del('/identity/resources/roles/v1/:roleId', { input: object(byRole) }),
  setPermissions: put('/identity/resources/roles/v1/:roleId/permissions', {
    input: object({ ...byRole, permissionIds: array(string()) }),
    output: Role,
  }),
  setPermissionRoles: put('/identity/resources/permissions/v1/:permissionId/roles', {
    input: object({ permissionId: string(), roleIds: array(string()) }),
    output: Permission,
  }),
  listPermissions: get('/identity/resources/permissions/v1', { output: Permissions }),
  listPermissionCategories: get('/identity/resources/permissions/v1/categories', {
    output: rows(PermissionCategory),
  }),
  listTeamRoles: get('/team/resources/roles/v1', {
    output: rows(
      object({ id: string(), key: optionalText, name: string(), description: maybeText, tenantId: maybeText }),
    ),
    unwrap: 'items',
  }),
  /** Same path as `listPermissions`: some providers return a bare list, some wrap it. Both are accepted. */
  listTeamPermissions: get('/identity/resources/permissions/v1', { output: Permissions, unwrap: 'items' }),
};

/** Calls for roles and permissions. */
export type RolesContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link RolesContract}. */
export const contract: RolesContract = calls;
