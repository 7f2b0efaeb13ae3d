import { readableEmail, searchText } from '@gatehouse/sdk/text';
import type { MembershipRow, UserRow } from '../../db/rows/accounts';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import { hasFactor } from '../factors/factors';
import { isLockedOut } from '../passwords/password-attempts';
import { notFound } from '../resources/owned';
import { type Listing, paged } from '../resources/paged';
import { holdsApplication } from './applications';
import { findMembership, groupsGiveRoles, isOpen, rightsOf } from './memberships';
import { covers, EVERYTHING, isPermitted, levelOf, wireRights } from './roles';
import { accountsBelow, mayEnterBelow } from './sub-accounts';
import { seenIn } from './users';

interface Member {
  /** As the account may see them. */
  user: UserRow;
  membership: MembershipRow;
}

/** The account of a change. */
type Scope = Pick<Call, 'db' | 'provider'> & { caller(): { tenantId: string } };

/** @throws ProviderError 404 for a user who does not belong to the caller's account */
export const memberOf = (call: Call, userId: string): Member => {
  const membership = findMembership(call.db, userId, call.caller().tenantId);
  const user = membership && call.db.users.get(userId);
  if (!user) throw notFound('users');
  return { user: seenIn(user, membership), membership };
};

/** @throws ProviderError 403 when a user's role in an account ranks above the caller's */
export const refuseAbove = (call: Call, user: UserRow, tenantId: string): void => {
  const caller = call.caller();
  if (levelOf(call.provider, user, tenantId) >= levelOf(call.provider, caller.user, caller.tenantId)) return;
  throw new ProviderError(403, 'user-above', "This user's role ranks above your own. Ask an administrator.");
};

/**
 * Returns a member whom the caller may change: of this account, with no role that ranks above the caller's.
 * @throws ProviderError 404 for one of another account, 403 for one who ranks above the caller
 */
export const changeableMember = (call: Call, userId: string): Member => {
  const member = memberOf(call, userId);
  refuseAbove(call, member.user, call.caller().tenantId);
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

interface UserListing {
  _limit?: number | undefined;
  _offset?: number | undefined;
  _sortBy?: string | undefined;
  _order?: string | undefined;
  _includeSubTenants?: boolean | undefined;
  /** Ids joined by commas. */
  ids?: string | undefined;
}

interface Search {
  tenantId?: string | undefined;
  preset?: string | undefined;
  maxInactiveSeconds?: number | undefined;
  text?: string | undefined;
  in: (user: UserRow) => readonly string[];
}

const INACTIVE_SECONDS = 7_776_000;

const accountsOf = (call: Call, { _includeSubTenants }: UserListing, requestedId: string | undefined): string[] => {
  const callerTenantId = call.caller().tenantId;
  if (!_includeSubTenants && (requestedId === undefined || requestedId === callerTenantId)) return [callerTenantId];
  if (!isPermitted(call.provider, call.caller(), ['fe.secure.read.userSubTenants'])) {
    throw new ProviderError(403, 'permission-missing', 'You are not allowed to see users of sub-accounts.');
  }
  const all = accountsBelow(call.db, callerTenantId);
  return requestedId === undefined ? all : all.filter((id) => id === requestedId);
};

/** Returns whether a member matches a predefined list of users with security issues; without a list all do. */
export const passesPreset = (
  { provider }: Call,
  { preset, maxInactiveSeconds = INACTIVE_SECONDS }: Pick<Search, 'preset' | 'maxInactiveSeconds'>,
) => {
  const before = provider.clock.now() - maxInactiveSeconds * 1000;
  return ({ user, membership }: Member): boolean => {
    if (preset === 'mfa-unenrolled') return !hasFactor(user);
    if (preset === 'breached-passwords') return user.breachedPassword;
    if (preset === 'inactive') return Date.parse(user.lastLogin ?? membership.createdAt) < before;
    return true;
  };
};

/** Only a member's sign-in concerns the account: a pending user may be locked out because of another one. */
const isLocked = ({ provider }: Call, { user, membership }: Member) =>
  membership.activated && isLockedOut(provider, user.email);

const wireUser = (call: Call) => (member: Member) => {
  const { user, membership } = member;
  const tenant = call.db.tenants.get(membership.tenantId);
  return {
    id: user.id,
    sub: user.id,
    email: user.email,
    name: user.name,
    phoneNumber: user.phoneNumber ?? null,
    profilePictureUrl: user.profilePictureUrl ?? null,
    tenantId: membership.tenantId,
    // Other accounts of the user are none of this one's business.
    tenantIds: [membership.tenantId],
    tenants: [{ tenantId: membership.tenantId, roles: wireRights(call.provider, user, membership.tenantId).roles }],
    verified: user.verified,
    mfaEnrolled: hasFactor(user),
    activatedForTenant: membership.activated,
    isLocked: isLocked(call, member),
    isDisabled: membership.disabled || user.disabled,
    subAccountAccessAllowed: tenant !== undefined && mayEnterBelow(tenant, membership),
    provider: user.provider ?? 'local',
    managedBy: user.managedBy ?? 'frontegg',
    createdAt: membership.createdAt,
    lastLogin: user.lastLogin ?? null,
    temporaryExpirationDate: membership.expiresAt ?? null,
  };
};

/** Returns the sortable fields of a list of members. */
export const memberSorts = (call: Call): NonNullable<Listing<Member, unknown>['sort']> => ({
  name: ({ user }) => user.name,
  createdAt: ({ membership }) => membership.createdAt,
  email: ({ user }) => user.email,
  id: ({ user }) => user.id,
  verified: ({ user }) => user.verified,
  isLocked: (member) => isLocked(call, member),
  provider: ({ user }) => user.provider ?? 'local',
  tenantId: ({ membership }) => membership.tenantId,
});

/** Returns members of accounts, each user once, in the first of the accounts. */
export const membersOf = ({ db }: Call, tenantIds: readonly string[], ids?: ReadonlySet<string>): Member[] => {
  const members = new Map<string, Member>();
  for (const tenantId of tenantIds) {
    for (const membership of db.memberships.by('tenantId', tenantId)) {
      if (members.has(membership.userId) || (ids && !ids.has(membership.userId))) continue;
      const user = db.users.get(membership.userId);
      if (user) members.set(user.id, { user: seenIn(user, membership), membership });
    }
  }
  return [...members.values()];
};

/** Returns whether a member matches the filters of the superseded list: part of a text, or exactly a flag. */
export const passesFilters = ({ user, membership }: Member, filters: Readonly<Record<string, unknown>>): boolean => {
  const fields: Readonly<Record<string, string>> = {
    email: `${user.email} ${readableEmail(user.email)}`,
    name: user.name,
    verified: String(user.verified),
    isDisabled: String(membership.disabled || user.disabled),
    roleIds: membership.roleIds.join(','),
  };
  return Object.entries(filters).every(([name, expected]) => {
    const has = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return has === undefined || searchText(has).includes(searchText(String(expected)));
  });
};

const listed = <T>(call: Call, input: UserListing, search: Search, wire: (member: Member) => T) => {
  const ids = input.ids ? new Set(input.ids.split(',')) : undefined;
  const members = membersOf(call, accountsOf(call, input, search.tenantId), ids);
  const { application } = call;
  // With an application, only its users.
  const concerned = application
    ? members.filter(({ membership }) => holdsApplication(call.db, application, membership.userId, membership.tenantId))
    : members;
  const passing = search.preset ? concerned.filter(passesPreset(call, search)) : concerned;
  return paged(
    passing,
    { ...input, _filter: search.text },
    { wire, search: ({ user }) => search.in(user), sort: memberSorts(call) },
  );
};

/** Returns one page of the users of the caller's account, searched, filtered and sorted. */
export const pageOfUsers = (call: Call, input: UserListing, search: Search) =>
  listed(call, input, search, wireUser(call));

/** Returns the same with the rights of each user, which only the second version of the list includes. */
export const pageOfUsersWithRights = (call: Call, input: UserListing, search: Search) => {
  const wire = wireUser(call);
  return listed(call, input, search, (member) => ({
    ...wire(member),
    ...wireRights(call.provider, member.user, member.membership.tenantId),
  }));
};
