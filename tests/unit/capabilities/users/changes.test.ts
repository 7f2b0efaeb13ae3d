import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, refusal } from '../../../support/responding-fetch';

const MEMBERS = '/team/resources/members/v1';
const user = { id: 'u1', email: 'ann@example.com', roleIds: ['viewer'] };

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { sent, of: identity.of(users) };
};

describe('adding a user', () => {
  const ADD = 'POST /identity/resources/users/v2';
  const added = { [ADD]: { id: 'u1', email: 'ann@example.com', roles: [{ id: 'viewer', key: 'v', name: 'V' }] } };

  test('sends provider local, no roles, and no empty texts', async () => {
    const { of, sent } = setUp(added);
    const response = await of.add().mutationFn({ email: ' ann@example.com ', name: '  ', phone: '' });
    expect(sent()[0]?.body).toEqual({ email: 'ann@example.com', roleIds: [], provider: 'local' });
    expect(response).toMatchObject({ id: 'u1', email: 'ann@example.com' });
  });

  test('sends all given fields', async () => {
    const { of, sent } = setUp(added);
    const message = {
      email: 'ann@example.com',
      name: 'Ann',
      phone: '+1 555',
      roleIds: ['viewer'],
      expirationInSeconds: 60,
      provider: 'saml',
    };
    await of.add().mutationFn(message);
    expect(sent()[0]?.body).toEqual(message);
  });

  test.each([0, -5, 1.5, Number.NaN])('does not make a user permanent with %d seconds', async (expirationInSeconds) => {
    const { of, sent } = setUp(added);
    const error = { errorCode: 'invalid-input', errorContext: { name: 'expirationInSeconds' } };
    const input = { email: 'ann@example.com', expirationInSeconds };
    await expect(of.add().mutationFn(input)).rejects.toMatchObject(error);
    const several = { emails: 'ann@example.com bob@example.com', expirationInSeconds };
    await expect(of.addMany().mutationFn(several)).rejects.toMatchObject(error);
    expect(sent()).toEqual([]);
  });

  test('throws a refusal', async () => {
    const { of } = setUp({ [ADD]: refusal(400, 'domain not allowed') });
    await expect(of.add().mutationFn({ email: 'ann@example.com' })).rejects.toMatchObject({
      statusCode: 400,
      message: 'domain not allowed',
    });
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

describe('updating a user', () => {
  const PUT = `PUT ${MEMBERS}`;

  test('sends the id and the changed fields to the collection', async () => {
    const { of, sent } = setUp({ [PUT]: { item: { id: 'u1', name: 'Anne' } } });
    expect(await of.update().mutationFn({ user, name: 'Anne' })).toEqual({ id: 'u1', name: 'Anne' });
    expect(sent()).toEqual([{ call: PUT, query: {}, body: { id: 'u1', email: 'ann@example.com', name: 'Anne' } }]);
  });

  test('sends an empty text for the last removed role', async () => {
    const { of, sent } = setUp({ [PUT]: {} });
    await of.update().mutationFn({ user, roleIds: [] });
    expect(sent()[0]?.body).toEqual({ id: 'u1', email: 'ann@example.com', roleIds: [''] });
  });

  test('invalidates group names and the own profile', () => {
    expect(setUp().of.update().meta.invalidates).toEqual(['users', 'groups', 'profile']);
  });
});

describe('adding and removing roles', () => {
  const PUT = `PUT ${MEMBERS}`;
  const ROLES = 'GET /identity/resources/users/v3/roles';
  const holding = (roleIds: string[]) => ({ [ROLES]: [{ userId: 'u1', tenantId: 't1', roleIds }], [PUT]: {} });
  const sentBody = (roleIds: string[]) => ({ id: 'u1', email: 'ann@example.com', roleIds });

  test('is based on the current roles, not on those of the list', async () => {
    const { of, sent } = setUp(holding(['editor', 'auditor']));
    await of.changeRoles().mutationFn({ user, add: ['viewer', 'editor'], remove: ['auditor'] });
    expect(sent().map(({ call }) => call)).toEqual([ROLES, PUT]);
    expect(sent()[1]?.body).toEqual(sentBody(['editor', 'viewer']));
  });

  test('sends nothing without a difference', async () => {
    const { of, sent } = setUp(holding(['editor']));
    await of.changeRoles().mutationFn({ user, add: ['editor'], remove: ['auditor'] });
    expect(sent().map(({ call }) => call)).toEqual([ROLES]);
  });

  test('sends an empty text for the last removed role', async () => {
    const { of, sent } = setUp(holding(['editor']));
    await of.changeRoles().mutationFn({ user, remove: ['editor'] });
    expect(sent()[1]?.body).toEqual(sentBody(['']));
  });

  test('sends nothing when the roles cannot be read', async () => {
    const { of, sent } = setUp({ ...holding([]), [ROLES]: refusal(403) });
    await expect(of.changeRoles().mutationFn({ user, add: ['editor'] })).rejects.toMatchObject({ statusCode: 403 });
    expect(sent().map(({ call }) => call)).toEqual([ROLES]);
  });
});

describe('removing, disabling and inviting again', () => {
  test.each([
    ['remove', `DELETE ${MEMBERS}/u1`, undefined],
    ['resendActivation', `POST ${MEMBERS}/u1/resendActivationEmail`, {}],
    ['makePermanent', 'DELETE /identity/resources/users/temporary/v1/u1', undefined],
  ] as const)('%s', async (name, call, body) => {
    const { of, sent } = setUp({ [call]: {} });
    await of[name]().mutationFn('u1');
    expect(sent()).toEqual([{ call, query: {}, body }]);
  });

  test('removing invalidates groups and applications too', () => {
    expect(setUp().of.remove().meta.invalidates).toEqual(['users', 'securityCenter', 'groups', 'applications']);
  });

  test.each([
    [true, 'disable'],
    [false, 'enable'],
  ])('isDisabled %s calls %s', async (isDisabled, verb) => {
    const call = `POST /identity/resources/tenants/users/v1/u1/${verb}`;
    const { of, sent } = setUp({ [call]: {} });
    await of.setDisabled().mutationFn({ userId: 'u1', isDisabled });
    expect(sent().map((request) => request.call)).toEqual([call]);
  });

  test.each([
    [undefined, '/identity/resources/users/v1/invitation/reset'],
    [false, '/identity/resources/users/v1/invitation/reset'],
    [true, '/identity/resources/users/v1/invitation/reset/all'],
  ])('an invitation to all accounts (%s) calls %s', async (toAllTenants, path) => {
    const { of, sent } = setUp({ [`POST ${path}`]: {} });
    await of.resendInvitation().mutationFn({ email: 'ann@example.com', toAllTenants });
    expect(sent()).toEqual([{ call: `POST ${path}`, query: {}, body: { email: 'ann@example.com' } }]);
  });

  test('sending an email again invalidates nothing', () => {
    const { of } = setUp();
    expect(of.resendActivation().meta.invalidates).toEqual([]);
    expect(of.resendInvitation().meta.invalidates).toEqual([]);
  });

  test('throws a refusal', async () => {
    const { of } = setUp({ [`DELETE ${MEMBERS}/u1`]: refusal(403) });
    await expect(of.remove().mutationFn('u1')).rejects.toMatchObject({ statusCode: 403 });
  });
});

describe('temporary users', () => {
  const PUT = 'PUT /identity/resources/users/temporary/v1/u1';

  test('are extended by seconds', async () => {
    const { of, sent } = setUp({ [PUT]: { temporaryExpirationDate: '2026-02-01T00:00:00.000Z' } });
    const response = await of.setExpiration().mutationFn({ userId: 'u1', expirationInSeconds: 3600 });
    expect(response).toEqual({ temporaryExpirationDate: '2026-02-01T00:00:00.000Z' });
    expect(sent()).toEqual([{ call: PUT, query: {}, body: { expirationInSeconds: 3600 } }]);
  });

  test('accept an empty response', async () => {
    const { of } = setUp({ [PUT]: () => new Response('') });
    expect(await of.setExpiration().mutationFn({ userId: 'u1', expirationInSeconds: 1 })).toBeUndefined();
  });

  test.each([0, -5, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('do not send %d seconds', async (seconds) => {
    const { of, sent } = setUp();
    const change = of.setExpiration().mutationFn({ userId: 'u1', expirationInSeconds: seconds });
    await expect(change).rejects.toMatchObject({ errorCode: 'invalid-input' });
    expect(sent()).toEqual([]);
  });
});
