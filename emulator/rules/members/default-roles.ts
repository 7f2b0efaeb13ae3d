import type { Db } from '../../db/db';
import type { RoleRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { covers } from './permissions';
import { givableRoles, rolesIn } from './roles';

/** The permission that makes a user an administrator. */
const EVERYTHING = 'fe.*';

/** Returns whether a role makes its users administrators. */
export const isAdministrative = (db: Db, { permissionIds }: RoleRow): boolean =>
  permissionIds.some((id) => covers(db.permissions.get(id)?.key ?? '', EVERYTHING));

const idsOf = (roles: readonly RoleRow[]): string[] => roles.map(({ id }) => id);

/** Returns the ids of the roles that make their users administrators of an account. */
export const administrativeRoles = (db: Db, tenantId: string): string[] =>
  idsOf(rolesIn(db, tenantId).filter((role) => isAdministrative(db, role)));

/**
 * Returns the ids of the roles of users who join an account without any of their own: its default roles, except
 * administrative ones.
 */
export const defaultRoles = (db: Db, tenantId: string): string[] =>
  idsOf(rolesIn(db, tenantId).filter((role) => role.isDefault && !isAdministrative(db, role)));

/**
 * Returns the roles of an invited user: those of the invitation, which may contain the empty text that stands for none,
 * else the default ones.
 * @throws ProviderError 400 for an unknown role, 403 for one that ranks above the caller
 */
export const rolesOfInvitation = (call: Call, roleIds: readonly string[], tenantId: string): string[] => {
  const given = [...new Set(roleIds.filter((id) => id !== ''))];
  givableRoles(call, given, tenantId);
  return given.length > 0 ? given : defaultRoles(call.db, tenantId);
};
