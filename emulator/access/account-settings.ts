import { type AccessOf, anybody, secure } from './rule';

export const accountSettings: AccessOf<'accountSettings'> = {
  get: { as: 'user', permission: secure('read.accountSettings') },
  update: {
    as: 'user',
    permission: secure('write.accountSettings'),
    audit: 'Account settings changed',
    event: 'frontegg.tenant.updated',
  },
  getPublic: anybody,
};
