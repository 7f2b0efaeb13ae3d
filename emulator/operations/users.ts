import { canonicalEmail, canonicalPhoneNumber, isEmail, readableEmail } from '@gatehouse/sdk/text';
import type { MembershipRow, UserRow } from '../db/rows/accounts';
import { present } from '../guards';
import type { Call } from '../http/call';
import { fieldError, ProviderError } from '../http/errors';
import { audited } from '../rules/audits/audits';
import { hasFactor } from '../rules/factors/factors';
import { countMail } from '../rules/mail/limits';
import { sendActivation, sendInvitation } from '../rules/members/invitations';
import { join, leave, membershipByEmail } from '../rules/members/join';
import {
  changeableMember,
  keepingAnAdministrator,
  memberOf,
  memberSorts,
  membersOf,
  pageOfUsers,
  pageOfUsersWithRights,
  passesFilters,
  refuseSelf,
} from '../rules/members/members';
import { findMembership, openMembership } from '../rules/members/memberships';
import { givableRoles, isPermitted, requirePermission, rolesOfInvitation, wireRole } from '../rules/members/roles';
import { accountsBelow } from '../rules/members/sub-accounts';
import { refuseManaged, searchedTexts, userByEmail } from '../rules/members/users';
import { requireAllowedDomain } from '../rules/policies/restrictions';
import { notFound, ownedRows } from '../rules/resources/owned';
import { teamPaged } from '../rules/resources/paged';
import { endSessionsIn } from '../rules/sessions/sessions';
import { requireOwner } from '../rules/sign-in/impersonation';
import { type OperationsOf, operation, type Rule, secure, user } from './operation';

const WEEK = 7 * 24 * 60 * 60_000;

const endOf = ({ provider }: Call, seconds: number): string =>
  new Date(provider.clock.now() + seconds * 1000).toISOString();

const phoneIn = (phone: string): string => {
  const number = phone.trim() === '' ? '' : canonicalPhoneNumber(phone);
  if (number !== undefined) return number;
  throw fieldError('phone', 'Write the phone number with + and the country code.');
};

const wireMember = ({ db }: Call, user: UserRow, membership: MembershipRow) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  phone: user.phoneNumber ?? null,
  profileImageUrl: user.profilePictureUrl ?? null,
  tenantId: membership.tenantId,
  roleIds: [...membership.roleIds],
  roles: present(membership.roleIds.map((id) => db.roles.get(id))).map(wireRole),
  activatedForTenant: membership.activated,
  verified: user.verified,
  mfaEnabled: hasFactor(user),
  isDisabled: membership.disabled || user.disabled,
  managedBy: user.managedBy ?? 'frontegg',
  createdAt: membership.createdAt,
  lastLogin: user.lastLogin ?? null,
  temporaryExpirationDate: membership.expiresAt ?? null,
});

/** Returns name and phone of an invitation. Default name: the local part of the email address. */
const profileIn = (email: string, { name, phone = '' }: { name?: string; phone?: string }) => {
  const phoneNumber = phoneIn(phone);
  return { name: name?.trim() || (email.split('@')[0] ?? email), ...(phoneNumber && { phoneNumber }) };
};

type Profile = Partial<Pick<UserRow, 'name' | 'phoneNumber' | 'phoneUnconfirmed'>>;

/**
 * Updates name and phone of a member. For a user who has not accepted, the changes stay in the account.
 * @throws ProviderError 403 for a user of several accounts, whose profile no single account may change
 */
const changeProfile = ({ db }: Call, user: UserRow, membership: MembershipRow, changes: Profile): void => {
  if (membership.invitedAs && !membership.activated) {
    db.memberships.patch(membership.id, { invitedAs: { ...membership.invitedAs, ...changes } });
    return;
  }
  const isShared = db.memberships.by('userId', user.id).some(({ id, activated }) => id !== membership.id && activated);
  if (isShared) {
    const message = 'This user belongs to other accounts as well. Only they can change their name and phone.';
    throw new ProviderError(403, 'profile-shared', message);
  }
  db.users.patch(user.id, changes);
};

/** Returns a member of this account who has not accepted the invitation yet. */
const invitedMember = (call: Call, email: string) => {
  const existing = userByEmail(call.db, email);
  if (!existing) throw notFound('users');
  const { user, membership } = memberOf(call, existing.id);
  if (membership.activated) {
    throw new ProviderError(409, 'already-member', `${user.email} belongs to this account already.`);
  }
  return { user, membership };
};

/** Returns whether the caller may also invite to another of their accounts. */
const mayInviteTo = (call: Call, tenantId: string): boolean => {
  const { user } = call.caller();
  const isOpen = openMembership(call.provider, user.id, tenantId) !== undefined;
  return isOpen && isPermitted(call.provider, { user, tenantId }, ['fe.secure.write.users']);
};

/**
 * Returns the changed roles, without the empty text that stands for none. @throws ProviderError when the caller may not
 * assign or remove one
 */
const changedRoles = (call: Call, before: readonly string[], requested: readonly string[]): string[] => {
  const after = [...new Set(requested.filter((id) => id !== ''))];
  const added = after.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !after.includes(id));
  const { provider } = call;
  // A role outlasts the impersonation in which it was given.
  if (added.length > 0) requireOwner(call.caller());
  if (added.length > 0) requirePermission(provider, call.caller(), 'fe.secure.write.usersRoles');
  if (removed.length > 0) requirePermission(provider, call.caller(), 'fe.secure.delete.usersRoles');
  givableRoles(call, [...added, ...removed]);
  return after;
};

const setDisabled = (call: Call, userId: string, disabled: boolean): undefined => {
  const { user, membership } = changeableMember(call, userId);
  if (disabled) refuseSelf(call, userId);
  keepingAnAdministrator(call, [userId], () => call.db.memberships.patch(membership.id, { disabled }));
  if (disabled) endSessionsIn(call.provider, userId, membership.tenantId);
  audited(call, { email: user.email });
};

const readGroups: Rule = { permission: 'fe.secure.read.groups' };
const readUsers: Rule = { permission: 'fe.secure.read.users' };
const changedUser: Rule = { severity: 'Medium', event: 'frontegg.user.updated' };
const changedEnd: Rule = { ...changedUser, ownerOnly: true, permission: 'fe.secure.write.updateUser' };
const resentInvitation: Rule = {
  permission: secure('write.users', 'write.resendActivationEmail'),
  audit: 'Invitation sent again: {email}',
  event: 'frontegg.user.invitedToTenant',
  limit: 'mail',
};

export const users: OperationsOf<'users'> = {
  // Only the name: pages show who created an object.
  getUser: operation(user, (call, { userId }) => {
    const { user, membership } = memberOf(call, userId);
    const { tenantId, createdAt } = membership;
    return { id: user.id, name: user.name, tenantId, createdAt };
  }),
  listUsers: operation(readUsers, (call, { _email, _tenantId, _preset, _maxInactiveSeconds, ...input }) =>
    pageOfUsers(call, input, {
      tenantId: _tenantId,
      preset: _preset,
      maxInactiveSeconds: _maxInactiveSeconds,
      text: _email,
      in: ({ email }) => [email, readableEmail(email)],
    }),
  ),
  listUsersV2: operation(readUsers, (call, { _filter, ...input }) =>
    pageOfUsersWithRights(call, input, { text: _filter, in: searchedTexts }),
  ),
  listMembers: operation(readUsers, (call, { pageOffset, pageSize, sortBy, sortDirection, ...filters }) => {
    const members = membersOf(call, [call.caller().tenantId]).filter((member) => passesFilters(member, filters));
    return teamPaged(
      members,
      { pageOffset, pageSize, sortBy, sortDirection },
      {
        wire: ({ user, membership }) => wireMember(call, user, membership),
        sort: memberSorts(call),
      },
    );
  }),
  getUsersRoles: operation(readUsers, ({ db, caller }, { ids }) => {
    const { tenantId } = caller();
    return ids.flatMap((userId) => {
      const membership = findMembership(db, userId, tenantId);
      return membership ? [{ userId, tenantId, roleIds: [...membership.roleIds] }] : [];
    });
  }),
  getUsersGroups: operation(readGroups, ({ db, caller }, { ids }) => {
    const { tenantId } = caller();
    return ids.flatMap((userId) => {
      if (!findMembership(db, userId, tenantId)) return [];
      const groups = db.groups.by('userIds', userId).filter((group) => group.tenantId === tenantId);
      return [{ userId, tenantId, groupIds: groups.map(({ id }) => id) }];
    });
  }),
  addUser: operation(
    {
      ownerOnly: true,
      permission: 'fe.secure.write.users',
      audit: 'User invited: {email}',
      event: 'frontegg.user.invitedToTenant',
      limit: 'mail',
    },
    async (call, { roleIds: requestedRoles, expirationInSeconds, ...fields }) => {
      const { db } = call;
      const { tenantId } = call.caller();
      const email = canonicalEmail(fields.email);
      if (!isEmail(email)) throw fieldError('email', 'Enter a full email address.');
      const roleIds = rolesOfInvitation(call, requestedRoles, tenantId);
      audited(call, { email });
      requireAllowedDomain(db, tenantId, email);
      if (membershipByEmail(call, email, tenantId)) {
        // An existing member gets the email again and keeps their roles and groups.
        const { user, membership } = invitedMember(call, email);
        await sendInvitation(call, user, membership);
        return wireMember(call, user, membership);
      }
      const { user, membership } = join(call, tenantId, {
        email,
        profile: profileIn(email, fields),
        // As on the roles page: everyone who joins gets the default roles, unless they are invited with others.
        roleIds,
        ...(expirationInSeconds !== undefined && { expiresAt: endOf(call, expirationInSeconds) }),
      });
      await sendInvitation(call, user, membership);
      return wireMember(call, user, membership);
    },
  ),
  updateMember: operation(
    {
      ...changedUser,
      permission: secure('write.updateUser', 'write.usersRoles', 'delete.usersRoles'),
      audit: 'User changed: {email}',
    },
    (call, { id, name, phone, roleIds }) => {
      if (!id) throw fieldError('id', 'Name the user to change.', 'id-missing');
      const { user, membership } = changeableMember(call, id);
      const phoneNumber = phone === undefined ? user.phoneNumber : phoneIn(phone) || undefined;
      const changes: Profile = {
        ...(name !== undefined && name.trim() !== user.name && { name: name.trim() }),
        ...(phoneNumber !== user.phoneNumber && {
          phoneNumber,
          phoneUnconfirmed: phoneNumber ? true : undefined,
        }),
      };
      if (changes.name === '') throw fieldError('name', 'Give the user a name.', 'name-missing');
      if (Object.keys(changes).length > 0) {
        requirePermission(call.provider, call.caller(), 'fe.secure.write.updateUser');
        refuseManaged(user, "Your company's directory manages this user's name and phone.");
      }
      const after = roleIds && changedRoles(call, membership.roleIds, roleIds);
      audited(call, { before: wireMember(call, user, membership), email: user.email });
      return keepingAnAdministrator(call, [id], () => {
        if (after) call.db.memberships.patch(membership.id, { roleIds: after });
        if (Object.keys(changes).length > 0) changeProfile(call, user, membership, changes);
        const changed = memberOf(call, id);
        return { item: wireMember(call, changed.user, changed.membership) };
      });
    },
  ),
  deleteMember: operation(
    {
      permission: 'fe.secure.delete.users',
      audit: 'User removed: {email}',
      severity: 'High',
      event: 'frontegg.user.removedFromTenant',
    },
    (call, { userId }) => {
      const { user, membership } = changeableMember(call, userId);
      refuseSelf(call, userId);
      refuseManaged(user, "Your company's directory manages this user. Remove them there.");
      audited(call, { before: wireMember(call, user, membership), email: user.email });
      keepingAnAdministrator(call, [userId], () => call.db.transaction(() => leave(call, membership)));
    },
  ),
  disableUser: operation(
    {
      permission: 'fe.secure.write.enableDisable',
      audit: 'User disabled: {email}',
      severity: 'High',
      event: 'frontegg.user.disabledInTenant',
    },
    (call, { userId }) => setDisabled(call, userId, true),
  ),
  enableUser: operation(
    {
      permission: 'fe.secure.write.enableDisable',
      audit: 'User enabled: {email}',
      severity: 'Medium',
      event: 'frontegg.user.enabledInTenant',
    },
    (call, { userId }) => setDisabled(call, userId, false),
  ),
  resendActivationEmail: operation(
    {
      permission: 'fe.secure.write.resendActivationEmail',
      audit: 'Activation sent again: {email}',
    },
    async (call, { userId }) => {
      const { user, membership } = changeableMember(call, userId);
      if (user.verified) throw new ProviderError(409, 'already-active', `${user.email} is active already.`);
      countMail(call.provider, user.email, true);
      audited(call, { email: user.email });
      await sendActivation(call, user, membership);
    },
  ),
  resendInvitation: operation(resentInvitation, async (call, { email }) => {
    const { user, membership } = invitedMember(call, email);
    await sendInvitation(call, user, membership);
  }),
  resendInvitationToAllTenants: operation(resentInvitation, async (call, { email }) => {
    const { user } = invitedMember(call, email);
    const below = new Set(accountsBelow(call.db, call.caller().tenantId));
    const pending = call.db.memberships
      .by('userId', user.id)
      .filter(({ activated, tenantId }) => !activated && (below.has(tenantId) || mayInviteTo(call, tenantId)));
    for (const membership of pending) await sendInvitation(call, user, membership);
  }),
  getMemberStats: operation(readUsers, (call) => {
    const since = call.provider.clock.now() - WEEK;
    const members = ownedRows(call, 'memberships');
    return {
      totalItems: members.length,
      addedThisWeek: members.filter(({ createdAt }) => Date.parse(createdAt) >= since).length,
      superAdmins: members.filter(({ userId }) => call.db.users.get(userId)?.superUser).length,
    };
  }),
  getTemporaryConfiguration: operation(readUsers, () => ({ enabled: true })),
  updateExpiration: operation(
    { ...changedEnd, audit: 'Temporary access set: {email}' },
    (call, { userId, expirationInSeconds }) => {
      const { user, membership } = changeableMember(call, userId);
      refuseSelf(call, userId);
      const expiresAt = endOf(call, expirationInSeconds);
      audited(call, { email: user.email, before: { temporaryExpirationDate: membership.expiresAt ?? null } });
      keepingAnAdministrator(call, [userId], () => call.db.memberships.patch(membership.id, { expiresAt }));
      return { temporaryExpirationDate: expiresAt };
    },
  ),
  makePermanent: operation({ ...changedEnd, audit: 'Access made permanent: {email}' }, (call, { userId }) => {
    const { user, membership } = changeableMember(call, userId);
    audited(call, { email: user.email, before: { temporaryExpirationDate: membership.expiresAt ?? null } });
    call.db.memberships.patch(membership.id, { expiresAt: undefined });
  }),
};
