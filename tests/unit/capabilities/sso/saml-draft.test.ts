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
  ])('without a domain nothing is sent: %s', (_what, current) => {
    expect(samlStep(current, { publicCertificate: 'PEM' })).toEqual({
      next: { ...current, publicCertificate: 'PEM', domain: undefined },
    });
  });

  test('the first domain keeps what was entered before and is sent with it', () => {
    const { next, send } = samlStep({ ssoEndpoint: 'https://idp.test', signRequest: true }, { domain: 'acme.test' });
    expect(next).toEqual({ ssoEndpoint: 'https://idp.test', signRequest: true, domain: 'acme.test' });
    expect(send).toEqual({
      enabled: false,
      domain: 'acme.test',
      ssoEndpoint: 'https://idp.test',
      signRequest: true,
    });
  });

  test('a change of another field sends the whole configuration without what the provider computes', () => {
    const { validated, generatedVerification, ...taken } = saved;
    const { next, send } = samlStep(saved, { signRequest: false });
    expect(send).toEqual({ ...taken, signRequest: false });
    expect(next).toEqual({ ...saved, signRequest: false });
  });

  test('another domain clears endpoint, certificate and signing', () => {
    const { next, send } = samlStep(saved, { domain: 'other.test' });
    const cleared = { domain: 'other.test', ssoEndpoint: '', publicCertificate: '', signRequest: false };
    expect(next).toEqual({ ...saved, ...cleared, validated: false });
    expect(send).toMatchObject({ ...cleared, enabled: true, acsUrl: saved.acsUrl });
  });

  test('a form that sends all its fields with another domain does not keep the old ones', () => {
    const { send } = samlStep(saved, { ...saved, domain: 'other.test' });
    expect(send).toMatchObject({ ssoEndpoint: '', publicCertificate: '', signRequest: false });
  });

  test.each(['acme.test', ' acme.test '])('the same domain, sent again as %j, clears nothing', (domain) => {
    expect(samlStep(saved, { domain, enabled: false }).next).toEqual({ ...saved, enabled: false });
  });

  test.each(['', '  ', null])('a domain that is taken away (%j) is only taken away on the page', (domain) => {
    const { next, send } = samlStep(saved, { domain });
    expect(send).toBeUndefined();
    expect(next).toMatchObject({ ssoEndpoint: '', publicCertificate: '', signRequest: false, validated: false });
    expect(next.domain || '').toBe('');
  });

  test('the type is sent in lower case, and nulls of the provider are not sent back', () => {
    const { send } = samlStep({ ...saved, type: 'Okta', oidcClientId: null, acsUrl: null }, {});
    expect(send?.type).toBe('okta');
    expect(JSON.parse(JSON.stringify(send))).not.toHaveProperty('oidcClientId');
    expect(JSON.parse(JSON.stringify(send))).not.toHaveProperty('acsUrl');
  });

  test('what it was given stays as it was', () => {
    const current = structuredClone(saved);
    samlStep(current, { domain: 'other.test' });
    expect(current).toEqual(saved);
  });
});
