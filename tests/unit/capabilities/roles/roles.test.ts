import { contracts } from '@gatehouse/sdk/contracts';
import * as roles from '@gatehouse/sdk/roles';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const ROLES = '/identity/resources/roles/v1';
const PERMISSIONS = 'GET /identity/resources/permissions/v1';
const CATEGORIES = 'GET /identity/resources/permissions/v1/categories';
const role = { id: 'r1', key: 'viewer', name: 'Viewer', isDefault: false, permissions: ['p1'], tenantId: 't1' };
const permission = { id: 'p1', key: 'fe.secure.read.users', name: 'Read users', categoryId: 'c1', fePermission: true };
const category = { id: 'c1', name: 'Security', permissionIds: ['p1'] };

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { sent, of: identity.of(roles) };
};

describe('reading roles', () => {
  test('marks roles of the vendor', async () => {
    const vendors = { ...role, id: 'r2', tenantId: null, description: null };
    const { of } = setUp({ [`GET ${ROLES}`]: [role, vendors] });
    const list = await fetchQuery(of.list());
    expect(list.map((role) => roles.isEditable(role, 't1'))).toEqual([true, false]);
  });

  test.each([
    ['bare', [permission]],
    ['wrapped', { items: [permission] }],
  ])('accepts a list of permissions that is %s', async (_form, response) => {
    expect(await fetchQuery(setUp({ [PERMISSIONS]: response }).of.permissions())).toEqual([permission]);
  });

  test.each([
    ['without a list', {}, ''],
    ['of other values', [{ name: 'no id' }], '0.id'],
    ['that is null', () => new Response('null'), ''],
  ])('fails for a response %s, with its path', async (_form, response, path) => {
    const result = fetchQuery(setUp({ [PERMISSIONS]: response }).of.permissions());
    await expect(result).rejects.toMatchObject({
      name: 'ApiError',
      errorCode: 'unexpected-response',
      errorContext: { path },
    });
  });

  test('reads permissions by category with two calls', async () => {
    const { of, sent } = setUp({ [PERMISSIONS]: [permission], [CATEGORIES]: [category] });
    expect(await fetchQuery(of.permissionGroups())).toEqual([{ category, permissions: [permission] }]);
    expect(sent().map(({ call }) => call)).toEqual([PERMISSIONS, CATEGORIES]);
  });

  test('unwraps team roles', async () => {
    const { identity } = createRespondingFetch({
      'GET /team/resources/roles/v1': { items: [{ id: 'r', name: 'R', vendorId: 'v' }] },
    });
    expect(await identity.call(contracts.roles).listTeamRoles()).toEqual([{ id: 'r', name: 'R' }]);
  });
});
