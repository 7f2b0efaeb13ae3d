import * as accounts from '@gatehouse/sdk/accounts';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const USERS = '/identity/resources/sub-tenants/users';
const role = { id: 'r1', key: 'reader', name: 'Reader' };
const ann: accounts.AccountUser = { id: 'ann', tenants: [{ tenantId: 'n', roles: [role] }, { tenantId: 's' }] };
const bob: accounts.AccountUser = { id: 'bob', tenants: [{ tenantId: 'n' }] };

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
});
