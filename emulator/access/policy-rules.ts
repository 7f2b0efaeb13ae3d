/** Access for reading a security policy of the account. */
export const readPolicy = { as: 'user', permission: 'fe.secure.read.securityPolicy' } as const;

/** Access for saving a security policy, with its audit sentence. */
export const savedPolicy = (audit: string) =>
  ({
    as: 'user',
    permission: 'fe.secure.write.securityPolicy',
    audit,
    severity: 'High',
    event: 'frontegg.securityPolicy.updated',
  }) as const;
