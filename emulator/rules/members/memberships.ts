import type { Db } from '../../db/db';
import type { GroupRow, MembershipRow, PermissionRow, RoleRow, UserRow } from '../../db/rows/accounts';
import { present } from '../../guards';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { policies } from '../policies/policies';
import { accountsAbove, accountsBelow, managesOthers, mayEnterBelow } from './sub-accounts';

export const membershipId = (userId: string, tenantId: string): string => `${userId}:${tenantId}`;

/** Returns a user's membership in an account, whether it is active or not. */
export const findMembership = (db: Db, userId: string, tenantId: string): MembershipRow | undefined =>
  db.memberships.get(membershipId(userId, tenantId));

/** Returns whether a membership is active: accepted, not disabled, not expired. */
export const isOpen = ({ activated, disabled, expiresAt }: MembershipRow, now: number): boolean =>
  activated && !disabled && (expiresAt === undefined || Date.parse(expiresAt) > now);

type State = Pick<Provider, 'db' | 'clock'>;

/** Returns whether a membership also includes the sub-accounts. */
const opensBelow = ({ db, clock }: State, membership: MembershipRow | undefined): membership is MembershipRow => {
  const tenant = membership && db.tenants.get(membership.tenantId);
  return !!tenant && isOpen(membership, clock.now()) && managesOthers(tenant) && mayEnterBelow(tenant, membership);
};

/** Returns whether a user was a member of an account and is disabled or expired there. */
const isBlocked = (membership: MembershipRow | undefined, now: number): boolean =>
  membership !== undefined && (membership.disabled || (membership.activated && !isOpen(membership, now)));

/**
 * Returns the membership by which a user may enter an account: their own there, else that of the nearest account above
 * which includes sub-accounts. A user who is disabled in an account cannot enter it from above.
 */
export const openMembership = (provider: State, userId: string, tenantId: string): MembershipRow | undefined => {
  const { db, clock } = provider;
  const direct = findMembership(db, userId, tenantId);
  if (direct && isOpen(direct, clock.now())) return direct;
  if (isBlocked(direct, clock.now())) return undefined;
  for (const { id } of accountsAbove(db, tenantId)) {
    const membership = findMembership(db, userId, id);
    if (opensBelow(provider, membership)) return membership;
  }
  return undefined;
};

/** Returns the memberships by which a user may enter accounts. */
export const openMembershipsOf = ({ db, clock }: State, userId: string): MembershipRow[] =>
  db.memberships.by('userId', userId).filter((row) => isOpen(row, clock.now()));

/**
 * Returns the ids of all accounts that a user may enter: their own, and the sub-accounts included in their memberships.
 */
export const openAccountsOf = (provider: State, userId: string): string[] => {
  const { db, clock } = provider;
  const memberships = openMembershipsOf(provider, userId);
  const below = memberships.flatMap((row) =>
    opensBelow(provider, row)
      ? accountsBelow(db, row.tenantId).filter((id) => !isBlocked(findMembership(db, userId, id), clock.now()))
      : [],
  );
  return [...new Set([...memberships.map(({ tenantId }) => tenantId), ...below])];
};

/**
 * Returns the account in which a session starts: the last one, else the first that the user may enter.
 * @throws ProviderError 403 when there is none
 */
export const entryAccount = (provider: State, user: UserRow): string => {
  if (openMembership(provider, user.id, user.tenantId)) return user.tenantId;
  const [first] = openMembershipsOf(provider, user.id);
  if (first) return first.tenantId;
  throw new ProviderError(403, 'no-access', 'You have no access to any account now. Ask your administrator.');
};

export const groupsGiveRoles = (db: Db, tenantId: string): boolean => {
  const { enabled, rolesEnabled } = policies.groups.read(db, tenantId);
  return enabled && rolesEnabled;
};

const groupsOf = (db: Db, userId: string, tenantId: string): GroupRow[] =>
  groupsGiveRoles(db, tenantId) ? db.groups.by('userIds', userId).filter((group) => group.tenantId === tenantId) : [];

/** Returns the roles that a membership and the groups of its account grant. */
const rolesIn = (db: Db, { userId, tenantId, roleIds }: Pick<MembershipRow, 'userId' | 'tenantId' | 'roleIds'>) => {
  const groups = groupsOf(db, userId, tenantId);
  const ids = new Set([...roleIds, ...groups.flatMap((group) => group.roleIds)]);
  return present([...ids].map((id) => db.roles.get(id)));
};

/**
 * Returns the roles of a user in an account: their own and those of their groups. A user from an account above has the
 * vendor's roles that they have there. An account's token has its own.
 */
export const rolesOf = (provider: State, userId: string, tenantId: string): RoleRow[] => {
  const { db } = provider;
  const token = db.apiTokens.get(userId);
  if (token) return token.tenantId === tenantId ? present(token.roleIds.map((id) => db.roles.get(id))) : [];
  const direct = findMembership(db, userId, tenantId);
  const entry = openMembership(provider, userId, tenantId);
  if (!entry || entry.tenantId === tenantId) return rolesIn(db, direct ?? { userId, tenantId, roleIds: [] });
  return rolesIn(db, entry).filter((role) => role.tenantId === undefined);
};

/** Returns roles and permissions of a user in one account. */
export const rightsOf = (
  provider: State,
  user: Pick<UserRow, 'id'>,
  tenantId: string,
): { roles: RoleRow[]; permissions: PermissionRow[] } => {
  const roles = rolesOf(provider, user.id, tenantId);
  const ids = new Set(roles.flatMap((role) => role.permissionIds));
  return { roles, permissions: present([...ids].map((id) => provider.db.permissions.get(id))) };
};
