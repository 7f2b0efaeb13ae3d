import type { AccessOf } from './rule';

const readGroups = { as: 'user', permission: 'fe.secure.read.groups' } as const;

export const groups: AccessOf<'groups'> = {
  list: readGroups,
  get: readGroups,
  getByIds: readGroups,
  getConfiguration: readGroups,
  saveConfiguration: {
    as: 'user',
    permission: 'fe.secure.write.groups',
    audit: 'Group settings changed',
    severity: 'Medium',
    event: 'frontegg.group.configurationUpdated',
  },
  create: {
    as: 'user',
    permission: 'fe.secure.write.groups',
    audit: 'Group created: {name}',
    event: 'frontegg.group.created',
  },
  update: {
    as: 'user',
    permission: 'fe.secure.write.groups',
    audit: 'Group changed: {name}',
    event: 'frontegg.group.updated',
  },
  delete: {
    as: 'user',
    permission: 'fe.secure.delete.groups',
    audit: 'Group deleted: {name}',
    severity: 'Medium',
    event: 'frontegg.group.deleted',
  },
  addRoles: {
    as: 'user',
    ownerOnly: true,
    permission: 'fe.secure.write.groupsRoles',
    audit: 'Roles added to a group: {name}',
    severity: 'Medium',
    event: 'frontegg.group.rolesAdded',
  },
  removeRoles: {
    as: 'user',
    permission: 'fe.secure.write.groupsRoles',
    audit: 'Roles removed from a group: {name}',
    severity: 'Medium',
    event: 'frontegg.group.rolesRemoved',
  },
  addUsers: {
    as: 'user',
    ownerOnly: true,
    permission: 'fe.secure.write.groupsUsers',
    audit: 'Users added to a group: {name}',
    event: 'frontegg.group.usersAdded',
  },
  removeUsers: {
    as: 'user',
    permission: 'fe.secure.delete.groupsUsers',
    audit: 'Users removed from a group: {name}',
    event: 'frontegg.group.usersRemoved',
  },
};
