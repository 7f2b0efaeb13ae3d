import * as groups from '@gatehouse/sdk/groups';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const GROUPS = '/identity/resources/groups/v1';
const group = {
  id: 'g1',
  name: 'Sales',
  color: null,
  roles: [{ id: 'r1', key: 'viewer', name: 'Viewer' }],
  users: [{ id: 'u1', email: 'ann@example.com', name: 'Ann', profilePictureUrl: null }],
};

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { sent, of: identity.of(groups) };
};

describe('reading', () => {
  test('unwraps the list with roles and users', async () => {
    const { of, sent } = setUp({ [`GET ${GROUPS}`]: { groups: [group] } });
    expect(await fetchQuery(of.list({}))).toEqual([group]);
    expect(sent()[0]?.query).toEqual({ _groupsRelations: 'rolesAndUsers' });
  });

  test('accepts a bare list, and omits relations on request', async () => {
    const { of, sent } = setUp({ [`GET ${GROUPS}`]: [{ id: 'g1', name: 'Sales' }] });
    expect(await fetchQuery(of.list({ relations: 'users' }))).toEqual([{ id: 'g1', name: 'Sales' }]);
    expect(sent()[0]?.query).toEqual({ _groupsRelations: 'users' });
  });

  test('returns one group', async () => {
    const { of, sent } = setUp({ [`GET ${GROUPS}/g1`]: group });
    expect(await fetchQuery(of.get({ groupId: 'g1' }))).toEqual(group);
    expect(sent()[0]?.query).toEqual({ _groupsRelations: 'rolesAndUsers' });
  });

  test('fails for a missing group', async () => {
    await expect(fetchQuery(setUp().of.get({ groupId: 'g1' }))).rejects.toMatchObject({ statusCode: 404 });
  });

  test.each([
    ['bare', [group]],
    ['wrapped', { groups: [group] }],
  ])('returns groups by id, from a response that is %s', async (_form, response) => {
    const call = `POST ${GROUPS}/bulkGet`;
    const { of, sent } = setUp({ [call]: response });
    expect(await fetchQuery(of.byIds({ ids: ['g1', 'g2'], relations: 'roles' }))).toEqual([group]);
    expect(sent()).toEqual([{ call, query: { _groupsRelations: 'roles' }, body: { groupsIds: ['g1', 'g2'] } }]);
  });

  test('makes no call without ids', async () => {
    const { of, sent } = setUp();
    expect(await fetchQuery(of.byIds({ ids: [] }))).toEqual([]);
    expect(sent()).toEqual([]);
  });

  test.each([
    [{}, ''],
    [[{ name: 'no id' }], '0.id'],
    [{ groups: [{ id: 'g1' }] }, '0.name'],
    ['text', ''],
  ])('fails for a response of %j at %j', async (response, path) => {
    const result = fetchQuery(setUp({ [`POST ${GROUPS}/bulkGet`]: response }).of.byIds({ ids: ['g1'] }));
    await expect(result).rejects.toMatchObject({
      name: 'ApiError',
      errorCode: 'unexpected-response',
      errorContext: { path },
    });
  });

  test('returns the configuration', async () => {
    const { of } = setUp({ [`GET ${GROUPS}/config`]: { enabled: true, rolesEnabled: false } });
    expect(await fetchQuery(of.configuration())).toEqual({ enabled: true, rolesEnabled: false });
  });
});

describe('changing', () => {
  test('creates, updates and deletes', async () => {
    const { of, sent } = setUp({
      [`POST ${GROUPS}`]: { id: 'g1', name: 'Sales' },
      [`PATCH ${GROUPS}/g1`]: {},
      [`DELETE ${GROUPS}/g1`]: {},
    });
    expect(await of.create().mutationFn({ name: 'Sales', color: '#0af' })).toEqual({ id: 'g1', name: 'Sales' });
    await of.update().mutationFn({ groupId: 'g1', description: 'All of them' });
    await of.remove().mutationFn('g1');
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [`POST ${GROUPS}`, { name: 'Sales', color: '#0af' }],
      [`PATCH ${GROUPS}/g1`, { description: 'All of them' }],
      [`DELETE ${GROUPS}/g1`, undefined],
    ]);
  });

  test.each([
    ['addUsers', 'POST', 'users', { userIds: ['u1', 'u2'] }],
    ['removeUsers', 'DELETE', 'users', { userIds: ['u1'] }],
    ['addRoles', 'POST', 'roles', { roleIds: ['r1'] }],
    ['removeRoles', 'DELETE', 'roles', { roleIds: ['r1'] }],
  ] as const)('%s sends ids in the body', async (name, method, what, ids) => {
    const call = `${method} ${GROUPS}/g1/${what}`;
    const { of, sent } = setUp({ [call]: {} });
    // Each takes either users or roles; both are plain lists of ids.
    const change = of[name]() as { mutationFn: (change: object) => Promise<void> };
    await change.mutationFn({ groupId: 'g1', ...ids });
    expect(sent()).toEqual([{ call, query: {}, body: ids }]);
  });

  test('sets exactly these roles: adds new ones, then removes the others', async () => {
    const { of, sent } = setUp({ [`POST ${GROUPS}/g1/roles`]: {}, [`DELETE ${GROUPS}/g1/roles`]: {} });
    await of.setRoles().mutationFn({ groupId: 'g1', before: ['a', 'b'], after: ['b', 'c'] });
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [`POST ${GROUPS}/g1/roles`, { roleIds: ['c'] }],
      [`DELETE ${GROUPS}/g1/roles`, { roleIds: ['a'] }],
    ]);
  });

  test('makes no call for the same roles', async () => {
    const { of, sent } = setUp();
    await of.setRoles().mutationFn({ groupId: 'g1', before: ['a', 'b'], after: ['b', 'a'] });
    expect(sent()).toEqual([]);
  });

  test('keeps the old roles when the new ones could not be added', async () => {
    const { of, sent } = setUp({ [`POST ${GROUPS}/g1/roles`]: refusal(400) });
    const change = of.setRoles().mutationFn({ groupId: 'g1', before: ['a'], after: ['b'] });
    await expect(change).rejects.toMatchObject({ statusCode: 400 });
    expect(sent()).toHaveLength(1);
  });

  test('reports roles that could not be removed beside those that were added', async () => {
    const { of } = setUp({ [`POST ${GROUPS}/g1/roles`]: {}, [`DELETE ${GROUPS}/g1/roles`]: refusal(409, 'In use.') });
    const change = of.setRoles().mutationFn({ groupId: 'g1', before: ['a', 'b'], after: ['b', 'c'] });
    await expect(change).rejects.toMatchObject({
      errorCode: 'partly-done',
      statusCode: 409,
      traceId: 'trace-1',
      done: [{ change: 'add', what: 'role', key: 'c' }],
      failed: [{ change: 'remove', what: 'role', key: 'a', error: { name: 'ApiError', message: 'In use.' } }],
    });
  });

  test('saves the configuration', async () => {
    const call = `POST ${GROUPS}/config`;
    const { of, sent } = setUp({ [call]: { enabled: true, rolesEnabled: true } });
    await of.saveConfiguration().mutationFn({ rolesEnabled: true });
    expect(sent()).toEqual([{ call, query: {}, body: { rolesEnabled: true } }]);
  });

  test('invalidates users together with groups', () => {
    const { of } = setUp();
    expect(of.update().meta.invalidates).toEqual(['groups', 'users']);
    for (const change of [of.remove, of.addUsers, of.removeUsers, of.addRoles, of.removeRoles, of.setRoles]) {
      expect(change().meta.invalidates).toEqual(['groups', 'users', 'profile']);
    }
  });
});

test.each([
  [['a'], ['a'], [], []],
  [[], ['a'], ['a'], []],
  [['a'], [], [], ['a']],
])('metadata %j is parsed to %j', (before, after, added, removed) => {
  expect(groups.idChanges(before, after)).toEqual({ added, removed });
});
