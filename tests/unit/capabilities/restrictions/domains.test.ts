import * as restrictions from '@gatehouse/sdk/restrictions';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const root = '/identity/resources/configurations/restrictions/v1/email-domain';
const allowed = { id: '1', domain: 'acme.test', type: 'ALLOW' };
const blocked = { id: '2', domain: 'spam.test', type: 'BLOCK' };

describe('listDomains', () => {
  const list = (config: unknown, items: unknown[] = [allowed, blocked]) =>
    fetchQuery(
      createRespondingFetch({ [`GET ${root}/config`]: config, [`GET ${root}`]: { items } })
        .identity.of(restrictions)
        .listDomains(),
    );

  test('returns the settings and their active list', async () => {
    const config = { active: true, listType: 'BLOCK', blockPublicDomains: true };
    expect(await list(config)).toEqual({ config, domains: [blocked] });
    expect((await list({ ...config, listType: 'ALLOW' })).domains).toEqual([allowed]);
  });

  test('returns no entries for settings without a list', async () => {
    expect(await list({ active: false, listType: null })).toEqual({
      config: { active: false, listType: null },
      domains: [],
    });
  });

  test('returns an empty list', async () => {
    expect((await list({ active: false, listType: 'ALLOW' }, [])).domains).toEqual([]);
  });

  test('fails when the settings are refused', async () => {
    await expect(list(refusal(403))).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('changes of domain restrictions', () => {
  test('add a domain to a list', async () => {
    const { identity, sent } = createRespondingFetch({ [`POST ${root}`]: blocked });
    const domain = { domain: 'spam.test', type: 'BLOCK' } as const;
    const entered = { ...domain, domain: ' spam.test ' };
    expect(await identity.of(restrictions).createDomain().mutationFn(entered)).toEqual(blocked);
    expect(sent()).toEqual([{ call: `POST ${root}`, query: {}, body: domain }]);
  });

  test('delete a domain by id', async () => {
    const { identity, sent } = createRespondingFetch({ [`DELETE ${root}/2`]: {} });
    await identity.of(restrictions).removeDomain().mutationFn('2');
    expect(sent()).toEqual([{ call: `DELETE ${root}/2`, query: {}, body: undefined }]);
  });

  test('save the list type under its other name', async () => {
    const { identity, sent } = createRespondingFetch({ [`POST ${root}/config`]: { active: true, listType: 'ALLOW' } });
    await identity
      .of(restrictions)
      .saveDomainConfig()
      .mutationFn({ active: true, listType: 'ALLOW', blockPublicDomains: false });
    expect(sent()).toEqual([
      { call: `POST ${root}/config`, query: {}, body: { active: true, type: 'ALLOW', blockPublicDomains: false } },
    ]);
  });

  test('send only the flag when disabled', async () => {
    const { identity, sent } = createRespondingFetch({ [`POST ${root}/config`]: null });
    await identity.of(restrictions).saveDomainConfig().mutationFn({ active: false });
    expect(sent()[0]?.body).toEqual({ active: false });
  });

  test('invalidate restrictions and recommendations', () => {
    const bound = createRespondingFetch().identity.of(restrictions);
    for (const change of [bound.createDomain(), bound.removeDomain(), bound.saveDomainConfig()]) {
      expect(change.meta.invalidates).toEqual(['restrictions', 'securityCenter']);
    }
  });
});
