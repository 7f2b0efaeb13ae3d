import type { Db } from '../../db/db';
import type { PermissionRow, RoleRow, UserRow } from '../../db/rows/accounts';
import type { Call, Caller } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { notFound } from '../resources/owned';
import { rightsOf, rolesOf } from './memberships';

/** Returns whether a user's permission key covers a requested one; `*` matches any run of characters. */
export const covers = (granted: string, requested: string): boolean => {
  const [first = '', ...rest] = granted.split('*');
  const last = rest.pop();
  if (last === undefined) return granted === requested;
  if (!requested.startsWith(first) || !requested.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = requested.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from <= requested.length - last.length;
};

/** Returns whether the caller's roles in this account grant one of the permissions. */
export const isPermitted = (
  provider: Pick<Provider, 'db' | 'clock'>,
  { user, tenantId }: Pick<Caller, 'user' | 'tenantId'>,
  keys: readonly string[],
): boolean => {
  if (user.superUser) return true;
  const { permissions } = rightsOf(provider, user, tenantId);
  return permissions.some((granted) => keys.some((key) => covers(granted.key, key)));
};

/** @throws ProviderError 403 when the caller's roles in this account grant none of the permissions */
export const requirePermission = (
  provider: Pick<Provider, 'db' | 'clock'>,
  caller: Caller,
  requested: string | readonly string[],
) => {
  const keys = typeof requested === 'string' ? [requested] : requested;
  if (isPermitted(provider, caller, keys)) return;
  throw new ProviderError(403, 'permission-missing', 'You are not allowed to do this. Ask an administrator.', {
    context: { permissions: keys },
  });
};

/** Returns the roles of an account: the vendor's and its own. */
export const rolesIn = (db: Db, tenantId: string): RoleRow[] =>
  db.roles.filter((role) => role.tenantId === undefined || role.tenantId === tenantId);

/** Returns the level of a user's highest-ranking role; a lower number ranks higher. */
export const levelOf = (
  provider: Pick<Provider, 'db' | 'clock'>,
  user: Pick<UserRow, 'id' | 'superUser'>,
  tenantId: string,
): number => {
  if (user.superUser) return 0;
  return Math.min(...rolesOf(provider, user.id, tenantId).map(({ level = 0 }) => level));
};

/** @throws ProviderError 403 when a role of this level ranks above all roles of the caller */
export const requireLevel = (call: Call, level: number): void => {
  const { user, tenantId } = call.caller();
  if (level >= levelOf(call.provider, user, tenantId)) return;
  throw new ProviderError(403, 'role-above', 'This role ranks above your own. Ask an administrator of its level.');
};

export const unknownRole = (): ProviderError =>
  new ProviderError(400, 'unknown-role', 'One of these roles no longer exists. Choose again.');

/**
 * Returns roles that the caller may assign: of the account (default: theirs) or the vendor's, none that ranks above
 * their own.
 * @throws ProviderError 400 for an unknown one, 403 for one that ranks above
 */
export const givableRoles = (call: Call, roleIds: readonly string[], tenantId = call.caller().tenantId): RoleRow[] => {
  return roleIds.map((id) => {
    const role = call.db.roles.get(id);
    if (!role || (role.tenantId !== undefined && role.tenantId !== tenantId)) throw unknownRole();
    requireLevel(call, role.level ?? 0);
    return role;
  });
};

/**
 * Returns a role that the caller may change: one of this account that does not rank above their own.
 * @throws ProviderError 404 for one of another account, 403 for the vendor's and for one that ranks above
 */
export const changeableRole = (call: Call, id: string): RoleRow => {
  const role = call.db.roles.get(id);
  if (role && role.tenantId === undefined) {
    throw new ProviderError(403, 'role-read-only', `The role "${role.name}" is the vendor's. Duplicate it instead.`);
  }
  if (role?.tenantId !== call.caller().tenantId) throw notFound('roles');
  requireLevel(call, role.level ?? 0);
  return role;
};

export const everyRolesPermissions = (db: Db): string[] =>
  db.permissions.filter(({ assignmentType }) => assignmentType === 'ALWAYS').map(({ id }) => id);

/** @throws ProviderError when a role may not get a permission, or the caller may not grant it */
export const requireGain = (call: Call, permission: PermissionRow): void => {
  const { key, name, assignmentType, fePermission } = permission;
  if (assignmentType === 'NEVER') {
    throw new ProviderError(400, 'permission-never', `"${name}" cannot be given to a role. Take it off the list.`);
  }
  // Otherwise a user who may edit roles could make themselves an administrator.
  if (fePermission && !isPermitted(call.provider, call.caller(), [key])) {
    throw new ProviderError(403, 'permission-above', `You cannot give "${name}", because you do not have it yourself.`);
  }
};

/** @throws ProviderError 400 when a role may not lose a permission */
export const requireLoss = ({ name, assignmentType }: PermissionRow): void => {
  if (assignmentType !== 'ALWAYS') return;
  throw new ProviderError(400, 'permission-always', `"${name}" is part of every role. Keep it on the list.`);
};

/** @throws ProviderError when the permissions may not be changed */
export const checkPermissions = (call: Call, before: readonly string[], after: readonly string[]): void => {
  const read = (id: string): PermissionRow => {
    const permission = call.db.permissions.get(id);
    if (permission) return permission;
    throw new ProviderError(400, 'unknown-permission', 'One of these permissions no longer exists. Choose again.');
  };
  const [previous, next] = [new Set(before), new Set(after)];
  for (const id of next) if (!previous.has(id)) requireGain(call, read(id));
  for (const id of previous) if (!next.has(id)) requireLoss(read(id));
};

/** The permission that makes a user an administrator. */
export const EVERYTHING = 'fe.*';

export const isAdministrative = (db: Db, { permissionIds }: RoleRow): boolean =>
  permissionIds.some((id) => covers(db.permissions.get(id)?.key ?? '', EVERYTHING));

const idsOf = (roles: readonly RoleRow[]): string[] => roles.map(({ id }) => id);

export const administrativeRoles = (db: Db, tenantId: string): string[] =>
  idsOf(rolesIn(db, tenantId).filter((role) => isAdministrative(db, role)));

/** Returns whether new users get a role. Nobody becomes an administrator by default, whatever a seed says. */
export const isDefaultRole = (db: Db, role: RoleRow): boolean => role.isDefault && !isAdministrative(db, role);

/** Returns the ids of the roles of users who join an account without any of their own. */
export const defaultRoles = (db: Db, tenantId: string): string[] =>
  idsOf(rolesIn(db, tenantId).filter((role) => isDefaultRole(db, role)));

/**
 * Returns the roles of an invited user: those of the invitation, which may contain the empty text that stands for none,
 * else the default ones.
 * @throws ProviderError 400 for an unknown role, 403 for one that ranks above the caller
 */
export const rolesOfInvitation = (call: Call, roleIds: readonly string[], tenantId: string): string[] => {
  const requested = [...new Set(roleIds.filter((id) => id !== ''))];
  givableRoles(call, requested, tenantId);
  return requested.length > 0 ? requested : defaultRoles(call.db, tenantId);
};

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
