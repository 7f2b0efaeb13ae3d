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
  test.each([
    ['missing', refusal(404)],
    ['null', null],
    ['empty', () => new Response('')],
  ])('returns null when it is %s', async (_how, response) => {
    expect(await fetchQuery(connect({ [`GET ${saml}`]: response }).of.saml())).toBeNull();
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
});

describe('mappings of groups', () => {
  const before = [
    { id: '1', group: 'Staff', roleIds: ['viewer'] },
    { id: '2', group: 'Bosses', roleIds: ['admin'] },
  ];

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
});
