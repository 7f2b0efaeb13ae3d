import { type AccessOf, anybody, secure } from './rule';

/** Any user with the link can join the account, so users with read-only access do not see it. */
const readInviteLink = { as: 'user', permission: secure('write.tenantInvites', 'delete.tenantInvites') } as const;
const changedInviteLink = {
  as: 'user',
  permission: 'fe.secure.write.tenantInvites',
  severity: 'Medium',
  event: 'frontegg.tenant.updated',
} as const;

export const inviteLinks: AccessOf<'inviteLinks'> = {
  getConfiguration: readInviteLink,
  get: readInviteLink,
  create: { ...changedInviteLink, ownerOnly: true, audit: 'Invite link created' },
  update: { ...changedInviteLink, ownerOnly: true, audit: 'Invite link changed' },
  verify: anybody,
  delete: { ...changedInviteLink, permission: 'fe.secure.delete.tenantInvites', audit: 'Invite link deleted' },
};
