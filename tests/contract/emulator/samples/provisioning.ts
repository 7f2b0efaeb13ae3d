import { createdAt, type Fixture, type SamplesOf } from './sample';

const directory = ({ emulator }: Fixture) => {
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
  list: (fixture) => void directory(fixture),
  create: () => ({ source: 'okta', connectionName: 'Corp', syncToUserManagement: true }),
  update: (fixture) => ({ ...directory(fixture), syncToUserManagement: true }),
  delete: directory,
  countUsers: directory,
};
