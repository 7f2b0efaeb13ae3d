import { reader } from '../../../../emulator/seed/users';
import { type Fixture, none, type SamplesOf } from './sample';

const sampleInvited = ({ emulator }: Fixture) => {
  emulator.db.memberships.patch(`${reader.id}:tenant-acme`, { activated: false });
  return { email: reader.email };
};

export const users: SamplesOf<'users'> = {
  getUser: () => ({ userId: reader.id }),
  listUsers: () => ({ _limit: 20, _offset: 0, _preset: 'mfa-unenrolled' }),
  listUsersV2: () => ({ _filter: 'ada' }),
  listMembers: () => ({ pageOffset: 0, pageSize: 2, email: 'acme' }),
  getUsersRoles: () => ({ ids: [reader.id] }),
  getUsersGroups: () => ({ ids: [reader.id] }),
  getMemberStats: none,
  getTemporaryConfiguration: none,
  addUser: () => ({ email: 'ann@acme.test', name: 'Ann', roleIds: ['role-viewer'], provider: 'local' }),
  updateMember: () => ({ id: reader.id, email: reader.email, name: 'Renamed' }),
  deleteMember: () => ({ userId: reader.id }),
  disableUser: () => ({ userId: reader.id }),
  enableUser: () => ({ userId: reader.id }),
  resendActivationEmail: (fixture) => {
    fixture.emulator.db.users.patch(reader.id, { verified: false });
    return { userId: reader.id };
  },
  resendInvitation: sampleInvited,
  resendInvitationToAllTenants: sampleInvited,
  updateExpiration: () => ({ userId: reader.id, expirationInSeconds: 3600 }),
  makePermanent: () => ({ userId: reader.id }),
};
