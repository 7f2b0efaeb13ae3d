import { seedCertificate } from '../../../../emulator/seed/certificate';
import { none, type SamplesOf, type World } from './sample';

const DAY = 24 * 60 * 60_000;
const certificate = seedCertificate(Date.parse('2026-01-01'), Date.parse('2026-01-01') + 400 * DAY);

/** Metadata of an identity provider. */
export const idpMetadata = `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.test/entity">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
      <ds:X509Certificate>${certificate.replace(/-----.*-----/g, '')}</ds:X509Certificate>
    </ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="https://idp.test/post"/>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.test/sso?a=1&amp;b=2"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>`;

const tenantId = 'tenant-acme';

const connection = ({ emulator: { db } }: World): string => {
  const { id } = db.ssoConnections.put({
    id: 'sso-sample',
    tenantId,
    enabled: false,
    type: 'saml',
    ssoEndpoint: 'https://idp.test/sso',
    publicCertificate: certificate,
    signRequest: false,
    oidcClientId: '',
    oidcSecret: 'sample-client-secret',
    roleIds: ['role-viewer'],
    skipEmailDomainValidation: false,
    generatedVerification: 'proof',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
  return id;
};

const domain = (world: World) => {
  const connectionId = connection(world);
  const name = 'corp.test';
  world.emulator.db.dnsRecords.put({ id: 'dns-sample', name, value: 'record' });
  const row = { id: 'domain-sample', tenantId, connectionId, domain: name, validated: false, txtRecord: 'record' };
  return { ssoConfigId: connectionId, domainId: world.emulator.db.ssoDomains.put(row).id };
};

const group = (world: World) => {
  const row = { id: 'mapping-sample', tenantId, connectionId: connection(world), group: 'Staff', roleIds: [] };
  return { ssoConfigId: row.connectionId, id: world.emulator.db.ssoGroups.put(row).id };
};

const mapping = { group: 'Leads', roleIds: ['role-viewer'] };
const values = { type: 'okta', ssoEndpoint: 'https://idp.test/sso', publicCertificate: certificate, signRequest: true };

const address = { url: 'https://idp.test/metadata', configMetadata: { type: 'okta' } };

export const sso: SamplesOf<'sso'> = {
  getSaml: (world) => void connection(world),
  saveSaml: () => ({ ...values, enabled: false, domain: 'corp.test' }),
  saveSamlMetadata: () => ({ metadata: idpMetadata }),
  validateSamlDomain: (world) => void domain(world),
  getSamlVendorConfig: none,
  getSamlDefaultRoles: (world) => void connection(world),
  setSamlDefaultRoles: (world) => {
    connection(world);
    return { roleIds: ['role-viewer'] };
  },
  listSamlGroups: (world) => void group(world),
  createSamlGroup: (world) => {
    connection(world);
    return mapping;
  },
  updateSamlGroup: (world) => ({ id: group(world).id, ...mapping }),
  deleteSamlGroup: (world) => ({ id: group(world).id }),
  getOidc: none,
  getPublic: none,
  list: (world) => void group(world),
  create: () => values,
  update: (world) => ({ ssoConfigId: connection(world), ...values }),
  delete: (world) => ({ ssoConfigId: connection(world) }),
  createByMetadata: () => ({ metadata: idpMetadata }),
  updateByMetadata: (world) => ({ ssoConfigId: connection(world), metadata: idpMetadata }),
  createByMetadataUrl: () => address,
  updateByMetadataUrl: (world) => ({ ssoConfigId: connection(world), ...address }),
  createDomain: (world) => ({ ssoConfigId: connection(world), domain: 'corp.test' }),
  deleteDomain: domain,
  validateDomainV1: domain,
  validateDomainV2: domain,
  getDefaultRoles: (world) => ({ ssoConfigId: connection(world) }),
  setDefaultRoles: (world) => ({ ssoConfigId: connection(world), roleIds: [] }),
  listGroups: (world) => ({ ssoConfigId: group(world).ssoConfigId }),
  createGroup: (world) => ({ ssoConfigId: connection(world), ...mapping }),
  updateGroup: (world) => ({ ...group(world), ...mapping }),
  deleteGroup: group,
};
