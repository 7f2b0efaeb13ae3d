import { type AccessOf, anybody, secure, user } from './rule';

export const accountSettings: AccessOf<'accountSettings'> = {
  // Every member's dates have the account's formats, and `openApp` leads every member to its URL.
  get: user,
  update: {
    as: 'user',
    permission: secure('write.accountSettings'),
    audit: 'Account settings changed',
    event: 'frontegg.tenant.updated',
  },
  getPublic: anybody,
};
