import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { responseHeaders } from '../../../../demo/gateway/http/headers';
import { recordsPath } from '../../../../demo/research/contract';
import {
  createHarness,
  DB_HOST,
  DB_TOKEN,
  deferred,
  expectSecurityHeaders,
  feedback,
  type Harness,
  issueToken,
  signedIn,
} from '../support';

/** Sends a body that arrives as the source delivers it. */
const streamed = async (harness: Harness, source: UnderlyingDefaultSource<Uint8Array>, more = {}) => {
  // Nothing is read in advance, so that the first pull is the gateway's.
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
  const headers = {
    authorization: `Bearer ${await issueToken()}`,
    'content-type': 'application/json',
    'x-gatehouse-request': '1',
    ...more,
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return harness.call(recordsPath('general'), init);
};

/** A body without end, and how often it was read. */
const endless = () => {
  const counted = { reads: 0 };
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    counted.reads += 1;
    controller.enqueue(new Uint8Array(1024).fill(120));
  };
  return { pull, counted };
};

test('a write of the portal itself is accepted', async () => {
  const { post } = createHarness();
  const headers = { origin: 'http://localhost:4300', 'sec-fetch-site': 'same-origin' };
  expect((await post('users', await issueToken(), {}, headers)).status).toBe(200);
});

test('an endless body is refused after 64 kB', async () => {
  const { pull, counted } = endless();
  const response = await streamed(createHarness(), { pull });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({
    msg: 'This is too long. Shorten it to less than 64 kB and send it again.',
  });
  expect(counted.reads).toBeLessThan(80);
});

test('a slow body is aborted after ten seconds', async () => {
  const harness = createHarness();
  const reading = deferred();
  let canceled = false;
  const pending = streamed(harness, {
    pull: () => {
      reading.resolve();
      return new Promise(() => {});
    },
    cancel: () => {
      canceled = true;
    },
  });
  await reading.promise;
  await harness.clock.advance(10_000);
  expect((await pending).status).toBe(408);
  expect(canceled).toBe(true);
});

test('the caller’s own filter is accepted, and the gateway builds the filter that the database gets', async () => {
  const { token, ...harness } = await signedIn();
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
    expectSecurityHeaders(headers);
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
  expect(harness.logged().filter(({ message }) => message === 'request')).toMatchObject([
    { method: 'GET', path: '/api/v2/tables/users/records', status: 400, user: 'user\n{"level":"error"}' },
    { path: '/x%0A***', status: 404 },
  ]);
  for (const line of harness.lines) expect(line).not.toMatch(/\n|secret-code/);
  expect(harness.lines.join('')).not.toContain(token);
});

test('all log lines of a request have its id', async () => {
  let down = false;
  const { post, token, logged, gateway } = await signedIn({
    database: async (request, respond) =>
      down ? new Response('{"msg":"disk is full"}', { status: 500 }) : respond(request),
    outside: async () => new Response(null, { status: 500 }),
  });
  const taken = await post('general', token, feedback);
  await expect.poll(() => gateway.failures()).toHaveLength(1);
  down = true;
  const refused = await post('general', token, feedback);
  expect([taken.status, refused.status]).toEqual([200, 502]);
  const messagesOf = ({ headers }: Response) =>
    logged().flatMap((line) => (line.requestId === headers.get('x-request-id') ? line.message : []));
  expect(messagesOf(taken).sort()).toEqual(['request', 'webhook failed']);
  expect(messagesOf(refused).sort()).toEqual(['database call failed', 'request']);
});
