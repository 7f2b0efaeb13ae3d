import { contracts } from '@gatehouse/sdk/contracts';
import * as roles from '@gatehouse/sdk/roles';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

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

  test('fails when categories are refused', async () => {
    const { of } = setUp({ [PERMISSIONS]: [permission], [CATEGORIES]: refusal(403) });
    await expect(fetchQuery(of.permissionGroups())).rejects.toMatchObject({ statusCode: 403 });
  });

  test('unwraps team roles', async () => {
    const { identity } = createRespondingFetch({
      'GET /team/resources/roles/v1': { items: [{ id: 'r', name: 'R', vendorId: 'v' }] },
    });
    expect(await identity.call(contracts.roles).listTeamRoles()).toEqual([{ id: 'r', name: 'R' }]);
  });
});

describe('changing roles', () => {
  test('creates a role with the first version, with defaults', async () => {
    const { of, sent } = setUp({ [`POST ${ROLES}`]: role });
    await of.create().mutationFn({ key: 'viewer', name: 'Viewer', permissionIds: ['p1'] });
    expect(sent()).toEqual([
      {
        call: `POST ${ROLES}`,
        query: {},
        body: { key: 'viewer', name: 'Viewer', description: '', isDefault: false, level: 0, permissions: ['p1'] },
      },
    ]);
  });

  test('creates a role from another one with the second version', async () => {
    const call = 'POST /identity/resources/roles/v2';
    const { of, sent } = setUp({ [call]: role });
    const made = { key: 'k', name: 'N', description: 'D', isDefault: true, level: 3 };
    await of.create().mutationFn({ ...made, permissionIds: ['p1'], baseRoleId: 'r0' });
    expect(sent()).toEqual([{ call, query: {}, body: { ...made, permissionIds: ['p1'], baseRoleId: 'r0' } }]);
  });

  test('sends only changed fields', async () => {
    const { of, sent } = setUp({ [`PATCH ${ROLES}/r1`]: role });
    await of.update().mutationFn({ roleId: 'r1', name: 'Reader' });
    expect(sent()).toEqual([{ call: `PATCH ${ROLES}/r1`, query: {}, body: { name: 'Reader' } }]);
  });

  test('deletes a role by id', async () => {
    const { of, sent } = setUp({ [`DELETE ${ROLES}/r1`]: {} });
    await of.remove().mutationFn('r1');
    expect(sent().map(({ call }) => call)).toEqual([`DELETE ${ROLES}/r1`]);
  });

  test('sets permissions of a role, and roles of a permission', async () => {
    const { of, sent } = setUp({
      [`PUT ${ROLES}/r1/permissions`]: role,
      'PUT /identity/resources/permissions/v1/p1/roles': permission,
    });
    await of.setPermissions().mutationFn({ roleId: 'r1', permissionIds: [] });
    await of.setPermissionRoles().mutationFn({ permissionId: 'p1', roleIds: ['r1', 'r2'] });
    expect(sent().map(({ body }) => body)).toEqual([{ permissionIds: [] }, { roleIds: ['r1', 'r2'] }]);
  });

  test('throws a refusal', async () => {
    const { of } = setUp({ [`DELETE ${ROLES}/r1`]: refusal(409, 'in use') });
    await expect(of.remove().mutationFn('r1')).rejects.toMatchObject({ message: 'in use' });
  });

  test('invalidates all data with roles', () => {
    const { of } = setUp();
    const stale = ['roles', 'users', 'groups', 'tokens', 'profile', 'accounts', 'sso'];
    expect(of.update().meta.invalidates).toEqual(stale);
    expect(of.remove().meta.invalidates).toEqual(stale);
    expect(of.create().meta.invalidates).toEqual(['roles']);
    expect(of.setPermissions().meta.invalidates).toEqual(['roles', 'profile']);
  });
});
