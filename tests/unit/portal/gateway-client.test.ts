import { IdentityError, type SessionState } from '@gatehouse/sdk';
import { describe, expect, it } from 'vitest';
import { createGatewayClient, GatewayError } from '../../../demo/portal/gateway-client';

const feedback = { Rating: 4, Ideas: 'Faster search', Vendors: '', Meeting: 'N/A' };

const stored = { Id: 1, msg: 'Feedback submitted successfully' };

interface Call {
  path: string;
  method: string | undefined;
  headers: Headers;
  body: unknown;
}

type Reply = { status: number; body?: unknown; headers?: Record<string, string> } | Error;

const json = ({ status, body, headers }: Exclude<Reply, Error>) =>
  new Response(body === undefined ? '<html>' : JSON.stringify(body), { status, headers });

const stateOf = ([id, tenantId]: [string, string] = ['ana', 'north']): SessionState => {
  const user = { id, email: '', name: id, tenantId, tenantIds: [tenantId], roles: [], permissions: [] };
  return { status: 'authenticated', degraded: false, user, claims: { sub: id, tenantId }, profile: 'loaded' };
};

/** A client whose server returns the given responses in turn. */
const setUp = (
  replies: Reply[],
  given: {
    tokens?: (string | undefined)[];
    owners?: [user: string, tenant: string][];
    refresh?: Error;
    offline?: boolean;
  } = {},
) => {
  const calls: Call[] = [];
  const pauses: number[] = [];
  const tokens = given.tokens ?? ['first', 'second'];
  const owners = given.owners ?? [['ana', 'north']];
  let refreshes = 0;
  const client = createGatewayClient({
    session: {
      get: () => stateOf(owners[Math.min(refreshes, owners.length - 1)]),
      getAccessToken: async () => tokens[Math.min(refreshes, tokens.length - 1)],
      getToken: async () => 'id-token',
      refresh: async () => {
        refreshes += 1;
        if (given.refresh) throw given.refresh;
      },
    },
    fetch: async (path, init) => {
      const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
      calls.push({ path, method: init.method, headers: new Headers(init.headers), body });
      const reply = replies[calls.length - 1];
      if (!reply) throw new Error('one call too many');
      if (reply instanceof Error) throw reply;
      return json(reply);
    },
    offline: () => given.offline ?? false,
    pause: async (ms) => void pauses.push(ms),
  });
  return { client, calls, pauses, refreshes: () => refreshes };
};

const failureOf = async (promise: Promise<unknown>): Promise<GatewayError> => {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof GatewayError) return error;
  throw new Error('expected a GatewayError');
};

describe('gateway client', () => {
  it('sends feedback with the token of the user and the idempotency key', async () => {
    const { client, calls } = setUp([{ status: 200, body: stored }]);
    await client.submit('general', feedback, 'key-1');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.path).toBe('/api/v2/tables/general/records');
    expect(calls[0]?.body).toEqual(feedback);
    const sent = Object.fromEntries(calls[0]?.headers ?? []);
    expect(sent).toMatchObject({
      authorization: 'Bearer first',
      'content-type': 'application/json',
      'idempotency-key': 'key-1',
      'x-gatehouse-request': '1',
    });
  });

  it.each([
    ['user', 'bob', 'north'],
    ['account', 'ana', 'south'],
  ])('does not repeat a refused request for another %s', async (_what, user, tenant) => {
    const owners: [string, string][] = [
      ['ana', 'north'],
      [user, tenant],
    ];
    const { client, calls } = setUp([{ status: 401 }], { owners });
    expect(await failureOf(client.submit('general', feedback, 'key-1'))).toMatchObject({ failure: 'refused' });
    expect(calls).toHaveLength(1);
  });

  it('repeats a request after a moment when the account could not be read', async () => {
    const unread = { status: 502, body: { error: 'ACCOUNT_UNKNOWN', msg: 'Soon.' }, headers: { 'retry-after': '1' } };
    const { client, pauses } = setUp([unread, { status: 200, body: { Id: 1, msg: 'Created' } }]);
    expect(await client.syncUser()).toMatchObject({ Id: 1 });
    expect(pauses).toEqual([1000]);
  });

  it.each([
    ['its own time', '2', 2000],
    ['at most five seconds', '3600', 5000],
    ['a second instead of a date', 'Wed, 21 Oct 2026 07:28:00 GMT', 1000],
  ])('repeats a request after %s while sign-ins cannot be checked', async (_what, after, ms) => {
    const unchecked = {
      status: 503,
      body: { error: 'SIGN_IN_UNCHECKED', msg: 'Soon.' },
      headers: { 'retry-after': after },
    };
    const { client, calls, pauses, refreshes } = setUp([unchecked, { status: 200, body: stored }]);
    await client.submit('general', feedback, 'key-1');
    expect(calls).toHaveLength(2);
    expect(pauses).toEqual([ms]);
    expect(refreshes()).toBe(0);
  });

  it('gives up when sign-ins still cannot be checked', async () => {
    const unchecked = { status: 503, body: { error: 'SIGN_IN_UNCHECKED', msg: 'Soon.' } };
    const { client } = setUp([unchecked, unchecked]);
    expect(await failureOf(client.submit('general', feedback, 'key-1'))).toMatchObject({ code: 'SIGN_IN_UNCHECKED' });
  });

  it('returns the result of the synchronization', async () => {
    const body = { Id: 1, frontegg_email: 'ana@example.com', solutions_progress: 4, msg: 'DB Lookup GOOD' };
    const { client, calls } = setUp([{ status: 200, body }]);
    expect(await client.syncUser()).toMatchObject({ ...body, desktop_progress: 0, desktop_checks: '' });
    expect(calls[0]?.path).toBe('/api/v2/tables/users/records');
    expect(calls[0]?.headers.get('x-identity-token')).toBe('id-token');
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('sets single checks of an area', async () => {
    const { client, calls } = setUp([{ status: 200, body: { Id: 1, desktop_checks: 'bots', desktop_progress: 13 } }]);
    const record = await client.changeProgress('desktop', { bots: true });
    expect(record).toMatchObject({ desktop_checks: 'bots', desktop_progress: 13, solutions_checks: '' });
    expect(calls[0]?.method).toBe('PATCH');
    expect(calls[0]?.headers.has('x-identity-token')).toBe(false);
    expect(calls[0]?.body).toEqual({ desktop_checks: { bots: true } });
  });

  it('reads the newest hundred rows of a kind', async () => {
    const list = [{ Id: 2, CreatedAt: '2026-11-20 08:26:14+00:00', Rating: 5 }];
    const { client, calls } = setUp([{ status: 200, body: { list, pageInfo: {} } }]);
    expect(await client.ownRows('general')).toEqual(list);
    expect(calls[0]?.path).toBe('/api/v2/tables/general/records?limit=100');
    expect(calls[0]?.method).toBe('GET');
  });

  it('fails for a malformed response', async () => {
    const { client } = setUp([{ status: 200, body: { list: 'none' } }]);
    expect((await failureOf(client.ownRows('general'))).message).toMatch(/cannot be read/);
  });

  it.each([undefined, {}, [], { Id: 1 }, { Id: 'x', msg: 'ok' }, 'ok'])(
    'does not accept %j as the response to a submission, such as the page of a proxy',
    async (body) => {
      const { client, calls } = setUp([{ status: 200, body }]);
      const error = await failureOf(client.submit('investment', feedback, 'key-1'));
      expect([error.failure, error.status]).toEqual(['server', 200]);
      expect(error.message).toMatch(/cannot be read/);
      expect(calls).toHaveLength(1);
    },
  );

  it('accepts the response to feedback that only the webhook accepted', async () => {
    const { client } = setUp([{ status: 200, body: { msg: 'Desktop feedback submitted successfully' } }]);
    await expect(client.submit('desktop', {}, 'key-1')).resolves.toBeUndefined();
  });

  it('renews a refused token once and repeats with the same key', async () => {
    const { client, calls, refreshes } = setUp([
      { status: 401, body: {} },
      { status: 200, body: stored },
    ]);
    await client.submit('general', feedback, 'key-1');
    expect(refreshes()).toBe(1);
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second']);
    expect(calls.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['key-1', 'key-1']);
  });

  it('fails after the second refusal', async () => {
    const { client, calls, refreshes } = setUp([{ status: 401 }, { status: 401 }, { status: 200 }]);
    expect((await failureOf(client.syncUser())).failure).toBe('signed-out');
    expect([calls.length, refreshes()]).toEqual([2, 1]);
  });

  it('makes no request when no user is signed in', async () => {
    const { client, calls } = setUp([], { tokens: [undefined] });
    expect((await failureOf(client.syncUser())).failure).toBe('signed-out');
    expect(calls).toEqual([]);
  });

  it('is signed out only by a definite refusal of the renewal', async () => {
    const refused = setUp([{ status: 401 }], { refresh: new IdentityError('signed-out', { statusCode: 401 }) });
    expect((await failureOf(refused.client.syncUser())).failure).toBe('signed-out');
    const down = setUp([{ status: 401 }], { refresh: new IdentityError('network') });
    expect((await failureOf(down.client.syncUser())).failure).toBe('network');
    const broken = setUp([{ status: 401 }], { refresh: new IdentityError('x', { statusCode: 503 }) });
    expect((await failureOf(broken.client.syncUser())).failure).toBe('network');
  });

  it.each([
    [404, { error: 'USER_NOT_FOUND', msg: 'User not found' }, 'User not found', 'refused'],
    [422, { error: 'EMAIL_NOT_FOUND', msg: 'Customer email not found' }, 'Customer email not found', 'refused'],
    [502, { error: 'DATABASE_ERROR', msg: 'Server error: 500 - locked' }, 'Server error: 500 - locked', 'server'],
    [502, {}, 'Server error: 502 - no answer', 'server'],
    [500, undefined, 'Server error: 500 - no answer', 'server'],
    [413, { msg: 'This is too long.' }, 'This is too long.', 'refused'],
  ] as const)('has a message for users for status %s', async (status, body, message, failure) => {
    const { client, calls } = setUp([{ status, body }]);
    const error = await failureOf(client.submit('general', feedback, 'key-1'));
    expect([error.message, error.failure, error.status]).toEqual([message, failure, status]);
    expect(error.code).toBe(body && 'error' in body ? body.error : undefined);
    expect(calls).toHaveLength(1);
  });

  it('reports which fields were refused', async () => {
    const body = { msg: 'Check these fields: Ideas.', fields: { Ideas: 'Too long.', Rating: 3 } };
    const { client } = setUp([{ status: 400, body }]);
    expect((await failureOf(client.submit('general', feedback, 'k'))).fields).toEqual({ Ideas: 'Too long.' });
  });

  it.each([
    ['offline', new TypeError('Failed to fetch'), true],
    ['network', new TypeError('Failed to fetch'), false],
    ['timeout', new DOMException('late', 'TimeoutError'), false],
  ] as const)('reports the failure "%s", and does not repeat a submission', async (failure, thrown, offline) => {
    const { client, calls } = setUp([thrown], { offline });
    const error = await failureOf(client.submit('general', feedback, 'key-1'));
    expect(error.failure).toBe(failure);
    expect(error.message).toMatch(/try again/i);
    expect(calls).toHaveLength(1);
  });
});
