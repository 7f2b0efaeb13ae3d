import { type AccessOf, secure, user } from './rule';

const readGroups = { as: 'user', permission: 'fe.secure.read.groups' } as const;
const readUsers = { as: 'user', permission: 'fe.secure.read.users' } as const;
const changedUser = { as: 'user', severity: 'Medium', event: 'frontegg.user.updated' } as const;
const changedEnd = { ...changedUser, ownerOnly: true, permission: 'fe.secure.write.updateUser' } as const;
const resentInvitation = {
  as: 'user',
  permission: secure('write.users', 'write.resendActivationEmail'),
  audit: 'Invitation sent again: {email}',
  event: 'frontegg.user.invitedToTenant',
  limit: 'mail',
} as const;

export const users: AccessOf<'users'> = {
  // Only the name: pages show who created an object.
  getUser: user,
  listUsers: readUsers,
  listUsersV2: readUsers,
  listMembers: readUsers,
  getUsersRoles: readUsers,
  getUsersGroups: readGroups,
  getMemberStats: readUsers,
  getTemporaryConfiguration: readUsers,
  addUser: {
    as: 'user',
    ownerOnly: true,
    permission: 'fe.secure.write.users',
    audit: 'User invited: {email}',
    event: 'frontegg.user.invitedToTenant',
    limit: 'mail',
  },
  resendInvitation: resentInvitation,
  resendInvitationToAllTenants: resentInvitation,
  resendActivationEmail: {
    as: 'user',
    permission: 'fe.secure.write.resendActivationEmail',
    audit: 'Activation sent again: {email}',
  },
  updateMember: {
    ...changedUser,
    permission: secure('write.updateUser', 'write.usersRoles', 'delete.usersRoles'),
    audit: 'User changed: {email}',
  },
  deleteMember: {
    as: 'user',
    permission: 'fe.secure.delete.users',
    audit: 'User removed: {email}',
    severity: 'High',
    event: 'frontegg.user.removedFromTenant',
  },
  disableUser: {
    as: 'user',
    permission: 'fe.secure.write.enableDisable',
    audit: 'User disabled: {email}',
    severity: 'High',
    event: 'frontegg.user.disabledInTenant',
  },
  enableUser: {
    as: 'user',
    permission: 'fe.secure.write.enableDisable',
    audit: 'User enabled: {email}',
    severity: 'Medium',
    event: 'frontegg.user.enabledInTenant',
  },
  updateExpiration: { ...changedEnd, audit: 'Temporary access set: {email}' },
  makePermanent: { ...changedEnd, audit: 'Access made permanent: {email}' },
};
