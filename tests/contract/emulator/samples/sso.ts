import { seedCertificate } from '../../../../emulator/seed/connections';
import type { Fixture, SamplesOf } from './sample';

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

const connection = ({ emulator: { db } }: Fixture): string => {
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

const domain = (fixture: Fixture) => {
  const connectionId = connection(fixture);
  const name = 'corp.test';
  fixture.emulator.db.dnsRecords.put({ id: 'dns-sample', name, value: 'record' });
  const row = { id: 'domain-sample', tenantId, connectionId, domain: name, validated: false, txtRecord: 'record' };
  return { ssoConfigId: connectionId, domainId: fixture.emulator.db.ssoDomains.put(row).id };
};

const group = (fixture: Fixture) => {
  const row = { id: 'mapping-sample', tenantId, connectionId: connection(fixture), group: 'Staff', roleIds: [] };
  return { ssoConfigId: row.connectionId, id: fixture.emulator.db.ssoGroups.put(row).id };
};

const mapping = { group: 'Leads', roleIds: ['role-viewer'] };
const values = { type: 'okta', ssoEndpoint: 'https://idp.test/sso', publicCertificate: certificate, signRequest: true };

const address = { url: 'https://idp.test/metadata', configMetadata: { type: 'okta' } };

export const sso: SamplesOf<'sso'> = {
  getSaml: (fixture) => void connection(fixture),
  saveSaml: () => ({ ...values, enabled: false, domain: 'corp.test' }),
  saveSamlMetadata: () => ({ metadata: idpMetadata }),
  validateSamlDomain: (fixture) => void domain(fixture),
  getSamlDefaultRoles: (fixture) => void connection(fixture),
  setSamlDefaultRoles: (fixture) => {
    connection(fixture);
    return { roleIds: ['role-viewer'] };
  },
  listSamlGroups: (fixture) => void group(fixture),
  createSamlGroup: (fixture) => {
    connection(fixture);
    return mapping;
  },
  updateSamlGroup: (fixture) => ({ id: group(fixture).id, ...mapping }),
  deleteSamlGroup: (fixture) => ({ id: group(fixture).id }),
  list: (fixture) => void group(fixture),
  create: () => values,
  update: (fixture) => ({ ssoConfigId: connection(fixture), ...values }),
  delete: (fixture) => ({ ssoConfigId: connection(fixture) }),
  createByMetadata: () => ({ metadata: idpMetadata }),
  updateByMetadata: (fixture) => ({ ssoConfigId: connection(fixture), metadata: idpMetadata }),
  createByMetadataUrl: () => address,
  updateByMetadataUrl: (fixture) => ({ ssoConfigId: connection(fixture), ...address }),
  createDomain: (fixture) => ({ ssoConfigId: connection(fixture), domain: 'corp.test' }),
  deleteDomain: domain,
  validateDomainV1: domain,
  validateDomainV2: domain,
  getDefaultRoles: (fixture) => ({ ssoConfigId: connection(fixture) }),
  setDefaultRoles: (fixture) => ({ ssoConfigId: connection(fixture), roleIds: [] }),
  listGroups: (fixture) => ({ ssoConfigId: group(fixture).ssoConfigId }),
  createGroup: (fixture) => ({ ssoConfigId: connection(fixture), ...mapping }),
  updateGroup: (fixture) => ({ ...group(fixture), ...mapping }),
  deleteGroup: group,
};
