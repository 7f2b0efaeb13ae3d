import { describe, expect, test } from 'vitest';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import { routes, sendTo, validBodies, writes } from '../every-route';
import {
  createHarness,
  DB_HOST,
  DB_TOKEN,
  type HarnessOptions,
  issueToken,
  settle,
  webhookAddresses,
} from '../support';

type Database = NonNullable<HarnessOptions['database']>;

/** A user whose record is no longer cached, before a database that fails from now on. */
const beforeFault = async (fault: Database, outside?: () => Promise<Response>) => {
  let failing = false;
  const harness = createHarness({
    database: (request, respond) => (failing ? fault(request, respond) : respond(request)),
    outside: async () => (failing && outside ? outside() : new Response('{}')),
  });
  const token = await issueToken();
  await harness.post('users', token, {});
  await harness.clock.advance(6000);
  failing = true;
  harness.upstream.length = 0;
  harness.outgoing.length = 0;
  return { ...harness, token };
};

const INNER = [
  DB_TOKEN,
  DB_HOST,
  ...Object.values(localTableIds),
  'secret-path',
  'hooks.example.test',
  '10.1.2.3',
  ':5432',
  '/srv/app',
  'db.js',
  'INSERT',
  'nc_users',
  'Bearer',
];

const saying = [
  [
    'an address',
    `connect ECONNREFUSED 10.1.2.3:5432 at https://${DB_HOST}/api/v2/tables/${localTableIds.users}/records`,
  ],
  ['its token', `bad token ${DB_TOKEN} and Bearer ${DB_TOKEN}`],
  ['a stack', `boom\n    at run (/srv/app/db.js:1:1)\n    at /srv/app/db.js:2:2`],
  ['a statement', 'INSERT INTO nc_users VALUES (1) - SQLITE_CONSTRAINT'],
  ['webhooks', `could not call ${webhookAddresses.desktop} and ${webhookAddresses.general}`],
  ['tables', `Table ${Object.values(localTableIds).join(', ')} is gone`],
] as const;

describe.each(routes)('$name', (route) => {
  test.each(saying.flatMap(([what, text]) => ['msg', 'message'].map((name) => [what, name, text] as const)))(
    '%s in the %s of a database response appears neither in the response nor in the log',
    async (_, name, text) => {
      const harness = await beforeFault(
        async () =>
          Response.json({ [name]: text, sql: text, stack: text }, { status: 500, headers: { server: DB_HOST } }),
        async () => new Response(text, { status: 500, headers: { location: text.replace(/\s/g, '') } }),
      );
      const response = await sendTo(harness, route, { token: harness.token });
      expect(response.status).toBe(502);
      const answer = await response.text();
      const seen = `${answer}${JSON.stringify([...response.headers])}${harness.lines.join('\n')}`;
      for (const inner of INNER) expect(seen).not.toContain(inner);
      expect(answer).not.toMatch(/\\n|\s+at \S+ \(/);
      const requests = harness.logged().filter(({ message }) => message === 'request');
      expect(requests.at(-1)).toMatchObject({ requestId: response.headers.get('x-request-id'), status: 502 });
    },
  );

  test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
    const harness = await beforeFault(
      async () => new Response(null, { status, headers: { location: 'https://evil.test/' } }),
      async () => new Response(null, { status, headers: { location: 'https://evil.test/' } }),
    );
    expect((await sendTo(harness, route, { token: harness.token })).status).toBe(502);
    for (const { url, redirect } of harness.upstream)
      expect([new URL(url).host, redirect]).toEqual([DB_HOST, 'manual']);
    for (const { url, redirect } of harness.outgoing) {
      expect(url).not.toContain('evil.test');
      expect(redirect).toBe('manual');
    }
  });

  // F084.
  test('a database that does not respond is aborted within ten seconds', async () => {
    const harness = await beforeFault(
      () => new Promise(() => {}),
      () => new Promise(() => {}),
    );
    const start = harness.clock.now();
    const response = await settle(harness, sendTo(harness, route, { token: harness.token }));
    expect([502, 504]).toContain(response.status);
    expect(harness.clock.now() - start).toBeLessThanOrEqual(10_000);
  });

  // F086.
  test('a database that blocks for thirty seconds is not called during that time', async () => {
    const harness = await beforeFault(
      async () => Response.json({ msg: 'Too many requests' }, { status: 429, headers: { 'retry-after': '30' } }),
      async () => new Response(null, { status: 500 }),
    );
    for (let count = 0; count < 5; count += 1) {
      const response = await sendTo(harness, route, { token: harness.token });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(harness.upstream).toHaveLength(1);
  });

  test('a wrong database token never signs a user out', async () => {
    const refuse = async () => Response.json({ msg: 'no' }, { status: 401, headers: { 'www-authenticate': 'x' } });
    const harness = await beforeFault(refuse, async () => new Response(null, { status: 403 }));
    const response = await sendTo(harness, route, { token: harness.token });
    expect(response.status).toBe(502);
    expect(response.headers.get('www-authenticate')).toBeNull();
  });
});

// F085.
test.each(writes)('$name: a connection that breaks after the write results in one row', async (route) => {
  let writesSeen = 0;
  const harness = await beforeFault(async (request, respond) => {
    const response = await respond(request);
    if (request.method === 'GET') return response;
    writesSeen += 1;
    throw new TypeError('reset');
  });
  const response = await settle(harness, sendTo(harness, route, { token: harness.token }));
  expect(response.status).toBe(route.name === 'POST users' || route.table === 'desktop' ? 200 : 502);
  expect(writesSeen).toBe(route.name === 'POST users' ? 0 : 1);
  expect(harness.rows(route.table)).toHaveLength(1);
});

// User input must not become a line of the log.
test('hostile texts in every field, path, header and claim stay on one log line, and tokens are masked', async () => {
  const hostile = '\r\n{"level":"error","message":"forged"}\u2028\u2029\u0085\u0000\u001b[31m';
  const harness = createHarness({
    outside: async () => Promise.reject(new TypeError(`fetch failed ${hostile}`)),
  });
  const token = await issueToken({
    sub: `user${hostile}`,
    name: hostile,
    email: `a${hostile.replace('\u0000', '')}@example.com`,
  });
  await harness.post('users', token, {});
  for (const route of routes) {
    const body = Object.fromEntries(Object.keys(validBodies[route.table]).map((name) => [name, hostile]));
    await sendTo(harness, route, {
      token,
      query: `?where=${encodeURIComponent(hostile)}`,
      body: JSON.stringify({ ...body, [hostile]: 1 }),
      headers: { 'user-agent': 'x\tforged', 'idempotency-key': 'x forged' },
    });
    await harness.call(`/api/v2/tables/${encodeURIComponent(hostile)}/records?token=${token}`, {
      method: route.method,
    });
    await harness.call(`/${token}`);
  }
  for (const line of harness.lines) {
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(JSON.parse(line).message).not.toBe('forged');
    expect(line).not.toContain(token);
  }
});
