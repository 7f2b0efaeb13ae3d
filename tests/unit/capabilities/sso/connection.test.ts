import { connectionState, domainRecord, missingOf, ssoTypeOf } from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';

const saml = { type: 'okta', ssoEndpoint: 'https://idp.test/sso', publicCertificate: 'PEM' };
const oidc = { type: 'OIDC', ssoEndpoint: 'https://id.test', oidcClientId: 'client' };
const domain = { id: 'd', domain: 'acme.test', validated: false };
const proven = { ...domain, validated: true };

describe('missing values of a connection', () => {
  test.each([
    ['nothing was entered', {}, 'values'],
    ['a certificate', { ...saml, publicCertificate: '' }, 'values'],
    ['a client id', { ...oidc, oidcClientId: null, publicCertificate: 'PEM' }, 'values'],
    ['a domain', saml, 'domain'],
    ['no list of domains', { ...oidc, domains: null }, 'domain'],
    ['a proof', { ...saml, domains: [domain] }, 'proof'],
    ['nothing', { ...saml, domains: [domain, proven] }, undefined],
    [
      'nothing, where no proof is asked for',
      { ...oidc, domains: [domain], skipEmailDomainValidation: true },
      undefined,
    ],
  ])('%s', (_name, connection, missing) => {
    expect(missingOf(connection)).toBe(missing);
    expect(connectionState(connection)).toBe(missing ? 'unfinished' : 'off');
    expect(connectionState({ ...connection, enabled: true })).toBe('on');
  });
});

test('treats an unknown type as SAML', () => {
  expect(['OKTA', 'oidc', 'adfs', null].map((type) => ssoTypeOf({ type }))).toEqual(['okta', 'oidc', 'saml', 'saml']);
});

describe('the DNS record of a domain', () => {
  test('is that of the domain, else that of its connection', () => {
    expect(domainRecord({ ...domain, txtRecord: 'own' }, { generatedVerification: 'older' })).toEqual({
      name: 'acme.test',
      value: 'own',
    });
    expect(domainRecord({ ...domain, txtRecord: null }, { generatedVerification: 'older' })).toEqual({
      name: '_saml-domain-challenge.acme.test',
      value: 'older',
    });
    expect(domainRecord(domain)).toBeUndefined();
  });
});
