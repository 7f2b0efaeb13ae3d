import { type AccessOf, user } from './rule';

const readUsers = { as: 'user', permission: 'fe.secure.read.users' } as const;

export const applications: AccessOf<'applications'> = {
  // For another user it requires the permission to read users.
  getUserAppIds: user,
  getUsersAppIds: readUsers,
  listTenantApps: user,
  getByIds: user,
  getUsersOfApps: readUsers,
  assignUser: {
    as: 'user',
    ownerOnly: true,
    permission: 'fe.secure.write.appsUsers',
    audit: 'Applications assigned: {names} to {email}',
    severity: 'Medium',
    event: 'frontegg.user.applicationsAssigned',
  },
  unassignUser: {
    as: 'user',
    ownerOnly: true,
    permission: 'fe.secure.delete.appsUsers',
    audit: 'Applications unassigned: {names} from {email}',
    severity: 'Medium',
    event: 'frontegg.user.applicationsUnassigned',
  },
};
