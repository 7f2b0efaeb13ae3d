import { reader } from '../../../../emulator/seed/users';
import { createdAt, none, type SamplesOf, type World } from './sample';

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
  create: () => ({ name: 'Lab', color: '#2563EB', description: 'The lab' }),
  update: (world) => ({ groupId: sampleGroup(world), name: 'Lab' }),
  delete: (world) => ({ groupId: sampleGroup(world) }),
  addRoles: (world) => ({ groupId: sampleGroup(world), roleIds: ['role-editor'] }),
  removeRoles: (world) => ({ groupId: sampleGroup(world), roleIds: ['role-viewer'] }),
  getConfiguration: none,
  saveConfiguration: () => ({ enabled: true, rolesEnabled: false }),
  addUsers: (world) => ({ groupId: sampleGroup(world), userIds: [reader.id] }),
  removeUsers: (world) => ({ groupId: sampleGroup(world), userIds: ['user-admin'] }),
};
