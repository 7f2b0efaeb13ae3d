import type { Db } from '../db/db';
import { ProviderError } from '../errors';
import { policies } from '../policies';
import type { Provider } from '../provider';
import type { GroupRow, MembershipRow, PermissionRow, RoleRow, UserRow } from '../rows/accounts';

export const membershipId = (userId: string, tenantId: string): string => `${userId}:${tenantId}`;

/** A user in an account, also where they cannot enter it. */
export const findMembership = (db: Db, userId: string, tenantId: string): MembershipRow | undefined =>
  db.memberships.get(membershipId(userId, tenantId));

/** Whether a membership lets its user in now: accepted, not disabled, not over. */
export const isOpen = ({ activated, disabled, expiresAt }: MembershipRow, now: number): boolean =>
  activated && !disabled && (expiresAt === undefined || Date.parse(expiresAt) > now);

/** The membership by which a user may enter an account now. */
export const openMembership = (
  { db, clock }: Pick<Provider, 'db' | 'clock'>,
  userId: string,
  tenantId: string,
): MembershipRow | undefined => {
  const membership = findMembership(db, userId, tenantId);
  return membership && isOpen(membership, clock.now()) ? membership : undefined;
};

/** The memberships by which a user may enter accounts now. */
export const openMembershipsOf = ({ db, clock }: Pick<Provider, 'db' | 'clock'>, userId: string): MembershipRow[] =>
  db.memberships.by('userId', userId).filter((row) => isOpen(row, clock.now()));

/**
 * The account in which a user starts: the last one, else the first that they may enter.
 * @throws ProviderError 403 when they may enter none
 */
export const entryAccount = (provider: Pick<Provider, 'db' | 'clock'>, user: UserRow): string => {
  if (openMembership(provider, user.id, user.tenantId)) return user.tenantId;
  const [other] = openMembershipsOf(provider, user.id);
  if (other) return other.tenantId;
  throw new ProviderError(403, 'no-access', 'You have no access to any account now. Ask your administrator.');
};

const present = <T>(rows: readonly (T | undefined)[]): T[] => rows.filter((row) => row !== undefined);

/** Whether the groups of an account give roles to their members. */
export const groupsGiveRoles = (db: Db, tenantId: string): boolean => {
  const { enabled, rolesEnabled } = policies.groups.read(db, tenantId);
  return enabled && rolesEnabled;
};

const groupsOf = (db: Db, userId: string, tenantId: string): GroupRow[] =>
  groupsGiveRoles(db, tenantId) ? db.groups.by('userIds', userId).filter((group) => group.tenantId === tenantId) : [];

/** Roles of a user in an account: their own and those of their groups. */
export const rolesOf = (db: Db, userId: string, tenantId: string): RoleRow[] => {
  const groups = groupsOf(db, userId, tenantId);
  const own = findMembership(db, userId, tenantId)?.roleIds ?? [];
  const ids = new Set([...own, ...groups.flatMap((group) => group.roleIds)]);
  return present([...ids].map((id) => db.roles.get(id)));
};

/** Roles and permissions of a user in one account. */
export const rightsOf = (
  { db }: Pick<Provider, 'db'>,
  user: Pick<UserRow, 'id'>,
  tenantId: string,
): { roles: RoleRow[]; permissions: PermissionRow[] } => {
  const roles = rolesOf(db, user.id, tenantId);
  const ids = new Set(roles.flatMap((role) => role.permissionIds));
  return { roles, permissions: present([...ids].map((id) => db.permissions.get(id))) };
};
