import * as sso from '@gatehouse/sdk/sso';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const v1 = '/team/resources/sso/v1';
const saml = `${v1}/saml/configurations`;
const groups = '/team/resources/sso/v2/saml/configurations/groups';

const connect = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { identity, of: identity.of(sso), sent, calls: () => sent().map(({ call }) => call) };
};

describe('reading the configuration', () => {
  test('returns it', async () => {
    const response = { enabled: true, domain: 'acme.test', validated: false, oidcSecret: null };
    const { of } = connect({ [`GET ${saml}`]: { ...response, createdAt: 'then' } });
    expect(await fetchQuery(of.saml())).toEqual(response);
  });

  test.each([
    ['missing', refusal(404)],
    ['null', null],
    ['empty', () => new Response('')],
  ])('returns null when it is %s', async (_how, response) => {
    expect(await fetchQuery(connect({ [`GET ${saml}`]: response }).of.saml())).toBeNull();
  });

  test.each([403, 500])('fails with %i', async (statusCode) => {
    await expect(fetchQuery(connect({ [`GET ${saml}`]: refusal(statusCode) }).of.saml())).rejects.toMatchObject({
      statusCode,
    });
  });

  test('returns values for the identity provider', async () => {
    const vendor = { acsUrl: 'https://id.test/acs', spEntityId: 'sp' };
    const oidc = { active: true, redirectUri: 'https://id.test/callback' };
    const { of } = connect({ [`GET ${saml}/vendor-config`]: vendor, [`GET ${v1}/oidc/configurations`]: oidc });
    expect(await fetchQuery(of.samlVendor())).toEqual(vendor);
    expect(await fetchQuery(of.oidc())).toEqual(oidc);
  });

  test.each([
    [{ roleIds: ['viewer'] }, ['viewer']],
    [['viewer'], ['viewer']],
    [{}, []],
    [null, []],
  ])('accepts default roles as an object or as a list: %j', async (response, roles) => {
    const { of } = connect({ [`GET ${saml}/roles/default`]: response });
    expect(await fetchQuery(of.samlDefaultRoles())).toEqual(roles);
  });
});

describe('saving the configuration', () => {
  test('makes no call without a domain', async () => {
    const { of, calls } = connect();
    const change = { ssoEndpoint: 'https://idp.test' };
    expect(await of.saveSaml().mutationFn({ current: null, change })).toEqual(change);
    expect(calls()).toEqual([]);
  });

  test('completes it from the response with a domain', async () => {
    const response = { enabled: false, domain: 'acme.test', generatedVerification: 'proof', validated: false };
    const { of, sent } = connect({ [`POST ${saml}`]: response });
    const current = { ssoEndpoint: 'https://idp.test', generatedVerification: 'old' };
    const saved = await of.saveSaml().mutationFn({ current, change: { domain: 'acme.test' } });
    expect(saved).toEqual({ ...response, ssoEndpoint: 'https://idp.test' });
    expect(sent()).toEqual([
      {
        call: `POST ${saml}`,
        query: {},
        body: { enabled: false, domain: 'acme.test', ssoEndpoint: 'https://idp.test' },
      },
    ]);
  });

  test('sends metadata as text', async () => {
    const { of, sent } = connect({ [`PUT ${saml}/metadata`]: { enabled: false } });
    await of.saveSamlMetadata().mutationFn('<EntityDescriptor/>');
    expect(sent()).toEqual([{ call: `PUT ${saml}/metadata`, query: {}, body: { metadata: '<EntityDescriptor/>' } }]);
  });

  test('replaces default roles', async () => {
    const { of, sent } = connect({ [`POST ${saml}/roles/default`]: {} });
    await of.setSamlDefaultRoles().mutationFn([]);
    expect(sent()).toEqual([{ call: `POST ${saml}/roles/default`, query: {}, body: { roleIds: [] } }]);
  });
});

describe('validation of the domain', () => {
  test.each([null, {}, { enabled: true }, { domain: '' }, { domain: null }])(
    'requires a saved configuration: %j',
    async (current) => {
      const { of, calls } = connect();
      await expect(of.validateSamlDomain().mutationFn(current)).rejects.toMatchObject({
        name: 'IllegalStateError',
        errorCode: 'no-configuration',
        message: 'Save the configuration before you validate its domain.',
      });
      expect(calls()).toEqual([]);
    },
  );

  test('sends an empty body', async () => {
    const response = { enabled: true, domain: 'acme.test', validated: true };
    const { of, sent } = connect({ [`PUT ${v1}/saml/validations/domain`]: response });
    expect(await of.validateSamlDomain().mutationFn({ domain: 'acme.test' })).toEqual(response);
    expect(sent()).toEqual([{ call: `PUT ${v1}/saml/validations/domain`, query: {}, body: undefined }]);
  });
});

describe('mappings of groups', () => {
  const before = [
    { id: '1', group: 'Staff', roleIds: ['viewer'] },
    { id: '2', group: 'Bosses', roleIds: ['admin'] },
  ];

  test('sends only the difference, deletions first', async () => {
    const { of, sent } = connect({ [`DELETE ${groups}/2`]: {}, [`PATCH ${groups}/1`]: {}, [`POST ${groups}`]: {} });
    const after = [
      { id: '1', group: 'Staff', roleIds: ['viewer', 'editor'] },
      { group: 'Bosses', roleIds: ['editor'] },
    ];
    await of.saveSamlGroups().mutationFn({ before, after });
    expect(sent()).toEqual([
      { call: `DELETE ${groups}/2`, query: {}, body: undefined },
      { call: `PATCH ${groups}/1`, query: {}, body: { group: 'Staff', roleIds: ['viewer', 'editor'] } },
      { call: `POST ${groups}`, query: {}, body: { group: 'Bosses', roleIds: ['editor'] } },
    ]);
  });

  test('makes no call without a difference', async () => {
    const { of, calls } = connect();
    await of.saveSamlGroups().mutationFn({ before, after: before });
    expect(calls()).toEqual([]);
  });

  test('continues after a failure, and reports it with its cause', async () => {
    const ids = ['1', '2', '3', '4'];
    const { of, calls } = connect({
      [`DELETE ${groups}/1`]: {},
      [`DELETE ${groups}/2`]: {},
      [`PATCH ${groups}/3`]: refusal(409, 'Taken.'),
      [`PATCH ${groups}/4`]: {},
      [`POST ${groups}`]: {},
    });
    const saving = of.saveSamlGroups().mutationFn({
      before: ids.map((id) => ({ id, group: id, roleIds: [] })),
      after: [
        { id: '3', group: 'three', roleIds: [] },
        { id: '4', group: 'four', roleIds: [] },
        { group: 'New', roleIds: [] },
      ],
    });
    await expect(saving).rejects.toMatchObject({
      errorCode: 'partly-done',
      done: [{ key: '1' }, { key: '2' }, { key: '4' }, { key: 'New' }],
      failed: [{ change: 'update', what: 'mapping', key: '3', error: { message: 'Taken.', statusCode: 409 } }],
    });
    expect(calls()).toHaveLength(5);
  });

  test('reports a failed new one by its group', async () => {
    const { of } = connect({
      [`DELETE ${groups}/1`]: {},
      [`DELETE ${groups}/2`]: {},
      [`POST ${groups}`]: refusal(400),
    });
    const saving = of.saveSamlGroups().mutationFn({ before, after: [{ group: 'New', roleIds: [] }] });
    await expect(saving).rejects.toMatchObject({
      done: [{ key: '1' }, { key: '2' }],
      failed: [{ change: 'create', key: 'New' }],
    });
  });

  test('fails when nothing could be saved', async () => {
    const { of } = connect({ [`DELETE ${groups}/1`]: refusal(403), [`DELETE ${groups}/2`]: refusal(403) });
    await expect(of.saveSamlGroups().mutationFn({ before, after: [] })).rejects.toMatchObject({ statusCode: 403 });
  });

  test('ends without failures when the identity is disposed', async () => {
    const { of, identity } = connect();
    identity.dispose();
    const saving = of.saveSamlGroups().mutationFn({ before, after: [] });
    await expect(saving).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('returns the list of the provider', async () => {
    expect(await fetchQuery(connect({ [`GET ${groups}`]: before }).of.samlGroups())).toEqual(before);
  });
});
