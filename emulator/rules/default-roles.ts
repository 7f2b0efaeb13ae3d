import type { Db } from '../db/db';
import type { RoleRow } from '../rows/accounts';
import { covers } from './permissions';
import { rolesIn } from './roles';

/** The permission that makes a user an administrator. */
const EVERYTHING = 'fe.*';

const isAdministrative = (db: Db, { permissionIds }: RoleRow): boolean =>
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
