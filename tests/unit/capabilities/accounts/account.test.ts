import * as accountSettings from '@gatehouse/sdk/account-settings';
import * as accounts from '@gatehouse/sdk/accounts';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const HIERARCHY = '/tenants/resources/hierarchy/v1';
const SUB_TENANTS = '/tenants/resources/sub-tenants/v1';
const SETTINGS = 'GET /tenants/resources/account-settings/v1';

/** Records the Authorization header of each call. */
const setUp = (routes: Record<string, unknown>) => {
  const authorizations: (string | null)[] = [];
  const noting = Object.entries(routes).map(([name, response]) => [
    name,
    (call: { headers: Headers }) => {
      authorizations.push(call.headers.get('authorization'));
      if (typeof response === 'function') return (response as () => Response)();
      return response === undefined ? new Response(null, { status: 204 }) : Response.json(response);
    },
  ]);
  const { identity, sent } = createRespondingFetch(Object.fromEntries(noting));
  return { of: identity.of(accounts), identity, sent, authorizations };
};

describe('the token of an account', () => {
  const TOKEN = 'POST /identity/resources/users/v3/me/token';

  test('is requested by the account id', async () => {
    const { of, sent } = setUp({ [TOKEN]: { accessToken: 'jwt', expiresIn: 300, expires: 'later', other: 1 } });
    expect(await fetchQuery(of.token('n'))).toEqual({ accessToken: 'jwt', expiresIn: 300, expires: 'later' });
    expect(sent()).toEqual([{ call: TOKEN, query: {}, body: { tenantId: 'n' } }]);
  });

  test('fails once, without retry', async () => {
    const { of, sent } = setUp({ [TOKEN]: refusal(403) });
    await expect(fetchQuery(of.token('n'))).rejects.toMatchObject({ statusCode: 403 });
    expect(sent()).toHaveLength(1);
  });

  test('is sent unchanged, without Bearer, with every call of a query', async () => {
    const { of, authorizations } = setUp({
      'GET /tenants/resources/hierarchy/v2': { items: [{ tenantId: 'a' }] },
      'GET /tenants/resources/hierarchy/v2/metadata': [],
      'POST /identity/resources/tenants/users/v1/count': [],
    });
    await fetchQuery(of.list({ accountId: 'n', authorization: 'jwt' }));
    expect(authorizations).toEqual(['jwt', 'jwt', 'jwt']);
  });

  test('is not part of query keys; the account is', () => {
    const { of, identity } = setUp({});
    const keys = [
      of.list({ accountId: 'n', authorization: 'jwt', page: 1 }),
      of.tree({ accountId: 'n', authorization: 'jwt' }),
      identity.of(accountSettings).get({ accountId: 'n', authorization: 'jwt' }),
    ].map(({ queryKey }) => queryKey);
    expect(JSON.stringify(keys)).not.toContain('jwt');
    expect(keys.map((key) => key.at(-1))).toEqual([
      { accountId: 'n', page: 1 },
      { accountId: 'n' },
      { accountId: 'n' },
    ]);
  });

  test('keeps the key when renewed; another account has another key', () => {
    const { of } = setUp({});
    const keyOf = (accountId: string, authorization: string) =>
      JSON.stringify(of.tree({ accountId, authorization }).queryKey);
    expect(keyOf('n', 'jwt 1')).toBe(keyOf('n', 'jwt 2'));
    expect(keyOf('n', 'jwt 1')).not.toBe(keyOf('s', 'jwt 1'));
  });

  test('reads the settings of the account', async () => {
    const { identity, authorizations } = setUp({ [SETTINGS]: { timezone: 'UTC' } });
    const filter = { accountId: 'n', authorization: 'jwt' };
    expect(await fetchQuery(identity.of(accountSettings).get(filter))).toEqual({ timezone: 'UTC' });
    expect(authorizations).toEqual(['jwt']);
  });
});

describe('the hierarchy', () => {
  test('returns a tree of any depth', async () => {
    const leaf = { tenantId: 'c', tenantName: 'C', children: [] };
    const root = { tenantId: 'a', tenantName: 'A', children: [{ tenantId: 'b', children: [leaf] }] };
    const { of } = setUp({ [`GET ${HIERARCHY}/tree`]: root });
    expect(await fetchQuery(of.tree({}))).toEqual(root);
  });

  test('returns the accounts above the own one, or above another', async () => {
    const { of, sent } = setUp({
      [`GET ${HIERARCHY}/parents`]: [{ tenantId: 'a', tenantName: 'A', level: 1 }],
      [`GET ${HIERARCHY}/parents/c`]: [{ tenantId: 'b' }, { tenantId: 'a' }],
    });
    expect(await fetchQuery(of.parents({}))).toEqual([{ tenantId: 'a', tenantName: 'A', level: 1 }]);
    expect(await fetchQuery(of.parents({ tenantId: 'c' }))).toEqual([{ tenantId: 'b' }, { tenantId: 'a' }]);
    expect(sent().map(({ call }) => call)).toEqual([`GET ${HIERARCHY}/parents`, `GET ${HIERARCHY}/parents/c`]);
  });

  test('returns all sub-accounts', async () => {
    const { of } = setUp({ [`GET ${HIERARCHY}`]: [{ tenantId: 'b', tenantName: null, status: 'x', level: 2 }] });
    expect(await fetchQuery(of.descendants({}))).toEqual([{ tenantId: 'b', tenantName: null, level: 2 }]);
  });

  test('returns details of an account from three concurrent calls', async () => {
    const { of, authorizations } = setUp({
      [`GET ${HIERARCHY}/parents/c`]: [{ tenantId: 'a' }],
      'GET /tenants/resources/hierarchy/v2/metadata': [{ tenantId: 'c', totalSubTenants: 4, isParent: true }],
      'POST /identity/resources/tenants/users/v1/count': [{ tenantId: 'c', totalUsers: 2 }],
    });
    expect(await fetchQuery(of.details({ tenantId: 'c', accountId: 'c', authorization: 'jwt' }))).toEqual({
      tenantId: 'c',
      isParent: true,
      numberOfSubAccounts: 4,
      numberOfUsers: 2,
      parents: [{ tenantId: 'a' }],
    });
    expect(authorizations).toEqual(['jwt', 'jwt', 'jwt']);
  });
});

describe('changes of a sub-account', () => {
  const created = { tenantId: 'new', name: 'New' };
  const newAccount = { name: 'New', parentTenantId: 'n', creatorName: 'Ann', creatorEmail: 'ann@x.test' };

  test('generate an id for a new one', async () => {
    const { of, sent } = setUp({ [`POST ${SUB_TENANTS}`]: created });
    const { mutationFn } = of.create();
    expect(await mutationFn(newAccount)).toEqual(created);
    await mutationFn(newAccount);
    const ids = sent().map(({ body }) => (body as { tenantId: string }).tenantId);
    expect(sent()[0]?.body).toEqual({ ...newAccount, tenantId: ids[0] });
    expect(ids[0]).toMatch(/^[\da-f]{32}$/);
    expect(ids[1]).not.toBe(ids[0]);
  });

  test('keep a given id and do not send the token as a field', async () => {
    const { of, sent, authorizations } = setUp({ [`POST ${SUB_TENANTS}`]: created });
    await of.create().mutationFn({ ...newAccount, tenantId: 'mine', authorization: 'jwt' });
    expect(sent()[0]?.body).toEqual({ ...newAccount, tenantId: 'mine' });
    expect(authorizations).toEqual(['jwt']);
  });

  test('rename, enable management, save hierarchy settings and delete', async () => {
    const { of, sent, authorizations } = setUp({
      [`PATCH ${SUB_TENANTS}/n`]: undefined,
      [`PUT ${SUB_TENANTS}/n/management`]: created,
      [`PUT ${SUB_TENANTS}/n/hierarchy-settings`]: created,
      [`DELETE ${SUB_TENANTS}/n`]: undefined,
    });
    const account = { tenantId: 'n', authorization: 'jwt' };
    await of.rename().mutationFn({ ...account, name: 'Nord' });
    await of.setManagement().mutationFn({ ...account, isReseller: false });
    await of.setHierarchySettings().mutationFn({ ...account, subAccountAccessType: 'alwaysOn' });
    await of.remove().mutationFn(account);
    expect(sent().map(({ call, body }) => [call, body])).toEqual([
      [`PATCH ${SUB_TENANTS}/n`, { name: 'Nord' }],
      [`PUT ${SUB_TENANTS}/n/management`, { isReseller: false }],
      [`PUT ${SUB_TENANTS}/n/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' }],
      [`DELETE ${SUB_TENANTS}/n`, undefined],
    ]);
    expect(authorizations).toEqual(['jwt', 'jwt', 'jwt', 'jwt']);
  });

  test.each([403, 404, 500])('fail with %i, without retry', async (statusCode) => {
    const { of, sent } = setUp({ [`DELETE ${SUB_TENANTS}/n`]: refusal(statusCode) });
    await expect(of.remove().mutationFn({ tenantId: 'n' })).rejects.toMatchObject({ statusCode });
    expect(sent()).toHaveLength(1);
  });

  test('require an id for deletion', async () => {
    const { of, sent } = setUp({});
    await expect(of.remove().mutationFn({ tenantId: '' })).rejects.toMatchObject({ errorCode: 'invalid-input' });
    expect(sent()).toEqual([]);
  });
});
