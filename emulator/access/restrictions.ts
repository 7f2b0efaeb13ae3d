import type { AccessOf } from './rule';

const restricted = <Thing extends 'ipRestrictions' | 'emailDomainRestrictions'>(thing: Thing) => ({
  read: { as: 'user', permission: `fe.secure.read.${thing}` } as const,
  write: (audit: string) =>
    ({
      as: 'user',
      permission: `fe.secure.write.${thing}`,
      audit,
      severity: 'High',
      event: 'frontegg.restrictions.updated',
    }) as const,
  delete: (audit: string) =>
    ({
      as: 'user',
      permission: `fe.secure.delete.${thing}`,
      audit,
      severity: 'High',
      event: 'frontegg.restrictions.updated',
    }) as const,
});
const ips = restricted('ipRestrictions');
const domains = restricted('emailDomainRestrictions');

export const restrictions: AccessOf<'restrictions'> = {
  listDomains: domains.read,
  createDomain: domains.write('Email domain added: {domain}'),
  deleteDomain: domains.delete('Email domain removed: {domain}'),
  getDomainConfig: domains.read,
  saveDomainConfig: domains.write('Email domain restrictions changed'),
  listIps: ips.read,
  createIp: ips.write('IP restriction added: {ip}'),
  bulkCreateIps: ips.write('IP restrictions added: {ip}'),
  deleteIp: ips.delete('IP restriction removed: {ip}'),
  getIpConfig: ips.read,
  saveIpConfig: ips.write('IP restrictions changed'),
  verifyCurrentIp: ips.read,
  verifyCurrentIpAllowed: ips.read,
};
