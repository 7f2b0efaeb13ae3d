import type { AccessOf } from './rule';

const readGroups = { as: 'user', permission: 'fe.secure.read.groups' } as const;

export const groups: AccessOf<'groups'> = {
  list: readGroups,
  get: readGroups,
  getByIds: readGroups,
  addUsers: {
    as: 'user',
    permission: 'fe.secure.write.groupsUsers',
    audit: 'Users added to a group: {name}',
    event: 'frontegg.group.usersAdded',
  },
  removeUsers: {
    as: 'user',
    permission: 'fe.secure.delete.groupsUsers',
    audit: 'Users taken out of a group: {name}',
    event: 'frontegg.group.usersRemoved',
  },
};
