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

describe('the request', () => {
  test('is for the first 20 users, by name, descending', async () => {
    const { sent } = await listed({});
    expect(sent[0]).toMatchObject({ call: V3, query: { _offset: '0', _limit: '20', _sortBy: 'name', _order: 'DESC' } });
    expect(Object.keys(sent[0]?.query ?? {})).toHaveLength(4);
  });

  test('counts the offset in pages, and accepts size, order and sub-accounts', async () => {
    const { sent } = await listed({
      page: 2,
      pageSize: 50,
      sortBy: 'createdAt',
      order: 'ASC',
      includeSubTenants: true,
      tenantId: 't9',
    });
    expect(sent[0]).toEqual({
      call: V3,
      query: {
        _offset: '2',
        _limit: '50',
        _sortBy: 'createdAt',
        _order: 'ASC',
        _includeSubTenants: 'true',
        _tenantId: 't9',
      },
      body: undefined,
    });
  });

  test('searches in the list that includes names', async () => {
    const { sent, page } = await listed({ search: '  bo & b ' });
    expect(sent[0]).toMatchObject({ call: V2, query: { _filter: 'bo & b', _offset: '0', _limit: '50' } });
    expect(page.items.map(({ id }) => id)).toEqual(['u2']);
  });

  test.each([
    [['roles'], [V3, ROLES], { roleIds: ['admin', 'viewer'], groupIds: undefined }],
    [['groups'], [V3, GROUPS], { roleIds: undefined, groupIds: [] }],
    [[], [V3], { roleIds: undefined, groupIds: undefined }],
  ] as const)('reads holdings of %j only', async (holdings, calls, held) => {
    const { sent, page } = await listed({ holdings });
    expect(sent.map(({ call }) => call)).toEqual(calls);
    expect(page.items[0]).toMatchObject(held);
  });

  test.each([
    [{ search: 'bo' }, '50'],
    [{ search: 'bo', pageSize: 20 }, '20'],
    [{ search: 'bo', pageSize: 200 }, '50'],
    [{ search: 'bo', tenantId: 't9', pageSize: 51 }, '50'],
    [{ search: ' ', pageSize: 200 }, '200'],
    [{ search: 'bo', preset: 'inactive' }, '10'],
    [{ search: '' }, '20'],
  ] as const)('has at most 50 results of a search: %j', async (filter, limit) => {
    expect((await listed(filter)).sent[0]?.query).toMatchObject({ _limit: limit });
  });

  test('ignores a blank search', async () => {
    const { sent } = await listed({ search: '   ' });
    expect(sent[0]?.call).toBe(V3);
    expect(sent[0]?.query).not.toHaveProperty('_email');
  });

  test.each(['mfa-unenrolled', 'breached-passwords'] as const)('has pages of 10 for the preset %s', async (preset) => {
    const { sent, page } = await listed({ preset, search: 'ann@' });
    expect(sent[0]).toMatchObject({ call: V3, query: { _preset: preset, _limit: '10', _email: 'ann@' } });
    expect(sent[0]?.query).not.toHaveProperty('_maxInactiveSeconds');
    expect(page.totalPages).toBe(5);
  });

  test('defaults to 90 days of inactivity', async () => {
    expect((await listed({ preset: 'inactive' })).sent[0]?.query).toMatchObject({ _maxInactiveSeconds: '7776000' });
    const chosen = await listed({ preset: 'inactive', maxInactiveSeconds: 60 });
    expect(chosen.sent[0]?.query).toMatchObject({ _maxInactiveSeconds: '60' });
    const other = await listed({ maxInactiveSeconds: 60 });
    expect(other.sent[0]?.query).not.toHaveProperty('_maxInactiveSeconds');
  });
});

test('the token of a sub-account requests its users, ten per page', async () => {
  const authorizations: (string | null)[] = [];
  const noting = (response: unknown) => (call: { headers: Headers }) => {
    authorizations.push(call.headers.get('authorization'));
    return Response.json(response);
  };
  const { identity, sent } = createRespondingFetch(
    Object.fromEntries(Object.entries(responses).map(([call, response]) => [call, noting(response)])),
  );
  const account = { accountId: 't9', authorization: 'jwt' };
  const { list } = identity.of(users);
  const { items: found } = await fetchQuery(list(account));
  await fetchQuery(list({ ...account, search: 'bo' }));
  expect(found[0]?.roleIds).toEqual(['admin', 'viewer']);
  expect(authorizations).toEqual(Array(6).fill('jwt'));
  expect(sent().map(({ call }) => call)).toEqual([V3, ROLES, GROUPS, V2, ROLES, GROUPS]);
  expect(sent()[0]?.query).toMatchObject({ _limit: '10', _offset: '0' });
  expect(JSON.stringify(list(account).queryKey)).not.toContain('jwt');
  expect(list(account).queryKey).not.toEqual(list({}).queryKey);
});

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
    expect(page.holdingsError).toMatchObject({ statusCode: 500 });
  });

  test('fails without a session', async () => {
    await expect(listed({}, { [ROLES]: refusal(401) })).rejects.toMatchObject({ statusCode: 401 });
  });

  test('fails when users may not be read', async () => {
    await expect(listed({}, { [V3]: refusal(403) })).rejects.toMatchObject({ statusCode: 403, traceId: 'trace-1' });
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
    expect(users.withHoldings([ann], roles, [])[0]?.roleIds).toEqual(['viewer']);
  });

  test('are those of the requested account for a user of another one', () => {
    expect(users.withHoldings([{ ...ann, tenantId: 'home' }], roles.slice(1), [])[0]?.roleIds).toEqual(['viewer']);
  });
});

describe('other reads', () => {
  test('return a user’s name, team statistics and the temporary setting', async () => {
    const { identity, sent } = createRespondingFetch({
      'GET /identity/resources/users/v1/u%2F1': { id: 'u/1', name: 'Ann', deletedAt: null },
      'GET /team/resources/stats/v1/members': { totalItems: 3, addedThisWeek: 1, superAdmins: 0 },
      'GET /identity/resources/users/temporary/v1/configuration': { enabled: true },
    });
    const of = identity.of(users);
    expect(await fetchQuery(of.get('u/1'))).toEqual({ id: 'u/1', name: 'Ann' });
    expect(await fetchQuery(of.stats())).toEqual({ totalItems: 3, addedThisWeek: 1, superAdmins: 0 });
    expect(await fetchQuery(of.temporaryConfiguration())).toEqual({ enabled: true });
    expect(sent()).toHaveLength(3);
  });

  test('require an id', async () => {
    const { identity, sent } = createRespondingFetch();
    await expect(fetchQuery(identity.of(users).get(''))).rejects.toMatchObject({ errorCode: 'invalid-input' });
    expect(sent()).toEqual([]);
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

  test('are not requested without ids', async () => {
    const { identity, sent } = createRespondingFetch(responses);
    expect(await fetchQuery(identity.of(users).byIds([]))).toEqual([]);
    expect(await fetchQuery(identity.of(users).roleIdsOf([]))).toEqual({});
    expect(sent()).toEqual([]);
  });
});
