import { type AccessOf, user } from './rule';

const key = (name: string) => `fe.account-hierarchy.${name}`;
const read = { as: 'user', permission: key('read.subAccount') } as const;
const changed = { as: 'user', severity: 'Medium', event: 'frontegg.tenant.updated' } as const;
const write = { ...changed, permission: key('write.subAccount') } as const;
const users = { as: 'user', permission: 'fe.secure.write.userSubTenants', severity: 'Medium' } as const;
const roles = {
  ...users,
  ownerOnly: true,
  event: 'frontegg.user.updated',
  audit: 'Roles in sub-accounts changed: {email}',
} as const;
const added = {
  ...users,
  ownerOnly: true,
  event: 'frontegg.user.invitedToTenant',
  audit: 'User added to sub-account: {email}',
} as const;

export const accounts: AccessOf<'accounts'> = {
  searchSubTenants: read,
  getHierarchyMetadata: read,
  countUsers: read,
  getTree: read,
  listSubTenants: read,
  getParents: read,
  getParentsOf: read,
  // Memberships and access types decide who may enter.
  getTokenForTenant: user,
  createSubTenant: { ...write, audit: 'Sub-account created: {name}', event: 'frontegg.tenant.created' },
  updateSubTenant: { ...write, audit: 'Sub-account renamed: {name}' },
  deleteSubTenant: {
    as: 'user',
    permission: key('delete.subAccount'),
    severity: 'Critical',
    audit: 'Sub-account deleted: {name}',
    event: 'frontegg.tenant.deleted',
  },
  setManagement: {
    ...changed,
    permission: key('write.subAccountManagement'),
    severity: 'High',
    audit: 'Sub-account management changed: {name}',
  },
  setHierarchySettings: {
    ownerOnly: true,
    ...changed,
    permission: key('write.subAccountAccess'),
    severity: 'High',
    audit: 'Sub-account access changed: {name}',
  },
  listUsers: { as: 'user', permission: 'fe.secure.read.userSubTenants' },
  addUser: added,
  addUsers: added,
  removeUser: {
    ...users,
    severity: 'High',
    audit: 'User removed from sub-account: {email}',
    event: 'frontegg.user.removedFromTenant',
  },
  addRoles: { ...roles, ownerOnly: true },
  removeRoles: roles,
  setRoles: { ...roles, ownerOnly: true },
  setAccess: {
    ownerOnly: true,
    as: 'user',
    permission: key('write.subAccountAccess'),
    severity: 'High',
    audit: 'Access to sub-accounts changed: {email}',
    event: 'frontegg.user.updated',
  },
};
