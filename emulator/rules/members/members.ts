import type { MembershipRow, UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { notFound } from '../resources/owned';
import { findMembership, groupsGiveRoles, isOpen, rightsOf } from './memberships';
import { covers } from './permissions';
import { levelOf } from './roles';
import { seenIn } from './users';

interface Member {
  /** As the account may see them. */
  user: UserRow;
  membership: MembershipRow;
}

/** The account of a change. */
type Scope = Pick<Call, 'db' | 'provider'> & { caller(): { tenantId: string } };

/** The permission that makes a user an administrator. */
const EVERYTHING = 'fe.*';

/** @throws ProviderError 404 for a user who does not belong to the caller's account */
export const memberOf = (call: Call, userId: string): Member => {
  const membership = findMembership(call.db, userId, call.caller().tenantId);
  const user = membership && call.db.users.get(userId);
  if (!user) throw notFound('users');
  return { user: seenIn(user, membership), membership };
};

/**
 * Returns a member whom the caller may change: of this account, with no role that ranks above the caller's.
 * @throws ProviderError 404 for one of another account, 403 for one who ranks above the caller
 */
export const changeableMember = (call: Call, userId: string): Member => {
  const member = memberOf(call, userId);
  const { user, tenantId } = call.caller();
  if (levelOf(call.provider, member.user, tenantId) < levelOf(call.provider, user, tenantId)) {
    throw new ProviderError(403, 'user-above', "This user's role ranks above your own. Ask an administrator.");
  }
  return member;
};

/** @throws ProviderError 409 when the caller would lose access themselves */
export const refuseSelf = (call: Call, userId: string): void => {
  if (userId !== call.caller().user.id) return;
  throw new ProviderError(409, 'own-access', 'You cannot end your own access. Ask another administrator.');
};

/** Returns whether a role or a group of a member grants everything, also while they are disabled. */
export const isAdministrator = (call: Scope, userId: string): boolean => {
  const { permissions } = rightsOf(call.provider, { id: userId }, call.caller().tenantId);
  return permissions.some(({ key }) => covers(key, EVERYTHING));
};

/** Returns the ids of users with a role that grants everything, directly or through a group. */
function* administratorIds({ db, caller }: Scope): Generator<string> {
  const { tenantId } = caller();
  const permissions = db.permissions.filter(({ key }) => covers(key, EVERYTHING));
  const groupsCount = groupsGiveRoles(db, tenantId);
  for (const role of permissions.flatMap(({ id }) => db.roles.by('permissionIds', id))) {
    for (const row of db.memberships.by('roleIds', role.id)) if (row.tenantId === tenantId) yield row.userId;
    if (!groupsCount) continue;
    for (const group of db.groups.by('roleIds', role.id)) if (group.tenantId === tenantId) yield* group.userIds;
  }
}

/**
 * Runs a change that may remove administrators.
 * @throws ProviderError 409, without any change, when no administrator would remain
 */
export const keepingAnAdministrator = <T>(call: Scope, userIds: readonly string[], change: () => T): T => {
  const { db, provider, caller } = call;
  const { tenantId } = caller();
  const isLasting = (id: string) => {
    const membership = findMembership(db, id, tenantId);
    return membership !== undefined && isOpen(membership, provider.clock.now()) && membership.expiresAt === undefined;
  };
  const isLeft = () => {
    for (const id of administratorIds(call)) if (isLasting(id)) return true;
    return false;
  };
  if (!userIds.some((id) => isLasting(id) && isAdministrator(call, id))) return change();
  return db.transaction(() => {
    const result = change();
    if (isLeft()) return result;
    const message = 'This is the last administrator. Make another member an administrator first.';
    throw new ProviderError(409, 'last-administrator', message);
  });
};

/** Runs a change to roles or groups, which affects all members, under the same condition. */
export const keepingTheAdministration = <T>(call: Call, change: () => T): T =>
  keepingAnAdministrator(call, [...administratorIds(call)], () => call.db.transaction(change));
