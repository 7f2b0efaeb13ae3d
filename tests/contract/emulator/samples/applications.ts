import { reader } from '../../../../emulator/seed/users';
import { type Fixture, none, type SamplesOf } from './sample';

const tenantId = 'tenant-acme';

const sampleApplication = ({ emulator: { db } }: Fixture): string =>
  db.applications.put({
    id: 'app-sample',
    name: 'Sample',
    description: 'One application',
    accessType: 'MANAGED_ACCESS',
    type: 'web',
    appURL: 'https://sample.example.com/',
    loginURL: 'https://sample.example.com/login',
    isDefault: false,
    isActive: true,
    tenantIds: [tenantId],
  }).id;

const assignment = (fixture: Fixture) => ({ userId: reader.id, tenantId, appIds: [sampleApplication(fixture)] });

export const applications: SamplesOf<'applications'> = {
  getUserAppIds: () => ({ userId: reader.id }),
  getUsersAppIds: () => ({ userIds: [reader.id, 'user-admin'] }),
  listTenantApps: none,
  getByIds: (fixture) => ({ ids: [sampleApplication(fixture)], _includeFreeAccess: true }),
  assignUser: assignment,
  unassignUser: assignment,
  getUsersOfApps: (fixture) => ({ appIds: [sampleApplication(fixture)] }),
};
