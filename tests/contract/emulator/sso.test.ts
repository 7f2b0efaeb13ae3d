import { describe, expect, it } from 'vitest';
import { seedCertificate } from '../../../emulator/seed/connections';
import { idpMetadata } from './samples/sso';
import { asPerson, refusalOf } from './signed-in';

const ROOT = '/team/resources/sso/v1/configurations';
const V2 = '/team/resources/sso/v2/configurations';
const SAML = '/team/resources/sso/v1/saml/configurations';
const PRE_LOGIN = '/identity/resources/auth/v2/user/sso/prelogin';
const DAY = 24 * 60 * 60_000;
const publicCertificate = seedCertificate(Date.parse('2026-05-01'), Date.parse('2026-05-01') + 365 * DAY);
const values = { type: 'Okta', ssoEndpoint: 'https://idp.test/sso', publicCertificate };
const oidc = { type: 'oidc', ssoEndpoint: 'https://id.test', oidcClientId: 'client', oidcSecret: 'very-hidden-1' };

const start = async () => {
  const requestedUrls: string[] = [];
  const readAddress = async (url: URL) => {
    requestedUrls.push(url.href);
    return idpMetadata;
  };
  const { db, call, browser } = await asPerson({}, { idpHosts: ['idp.test'], readAddress });
  const address = async (email: string) => (await browser.call(PRE_LOGIN, { json: { email } })).body.address;
  return { db, call, address, requestedUrls };
};
type Fixture = Awaited<ReturnType<typeof start>>;

/** Creates a disabled connection with a verified domain. */
const prepared = async ({ call, db }: Fixture, name = 'corp.test') => {
  const { id } = (await call('POST', ROOT, values)).body;
  const domain = (await call('POST', `${ROOT}/${id}/domains`, { domain: name })).body;
  db.dnsRecords.put({ id: name, name, value: domain.txtRecord });
  expect((await call('PUT', `${V2}/${id}/domains/${domain.id}/validate`)).status).toBe(200);
  return { id, domain };
};

describe('a connection', () => {
  it('is created disabled, and used by its users once it is complete and enabled', async () => {
    const fixture = await start();
    const { call, address, db } = fixture;
    const made = (await call('POST', ROOT, values)).body;
    expect(made).toMatchObject({ enabled: false, type: 'okta', acsUrl: 'http://localhost:4400/auth/saml/callback' });
    expect(await refusalOf(call('PATCH', `${ROOT}/${made.id}`, { enabled: true }))).toEqual([
      409,
      'connection-domain-missing',
    ]);
    const domain = (await call('POST', `${ROOT}/${made.id}/domains`, { domain: ' Corp.TEST ' })).body;
    expect(domain).toMatchObject({ domain: 'corp.test', validated: false });
    expect(await refusalOf(call('PATCH', `${ROOT}/${made.id}`, { enabled: true }))).toEqual([
      409,
      'connection-proof-missing',
    ]);
    const validate = () => call('PUT', `${V2}/${made.id}/domains/${domain.id}/validate`);
    expect(await refusalOf(validate())).toEqual([400, 'record-missing']);
    db.dnsRecords.put({ id: 'other', name: 'corp.test', value: 'something else' });
    expect(await refusalOf(validate())).toEqual([400, 'record-missing']);
    db.dnsRecords.put({ id: 'right', name: 'corp.test', value: domain.txtRecord });
    expect((await validate()).status).toBe(200);
    expect(await address('anyone@corp.test')).toBeNull();
    expect((await call('PATCH', `${ROOT}/${made.id}`, { enabled: true })).body).toMatchObject({ validated: true });
    expect(await address('Anyone@Corp.test')).toMatch(
      `http://localhost:4400/frontegg/sso/start?connection=${made.id}&`,
    );
    expect(await address('anyone@sub.corp.test')).toBeNull();
    await call('PATCH', `${ROOT}/${made.id}`, { enabled: false });
    expect(await address('anyone@corp.test')).toBeNull();
    expect(db.audits.list().at(-1)).toMatchObject({ action: 'SSO connection changed', severity: 'High' });
  });

  it('keeps required values while it is enabled', async () => {
    const fixture = await start();
    const { id, domain } = await prepared(fixture);
    await fixture.call('PATCH', `${ROOT}/${id}`, { enabled: true });
    expect(await refusalOf(fixture.call('DELETE', `${ROOT}/${id}/domains/${domain.id}`))).toEqual([
      409,
      'connection-domain-missing',
    ]);
    expect(fixture.db.ssoDomains.get(domain.id)).toBeDefined();
    expect(await refusalOf(fixture.call('PATCH', `${ROOT}/${id}`, { publicCertificate: '' }))).toEqual([
      409,
      'connection-values-missing',
    ]);
    expect(fixture.db.ssoConnections.get(id)?.publicCertificate).toBe(publicCertificate);
  });

  it('is deleted with its domains and mappings', async () => {
    const fixture = await start();
    const { id } = await prepared(fixture);
    await fixture.call('POST', `${ROOT}/${id}/groups`, { group: 'Staff' });
    expect((await fixture.call('DELETE', `${ROOT}/${id}`)).status).toBe(200);
    expect([fixture.db.ssoDomains.count(), fixture.db.ssoGroups.count()]).toEqual([0, 0]);
  });

  it('never returns its client secret, nor writes it into the audit log', async () => {
    const { call, db } = await start();
    const made = await call('POST', ROOT, oidc);
    const changed = await call('PATCH', `${ROOT}/${made.body.id}`, { oidcSecret: '', oidcClientId: 'other' });
    const listed = await call('GET', ROOT);
    for (const { text } of [made, changed, listed]) expect(text).not.toContain(oidc.oidcSecret);
    expect(JSON.stringify(db.audits.list())).not.toContain(oidc.oidcSecret);
    expect(db.ssoConnections.get(made.body.id)).toMatchObject({ oidcSecret: oidc.oidcSecret, oidcClientId: 'other' });
  });

  it.each([
    ['an invalid URL', { ssoEndpoint: 'idp.test' }, [400, 'ssoEndpoint-invalid', 'ssoEndpoint']],
    ['a javascript: URL', { ssoEndpoint: 'javascript:alert(1)' }, [400, 'ssoEndpoint-invalid', 'ssoEndpoint']],
    ['an invalid certificate', { publicCertificate: 'AAAA' }, [400, 'publicCertificate-invalid', 'publicCertificate']],
    ['an unknown type', { type: 'ldap' }, [400, 'type-invalid', 'type']],
    ['an oversized certificate', { publicCertificate: 'A'.repeat(20_001) }, [400, 'invalid-input']],
    ['domains without validation', { skipEmailDomainValidation: true }, [403, 'vendor-only']],
    ['an unknown role', { roleIds: ['none'] }, [400, 'unknown-role']],
    ['the enabled state', { enabled: true }, [409, 'connection-domain-missing']],
  ])('is not created with %s', async (_what, changes, expected) => {
    const { call, db } = await start();
    expect(await refusalOf(call('POST', ROOT, { ...values, ...changes }))).toEqual(expected);
    expect(db.ssoConnections.count()).toBe(0);
  });
});

describe('another account', () => {
  const foreign = {
    ...{
      tenantId: 'tenant-resale',
      type: 'okta',
      enabled: false,
      signRequest: false,
      oidcClientId: '',
      oidcSecret: '',
    },
    ...{ ssoEndpoint: '', publicCertificate: '', roleIds: [], skipEmailDomainValidation: false },
    ...{ id: 'foreign', generatedVerification: '', createdAt: '2026-01-01T00:00:00.000Z' },
  };

  it('is refused, whatever the path contains', async () => {
    const fixture = await start();
    const { call, db } = fixture;
    db.ssoConnections.put(foreign);
    db.ssoDomains.put({
      ...{
        id: 'd',
        tenantId: 'tenant-resale',
        connectionId: 'foreign',
        domain: 'x.test',
        validated: true,
        txtRecord: '',
      },
    });
    db.ssoGroups.put({ id: 'g', tenantId: 'tenant-resale', connectionId: 'foreign', group: 'Staff', roleIds: [] });
    const own = await prepared(fixture);
    expect((await call('GET', ROOT)).body.map(({ id }: { id: string }) => id)).toEqual([own.id]);
    for (const [method, path, json] of [
      ['PATCH', `${ROOT}/foreign`, values],
      ['DELETE', `${ROOT}/foreign`, undefined],
      ['PUT', `${ROOT}/foreign/metadata`, { metadata: idpMetadata }],
      ['PUT', `${ROOT}/foreign/metadata-url`, { url: 'https://idp.test/' }],
      ['POST', `${ROOT}/foreign/domains`, { domain: 'y.test' }],
      ['DELETE', `${ROOT}/foreign/domains/d`, undefined],
      ['DELETE', `${ROOT}/${own.id}/domains/d`, undefined],
      ['PUT', `${V2}/${own.id}/domains/d/validate`, undefined],
      ['GET', `${ROOT}/foreign/roles`, undefined],
      ['PUT', `${ROOT}/foreign/roles`, { roleIds: [] }],
      ['GET', `${ROOT}/foreign/groups`, undefined],
      ['PATCH', `${ROOT}/${own.id}/groups/g`, { group: 'Mine', roleIds: [] }],
      ['DELETE', `${ROOT}/${own.id}/groups/g`, undefined],
    ] as const) {
      expect((await call(method, path, json)).status, `${method} ${path}`).toBe(404);
    }
    expect(fixture.requestedUrls).toEqual([]);
    expect(db.ssoConnections.get('foreign')).toEqual(foreign);
  });

  it('keeps its verified domain', async () => {
    const fixture = await start();
    const { db, call } = fixture;
    db.ssoConnections.put(foreign);
    const row = { id: 'd', tenantId: 'tenant-resale', connectionId: 'foreign', domain: 'corp.test', txtRecord: '' };
    db.ssoDomains.put({ ...row, validated: false });
    const { id } = await prepared(fixture);
    expect(await refusalOf(call('POST', `${ROOT}/${id}/domains`, { domain: 'CORP.test' }))).toEqual([
      409,
      'domain-exists',
      'domain',
    ]);
    db.ssoDomains.put({ ...row, domain: 'other.test', validated: true });
    expect(await refusalOf(call('POST', `${ROOT}/${id}/domains`, { domain: 'other.test' }))).toEqual([
      409,
      'domain-taken',
      'domain',
    ]);
  });
});

describe('metadata', () => {
  const values = { ssoEndpoint: 'https://idp.test/sso?a=1&b=2', signRequest: false };

  it('fills a connection from a text or from its address', async () => {
    const { call, requestedUrls } = await start();
    const text = (await call('POST', `${ROOT}/metadata`, { metadata: idpMetadata })).body;
    expect(text).toMatchObject({ ...values, enabled: false });
    expect(text.publicCertificate).toMatch(/^-----BEGIN CERTIFICATE-----\n/);
    const url = ' https://idp.test/metadata ';
    const { body } = await call('POST', `${ROOT}/metadata-url`, { url, configMetadata: { type: 'azure' } });
    expect(body).toMatchObject({ ...values, type: 'azure' });
    expect(requestedUrls).toEqual(['https://idp.test/metadata']);
    const changed = await call('PUT', `${ROOT}/${body.id}/metadata`, { metadata: idpMetadata });
    expect(changed.body).toMatchObject({ ...values, type: 'azure' });
  });

  const next = seedCertificate(Date.parse('2027-01-01'), Date.parse('2030-01-01'));
  const bare = (pem: string) => pem.replace(/-----.*-----|\s/g, '');
  const key = (attributes: string, text: string) =>
    `<md:KeyDescriptor${attributes}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${text}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
  const withKey = (text: string) => idpMetadata.replace('<md:SingleSignOnService', `${text}<md:SingleSignOnService`);

  it.each<[string, string, number]>([
    ['the current and the next certificate', withKey(key(' use="signing"', bare(next))), 2],
    ['a key for both uses', withKey(key('', bare(next))), 2],
    [
      'the same certificate twice',
      withKey(key('', bare(seedCertificate(Date.parse('2026-01-01'), Date.parse('2026-01-01') + 400 * DAY)))),
      1,
    ],
    ['a certificate for encryption', withKey(key(' use="encryption"', bare(next))), 1],
    ['one that cannot be read', withKey(key('', 'AAAA')), 1],
    ['a certificate as PEM', withKey(key('', next)), 2],
    ['entities for line breaks', withKey(key('', bare(next).replace(/.{64}/g, '$&&#13;\n'))), 2],
    ['a comment in a certificate', withKey(key('', `<!-- next -->${bare(next)}`)), 2],
    ['CDATA', withKey(key('', `<![CDATA[${bare(next)}]]>`)), 2],
    ['a use in capitals', withKey(key(' use="Encryption"', bare(next))), 1],
    ['blanks around a binding', idpMetadata.replaceAll(/Binding="([^"]*)"/g, 'Binding=" $1 "'), 1],
    ['text around it', `Here it is:\n${idpMetadata}\nBest regards\0`, 1],
    ['a collection of one', `<a>${idpMetadata}</a>`, 1],
    ['a byte order mark', `\ufeff${idpMetadata}`, 1],
    ['a declaration after a blank line', `\r\n<?xml version="1.0" encoding="UTF-16"?>${idpMetadata}`, 1],
    [
      'other prefixes',
      idpMetadata
        .replaceAll('md:', 'm0:')
        .replace('xmlns:md', 'xmlns:m0')
        .replaceAll('ds:', 'sig:')
        .replaceAll('xmlns:ds', 'xmlns:sig'),
      1,
    ],
  ])('is read with %s', async (_what, metadata, count) => {
    const { call } = await start();
    const { status, body } = await call('POST', `${ROOT}/metadata`, { metadata });
    expect([status, body.ssoEndpoint]).toEqual([200, values.ssoEndpoint]);
    expect(body.publicCertificate.split('\n').filter((line: string) => line.includes('BEGIN'))).toHaveLength(count);
  });

  it.each([
    ['plain text', 'metadata of the company'],
    ['a truncated document', idpMetadata.slice(0, 400)],
    ['a DOCTYPE', `<!DOCTYPE x [<!ENTITY a "b">]>${idpMetadata}`],
    ['no identity provider', idpMetadata.replaceAll('IDPSSODescriptor', 'SPSSODescriptor')],
    ['several identity providers', `<a>${idpMetadata}${idpMetadata}</a>`],
    ['no certificate', idpMetadata.replace(/<ds:X509Certificate>[^<]*/, '<ds:X509Certificate>')],
    ['a javascript: URL', idpMetadata.replaceAll(/Location="[^"]*"/g, 'Location="javascript:alert(1)"')],
  ])('is refused with %s', async (_what, metadata) => {
    const { call, db } = await start();
    expect(await refusalOf(call('POST', `${ROOT}/metadata`, { metadata }))).toEqual([
      400,
      'metadata-invalid',
      'metadata',
    ]);
    expect(db.ssoConnections.count()).toBe(0);
  });

  it.each([
    'https://id.example.com/metadata',
    'http://10.0.0.1/',
    'https://169.254.169.254/latest',
    'http://192.168.1.1',
    'http://[fd00::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://2130706433.example@172.16.0.1/',
    'ftp://idp.test/',
    'file:///etc/passwd',
    'idp.test',
  ])('is never fetched from %s', async (url) => {
    const { call, requestedUrls } = await start();
    expect(await refusalOf(call('POST', `${ROOT}/metadata-url`, { url }))).toEqual([400, 'metadata-address', 'url']);
    expect(requestedUrls).toEqual([]);
  });
});

it('roles and groups are saved one by one, limited to those that the caller may grant', async () => {
  const fixture = await start();
  const { call, db } = fixture;
  const { id } = await prepared(fixture);
  expect((await call('PUT', `${ROOT}/${id}/roles`, { roleIds: ['role-viewer', 'role-viewer'] })).status).toBe(200);
  expect((await call('GET', `${ROOT}/${id}/roles`)).body).toEqual({ roleIds: ['role-viewer'] });
  await call('POST', `${ROOT}/${id}/groups`, { group: ' Staff ', roleIds: ['role-viewer'] });
  expect(await refusalOf(call('POST', `${ROOT}/${id}/groups`, { group: 'Staff' }))).toEqual([
    409,
    'group-exists',
    'group',
  ]);
  const [group] = (await call('GET', `${ROOT}/${id}/groups`)).body;
  expect(group).toMatchObject({ group: 'Staff', roleIds: ['role-viewer'] });
  await call('PATCH', `${ROOT}/${id}/groups/${group.id}`, { group: 'Leads', roleIds: [] });
  expect(db.ssoGroups.get(group.id)).toMatchObject({ group: 'Leads', roleIds: [] });
  db.roles.remove('role-viewer');
  expect(db.ssoConnections.get(id)?.roleIds).toEqual([]);
});

it("the first generation of the API reads and saves the account's oldest connection with one domain", async () => {
  const { call, db } = await start();
  expect((await call('GET', SAML)).body).toBeNull();
  const saved = await call('POST', SAML, { ...values, type: 'saml', enabled: false, domain: 'corp.test' });
  expect(saved.body).toMatchObject({ domain: 'corp.test', validated: false, ssoEndpoint: values.ssoEndpoint });
  const name = '_saml-domain-challenge.corp.test';
  db.dnsRecords.put({ id: 'record', name, value: saved.body.generatedVerification });
  const validated = await call('PUT', '/team/resources/sso/v1/saml/validations/domain');
  expect(validated.body).toMatchObject({ validated: true });
  const on = await call('POST', SAML, { enabled: true, domain: 'corp.test' });
  expect(on.body).toMatchObject({ enabled: true, isSamlActive: true, validated: true });
  expect((await call('GET', ROOT)).body).toHaveLength(1);
  expect(await refusalOf(call('POST', SAML, { enabled: true, domain: 'other.test' }))).toEqual([
    409,
    'connection-proof-missing',
  ]);
  expect((await call('GET', SAML)).body).toMatchObject({ domain: 'corp.test', enabled: true });
});
