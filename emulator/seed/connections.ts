import type {
  DirectoryGroupRow,
  DirectoryRow,
  DirectoryUserRow,
  DnsRecordRow,
  SsoConnectionRow,
  SsoDomainRow,
  SsoGroupRow,
} from '../db/rows/sso';
import { emptyConnection } from '../db/rows/sso';
import type { Repeatable } from './repeatable';
import type { SeedUser } from './seed-user';
import { acme, acmeLabs } from './tenants';

/** A self-signed certificate of idp.corp.test, without its PEM frame. Its private key was discarded. */
const template = [
  'MIIBozCCAUmgAwIBAgIUIzUdtuchjjMC3C+nppyjavMflI0wCgYIKoZIzj0EAwIwJzENMAsGA1UECgwEQ29ycDEWMBQGA1UEAwwN',
  'aWRwLmNvcnAudGVzdDAeFw0yNjExMjIxMzE3MDVaFw0yNzExMjIxMzE3MDVaMCcxDTALBgNVBAoMBENvcnAxFjAUBgNVBAMMDWlk',
  'cC5jb3JwLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAARhpg76c8TroibsXRUSFnjf73jIYQTZ2RUFNagccLtbja7kQQOp',
  'fQDouePMfppSdx7wceK0vKtW1RD+tKqr9jQdo1MwUTAdBgNVHQ4EFgQUXixxjWoVIHjfHmggFPRKDHi7igkwHwYDVR0jBBgwFoAU',
  'XixxjWoVIHjfHmggFPRKDHi7igkwDwYDVR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiBL8bvLFNqjrsR+bbZ577W5NF/m',
  '2jySo5c/ts8rfETKwgIhAL4xC4NurKdDFy1ggZ5et8LX3Oa9wujFlMdPK9Yx+lwB',
].join('');

/** Formats milliseconds as UTCTime: YYMMDDHHMMSSZ. */
const utcTime = (time: number): string => `${new Date(time).toISOString().replace(/\D/g, '').slice(2, 14)}Z`;

/** Tag and length of a UTCTime in DER, which precede its characters. */
const UTC_TIME = '\x17\x0d';

/**
 * Returns the certificate as PEM, with another validity. Its own signature becomes invalid, but is never verified: only
 * the key matters.
 */
export const seedCertificate = (start: number, end: number): string => {
  const times = [utcTime(start), utcTime(end)];
  const [before = '', first = '', second = ''] = atob(template).split(UTC_TIME);
  const der = [before, times[0] + first.slice(13), times[1] + second.slice(13)].join(UTC_TIME);
  const lines = btoa(der).match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
};

const DAY = 24 * 60 * 60_000;

const connection = (id: string, createdAt: string, fields: Partial<SsoConnectionRow>): SsoConnectionRow => ({
  id: `sso-${id}`,
  tenantId: acme.id,
  ...emptyConnection,
  generatedVerification: `proof-of-${id}`,
  createdAt,
  ...fields,
});

/**
 * Connections of Acme: two enabled ones, one whose certificate expires soon, and two incomplete ones; and one of Acme
 * Labs. The enabled ones lead to the mock page: `corp.test` by OpenID Connect, `saml.test` by SAML.
 */
export const demoConnections = ({ daysAgo }: Repeatable, now: number): SsoConnectionRow[] => [
  connection('corp', daysAgo(240), {
    enabled: true,
    type: 'oidc',
    ssoEndpoint: 'https://id.corp.test',
    oidcClientId: 'gatehouse-corp',
    oidcSecret: 'corp-client-secret',
    roleIds: ['role-readonly'],
  }),
  connection('okta', daysAgo(210), {
    enabled: true,
    type: 'okta',
    ssoEndpoint: 'https://corp.okta.example/app/gatehouse/sso/saml',
    publicCertificate: seedCertificate(now - 210 * DAY, now + 520 * DAY),
    roleIds: ['role-readonly'],
  }),
  connection('entra', daysAgo(345), {
    type: 'azure',
    ssoEndpoint: 'https://login.microsoftonline.example/3f2c/saml2',
    publicCertificate: seedCertificate(now - 345 * DAY, now + 19.5 * DAY),
    signRequest: true,
    roleIds: ['role-viewer'],
  }),
  connection('oidc', daysAgo(12), {
    type: 'oidc',
    ssoEndpoint: 'https://id.acme-field.example',
    oidcClientId: 'gatehouse-field',
    oidcSecret: 'field-client-secret',
  }),
  connection('google', daysAgo(3), { type: 'google' }),
  connection('labs', daysAgo(120), {
    tenantId: acmeLabs.id,
    enabled: true,
    type: 'saml',
    ssoEndpoint: 'https://idp.saml.test/sso',
    publicCertificate: seedCertificate(now - 120 * DAY, now + 400 * DAY),
    roleIds: ['role-readonly'],
  }),
];

const domain = (connectionId: string, name: string, validated: boolean, tenantId = acme.id): SsoDomainRow => ({
  id: `sso-domain-${name}`,
  tenantId,
  connectionId: `sso-${connectionId}`,
  domain: name,
  validated,
  txtRecord: `_saml-domain-challenge.${tenantId}.${name}=seed-${name}`,
});

export const demoDomains: readonly SsoDomainRow[] = [
  domain('corp', 'corp.test', true),
  domain('okta', 'corp-labs.test', true),
  domain('entra', 'acme-research.test', true),
  domain('oidc', 'acme-field.test', false),
  domain('labs', 'saml.test', true, acmeLabs.id),
];

const mapping = (connectionId: string, group: string, ...roleIds: string[]): SsoGroupRow => ({
  id: `sso-group-${connectionId}-${group.toLowerCase().replace(/\W+/g, '-')}`,
  tenantId: acme.id,
  connectionId: `sso-${connectionId}`,
  group,
  roleIds,
});

export const demoMappings: readonly SsoGroupRow[] = [
  mapping('corp', 'Research leads', 'role-editor'),
  mapping('okta', 'Research leads', 'role-editor'),
  mapping('okta', 'IT administrators', 'role-securityofficer', 'role-auditor'),
  mapping('okta', 'Finance', 'role-billing'),
];

export const demoRecords: readonly DnsRecordRow[] = demoDomains
  .filter(({ validated }) => validated)
  .map(({ id, domain: name, txtRecord }) => ({ id: `dns-${id}`, name, value: txtRecord }));

/** A directory in use, and one that never connected. No client has their tokens. */
export const demoDirectories = ({ daysAgo }: Repeatable): DirectoryRow[] => {
  const directory = (id: string, fields: Omit<DirectoryRow, 'id' | 'tenantId' | 'tokenHash'>) => {
    return { ...fields, id: `directory-${id}`, tenantId: acme.id, tokenHash: '' };
  };
  return [
    directory('okta', {
      source: 'okta',
      connectionName: 'Corp directory',
      syncToUserManagement: true,
      createdAt: daysAgo(200),
      lastSync: daysAgo(0.02),
    }),
    directory('entra', {
      source: 'azure-ad',
      connectionName: 'Research tenant',
      syncToUserManagement: false,
      createdAt: daysAgo(1),
    }),
  ];
};

/** Users of the seed that a directory manages, as it sent them. */
export const demoDirectoryUsers = (users: readonly SeedUser[]): DirectoryUserRow[] =>
  users
    .filter(({ managedBy }) => managedBy === 'scim2')
    .map(({ id, email, name, createdAt }) => ({
      id: `directory-${id}`,
      tenantId: acme.id,
      directoryId: 'directory-okta',
      userId: id,
      userName: email,
      active: true,
      resource: { userName: email, displayName: name, active: true, emails: [{ value: email, primary: true }] },
      createdAt,
      updatedAt: createdAt,
    }));

export const demoDirectoryGroups = (users: readonly DirectoryUserRow[], createdAt: string): DirectoryGroupRow[] => [
  {
    id: 'directory-group-field-team',
    tenantId: acme.id,
    directoryId: 'directory-okta',
    groupId: 'group-field-team',
    displayName: 'Field team',
    memberIds: users.slice(0, 12).map(({ id }) => id),
    createdAt,
    updatedAt: createdAt,
  },
];
