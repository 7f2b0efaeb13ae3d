import type { Db } from '../db/db';
import { ProviderError } from '../errors';
import { policies } from '../policies';
import type { Provider } from '../provider';
import type { GroupRow, MembershipRow, PermissionRow, RoleRow, UserRow } from '../rows/accounts';
import { accountsAbove, accountsBelow, managesOthers, mayEnterBelow } from './hierarchy';

export const membershipId = (userId: string, tenantId: string): string => `${userId}:${tenantId}`;

/** A user in an account, also where they cannot enter it. */
export const findMembership = (db: Db, userId: string, tenantId: string): MembershipRow | undefined =>
  db.memberships.get(membershipId(userId, tenantId));

/** Whether a membership lets its user in now: accepted, not disabled, not over. */
export const isOpen = ({ activated, disabled, expiresAt }: MembershipRow, now: number): boolean =>
  activated && !disabled && (expiresAt === undefined || Date.parse(expiresAt) > now);

type Now = Pick<Provider, 'db' | 'clock'>;

/** Whether a membership lets its user into the accounts below as well. */
const opensBelow = ({ db, clock }: Now, membership: MembershipRow | undefined): membership is MembershipRow => {
  const tenant = membership && db.tenants.get(membership.tenantId);
  return !!tenant && isOpen(membership, clock.now()) && managesOthers(tenant) && mayEnterBelow(tenant, membership);
};

/** Whether a user was let into an account once and is kept out of it now. */
const isKeptOut = (membership: MembershipRow | undefined, now: number): boolean =>
  membership !== undefined && (membership.disabled || (membership.activated && !isOpen(membership, now)));

/**
 * The membership by which a user may enter an account now: their own there, else that of the nearest account above which
 * lets them in below. Who is kept out of an account does not come in from above.
 */
export const openMembership = (provider: Now, userId: string, tenantId: string): MembershipRow | undefined => {
  const { db, clock } = provider;
  const own = findMembership(db, userId, tenantId);
  if (own && isOpen(own, clock.now())) return own;
  if (isKeptOut(own, clock.now())) return undefined;
  for (const { id } of accountsAbove(db, tenantId)) {
    const membership = findMembership(db, userId, id);
    if (opensBelow(provider, membership)) return membership;
  }
  return undefined;
};

/** The memberships by which a user may enter accounts now. */
export const openMembershipsOf = ({ db, clock }: Now, userId: string): MembershipRow[] =>
  db.memberships.by('userId', userId).filter((row) => isOpen(row, clock.now()));

/** Ids of all accounts that a user may enter now: those they belong to, and those below that they are let into. */
export const openAccountsOf = (provider: Now, userId: string): string[] => {
  const { db, clock } = provider;
  const own = openMembershipsOf(provider, userId);
  const below = own.flatMap((row) =>
    opensBelow(provider, row)
      ? accountsBelow(db, row.tenantId).filter((id) => !isKeptOut(findMembership(db, userId, id), clock.now()))
      : [],
  );
  return [...new Set([...own.map(({ tenantId }) => tenantId), ...below])];
};

/**
 * The account in which a user starts: the last one, else the first that they may enter.
 * @throws ProviderError 403 when they may enter none
 */
export const entryAccount = (provider: Now, user: UserRow): string => {
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

/** Roles that a membership and the groups of its account give. */
const rolesIn = (db: Db, { userId, tenantId, roleIds }: Pick<MembershipRow, 'userId' | 'tenantId' | 'roleIds'>) => {
  const groups = groupsOf(db, userId, tenantId);
  const ids = new Set([...roleIds, ...groups.flatMap((group) => group.roleIds)]);
  return present([...ids].map((id) => db.roles.get(id)));
};

/**
 * Roles of a user in an account: their own and those of their groups. Who comes from an account above brings the vendor's
 * roles along that they have there. A token of the account has its own.
 */
export const rolesOf = (provider: Now, userId: string, tenantId: string): RoleRow[] => {
  const { db } = provider;
  const token = db.apiTokens.get(userId);
  if (token) return token.tenantId === tenantId ? present(token.roleIds.map((id) => db.roles.get(id))) : [];
  const own = findMembership(db, userId, tenantId);
  const entry = openMembership(provider, userId, tenantId);
  if (!entry || entry.tenantId === tenantId) return rolesIn(db, own ?? { userId, tenantId, roleIds: [] });
  return rolesIn(db, entry).filter((role) => role.tenantId === undefined);
};

/** Roles and permissions of a user in one account. */
export const rightsOf = (
  provider: Now,
  user: Pick<UserRow, 'id'>,
  tenantId: string,
): { roles: RoleRow[]; permissions: PermissionRow[] } => {
  const roles = rolesOf(provider, user.id, tenantId);
  const ids = new Set(roles.flatMap((role) => role.permissionIds));
  return { roles, permissions: present([...ids].map((id) => provider.db.permissions.get(id))) };
};
