import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { createHarness, deferred, feedback, type HarnessOptions, issueToken, NOW, webhookAddresses } from '../support';

const TOKEN = 'operators-token-of-thirty-two-ch';
const LIST = '/operator/webhooks';

type Outside = (request: Request) => Promise<Response>;
const refusing: Outside = async () => new Response(null, { status: 500 });

const create = async (options: HarnessOptions = {}) => {
  const harness = createHarness({ outside: refusing, env: { OPERATOR_TOKEN: TOKEN }, ...options });
  const operator = (path: string, init: RequestInit = {}) =>
    harness.call(path, { ...init, headers: { authorization: `Bearer ${TOKEN}`, ...init.headers } });
  const guess = (token: string) => harness.call(LIST, { headers: { authorization: `Bearer ${token}` } });
  return { ...harness, operator, guess };
};

/** A gateway with one general feedback whose webhook failed. */
const withFailure = async (options: HarnessOptions = {}) => {
  const harness = await create(options);
  const token = await issueToken();
  await harness.post('users', token, {});
  await harness.post('general', token, feedback);
  await expect.poll(() => harness.gateway.failures()).toHaveLength(1);
  const [{ id } = { id: '' }] = await harness.gateway.failures();
  return { ...harness, id };
};

const listOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return (await response.json()) as { total: number; failed: Record<string, unknown>[] };
};

describe('without a configured token', () => {
  test('the address does not exist, and no page of the portal is served there', async () => {
    const portal = mkdtempSync(join(tmpdir(), 'gatehouse-portal-'));
    writeFileSync(join(portal, 'index.html'), '<!doctype html>');
    const harness = createHarness({ portal });
    const headers = { authorization: `Bearer ${TOKEN}` };
    for (const path of [LIST, '/operator', '/operator/', '/OPERATOR/webhooks', `${LIST}/1/retry`]) {
      expect((await harness.call(path, { headers })).status, path).toBe(404);
    }
    const unknown = await harness.call('/nothing.here');
    expect(await (await harness.call(LIST)).text()).toBe(await unknown.text());
    expect((await harness.call(`${LIST}/1/retry`, { method: 'POST', headers })).status).toBe(
      (await harness.call('/nothing.here', { method: 'POST' })).status,
    );
    expect((await harness.call('/operators')).status).toBe(200);
  });
});

describe('access', () => {
  test.each([
    ['no token', {}],
    ['a wrong token', { authorization: 'Bearer wrong' }],
    ['the beginning of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['the token with a suffix', { authorization: `Bearer ${TOKEN}x` }],
    ['the token without its scheme', { authorization: TOKEN }],
    ['another scheme', { authorization: `Basic ${TOKEN}` }],
    ['the token in a cookie', { cookie: `token=${TOKEN}` }],
  ])('%s gets the same 401 for every address', async (_, headers: Record<string, string>) => {
    const harness = await create();
    const other = await harness.call('/api/v2/tables/users/records');
    const otherText = await other.text();
    for (const [method, path] of [
      ['GET', LIST],
      ['POST', `${LIST}/1/retry`],
      ['DELETE', `${LIST}/1`],
      ['GET', '/operator/nothing'],
    ] as const) {
      const response = await harness.call(path, { method, headers });
      expect(response.status).toBe(401);
      expect(await response.text()).toBe(otherText);
      expect([...response.headers.keys()]).toEqual([...other.headers.keys()]);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('a request without a signed-in user', async () => {
    const harness = await create();
    expect((await harness.guess(await issueToken())).status).toBe(401);
  });

  test('the token gives access to the operator endpoints only', async () => {
    const harness = await create();
    expect((await harness.operator('/api/v2/tables/users/records')).status).toBe(401);
  });

  test.each([
    ['one address', '192.0.2.1', '192.0.2.1'],
    ['one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['one address in two notations', '192.0.2.1', '::ffff:192.0.2.1'],
  ])('wrong tokens of %s are limited, and block neither the operator nor other addresses', async (_, one, same) => {
    const harness = await create();
    const from = (address: string, token: string, more: Record<string, string> = {}) =>
      harness.gateway.fetch(
        new Request(`http://localhost:4300${LIST}`, { headers: { authorization: `Bearer ${token}`, ...more } }),
        address,
      );
    for (let count = 0; count < 5; count += 1) expect((await from(one, `wrong-${count}`)).status).toBe(401);
    const refused = await from(same, 'wrong', { 'x-forwarded-for': '198.51.100.7', forwarded: 'for=198.51.100.7' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '12']);
    for (const address of [one, same, '198.51.100.7', '']) expect((await from(address, TOKEN)).status).toBe(200);
    expect((await from('198.51.100.7', 'wrong')).status).toBe(401);
    expect((await from('2001:db8:1:3::1', 'wrong')).status).toBe(401);
    await harness.clock.advance(12_000);
    expect((await from(one, 'wrong')).status).toBe(401);
    expect((await from(one, 'wrong')).status).toBe(429);
  });

  test('requests without a token are not counted', async () => {
    const harness = await create();
    for (let count = 0; count < 20; count += 1) expect((await harness.call(LIST)).status).toBe(401);
  });

  test('a request with an Origin header is refused', async () => {
    const harness = await withFailure();
    for (const origin of ['https://evil.test', 'null', 'http://localhost:4300']) {
      const response = await harness.operator(`${LIST}/${harness.id}/retry`, { method: 'POST', headers: { origin } });
      expect(response.status).toBe(403);
      expect((await harness.operator(LIST, { headers: { origin } })).status).toBe(403);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    expect((await harness.call(LIST, { method: 'OPTIONS' })).status).toBe(401);
    expect(await harness.gateway.failures()).toMatchObject([{ tries: 1 }]);
  });

  test('the token is never logged', async () => {
    const harness = await create();
    await harness.operator(LIST);
    await harness.operator(`${LIST}/${TOKEN}`, { method: 'DELETE' });
    await harness.call(`/operator/webhooks/${TOKEN}`);
    expect(harness.lines.length).toBe(3);
    expect(harness.lines.join('\n')).not.toContain(TOKEN);
    expect(harness.logged().map(({ user }) => user)).toEqual(['operator', 'operator', undefined]);
  });
});

describe('the list', () => {
  test('shows the body and the reason of each failure, and is not cached', async () => {
    const { operator, id } = await withFailure();
    const response = await operator(LIST);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await listOf(response)).toEqual({
      total: 1,
      failed: [
        {
          id,
          kind: 'general',
          at: '2026-11-20T09:00:00.000Z',
          reason: 'status 500',
          body: { Client: 'ana@example.com', ...feedback },
          tries: 1,
          returned: false,
        },
      ],
    });
  });

  test('has the newest hundred, or the requested number', async () => {
    const { gateway, operator, post } = await create({
      env: { OPERATOR_TOKEN: TOKEN },
    });
    const token = await issueToken();
    await post('users', token, {});
    for (let count = 1; count <= 101; count += 1) await post('general', token, { ...feedback, Ideas: String(count) });
    await expect.poll(() => gateway.failures()).toHaveLength(101);
    const listed = await listOf(await operator(LIST));
    expect([listed.total, listed.failed.length]).toEqual([101, 100]);
    expect(listed.failed[0]).toMatchObject({ body: { Ideas: '101' } });
    expect((await listOf(await operator(`${LIST}?limit=1000`))).failed).toHaveLength(101);
    for (const limit of ['0', '1001', '-1', '1.5', 'x', '']) {
      expect((await operator(`${LIST}?limit=${limit}`)).status, limit).toBe(400);
    }
  });

  test.each([
    ['POST', LIST, 405, 'GET, HEAD'],
    ['GET', `${LIST}/1/retry`, 405, 'POST'],
    ['GET', `${LIST}/1`, 405, 'DELETE'],
    ['GET', `${LIST}/`, 404, null],
    ['GET', '/operator', 404, null],
    ['GET', '/operator/nothing', 404, null],
    ['POST', `${LIST}/1/retry/`, 404, null],
    ['POST', `${LIST}/a%2fb/retry`, 404, null],
    ['POST', `${LIST}/unknown/retry`, 404, null],
    ['DELETE', `${LIST}/unknown`, 404, null],
  ])('%s %s gets status %i', async (method, path, status, allow) => {
    const { operator } = await create();
    const response = await operator(path, { method });
    expect(response.status).toBe(status);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ error: expect.any(String), msg: expect.any(String) });
  });
});

describe('a failed delivery', () => {
  test('is removed from the list when a retry succeeds', async () => {
    let respond = refusing;
    const { operator, id, outgoing, logged } = await withFailure({ outside: (request) => respond(request) });
    respond = async () => new Response('{}');
    const response = await operator(`${LIST}/${id}/retry`, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ delivered: true });
    expect(await listOf(await operator(LIST))).toEqual({ total: 0, failed: [] });
    const sent = outgoing.filter(({ url }) => url === webhookAddresses.general);
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual(
      Array.from({ length: 2 }, () => JSON.stringify({ Client: 'ana@example.com', ...feedback })),
    );
    expect((await operator(`${LIST}/${id}/retry`, { method: 'POST' })).status).toBe(404);
    expect(logged().some(({ message }) => message === 'webhook resent')).toBe(true);
  });

  test('stays in the list when a retry fails, with the new reason and one more attempt', async () => {
    let respond = refusing;
    const { operator, id, lines, logged } = await withFailure({ outside: (request) => respond(request) });
    respond = () => Promise.reject(new TypeError(`fetch failed ${webhookAddresses.general}`));
    const response = await operator(`${LIST}/${id}/retry`, { method: 'POST' });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: 'DELIVERY_FAILED', msg: 'It failed again: no connection.' });
    const { failed } = await listOf(await operator(LIST));
    expect(failed).toMatchObject([{ id, reason: 'no connection', tries: 2, at: '2026-11-20T09:00:00.000Z' }]);
    const line = logged().findLast(({ message }) => message === 'webhook failed');
    expect(line).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      kind: 'general',
      reason: 'no connection',
      delivery: id,
    });
    expect(lines.join('\n')).not.toContain('hooks.example.test');
  });

  test('is not sent twice by concurrent retries', async () => {
    let respond = refusing;
    const response = deferred();
    const { operator, id, outgoing } = await withFailure({ outside: (request) => respond(request) });
    respond = () => response.promise.then(() => new Response('{}'));
    const first = operator(`${LIST}/${id}/retry`, { method: 'POST' });
    await expect.poll(() => outgoing.filter(({ url }) => url === webhookAddresses.general)).toHaveLength(2);
    expect((await operator(`${LIST}/${id}/retry`, { method: 'POST' })).status).toBe(409);
    response.resolve();
    expect((await first).status).toBe(200);
  });

  test('can be removed without a retry', async () => {
    const { operator, id } = await withFailure();
    const response = await operator(`${LIST}/${id}`, { method: 'DELETE' });
    expect(await response.json()).toEqual({ removed: true });
    expect((await operator(`${LIST}/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await listOf(await operator(LIST))).toEqual({ total: 0, failed: [] });
  });

  test('stays in the list with the reason when the disk is full', async () => {
    const state = openSqliteState({ now: () => NOW });
    const { deliveries } = state;
    const { operator, id, lines } = await withFailure({ state });
    const { remove } = deliveries;
    deliveries.remove = () => Promise.reject(new Error('database or disk is full: /srv/operations.db at /srv/x'));
    const response = await operator(`${LIST}/${id}`, { method: 'DELETE' });
    expect([response.status, await response.json()]).toEqual([
      503,
      { error: 'NOT_STORED', msg: expect.stringMatching(/operations\.db cannot be written/) },
    ]);
    expect(lines.join('\n')).toContain('webhook deliveries cannot be stored');
    expect(lines.join('\n')).not.toContain('/srv');
    deliveries.remove = remove;
    expect((await operator(`${LIST}/${id}`, { method: 'DELETE' })).status).toBe(200);
  });
});
