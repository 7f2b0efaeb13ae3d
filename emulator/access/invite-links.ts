import { type AccessOf, secure } from './rule';

const readInviteLink = { as: 'user', permission: secure('read.users', 'write.tenantInvites') } as const;
const changedInviteLink = {
  as: 'user',
  permission: 'fe.secure.write.tenantInvites',
  severity: 'Medium',
  event: 'frontegg.tenant.updated',
} as const;

export const inviteLinks: AccessOf<'inviteLinks'> = {
  getConfiguration: readInviteLink,
  get: readInviteLink,
  create: { ...changedInviteLink, audit: 'Invite link created' },
  update: { ...changedInviteLink, audit: 'Invite link changed' },
  delete: { ...changedInviteLink, permission: 'fe.secure.delete.tenantInvites', audit: 'Invite link deleted' },
};
