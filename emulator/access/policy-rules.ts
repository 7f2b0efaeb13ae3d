/** Access to a policy of the account's security. */
export const readPolicy = { as: 'user', permission: 'fe.secure.read.securityPolicy' } as const;

/** Access to the change of a policy, with what the audit log says of it. */
export const savedPolicy = (audit: string) =>
  ({
    as: 'user',
    permission: 'fe.secure.write.securityPolicy',
    audit,
    severity: 'High',
    event: 'frontegg.securityPolicy.updated',
  }) as const;
