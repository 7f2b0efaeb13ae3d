import { canonicalEmail, isEmail } from '@gatehouse/sdk/text';
import type { MembershipRow, TenantRow, UserRow } from '../db/rows/accounts';
import { present } from '../guards';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { countMail } from '../rules/mail/limits';
import { sendInvitation } from '../rules/members/invitations';
import { join, leave, membershipByEmail } from '../rules/members/join';
import { changeableMember, membersOf, refuseAbove } from '../rules/members/members';
import { findMembership } from '../rules/members/memberships';
import { givableRoles, rolesOfInvitation, wireRole } from '../rules/members/roles';
import { accessTypeOf, accountWithUsers, managedIds } from '../rules/members/sub-accounts';
import { refuseManaged, searchedTexts, userByEmail } from '../rules/members/users';
import { requireAllowedDomain } from '../rules/policies/restrictions';
import { notFound } from '../rules/resources/owned';
import { paged } from '../rules/resources/paged';
import { type OperationsOf, operation, type Rule } from './operation';

type Users =
  | 'listUsers'
  | 'addUser'
  | 'addUsers'
  | 'removeUser'
  | 'addRoles'
  | 'removeRoles'
  | 'setRoles'
  | 'setAccess';

interface Added {
  email: string;
  name?: string | undefined;
}

interface Place {
  tenant: TenantRow;
  roleIds: readonly string[];
}

const wrongEmail = () => fieldError('email', 'Enter a full email address.');

/** A user of this account or of one above needs no invitation to a sub-account. */
const isManagedUser = (call: Call, email: string): boolean => {
  const user = userByEmail(call.db, email);
  const ids = new Set([call.caller().tenantId, call.caller().session.tenantId, ...managedIds(call)]);
  return (
    user !== undefined &&
    call.db.memberships.by('userId', user.id).some((row) => row.activated && ids.has(row.tenantId))
  );
};

/** Runs every check before the first user is added. */
const checkPlaces = (call: Call, added: readonly Added[], places: readonly Place[]): Added[] => {
  const users = added.map(({ email, name }) => ({ email: canonicalEmail(email), name: name?.trim() }));
  if (users.length === 0 || users.some(({ email }) => !isEmail(email))) throw wrongEmail();
  for (const { tenant } of places) {
    for (const { email } of users) {
      requireAllowedDomain(call.db, tenant.id, email);
      if (!membershipByEmail(call, email, tenant.id)) continue;
      const message = `${email} belongs to ${tenant.name} already.`;
      throw fieldError('email', message, 'already-member', 409);
    }
  }
  return users;
};

const addTo = async (call: Call, added: readonly Added[], chosen: readonly Place[], access?: boolean) => {
  const places = chosen.map(({ tenant, roleIds }) => ({
    tenant,
    roleIds: rolesOfInvitation(call, roleIds, tenant.id),
  }));
  const users = checkPlaces(call, added, places);
  const invited = new Set(users.filter(({ email }) => !isManagedUser(call, email)).map(({ email }) => email));
  for (const email of invited) countMail(call.provider, email, true);
  audited(call, { email: users.map(({ email }) => email).join(', ') });
  const joined = call.db.transaction(() =>
    users.flatMap(({ email, name }) =>
      places.map(({ tenant, roleIds }) =>
        join(call, tenant.id, {
          email,
          profile: { name: name || (email.split('@')[0] ?? email) },
          roleIds,
          activated: !invited.has(email),
          ...(access !== undefined && { subAccountAccess: access }),
        }),
      ),
    ),
  );
  for (const { user, membership } of joined) {
    if (!membership.activated) await sendInvitation(call, user, membership);
  }
};

interface Member {
  tenant: TenantRow;
  user: UserRow;
  membership: MembershipRow;
}

/**
 * Returns a user of a sub-account whose roles do not rank above the caller's.
 * @throws ProviderError 404 for an unknown account or user, 403 for a user who ranks above the caller
 */
const memberIn = (call: Call, userId: string, tenantId: string): Member => {
  const tenant = accountWithUsers(call, tenantId);
  const membership = findMembership(call.db, userId, tenant.id);
  const user = call.db.users.get(userId);
  if (!membership || !user) throw notFound('users');
  refuseAbove(call, user, tenant.id);
  return { tenant, user, membership };
};

interface RoleChange {
  userId: string;
  subTenantsRoles: readonly { tenantId: string; roleIds: string[] }[];
}

/** Changes the roles of a user in several accounts, in all of them or in none. */
const changeRoles = (
  call: Call,
  { userId, subTenantsRoles }: RoleChange,
  change: (before: readonly string[], requested: readonly string[]) => readonly string[],
): undefined => {
  const changes = subTenantsRoles.map(({ tenantId, roleIds }) => {
    const member = memberIn(call, userId, tenantId);
    const before = member.membership.roleIds;
    const after = [
      ...new Set(
        change(
          before,
          roleIds.filter((id) => id !== ''),
        ),
      ),
    ];
    const changed = [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))];
    givableRoles(call, changed, member.tenant.id);
    return { ...member, before, after };
  });
  const [first] = changes;
  if (!first) return;
  audited(call, {
    email: first.user.email,
    before: Object.fromEntries(changes.map(({ tenant, before }) => [tenant.id, before])),
  });
  call.db.transaction(() => {
    for (const { membership, after } of changes) call.db.memberships.patch(membership.id, { roleIds: after });
  });
};

const changedUsers: Rule = { permission: 'fe.secure.write.userSubTenants', severity: 'Medium' };
const changedRoles: Rule = {
  ...changedUsers,
  ownerOnly: true,
  event: 'frontegg.user.updated',
  audit: 'Roles in sub-accounts changed: {email}',
};
const addedUsers: Rule = {
  ...changedUsers,
  ownerOnly: true,
  event: 'frontegg.user.invitedToTenant',
  audit: 'User added to sub-account: {email}',
};

/** Calls for the users of sub-accounts, made from an account above. */
export const accountUsers: Pick<OperationsOf<'accounts'>, Users> = {
  listUsers: operation({ permission: 'fe.secure.read.userSubTenants' }, (call, input) => {
    const ids = managedIds(call);
    const below = new Set(ids);
    return paged(membersOf(call, ids), input, {
      wire: ({ user }) => ({
        id: user.id,
        email: user.email,
        name: user.name,
        phoneNumber: user.phoneNumber ?? null,
        profilePictureUrl: user.profilePictureUrl ?? null,
        verified: user.verified,
        createdAt: user.createdAt,
        tenants: call.db.memberships
          .by('userId', user.id)
          .filter(({ tenantId }) => below.has(tenantId))
          .map(({ tenantId, roleIds }) => ({
            tenantId,
            roles: present(roleIds.map((id) => call.db.roles.get(id))).map(wireRole),
          })),
      }),
      search: ({ user }) => searchedTexts(user),
      sort: {
        name: ({ user }) => user.name,
        email: ({ user }) => user.email,
        createdAt: ({ user }) => user.createdAt,
      },
    });
  }),
  addUser: operation(addedUsers, (call, { user, subTenants }) => {
    const places = subTenants.map(({ tenantId, roleIds = [] }) => ({
      tenant: accountWithUsers(call, tenantId),
      roleIds,
    }));
    if (places.length === 0) throw new ProviderError(400, 'accounts-missing', 'Choose at least one account.');
    return addTo(call, [user], places);
  }),
  addUsers: operation(addedUsers, (call, { users, tenantId, roleIds = [], allowSubAccountAccess }) =>
    addTo(call, users, [{ tenant: accountWithUsers(call, tenantId), roleIds }], allowSubAccountAccess),
  ),
  removeUser: operation(
    {
      ...changedUsers,
      severity: 'High',
      audit: 'User removed from sub-account: {email}',
      event: 'frontegg.user.removedFromTenant',
    },
    (call, { userId, subTenants }) => {
      const members = subTenants.map(({ tenantId }) => memberIn(call, userId, tenantId));
      const [first] = members;
      if (!first) return;
      refuseManaged(first.user, 'A directory manages this user. Remove them there.');
      audited(call, { email: first.user.email });
      call.db.transaction(() => {
        for (const { membership } of members) leave(call, membership);
      });
    },
  ),
  addRoles: operation(changedRoles, (call, input) =>
    changeRoles(call, input, (before, requested) => [...before, ...requested]),
  ),
  removeRoles: operation(changedRoles, (call, input) =>
    changeRoles(call, input, (before, requested) => before.filter((id) => !requested.includes(id))),
  ),
  setRoles: operation(changedRoles, (call, input) => changeRoles(call, input, (_, requested) => requested)),
  setAccess: operation(
    {
      ownerOnly: true,
      permission: 'fe.account-hierarchy.write.subAccountAccess',
      severity: 'High',
      audit: 'Access to sub-accounts changed: {email}',
      event: 'frontegg.user.updated',
    },
    (call, { userId, allowAccess }) => {
      const { user, membership } = changeableMember(call, userId);
      const tenant = call.db.tenants.get(membership.tenantId);
      if (tenant && accessTypeOf(tenant) === 'alwaysOn') {
        const message = `Every user of ${tenant.name} can access its sub-accounts. Change its hierarchy settings first.`;
        throw new ProviderError(409, 'access-always-on', message);
      }
      audited(call, { email: user.email, before: { allowAccess: membership.subAccountAccess ?? null } });
      call.db.memberships.patch(membership.id, { subAccountAccess: allowAccess });
    },
  ),
};
