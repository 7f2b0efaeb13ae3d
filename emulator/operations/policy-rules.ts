import type { Rule } from './operation';

/** Access for reading a security policy of the account. */
export const readPolicy: Rule = { permission: 'fe.secure.read.securityPolicy' };

/** Access for saving a security policy, with its audit sentence. */
export const savedPolicy = (audit: string): Rule => ({
  permission: 'fe.secure.write.securityPolicy',
  audit,
  severity: 'High',
  event: 'frontegg.securityPolicy.updated',
});
