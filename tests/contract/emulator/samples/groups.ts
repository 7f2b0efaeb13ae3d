import { reader } from '../../../../emulator/seed/users';
import { createdAt, type SamplesOf, type World } from './sample';

const sampleGroup = ({ emulator }: World): string =>
  emulator.db.groups.put({
    id: 'group-sample',
    tenantId: 'tenant-acme',
    name: 'Sample',
    managedBy: 'frontegg',
    roleIds: ['role-viewer'],
    userIds: ['user-admin'],
    createdAt,
  }).id;

export const groups: SamplesOf<'groups'> = {
  list: () => ({ _groupsRelations: 'rolesAndUsers' }),
  get: (world) => ({ groupId: sampleGroup(world) }),
  getByIds: (world) => ({ groupsIds: [sampleGroup(world)], _groupsRelations: 'rolesAndUsers' }),
  addUsers: (world) => ({ groupId: sampleGroup(world), userIds: [reader.id] }),
  removeUsers: (world) => ({ groupId: sampleGroup(world), userIds: ['user-admin'] }),
};
