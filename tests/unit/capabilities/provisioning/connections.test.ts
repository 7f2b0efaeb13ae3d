import * as provisioning from '@gatehouse/sdk/provisioning';
import { describe, expect, test } from 'vitest';
import { json } from '../../../support/recorder';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const root = '/directory/resources/v1/configurations/scim2';
const countOf = (id: string) => `GET /directory/resources/scim/temp/${id}/Users/count`;
const okta = { id: 'okta', connectionName: 'Staff', source: 'okta', syncToUserManagement: true, lastSync: null };
const azure = { id: 'azure', source: 'azure-ad' };

describe('the list of connections', () => {
  test('has the number of users of every connection', async () => {
    const { identity } = createRespondingFetch({
      [`GET ${root}`]: [okta, azure],
      [countOf('okta')]: { count: 12 },
      [countOf('azure')]: { count: 0 },
    });
    expect(await fetchQuery(identity.of(provisioning).list())).toEqual([
      { ...okta, userCount: 12 },
      { ...azure, userCount: 0 },
    ]);
  });

  test.each([403, 404, 500])('omits a count that fails with %i', async (status) => {
    const { identity } = createRespondingFetch({
      [`GET ${root}`]: [okta, azure],
      [countOf('okta')]: refusal(status),
      [countOf('azure')]: { count: 3 },
    });
    expect(await fetchQuery(identity.of(provisioning).list())).toEqual([okta, { ...azure, userCount: 3 }]);
  });

  test('requests all counts concurrently', async () => {
    let waiting = 0;
    let most = 0;
    const count = async () => {
      waiting += 1;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setTimeout(resolve, 5));
      waiting -= 1;
      return json({ count: 1 });
    };
    const { identity } = createRespondingFetch({
      [`GET ${root}`]: [okta, azure],
      [countOf('okta')]: count,
      [countOf('azure')]: count,
    });
    await fetchQuery(identity.of(provisioning).list());
    expect(most).toBe(2);
  });
});

describe('changes of a connection', () => {
  test('return the token of a new one', async () => {
    const { identity, sent } = createRespondingFetch({ [`POST ${root}`]: { ...okta, token: 'secret' } });
    const draft = { source: 'okta', connectionName: 'Staff', syncToUserManagement: true } as const;
    expect(await identity.of(provisioning).create().mutationFn(draft)).toEqual({
      id: 'okta',
      connectionName: 'Staff',
      token: 'secret',
    });
    expect(sent()).toEqual([{ call: `POST ${root}`, query: {}, body: draft }]);
  });

  test('fail for a new one without a token', async () => {
    const { identity } = createRespondingFetch({ [`POST ${root}`]: okta });
    await expect(identity.of(provisioning).create().mutationFn({ source: 'other' })).rejects.toMatchObject({
      errorCode: 'unexpected-response',
    });
  });
});

test.each([
  [undefined, undefined, 'https://id.test/frontegg/directory/resources/scim/v2.0/a%2Fb'],
  [undefined, '/', 'https://id.test/directory/resources/scim/v2.0/a%2Fb'],
  ['https://scim.example.com/v2/', undefined, 'https://scim.example.com/v2/a%2Fb'],
])('the SCIM URL has the host (%s), else that of the provider (prefix %s)', (scimUrl, urlPrefix, address) => {
  const baseUrl = () => new URL('https://id.test');
  expect(provisioning.scimAddress({ baseUrl, urlPrefix, scimUrl }, 'a/b')).toBe(address);
});
