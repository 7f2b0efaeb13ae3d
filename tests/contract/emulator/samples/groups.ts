import { reader } from '../../../../emulator/seed/users';
import { createdAt, type Fixture, none, type SamplesOf } from './sample';

const sampleGroup = ({ emulator }: Fixture): string =>
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
  get: (fixture) => ({ groupId: sampleGroup(fixture) }),
  getByIds: (fixture) => ({ groupsIds: [sampleGroup(fixture)], _groupsRelations: 'rolesAndUsers' }),
  create: () => ({ name: 'Lab', color: '#2563EB', description: 'The lab' }),
  update: (fixture) => ({ groupId: sampleGroup(fixture), name: 'Lab' }),
  delete: (fixture) => ({ groupId: sampleGroup(fixture) }),
  addRoles: (fixture) => ({ groupId: sampleGroup(fixture), roleIds: ['role-editor'] }),
  removeRoles: (fixture) => ({ groupId: sampleGroup(fixture), roleIds: ['role-viewer'] }),
  getConfiguration: none,
  saveConfiguration: () => ({ enabled: true, rolesEnabled: false }),
  addUsers: (fixture) => ({ groupId: sampleGroup(fixture), userIds: [reader.id] }),
  removeUsers: (fixture) => ({ groupId: sampleGroup(fixture), userIds: ['user-admin'] }),
};
