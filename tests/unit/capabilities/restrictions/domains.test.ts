import * as restrictions from '@gatehouse/sdk/restrictions';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

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
});
