import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { responseHeaders } from '../../../../demo/gateway/http/headers';
import { createHarness, DB_HOST, DB_TOKEN, feedback, type Harness, issueToken } from '../support';

const RECORDS = '/api/v2/tables/general/records';
const full = async (more: Record<string, string> = {}) => ({
  authorization: `Bearer ${await issueToken()}`,
  'content-type': 'application/json',
  'x-gatehouse-request': '1',
  ...more,
});
const body = JSON.stringify(feedback);

const refused = async (harness: Harness, response: Response, status: number) => {
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.any(String), msg: expect.any(String) });
  expect(harness.upstream).toEqual([]);
};

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  '%s without a token gets the same 401 everywhere',
  async (method) => {
    const harness = createHarness();
    const paths = [RECORDS, '/api/v2/tables/users/records', '/api/v2/tables/nope/records', '/api/', '/api/v1/db/meta'];
    const responses = await Promise.all(
      paths.map(async (path) => {
        const response = await harness.call(path, { method });
        return [response.status, await response.text(), response.headers.get('access-control-allow-origin')];
      }),
    );
    expect(new Set(responses.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(responses[0]?.[0]).toBe(401);
    expect(harness.upstream).toEqual([]);
  },
);

test.each([
  ['DELETE', RECORDS, 405],
  ['PATCH', RECORDS, 405],
  ['DELETE', '/api/v2/tables/users/records', 405],
  ['PUT', '/api/v2/tables/users/records', 405],
  ['GET', '/api/v2/tables/users/records/', 404],
  ['GET', '/api/v2/tables/users/records/1', 404],
  ['GET', '/api/v2/tables/users/records/count', 404],
  ['GET', '/api//v2/tables/users/records', 404],
  ['GET', '/api/v2/tables//records', 404],
  ['GET', '/api/v2/tables/USERS/records', 404],
  ['GET', '/API/v2/tables/users/records', 404],
  ['GET', '//api/v2/tables/users/records', 404],
  ['GET', '/api/v2/tables/users%2f..%2fgeneral/records', 404],
  ['GET', '/api/v2/tables/m7u4kq0w2e9rgh1/records', 404],
  ['GET', '/api/v2/tables/__proto__/records', 404],
  ['GET', '/api/v2/tables/constructor/records', 404],
  ['GET', '/api/v2/tables/desktops/records', 404],
])('%s %s with a token: %i', async (method, path, status) => {
  const harness = createHarness();
  await refused(harness, await harness.call(path, { method, headers: await full() }), status);
});

test.each([
  ['a foreign origin', { origin: 'https://evil.test' }],
  ['the null origin', { origin: 'null' }],
  ['an origin with the same prefix', { origin: 'http://localhost:4300.evil.test' }],
  ['another port', { origin: 'http://localhost:4301' }],
  ['a foreign site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site' }],
  ['no custom header', { 'x-gatehouse-request': '' }],
])('a write with %s is refused', async (_, headers) => {
  const harness = createHarness();
  for (const path of [RECORDS, '/api/v2/tables/users/records']) {
    const response = await harness.call(path, { method: 'POST', headers: await full(headers), body });
    await refused(harness, response, 403);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test('a write of the portal itself is accepted', async () => {
  const harness = createHarness();
  const headers = await full({ origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' });
  const response = await harness.call('/api/v2/tables/users/records', { method: 'POST', headers, body: '{}' });
  expect(response.status).toBe(200);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  '',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/json, text/plain',
])('the content type %j is refused', async (type) => {
  const harness = createHarness();
  await refused(
    harness,
    await harness.call(RECORDS, { method: 'POST', headers: await full({ 'content-type': type }), body }),
    415,
  );
});

test('a compressed body is refused', async () => {
  const harness = createHarness();
  const headers = await full({ 'content-encoding': 'gzip' });
  await refused(harness, await harness.call(RECORDS, { method: 'POST', headers, body }), 415);
});

test.each([
  ['cut off', '{"Rating":'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['empty', ''],
  ['invalid UTF-8', Buffer.from('7b2261223a22ff227d', 'hex')],
  ['a great depth', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
])('a body that is %s is refused', async (_, bad) => {
  const harness = createHarness();
  const response = await harness.call(RECORDS, { method: 'POST', headers: await full(), body: bad });
  expect(response.status).toBe(400);
  expect(harness.upstream).toEqual([]);
});

test('a body over 64 kB is refused by its Content-Length, before it is read', async () => {
  const harness = createHarness();
  let read = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read += 1;
        controller.enqueue(new Uint8Array(1024).fill(120));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = await full({ 'content-length': '2000000' });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body: stream, duplex: 'half' };
  await refused(harness, await harness.call(RECORDS, init), 413);
  expect(read).toBe(0);
});

test('an endless body is refused after 64 kB', async () => {
  const harness = createHarness();
  let read = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      read += 1;
      controller.enqueue(new Uint8Array(1024).fill(120));
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: await full(),
    body: stream,
    duplex: 'half',
  };
  const response = await harness.call(RECORDS, init);
  expect(response.status).toBe(413);
  expect(((await response.json()) as { msg: string }).msg).toBe(
    'This is too long. Shorten it to less than 64 kB and send it again.',
  );
  expect(read).toBeLessThan(80);
});

test('a slow body is aborted after ten seconds', async () => {
  const harness = createHarness();
  let pulled = () => {};
  const reading = new Promise<void>((resolve) => {
    pulled = resolve;
  });
  let canceled = false;
  const source: UnderlyingDefaultSource<Uint8Array> = {
    pull: () => {
      pulled();
      return new Promise(() => {});
    },
    cancel: () => {
      canceled = true;
    },
  };
  // Nothing is read in advance, so that the first pull is the gateway's.
  const stream = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: await full(),
    body: stream,
    duplex: 'half',
  };
  const pending = harness.call(RECORDS, init);
  await reading;
  await harness.clock.advance(10_000);
  expect((await pending).status).toBe(408);
  expect(canceled).toBe(true);
});

test.each([
  '(frontegg_tenant_id,eq,t1)~or(Id,gt,0)',
  't1)~or(Id,gt,0',
  '@(frontegg_tenant_id,eq,"t2")',
  '(frontegg_tenant_id,eq,t1)~and(Id,gt,0)',
  '(frontegg_tenant_id,neq,t1)',
  '(frontegg_tenant_id,like,%)',
  '~not(frontegg_tenant_id,eq,t1)',
  '(Id,gt,0)',
  '(__proto__,eq,t1)',
  '@(frontegg_tenant_id,in,"t1","t2")',
])('the filter %s is refused', async (where) => {
  const harness = createHarness();
  await refused(harness, await harness.get('users', await issueToken(), `?where=${encodeURIComponent(where)}`), 400);
});

test.each(['fields=Id', 'sort=Id', 'offset=1', 'where=&where=(Id,gt,0)', 'viewId=1'])(
  'the query %s is refused',
  async (query) => {
    const harness = createHarness();
    await refused(harness, await harness.get('users', await issueToken(), `?${query}`), 400);
  },
);

test('the caller’s own filter is accepted, and the gateway builds the filter that the database gets', async () => {
  const harness = createHarness();
  const token = await issueToken();
  await harness.post('users', token, {});
  await harness.post('users', await issueToken({ sub: 'bob' }), {});
  await harness.clock.advance(6000);
  harness.upstream.length = 0;
  const where = encodeURIComponent('(frontegg_tenant_id,eq,t1)');
  const response = await harness.get('users', token, `?where=${where}&limit=1`);
  expect(await response.json()).toMatchObject({
    list: [{ Id: 1, frontegg_user_id: 'user-1' }],
    pageInfo: { totalRows: 1, page: 1, pageSize: 25, isFirstPage: true, isLastPage: true },
  });
  expect(harness.upstream).toMatchObject([
    { method: 'GET', where: '@(frontegg_tenant_id,eq,"t1")~and(frontegg_user_id,eq,"user-1")', token: DB_TOKEN },
  ]);
});

test('every response carries the security headers', async () => {
  const portal = mkdtempSync(join(tmpdir(), 'gatehouse-portal-'));
  writeFileSync(join(portal, 'index.html'), '<!doctype html>');
  writeFileSync(join(portal, 'robots.txt'), 'User-agent: *');
  const harness = createHarness({ portal });
  const token = await issueToken();
  const index = await harness.call('/');
  const responses = [
    index,
    await harness.call('/robots.txt'),
    await harness.call('/robots.txt', {
      headers: { 'if-none-match': (await harness.call('/robots.txt')).headers.get('etag') ?? '' },
    }),
    await harness.call('/nothing.here'),
    await harness.call('/', { method: 'POST' }),
    await harness.get('users', token),
    await harness.get('users', 'x'),
    await harness.post('general', token, {}),
    await harness.call('/healthz'),
  ];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 304, 404, 405, 200, 401, 400, 200]);
  for (const { headers } of responses) {
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: https: http://localhost:4400; connect-src 'self' http://localhost:4400; frame-src http://localhost:4400; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    );
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('content-type')).toMatch(/charset=utf-8$/);
  }
  for (const { headers } of responses.slice(5)) expect(headers.get('cache-control')).toBe('no-store');
});

test('Stripe may show its card form if the identity provider is on another host', () => {
  const policyOf = (origin: string) => responseHeaders(origin)['content-security-policy'];
  for (const part of [
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com;",
    "connect-src 'self' https://id.example.com https://api.stripe.com;",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  ]) {
    expect(policyOf('https://id.example.com')).toContain(part);
  }
  expect(policyOf('http://127.0.0.1:4400')).not.toContain('stripe');
});

test('F097 an unexpected error is a generic 500, and the next request succeeds', async () => {
  const harness = createHarness();
  const token = await issueToken();
  const rows = harness.store.rows;
  harness.store.insert = () => {
    throw new Error(`secret ${DB_TOKEN} at ${DB_HOST}\n    at /srv/x.ts`);
  };
  // An error inside the in-process database is a broken connection to the gateway.
  expect((await harness.post('users', token, {})).status).toBe(502);
  harness.store.rows = rows;
  const broken = new Proxy(new Request('http://localhost:4300/api/x'), {
    get: (target, name) => {
      if (name === 'headers') throw new Error(`secret ${DB_TOKEN}\n    at /srv/x.ts`);
      return Reflect.get(target, name, target);
    },
  });
  const response = await harness.gateway.fetch(broken);
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    error: 'UNEXPECTED',
    msg: 'Something went wrong on our side. Try again in a moment.',
  });
  expect((await harness.get('users', token)).status).toBe(200);
  expect(harness.lines.join('\n')).not.toContain(DB_TOKEN);
});

test('each request has one log line, without line breaks or tokens', async () => {
  const harness = createHarness();
  const token = await issueToken({ sub: 'user\n{"level":"error"}' });
  await harness.get('users', token, '?code=secret-code');
  await harness.call(`/x%0A${token}`);
  const lines = harness.lines.map((line) => JSON.parse(line));
  expect(lines.filter(({ message }) => message === 'request')).toMatchObject([
    { method: 'GET', path: '/api/v2/tables/users/records', status: 400, user: 'user\n{"level":"error"}' },
    { path: '/x%0A***', status: 404 },
  ]);
  for (const line of harness.lines) expect(line).not.toMatch(/\n|secret-code/);
  expect(harness.lines.join('')).not.toContain(token);
});
