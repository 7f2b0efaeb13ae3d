import * as sso from '@gatehouse/sdk/sso';
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

test('the DNS record of a domain is that of the domain, else that of its connection', () => {
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

const { groupChanges } = sso;
const staff = { id: '1', group: 'Staff', roleIds: ['viewer', 'editor'] };
const bosses = { id: '2', group: 'Bosses', roleIds: ['admin'] };
const none = { created: [], changed: [], removed: [] };

describe('groupChanges', () => {
  test('are empty without differences', () => {
    expect(groupChanges([staff, bosses], [staff, bosses])).toEqual(none);
    expect(groupChanges([], [])).toEqual(none);
  });

  test('ignore the order of mappings and roles', () => {
    expect(groupChanges([staff, bosses], [bosses, { ...staff, roleIds: ['editor', 'viewer'] }])).toEqual(none);
  });

  test('create a mapping without an id', () => {
    const draft = { group: 'Guests', roleIds: ['viewer'] };
    expect(groupChanges([staff], [staff, draft])).toEqual({ ...none, created: [draft] });
  });

  test('create a mapping with an unknown id', () => {
    expect(groupChanges([staff], [staff, bosses])).toEqual({ ...none, created: [bosses] });
  });

  test.each([
    ['another name', { ...staff, group: 'People' }],
    ['a role more', { ...staff, roleIds: ['viewer', 'editor', 'admin'] }],
    ['a role less', { ...staff, roleIds: ['viewer'] }],
    ['another role', { ...staff, roleIds: ['viewer', 'admin'] }],
    ['no roles', { ...staff, roleIds: [] }],
  ])('update a mapping with %s', (_what, draft) => {
    expect(groupChanges([staff, bosses], [draft, bosses])).toEqual({ ...none, changed: [draft] });
  });

  test('count a repeated role once', () => {
    expect(groupChanges([bosses], [{ ...bosses, roleIds: ['admin', 'admin'] }])).toEqual(none);
    expect(groupChanges([staff], [{ ...staff, roleIds: ['viewer', 'viewer'] }]).changed).toHaveLength(1);
  });

  test('treat missing roles as none', () => {
    expect(groupChanges([{ id: '1', group: 'Staff' }], [{ id: '1', group: 'Staff', roleIds: [] }])).toEqual(none);
  });

  test('delete a missing mapping', () => {
    expect(groupChanges([staff, bosses], [bosses])).toEqual({ ...none, removed: ['1'] });
    expect(groupChanges([staff, bosses], [])).toEqual({ ...none, removed: ['1', '2'] });
  });

  test('may contain all kinds', () => {
    const renamed = { ...staff, group: 'People' };
    const draft = { group: 'Guests', roleIds: [] };
    expect(groupChanges([staff, bosses], [draft, renamed])).toEqual({
      created: [draft],
      changed: [renamed],
      removed: ['2'],
    });
  });
});

const { samlStep } = sso;
const saved = {
  enabled: true,
  domain: 'acme.test',
  validated: true,
  generatedVerification: 'proof',
  ssoEndpoint: 'https://idp.acme.test/sso',
  publicCertificate: 'PEM',
  signRequest: true,
  acsUrl: 'https://id.test/acs',
  spEntityId: 'sp',
  type: 'okta',
};

describe('samlStep', () => {
  test.each([
    ['none yet', null],
    ['one without a domain', { enabled: false, ssoEndpoint: 'https://idp.test' }],
  ])('sends nothing without a domain: %s', (_what, current) => {
    expect(samlStep(current, { publicCertificate: 'PEM' })).toEqual({
      next: { ...current, publicCertificate: 'PEM', domain: undefined },
    });
  });

  test('sends the first domain with the values that were entered before', () => {
    const { next, send } = samlStep({ ssoEndpoint: 'https://idp.test', signRequest: true }, { domain: 'acme.test' });
    expect(next).toEqual({ ssoEndpoint: 'https://idp.test', signRequest: true, domain: 'acme.test' });
    expect(send).toEqual({ enabled: false, domain: 'acme.test', ssoEndpoint: 'https://idp.test', signRequest: true });
  });

  test('sends a complete configuration without computed fields when another field changes', () => {
    const { validated, generatedVerification, ...taken } = saved;
    const { next, send } = samlStep(saved, { signRequest: false });
    expect(send).toEqual({ ...taken, signRequest: false });
    expect(next).toEqual({ ...saved, signRequest: false });
  });

  test('clears endpoint, certificate and signing for another domain', () => {
    const { next, send } = samlStep(saved, { domain: 'other.test' });
    const cleared = { domain: 'other.test', ssoEndpoint: '', publicCertificate: '', signRequest: false };
    expect(next).toEqual({ ...saved, ...cleared, validated: false });
    expect(send).toMatchObject({ ...cleared, enabled: true, acsUrl: saved.acsUrl });
  });

  test('clears the old values also when a form sends all its fields', () => {
    const { send } = samlStep(saved, { ...saved, domain: 'other.test' });
    expect(send).toMatchObject({ ssoEndpoint: '', publicCertificate: '', signRequest: false });
  });

  test.each(['acme.test', ' acme.test '])('clears nothing for the same domain, sent again as %j', (domain) => {
    expect(samlStep(saved, { domain, enabled: false }).next).toEqual({ ...saved, enabled: false });
  });

  test.each(['', '  ', null])('removes a domain (%j) only on the page', (domain) => {
    const { next, send } = samlStep(saved, { domain });
    expect(send).toBeUndefined();
    expect(next).toMatchObject({ ssoEndpoint: '', publicCertificate: '', signRequest: false, validated: false });
    expect(next.domain || '').toBe('');
  });

  test('sends the type in lower case, without nulls of the provider', () => {
    const { send } = samlStep({ ...saved, type: 'Okta', oidcClientId: null, acsUrl: null }, {});
    expect(send?.type).toBe('okta');
    expect(JSON.parse(JSON.stringify(send))).not.toHaveProperty('oidcClientId');
    expect(JSON.parse(JSON.stringify(send))).not.toHaveProperty('acsUrl');
  });

  test('does not change its input', () => {
    const current = structuredClone(saved);
    samlStep(current, { domain: 'other.test' });
    expect(current).toEqual(saved);
  });
});
