import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const root = '/team/resources/sso/v1/configurations';
const v2 = '/team/resources/sso/v2/configurations';
const okta = { id: 'okta', enabled: true, type: 'okta' };

const connect = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { of: identity.of(sso), sent, calls: () => sent().map(({ call }) => call) };
};

describe('reading configurations', () => {
  test('lists configurations with their domains and mappings', async () => {
    const full = {
      ...okta,
      domains: [{ id: 'd', domain: 'acme.test', validated: false, txtRecord: 'proof' }],
      groups: [{ id: 'g', group: 'Staff', roleIds: ['viewer'] }],
      roleIds: ['viewer'],
      ssoEndpoint: null,
    };
    const { of } = connect({
      [`GET ${root}`]: [
        { ...full, createdAt: 'then' },
        { id: 'bare', domains: null },
      ],
    });
    expect(await fetchQuery(of.list())).toEqual([full, { id: 'bare', domains: null }]);
  });

  test.each([
    [{ isActive: true }, true],
    [{ isActive: false }, false],
    [{}, false],
  ])('returns whether any user uses it: %j', async (response, active) => {
    expect(await fetchQuery(connect({ [`GET ${v2}/public`]: response }).of.isActive())).toBe(active);
  });

  test.each([
    [{ roleIds: ['viewer'] }, ['viewer']],
    [{ roleIds: null }, []],
  ])('returns default roles: %j', async (response, roles) => {
    const { of } = connect({ [`GET ${root}/okta/roles`]: response });
    expect(await fetchQuery(of.defaultRoles('okta'))).toEqual(roles);
  });
});

describe('domains', () => {
  const domains = `${root}/okta/domains`;

  test.each([
    [undefined, `PUT ${v2}/okta/domains/d/validate`],
    [2, `PUT ${v2}/okta/domains/d/validate`],
    [1, `PUT ${domains}/d/validate`],
  ] as const)('are validated with version %s at %s', async (version, call) => {
    const { of, calls } = connect({ [call]: {} });
    await of.validateDomain().mutationFn({ ssoConfigId: 'okta', domainId: 'd', version });
    expect(calls()).toEqual([call]);
  });

  test.each([undefined, ''])('require a saved configuration for validation: %j', async (ssoConfigId) => {
    const { of, calls } = connect();
    const validating = of.validateDomain().mutationFn({ ssoConfigId, domainId: 'd' });
    await expect(validating).rejects.toMatchObject({ name: 'IllegalStateError', errorCode: 'no-configuration' });
    expect(calls()).toEqual([]);
  });
});
