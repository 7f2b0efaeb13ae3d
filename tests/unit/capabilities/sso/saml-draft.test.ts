import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';

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
    expect(send).toEqual({
      enabled: false,
      domain: 'acme.test',
      ssoEndpoint: 'https://idp.test',
      signRequest: true,
    });
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
