import { createdAt, none, type SamplesOf, type World } from './sample';

const sampleInviteLink = ({ emulator }: World) =>
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
  update: (world) => {
    sampleInviteLink(world);
    return { expiresInMinutes: 60, shouldSendEmail: true };
  },
  verify: (world) => ({ token: sampleInviteLink(world).token }),
  delete: (world) => {
    sampleInviteLink(world);
    return undefined;
  },
};
