import * as profile from '@gatehouse/sdk/profile';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch } from '../../../support/responding-fetch';

const ME = '/identity/resources/users/v2/me';
const me = {
  id: 'ann',
  email: 'ann@x.test',
  tenantId: 't',
  name: 'Ann',
  phoneNumber: null,
  profilePictureUrl: 'https://cdn.test/a.png',
  metadata: '{"jobTitle":"Smith","theme":"dark"}',
};

describe('job title and address', () => {
  test.each([
    ['both', '{"jobTitle":"Smith","address":"Road 1"}', 'Smith', 'Road 1'],
    ['one', '{"jobTitle":"Smith"}', 'Smith', ''],
    ['of another type', '{"jobTitle":7,"address":{"a":1}}', '', ''],
    ['a list', '[1]', '', ''],
    ['a number', '7', '', ''],
    ['null', 'null', '', ''],
    ['broken text', '{', '', ''],
    ['empty text', '', '', ''],
    ['no text', null, '', ''],
    ['absent', undefined, '', ''],
  ])('%s', (_name, metadata, jobTitle, address) => {
    expect(profile.detailsOf({ metadata })).toEqual({ jobTitle, address });
  });
});

describe('an update of the profile', () => {
  const setUp = (current: object = me) => {
    const provider = createRespondingFetch({
      [`GET ${ME}`]: current,
      [`PUT ${ME}`]: (call: { body: string }) => Response.json({ ...current, ...JSON.parse(call.body) }),
    });
    const update = provider.identity.of(profile).update();
    return { ...provider, update, sentBody: () => provider.sent().at(-1)?.body };
  };

  test('stores details in the metadata beside other keys', async () => {
    const { update, sentBody } = setUp();
    await update.mutationFn({ address: 'Road 1', name: 'Anna' });
    const { name, metadata } = sentBody() as { name: string; metadata: string };
    expect(name).toBe('Anna');
    expect(JSON.parse(metadata)).toEqual({ jobTitle: 'Smith', theme: 'dark', address: 'Road 1' });
  });

  test('can clear a detail', async () => {
    const { update, sentBody } = setUp();
    await update.mutationFn({ jobTitle: '' });
    expect(JSON.parse((sentBody() as { metadata: string }).metadata)).toEqual({ jobTitle: '', theme: 'dark' });
  });

  test('omits absent fields', async () => {
    const { update, sentBody } = setUp({ id: 'ann', email: 'ann@x.test', tenantId: 't' });
    await update.mutationFn({ name: 'Ann' });
    expect(sentBody()).toEqual({ name: 'Ann' });
  });

  test('cannot change prototypes by metadata', async () => {
    const { update, sentBody } = setUp({ ...me, metadata: '{"__proto__":{"polluted":1}}' });
    await update.mutationFn({ jobTitle: 'Smith' });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    expect((sentBody() as { metadata: string }).metadata).toContain('"jobTitle":"Smith"');
  });
});

describe('the accounts of the user', () => {
  const north = { tenantId: 'n', name: 'North' };
  const south = { tenantId: 's', name: 'South' };

  test.each([
    ['nor', ['n']],
    ['  SOUTH ', ['s']],
    ['s', ['s']],
    ['o', ['n', 's']],
    ['', ['n', 's']],
    ['.*', []],
  ])('searched by "%s" are %j', (search, ids) => {
    expect(profile.findTenants([north, south], search).map(({ tenantId }) => tenantId)).toEqual(ids);
  });

  test('are limited to 50 results', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ tenantId: `t${index}`, name: `Account ${index}` }));
    expect(profile.findTenants(many, 'account')).toHaveLength(50);
    expect(profile.findTenants(many)).toHaveLength(50);
  });
});
