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
  test('accepts a bare list, and omits relations on request', async () => {
    const { of, sent } = setUp({ [`GET ${GROUPS}`]: [{ id: 'g1', name: 'Sales' }] });
    expect(await fetchQuery(of.list({ relations: 'users' }))).toEqual([{ id: 'g1', name: 'Sales' }]);
    expect(sent()[0]?.query).toEqual({ _groupsRelations: 'users' });
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
});

describe('changing', () => {
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
});

test.each([
  [['a'], ['a'], [], []],
  [[], ['a'], ['a'], []],
  [['a'], [], [], ['a']],
])('%j after %j: what was added and removed', (before, after, added, removed) => {
  expect(groups.idChanges(before, after)).toEqual({ added, removed });
});
