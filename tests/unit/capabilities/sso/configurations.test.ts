import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

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

  test('returns group mappings', async () => {
    const groups = [{ id: 'g', group: 'Staff', roleIds: ['viewer'] }];
    expect(await fetchQuery(connect({ [`GET ${root}/okta/groups`]: groups }).of.groups('okta'))).toEqual(groups);
  });

  test('fails when the list is refused', async () => {
    await expect(fetchQuery(connect({ [`GET ${root}`]: refusal(403) }).of.list())).rejects.toMatchObject({
      statusCode: 403,
    });
  });
});

describe('saving configurations', () => {
  test('creates without an id, disabled', async () => {
    const { of, sent } = connect({ [`POST ${root}`]: okta });
    expect(await of.save().mutationFn({ type: 'okta' })).toEqual(okta);
    expect(sent()).toEqual([{ call: `POST ${root}`, query: {}, body: { type: 'okta', enabled: false } }]);
  });

  test('may create an enabled one', async () => {
    const { of, sent } = connect({ [`POST ${root}`]: okta });
    await of.save().mutationFn({ type: 'okta', enabled: true });
    expect(sent()[0]?.body).toEqual({ type: 'okta', enabled: true });
  });

  test('updates with an id, and keeps it enabled or disabled', async () => {
    const { of, sent } = connect({ [`PATCH ${root}/okta`]: okta });
    await of.save().mutationFn({ ssoConfigId: 'okta', signRequest: true });
    expect(sent()).toEqual([{ call: `PATCH ${root}/okta`, query: {}, body: { signRequest: true } }]);
  });

  test.each([
    [undefined, `POST ${root}/metadata`],
    ['okta', `PUT ${root}/okta/metadata`],
  ])('sends metadata for the id %s to %s', async (ssoConfigId, call) => {
    const { of, sent } = connect({ [call]: okta });
    expect(await of.saveMetadata().mutationFn({ ssoConfigId, metadata: '<xml/>' })).toEqual(okta);
    expect(sent()).toEqual([{ call, query: {}, body: { metadata: '<xml/>' } }]);
  });

  test.each([
    [undefined, `POST ${root}/metadata-url`],
    ['okta', `PUT ${root}/okta/metadata-url`],
  ])('sends a metadata URL for the id %s to %s', async (ssoConfigId, call) => {
    const { of, sent } = connect({ [call]: okta });
    const source = { url: 'https://idp.test/metadata', configMetadata: { name: 'Staff' } };
    await of.saveMetadataUrl().mutationFn({ ssoConfigId, ...source });
    expect(sent()).toEqual([{ call, query: {}, body: source }]);
  });

  test('deletes by id', async () => {
    const { of, sent } = connect({ [`DELETE ${root}/okta`]: {} });
    await of.remove().mutationFn('okta');
    expect(sent()).toEqual([{ call: `DELETE ${root}/okta`, query: {}, body: undefined }]);
  });

  test('replaces default roles', async () => {
    const { of, sent } = connect({ [`PUT ${root}/okta/roles`]: {} });
    await of.setDefaultRoles().mutationFn({ ssoConfigId: 'okta', roleIds: ['viewer'] });
    expect(sent()).toEqual([{ call: `PUT ${root}/okta/roles`, query: {}, body: { roleIds: ['viewer'] } }]);
  });

  test('invalidates configurations and recommendations', () => {
    expect(connect().of.save().meta.invalidates).toEqual(['sso', 'securityCenter']);
  });
});

describe('domains', () => {
  const domains = `${root}/okta/domains`;

  test('are added', async () => {
    const domain = { id: 'd', domain: 'acme.test', validated: false, txtRecord: 'proof' };
    const { of, sent } = connect({ [`POST ${domains}`]: domain });
    expect(await of.addDomain().mutationFn({ ssoConfigId: 'okta', domain: ' acme.test ' })).toEqual(domain);
    expect(sent()).toEqual([{ call: `POST ${domains}`, query: {}, body: { domain: 'acme.test' } }]);
  });

  test('are deleted', async () => {
    const { of, sent } = connect({ [`DELETE ${domains}/d`]: {} });
    await of.removeDomain().mutationFn({ ssoConfigId: 'okta', domainId: 'd' });
    expect(sent()).toEqual([{ call: `DELETE ${domains}/d`, query: {}, body: undefined }]);
  });

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

test('sends only the difference of the mappings, to their configuration', async () => {
  const groups = `${root}/okta/groups`;
  const { of, sent } = connect({ [`DELETE ${groups}/2`]: {}, [`PATCH ${groups}/1`]: {}, [`POST ${groups}`]: {} });
  await of.saveGroups().mutationFn({
    ssoConfigId: 'okta',
    before: [
      { id: '1', group: 'Staff', roleIds: ['viewer'] },
      { id: '2', group: 'Bosses' },
    ],
    after: [
      { group: 'Guests', roleIds: ['viewer'] },
      { id: '1', group: 'People', roleIds: ['viewer'] },
    ],
  });
  expect(sent()).toEqual([
    { call: `DELETE ${groups}/2`, query: {}, body: undefined },
    { call: `PATCH ${groups}/1`, query: {}, body: { group: 'People', roleIds: ['viewer'] } },
    { call: `POST ${groups}`, query: {}, body: { group: 'Guests', roleIds: ['viewer'] } },
  ]);
});
