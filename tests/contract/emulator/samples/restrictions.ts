import { type Fixture, none, type SamplesOf } from './sample';

const sampleIp = ({ emulator }: Fixture) =>
  emulator.db.ipRestrictions.put({
    id: 'ip-sample',
    tenantId: 'tenant-acme',
    ip: '203.0.113.0/24',
    strategy: 'ALLOW',
    isActive: true,
    description: 'Office',
  });

const sampleDomain = ({ emulator }: Fixture) =>
  emulator.db.domainRestrictions.put({
    id: 'domain-sample',
    tenantId: 'tenant-acme',
    domain: 'acme.test',
    type: 'ALLOW',
  });

export const restrictions: SamplesOf<'restrictions'> = {
  listDomains: none,
  createDomain: () => ({ domain: 'Example.com', type: 'ALLOW' }),
  deleteDomain: (fixture) => sampleDomain(fixture),
  getDomainConfig: none,
  saveDomainConfig: () => ({ active: true, type: 'BLOCK', blockPublicDomains: true }),
  listIps: () => ({ _offset: 0, _limit: 4, _filter: 'ALLOW' }),
  createIp: () => ({ ip: '203.0.113.7', strategy: 'ALLOW', isActive: true, description: 'Office' }),
  bulkCreateIps: () => ({ ips: [{ ip: '203.0.113.7' }, { ip: '2001:db8::/32', strategy: 'BLOCK' }] }),
  deleteIp: (fixture) => sampleIp(fixture),
  getIpConfig: none,
  saveIpConfig: () => ({ isActive: true, strategy: 'BLOCK' }),
  verifyCurrentIp: none,
  verifyCurrentIpAllowed: none,
};
