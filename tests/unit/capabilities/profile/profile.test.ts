import * as profile from '@gatehouse/sdk/profile';
import { afterEach, describe, expect, test } from 'vitest';
import { admin } from '../../../../emulator/seed/users';
import { createFixture } from '../../../support/fixture';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

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

describe('the profile', () => {
  test('is requested with its roles', async () => {
    const { identity, sent } = createRespondingFetch({ [`GET ${ME}`]: me });
    expect(await fetchQuery(identity.of(profile).me())).toEqual(me);
    expect(sent()[0]?.query).toEqual({ addRoles: 'true' });
  });

  test('fails with an error', async () => {
    const { identity } = createRespondingFetch({ [`GET ${ME}`]: refusal(404) });
    await expect(fetchQuery(identity.of(profile).me())).rejects.toMatchObject({ statusCode: 404 });
  });
});

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

  test('keeps unchanged fields, because the call replaces all of them', async () => {
    const { update, sentBody } = setUp();
    const saved = await update.mutationFn({ phoneNumber: '+123' });
    expect(sentBody()).toEqual({
      name: 'Ann',
      phoneNumber: '+123',
      profilePictureUrl: 'https://cdn.test/a.png',
      metadata: me.metadata,
    });
    expect(saved.phoneNumber).toBe('+123');
  });

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

  test('removes the picture with null', async () => {
    const { update, sentBody } = setUp();
    await update.mutationFn({ profilePictureUrl: null });
    expect(sentBody()).toMatchObject({ profilePictureUrl: null });
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

  test('is not sent when the profile cannot be read', async () => {
    const { identity, sent } = createRespondingFetch({ [`GET ${ME}`]: refusal(403) });
    await expect(identity.of(profile).update().mutationFn({ name: 'A' })).rejects.toMatchObject({ statusCode: 403 });
    expect(sent()).toHaveLength(1);
  });

  test('invalidates the lists of users', () => {
    expect(setUp().update.meta.invalidates).toEqual(['profile', 'users']);
  });
});

describe('the accounts of the user', () => {
  const north = { tenantId: 'n', name: 'North' };
  const south = { tenantId: 's', name: 'South' };

  test('mark the active one', async () => {
    const { identity } = createRespondingFetch({
      'GET /identity/resources/users/v3/me/tenants': { tenants: [north, south], activeTenant: south },
    });
    expect(await fetchQuery(identity.of(profile).tenants({}))).toEqual([
      { ...north, active: false },
      { ...south, active: true },
    ]);
  });

  test('are read with the older call for accounts per tab', async () => {
    const { identity, sent } = createRespondingFetch({
      'GET /identity/resources/users/v1/me/tenants': { tenants: [north] },
    });
    expect(await fetchQuery(identity.of(profile).tenants({ perTab: true }))).toEqual([{ ...north, active: false }]);
    expect(sent()).toHaveLength(1);
  });

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

describe('with the local provider', () => {
  let fixture: ReturnType<typeof createFixture> | undefined;
  afterEach(() => fixture?.dispose());

  test('profile and accounts can be read', async () => {
    fixture = createFixture();
    const { identity, tab } = fixture.open();
    await fixture.signIn(identity, tab, admin);
    const own = identity.of(profile);
    expect((await fetchQuery(own.me())).email).toBe(admin.email);
    const active = (await fetchQuery(own.tenants({}))).filter((tenant) => tenant.active);
    expect(active).toHaveLength(1);
  });
});
