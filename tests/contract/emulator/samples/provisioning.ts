import { createdAt, type SamplesOf, type World } from './sample';

const directory = ({ emulator }: World) => {
  const { id } = emulator.db.directories.put({
    id: 'directory-sample',
    tenantId: 'tenant-acme',
    source: 'okta',
    connectionName: 'Sample',
    syncToUserManagement: false,
    tokenHash: '',
    createdAt,
  });
  return { id };
};

export const provisioning: SamplesOf<'provisioning'> = {
  list: (world) => void directory(world),
  create: () => ({ source: 'okta', connectionName: 'Corp', syncToUserManagement: true }),
  update: (world) => ({ ...directory(world), syncToUserManagement: true }),
  delete: directory,
  countUsers: directory,
};
