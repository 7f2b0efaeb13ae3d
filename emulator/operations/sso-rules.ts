import type { Rule } from './operation';

const event = 'frontegg.sso.configurationUpdated';

export const readSso: Rule = { permission: 'fe.secure.read.samlConfiguration' };

/** Access for what lets users in through an identity provider, with its audit sentence. */
export const writeSso = (audit: string): Rule => ({
  permission: 'fe.secure.write.samlConfiguration',
  ownerOnly: true,
  audit,
  severity: 'High',
  event,
});

/** Access for removing what lets users in, with its audit sentence. */
export const removeSso = (audit: string): Rule => ({
  permission: 'fe.secure.delete.samlConfiguration',
  audit,
  severity: 'High',
  event,
});
