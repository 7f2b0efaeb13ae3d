import { expect, test } from 'vitest';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import { createMemoryStore } from '../../../../demo/research/local/store';
import { createHarness, ISSUER, issueToken } from '../support';

const sync = async (response: Promise<Response>) => (await response).json() as Promise<{ Id: number; msg: string }>;

test('the three results of a sign-in', async () => {
  const harness = createHarness();
  const ana = await issueToken();
  const bob = await issueToken({ sub: 'user-2', email: 'bob@example.com' });
  expect(await sync(harness.post('users', ana, {}))).toMatchObject({ Id: 1, msg: 'New tenant and user created' });
  expect(await sync(harness.post('users', bob, {}))).toMatchObject({ Id: 2, msg: 'User added to existing tenant' });
  expect(await sync(harness.post('users', ana, {}))).toMatchObject({ Id: 1, msg: 'DB Lookup GOOD' });
});

test('a new record has the claims of the provider and no progress, whatever was sent', async () => {
  const harness = createHarness();
  const theirs = {
    frontegg_user_id: 'bob',
    frontegg_tenant_id: 't2',
    frontegg_email: 'bob@x.test',
    solutions_progress: 9,
  };
  await harness.post('users', await issueToken(), theirs);
  expect(harness.rows('users')).toEqual([
    {
      Id: 1,
      CreatedAt: '2026-11-20 09:00:00+00:00',
      UpdatedAt: null,
      frontegg_tenant_id: 't1',
      frontegg_client_name: 'Ana',
      frontegg_account_name: 'Acme',
      frontegg_user_id: 'user-1',
      frontegg_email: 'ana@example.com',
      solutions_progress: 0,
      desktop_progress: 0,
      solutions_checks: '',
      desktop_checks: '',
    },
  ]);
});

test('the account name is requested with the caller’s own token', async () => {
  const harness = createHarness();
  const token = await issueToken();
  await harness.post('users', token, {});
  const [request] = harness.outgoing;
  expect(request?.url).toBe(`${ISSUER}/frontegg/identity/resources/users/v3/me/tenants`);
  expect(request?.headers.get('authorization')).toBe(`Bearer ${token}`);
});

const withIdentityToken = async (claims: Record<string, unknown>) => {
  const harness = createHarness();
  const identityToken = await issueToken({ aud: 'portal', ...claims });
  const headers = { 'x-identity-token': identityToken };
  const response = await harness.post('users', await issueToken(), {}, headers);
  return {
    response,
    identityToken,
    authorizations: harness.outgoing.map(({ headers: sent }) => sent.get('authorization')),
  };
};

test('with the ID token of the same user, if the request has one', async () => {
  const { response, identityToken, authorizations } = await withIdentityToken({});
  expect(response.status).toBe(200);
  expect(authorizations).toEqual([`Bearer ${identityToken}`]);
});

test.each([
  ['of another user', { sub: 'user-2' }],
  ['of another account', { tenantId: 't2' }],
  ['for another audience', { aud: 'portal-gateway' }],
  ['that has expired', { exp: 1 }],
])('an ID token %s is refused without a request', async (_, claims) => {
  const { response, authorizations } = await withIdentityToken(claims);
  expect(response.status).toBe(401);
  expect(authorizations).toEqual([]);
});

test.each([500, 401])('a provider that responds with %i causes no partial record and no sign-out', async (status) => {
  const harness = createHarness({ tenants: () => new Response('{}', { status }) });
  const response = await harness.post('users', await issueToken(), {});
  expect(response.status).toBe(502);
  expect(harness.rows('users')).toEqual([]);
  expect(harness.lines.some((line) => line.includes('Error syncing user'))).toBe(true);
});

test('ten tabs of one new user create one record', async () => {
  const harness = createHarness();
  const token = await issueToken();
  const results = await Promise.all(Array.from({ length: 10 }, () => sync(harness.post('users', token, {}))));
  expect(harness.rows('users')).toHaveLength(1);
  expect(results.filter(({ msg }) => msg === 'New tenant and user created')).toHaveLength(1);
  expect(results.filter(({ msg }) => msg === 'DB Lookup GOOD')).toHaveLength(9);
});

test('two concurrent gateways create one record, the oldest is used', async () => {
  const store = createMemoryStore();
  const first = createHarness({ store });
  const token = await issueToken();
  let raced = false;
  const second = createHarness({
    store,
    async database(request, respond) {
      if (request.method === 'POST' && !raced) {
        raced = true;
        await first.post('users', token, {});
      }
      return respond(request);
    },
  });
  expect(await sync(second.post('users', token, {}))).toMatchObject({ Id: 1, msg: 'DB Lookup GOOD' });
  expect(second.rows('users').map(({ Id }) => Id)).toEqual([1]);
});

test('a hundred concurrent lookups of one user make one call', async () => {
  const harness = createHarness();
  const token = await issueToken();
  await harness.get('users', token);
  harness.upstream.length = 0;
  const responses = await Promise.all(Array.from({ length: 100 }, () => harness.get('users', token)));
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(harness.upstream).toHaveLength(1);
});

test('a record is cached for five seconds, and never returned to another user', async () => {
  const harness = createHarness();
  const ana = await issueToken();
  await harness.post('users', ana, {});
  const [row] = harness.rows('users');
  if (!row) throw new Error('no row');
  harness.store.replace(localTableIds.users, [{ ...row, solutions_progress: 7 }]);
  const progress = async () =>
    ((await sync(harness.get('users', ana))) as unknown as { list: { solutions_progress: number }[] }).list[0]
      ?.solutions_progress;
  await harness.clock.advance(4999);
  expect(await progress()).toBe(0);
  expect(await sync(harness.get('users', await issueToken({ sub: 'user-2' })))).toMatchObject({ list: [] });
  expect(await sync(harness.get('users', await issueToken({ tenantId: 't2' })))).toMatchObject({ list: [] });
  await harness.clock.advance(1);
  expect(await progress()).toBe(7);
});
