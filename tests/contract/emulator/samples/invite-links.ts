import { createdAt, type Fixture, none, type SamplesOf } from './sample';

const sampleInviteLink = ({ emulator }: Fixture) =>
  emulator.db.inviteLinks.put({
    id: 'tenant-acme',
    tenantId: 'tenant-acme',
    token: 'sample-link',
    createdAt,
    expires: '2027-01-01T00:00:00.000Z',
    shouldSendEmail: false,
  });

export const inviteLinks: SamplesOf<'inviteLinks'> = {
  getConfiguration: none,
  get: none,
  create: () => ({ expiresInMinutes: 60 }),
  update: (fixture) => {
    sampleInviteLink(fixture);
    return { expiresInMinutes: 60, shouldSendEmail: true };
  },
  verify: (fixture) => ({ token: sampleInviteLink(fixture).token }),
  delete: (fixture) => {
    sampleInviteLink(fixture);
    return undefined;
  },
};
