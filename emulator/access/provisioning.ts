import type { AccessOf } from './rule';

const thing = 'provisioningConfiguration';
const read = { as: 'user', permission: `fe.secure.read.${thing}` } as const;
const write = { as: 'user', ownerOnly: true, permission: `fe.secure.write.${thing}`, severity: 'High' } as const;

export const provisioning: AccessOf<'provisioning'> = {
  list: read,
  create: {
    ...write,
    audit: 'Directory connected: {connectionName}',
    event: 'frontegg.provisioning.configurationCreated',
  },
  update: {
    ...write,
    audit: 'Directory changed: {connectionName}',
    event: 'frontegg.provisioning.configurationUpdated',
  },
  delete: {
    as: 'user',
    permission: `fe.secure.delete.${thing}`,
    severity: 'High',
    audit: 'Directory disconnected: {connectionName}',
    event: 'frontegg.provisioning.configurationDeleted',
  },
  countUsers: read,
};
