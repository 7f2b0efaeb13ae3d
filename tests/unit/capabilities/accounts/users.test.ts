import * as accounts from '@gatehouse/sdk/accounts';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const USERS = '/identity/resources/sub-tenants/users';
const role = { id: 'r1', key: 'reader', name: 'Reader' };
const ann: accounts.AccountUser = { id: 'ann', tenants: [{ tenantId: 'n', roles: [role] }, { tenantId: 's' }] };
const bob: accounts.AccountUser = { id: 'bob', tenants: [{ tenantId: 'n' }] };

const setUp = (...names: string[]) => {
  const authorizations: (string | null)[] = [];
  const done = (call: { headers: Headers }) => {
    authorizations.push(call.headers.get('authorization'));
    return new Response(null, { status: 204 });
  };
  const { identity, sent } = createRespondingFetch(Object.fromEntries(names.map((name) => [name, done])));
  return { of: identity.of(accounts), sent, authorizations };
};

describe('removing a user from accounts', () => {
  test('removes them from the list only when all their accounts are removed', () => {
    expect(accounts.afterRemoval([ann, bob], 'ann', ['n'])).toEqual([{ ...ann, tenants: [{ tenantId: 's' }] }, bob]);
    expect(accounts.afterRemoval([ann, bob], 'ann', ['n', 's', 'other'])).toEqual([bob]);
  });

  test('does not affect users with the same accounts', () => {
    const list = [ann, bob];
    const left = accounts.afterRemoval(list, 'ann', ['n']);
    expect(left[1]).toBe(bob);
    expect(list[0]?.tenants).toHaveLength(2);
  });

  test.each([
    ['a user who is not in the list', 'eve', ['n', 's']],
    ['no account', 'ann', []],
    ['an account without the user', 'ann', ['x']],
  ])('%s: no user is removed from the list', (_name, userId, tenantIds) => {
    expect(accounts.afterRemoval([ann, bob], userId, tenantIds)).toEqual([ann, bob]);
  });

  test('does not affect a user with unknown accounts', () => {
    expect(accounts.afterRemoval([{ id: 'ann' }], 'ann', ['n'])).toEqual([{ id: 'ann' }]);
  });
});

describe('the roles to send', () => {
  test.each([
    ['an empty text after the last role was removed', ['r1'], [], ['']],
    ['nothing without roles before and after', [], [], []],
    ['replaced', ['r1'], ['r2'], ['r2']],
    ['added', [], ['r1'], ['r1']],
  ])('%s', (_name, before, roleIds, expected) => {
    expect(accounts.rolesToSend({ before, roleIds })).toEqual(expected);
  });
});

describe('users of sub-accounts', () => {
  const LIST = `GET ${USERS}/v1`;

  test('are listed by name, ten per page', async () => {
    const { identity, sent } = createRespondingFetch({
      [LIST]: { items: [ann], _metadata: { totalItems: 11, totalPages: 2 } },
    });
    expect(await fetchQuery(identity.of(accounts).users({}))).toEqual({
      totalItems: 11,
      totalPages: 2,
      hasMore: true,
      items: [ann],
    });
    expect(sent()[0]?.query).toEqual({ _offset: '0', _limit: '10', _filter: '', _sortBy: 'name', _order: 'ASC' });
  });

  test('are filtered', async () => {
    const { identity, sent } = createRespondingFetch({ [LIST]: { items: [] } });
    const filter = { page: 3, search: ' ann ', sortBy: 'createdAt', order: 'DESC' } as const;
    expect((await fetchQuery(identity.of(accounts).users(filter))).items).toEqual([]);
    expect(sent()[0]?.query).toEqual({
      _offset: '3',
      _limit: '10',
      _filter: 'ann',
      _sortBy: 'createdAt',
      _order: 'DESC',
    });
  });

  test('are found by their address on any page', async () => {
    const { identity, sent } = createRespondingFetch({
      [LIST]: ({ url }: { url: URL | string }) =>
        Response.json({ items: String(url).includes('_offset=1') ? [ann] : Array.from({ length: 10 }, () => bob) }),
    });
    expect(await fetchQuery(identity.of(accounts).user({ id: 'ann', email: 'ann@x.test' }))).toEqual(ann);
    expect(sent().map(({ query }) => [query._filter, query._offset])).toEqual([
      ['ann@x.test', '0'],
      ['ann@x.test', '1'],
    ]);
  });

  test.each([1, 10])('are reported as missing among %i', async (length) => {
    const { identity } = createRespondingFetch({ [LIST]: { items: Array.from({ length }, () => bob) } });
    await expect(fetchQuery(identity.of(accounts).user({ id: 'ann' }))).rejects.toMatchObject({
      errorCode: 'user-not-found',
    });
  });

  test('fail with an error', async () => {
    const { identity } = createRespondingFetch({ [LIST]: refusal(403) });
    await expect(fetchQuery(identity.of(accounts).users({}))).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('changes of users', () => {
  test('add one user to several accounts', async () => {
    const { of, sent } = setUp(`POST ${USERS}/v1`);
    const user = { email: 'ann@x.test', name: 'Ann' };
    const entered = { ...user, email: ' ann@x.test ' };
    await of.addUser().mutationFn({ user: entered, tenants: [{ tenantId: 'n', roleIds: ['r1'] }, { tenantId: 's' }] });
    expect(sent()[0]?.body).toEqual({
      user,
      subTenants: [{ tenantId: 'n', roleIds: ['r1'] }, { tenantId: 's' }],
    });
  });

  test('add several users to one account, with its token', async () => {
    const { of, sent, authorizations } = setUp(`POST ${USERS}/v2/`);
    const input = { users: [{ email: 'ann@x.test' }, { email: 'bob@x.test' }], tenantId: 'n', roleIds: ['r1'] };
    const users = input.users.map(({ email }) => ({ email: `${email} ` }));
    await of.addUsers().mutationFn({ ...input, users, allowSubAccountAccess: true, authorization: 'jwt' });
    expect(sent()[0]?.body).toEqual({ ...input, allowSubAccountAccess: true });
    expect(authorizations).toEqual(['jwt']);
  });

  test('remove one user from several accounts', async () => {
    const { of, sent, authorizations } = setUp(`DELETE ${USERS}/v1`);
    await of.removeUser().mutationFn({ userId: 'ann', tenantIds: ['n', 's'], authorization: 'jwt' });
    expect(sent()[0]).toMatchObject({
      query: {},
      body: { userId: 'ann', subTenants: [{ tenantId: 'n' }, { tenantId: 's' }] },
    });
    expect(authorizations).toEqual(['jwt']);
  });

  test('add, remove and replace roles per account', async () => {
    const names = ['POST', 'DELETE', 'PATCH'].map((method) => `${method} ${USERS}/v1/ann/roles`);
    const { of, sent, authorizations } = setUp(...names);
    const roles = [{ tenantId: 'n', roleIds: ['r1'] }];
    await of.addRoles().mutationFn({ userId: 'ann', roles, authorization: 'jwt' });
    await of.removeRoles().mutationFn({ userId: 'ann', roles, authorization: 'jwt' });
    const changes = [
      { tenantId: 'n', before: ['r1'], roleIds: [] },
      { tenantId: 's', before: [], roleIds: ['r2'] },
    ];
    await of.setRoles().mutationFn({ userId: 'ann', changes, authorization: 'jwt' });
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [names[0], { subTenantsRoles: roles }],
      [names[1], { subTenantsRoles: roles }],
      [
        names[2],
        {
          subTenantsRoles: [
            { tenantId: 'n', roleIds: [''] },
            { tenantId: 's', roleIds: ['r2'] },
          ],
        },
      ],
    ]);
    expect(authorizations).toEqual(['jwt', 'jwt', 'jwt']);
  });

  test('set access to the sub-accounts', async () => {
    const { of, sent } = setUp(`PUT ${USERS}/v1/ann/access`);
    await of.setAccess().mutationFn({ userId: 'ann', allowAccess: false });
    expect(sent()[0]?.body).toEqual({ allowAccess: false });
  });

  test('invalidate the lists of users', () => {
    const { of } = setUp();
    for (const bound of [of.addUser(), of.addUsers(), of.removeUser(), of.setRoles(), of.setAccess()]) {
      expect(bound.meta.invalidates).toEqual(['accounts', 'users']);
    }
  });
});
