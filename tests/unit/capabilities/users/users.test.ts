import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const V3 = 'GET /identity/resources/users/v3';
const V2 = 'GET /identity/resources/users/v2';
const ROLES = 'GET /identity/resources/users/v3/roles';
const GROUPS = 'GET /identity/resources/users/v3/groups';

const ann = { id: 'u1', email: 'ann@example.com', name: 'Ann', tenantId: 't1' };
const bob = { id: 'u2', email: 'bob@example.com', name: null, tenantId: 't1', lastLogin: null, isDisabled: true };

const responses = {
  [V3]: { items: [ann, bob], _metadata: { totalItems: 41, totalPages: 3 } },
  [V2]: { items: [bob], _metadata: { totalItems: 1, totalPages: 1 } },
  [ROLES]: [{ userId: 'u1', tenantId: 't1', roleIds: ['admin', 'viewer'] }],
  [GROUPS]: [{ userId: 'u2', tenantId: 't1', groupIds: ['g1'] }],
};

const listed = async (filter: users.UserFilter, routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch({ ...responses, ...routes });
  const page = await fetchQuery(identity.of(users).list(filter));
  return { page, sent: sent() };
};

describe('the result', () => {
  test('has the roles and groups of each user', async () => {
    const { page, sent } = await listed({});
    expect(page).toEqual({
      items: [
        { ...ann, roleIds: ['admin', 'viewer'], groupIds: [] },
        { ...bob, roleIds: [], groupIds: ['g1'] },
      ],
      totalItems: 41,
      totalPages: 3,
    });
    expect(sent.slice(1)).toEqual([
      { call: ROLES, query: { ids: 'u1,u2' }, body: undefined },
      { call: GROUPS, query: { ids: 'u1,u2' }, body: undefined },
    ]);
  });

  test('requests no roles for an empty page', async () => {
    const { page, sent } = await listed({}, { [V3]: { items: [], _metadata: { totalItems: 0, totalPages: 0 } } });
    expect(page).toEqual({ items: [], totalItems: 0, totalPages: 0 });
    expect(sent).toHaveLength(1);
  });

  test('counts the rows so far without totals', async () => {
    const { page } = await listed({ page: 1, pageSize: 2 }, { [V3]: { items: [ann] } });
    expect(page).toMatchObject({ totalItems: 3, totalPages: 2 });
  });

  test.each([403, 404])('has unknown groups, not empty ones, when they fail with %i', async (status) => {
    const { page } = await listed({}, { [GROUPS]: refusal(status) });
    expect(page.items.map(({ roleIds, groupIds }) => ({ roleIds, groupIds }))).toEqual([
      { roleIds: ['admin', 'viewer'], groupIds: undefined },
      { roleIds: [], groupIds: undefined },
    ]);
  });

  test('has unknown roles and the error when they fail otherwise', async () => {
    const { page } = await listed({}, { [ROLES]: refusal(500) });
    expect(page.items.map(({ id, roleIds }) => ({ id, roleIds }))).toEqual([
      { id: 'u1', roleIds: undefined },
      { id: 'u2', roleIds: undefined },
    ]);
    expect(page.assignmentsError).toMatchObject({ statusCode: 500 });
  });

  test('fails for a response without rows', async () => {
    await expect(listed({}, { [V3]: {} })).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });
});

describe('roles in several accounts', () => {
  const roles = [
    { userId: 'u1', tenantId: 't2', roleIds: ['owner'] },
    { userId: 'u1', tenantId: 't1', roleIds: ['viewer'] },
  ];

  test('are those of the row’s own account', () => {
    expect(users.withAssignments([ann], { roles })[0]?.roleIds).toEqual(['viewer']);
  });

  test('are those of the requested account for a user of another one', () => {
    expect(users.withAssignments([{ ...ann, tenantId: 'home' }], { roles: roles.slice(1) })[0]?.roleIds).toEqual([
      'viewer',
    ]);
  });
});

describe('users by ids', () => {
  const many = Array.from({ length: 101 }, (_, at) => `u${at + 1}`);

  test('are requested in batches, with their direct roles', async () => {
    const { identity, sent } = createRespondingFetch(responses);
    expect(await fetchQuery(identity.of(users).byIds(many))).toMatchObject([ann, bob, ann, bob]);
    const held = await fetchQuery(identity.of(users).roleIdsOf(many));
    expect(held).toMatchObject({ u1: ['admin', 'viewer'], u2: [], u101: [] });
    expect(sent().map(({ call, query }) => [call, query.ids?.split(',').length])).toEqual([
      [V3, 100],
      [V3, 1],
      [ROLES, 100],
      [ROLES, 1],
    ]);
  });
});

describe('roles of a request', () => {
  test.each([
    ['all roles removed', ['a'], [], ['']],
    ['no roles before and after', [], [], []],
    ['all roles removed, previous ones unknown', undefined, [], []],
    ['roles replaced', ['a'], ['b'], ['b']],
    ['roles unchanged', ['a'], undefined, undefined],
  ])('%s', (_name, before, after, expected) => {
    expect(users.rolesToSend(before, after)).toEqual(expected);
  });
});

test('a new expiry may have an empty response', async () => {
  const call = 'PUT /identity/resources/users/temporary/v1/u1';
  const { identity } = createRespondingFetch({ [call]: () => new Response('') });
  const saving = identity.of(users).setExpiration().mutationFn({ userId: 'u1', expirationInSeconds: 1 });
  expect(await saving).toBeUndefined();
});
