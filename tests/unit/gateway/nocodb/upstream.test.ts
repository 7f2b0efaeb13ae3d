import { expect, test } from 'vitest';
import { createBreaker } from '../../../../demo/gateway/nocodb/breaker';
import { createCallRateLimit } from '../../../../demo/gateway/nocodb/call-rate-limit';
import { createDatabaseClient } from '../../../../demo/gateway/nocodb/client';
import { createCallSlots } from '../../../../demo/gateway/runtime/call-slots';
import { createLog } from '../../../../demo/gateway/runtime/log';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import apiBodies from '../../../payloads/api-bodies.json';
import { createHarness, createTestClock, DB_HOST, DB_TOKEN, feedback, issueToken } from '../support';

const cases = apiBodies.cases.filter(({ group }) => group === 'gateway-upstream');
const reply = (item: (typeof cases)[number]) => async () =>
  new Response('body' in item ? item.body?.replace('<provider>', 'frontegg') : '', {
    status: item.status ?? 200,
    headers: JSON.parse(JSON.stringify(item.headers)),
  });
const caseOf = (id: string) => {
  const found = cases.find((item) => item.id === id);
  if (!found) throw new Error(`${id} is missing`);
  return found;
};

test('the table contains the cases of the gateway', () => {
  expect(cases.map(({ id }) => id)).toEqual(['B089', 'B090', 'B091', 'B092', 'B093', 'B094', 'B095']);
});

test.each([
  ['B089', 502, 'Server error: 502 - The research database returned an invalid response. Try again in a moment.'],
  ['B090', 502, 'Server error: 502 - The research database returned an invalid response. Try again in a moment.'],
  [
    'B091',
    502,
    'Server error: 502 - The research database returned a record that is not yours. Try again in a moment.',
  ],
  [
    'B092',
    502,
    'Server error: 502 - The research database returned a record that is not yours. Try again in a moment.',
  ],
  ['B093', 502, 'Server error: 400 - bad token ***'],
  ['B094', 502, 'Server error: 500 - <script>'],
])('%s', async (id, status, msg) => {
  const harness = createHarness({ database: reply(caseOf(id)) });
  const response = await harness.get('users', await issueToken());
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ error: 'DATABASE_ERROR', msg });
  expect(harness.lines.join('\n')).not.toContain(DB_TOKEN);
});

test('a database that repeats its token, in any spelling, is not quoted', async () => {
  const token = 'nc_pat_SuperSecretToken1234567890abcd';
  const spellings = [
    token,
    token.slice(0, 24),
    token.slice(-24),
    Buffer.from(token).toString('base64'),
    Buffer.from(token).toString('base64url'),
    [...token].reverse().join(''),
    encodeURIComponent(`https://hooks.test/hook/${token}`),
  ];
  for (const spelling of spellings) {
    const database = async () => Response.json({ msg: `Bad key ${spelling} given` }, { status: 400 });
    const harness = createHarness({ database });
    const { msg } = (await (await harness.get('users', await issueToken())).json()) as { msg: string };
    expect(msg).toMatch(/^Server error: 400 - Bad key \S*\*\*\*\S* given$/);
    expect(`${msg}${harness.lines.join('')}`).not.toContain(spelling);
  }
});

test('an endless response is aborted instead of buffered', async () => {
  const chunk = new Uint8Array(1024 * 1024).fill(32);
  let sent = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(chunk);
      },
    });
  const harness = createHarness({ database: async () => new Response(endless()) });
  const response = await harness.get('users', await issueToken());
  expect(response.status).toBe(502);
  expect(((await response.json()) as { msg: string }).msg).toContain('returned an invalid response');
  expect(sent).toBeLessThan(10);
});

const misunderstood = (lines: readonly string[]) =>
  lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'database response invalid');

test('a response that is too long fails one request, is logged, and does not open the circuit', async () => {
  const harness = createHarness({
    database: async (request, respond) =>
      decodeURIComponent(request.url).includes('user-2')
        ? Response.json({ list: [{ Id: 1, text: 'x'.repeat(3_000_000) }] })
        : respond(request),
  });
  const token = await issueToken({ sub: 'user-2' });
  for (let count = 0; count < 8; count += 1) expect((await harness.get('users', token)).status).toBe(502);
  expect(misunderstood(harness.lines)).toHaveLength(8);
  expect(misunderstood(harness.lines)[0]).toMatchObject({
    level: 'error',
    requestId: expect.any(String),
    call: 'GET users',
    reason: 'too long',
  });
  expect((await harness.call('/readyz')).status).toBe(200);
  expect((await harness.get('users', await issueToken())).status).toBe(200);
});

test.each<[string, () => Response, string]>([
  ['a sign-in page', () => new Response('<html>Sign in</html>'), 'database response invalid'],
  [
    'a redirect to one',
    () => new Response(null, { status: 302, headers: { location: 'https://sso.test/' } }),
    'database call failed',
  ],
])(
  'a database that responds with %s counts as down: each call is logged, and five open the circuit',
  async (_, page, logged) => {
    const harness = createHarness({ database: async () => page() });
    const token = await issueToken();
    for (let count = 0; count < 5; count += 1) {
      const response = await harness.get('users', token);
      expect(response.status).toBe(502);
      const line = harness.lines.map((text) => JSON.parse(text)).find(({ message }) => message === logged);
      expect(line).toMatchObject({ call: 'GET users', requestId: expect.any(String), reason: expect.any(String) });
      expect(line.requestId).toBe(response.headers.get('x-request-id'));
      harness.lines.length = 0;
    }
    expect((await harness.get('users', token)).status).toBe(503);
    expect(await (await harness.call('/readyz')).json()).toMatchObject({ reasons: ['database'] });
  },
);

test('B095 a cookie of the database is not forwarded', async () => {
  const harness = createHarness({ database: reply(caseOf('B095')) });
  const response = await harness.get('users', await issueToken());
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBeNull();
});

test('of two records of one user the oldest is used, and a warning is logged', async () => {
  const own = { frontegg_tenant_id: 't1', frontegg_user_id: 'user-1' };
  const list = [
    { Id: 9, ...own },
    { Id: 4, ...own },
  ];
  const harness = createHarness({ database: async () => Response.json({ list }) });
  const answer = (await (await harness.get('users', await issueToken())).json()) as { list: { Id: number }[] };
  expect(answer.list.map(({ Id }) => Id)).toEqual([4]);
  expect(harness.lines.some((line) => line.includes('several records'))).toBe(true);
});

test('F083 a database error is the response to a submission: 502 with its status and message', async () => {
  const harness = createHarness({
    database: async (request, respond) =>
      request.url.includes('m7g2')
        ? Response.json({ msg: `boom at https://${DB_HOST}:8080/x\n    at run (/srv/app/db.js:1:1)` }, { status: 500 })
        : respond(request),
  });
  const token = await issueToken();
  await harness.post('users', token, {});
  const response = await harness.post('general', token, feedback);
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ error: 'DATABASE_ERROR', msg: 'Server error: 500 - boom at ***' });
  expect(harness.upstream.filter(({ url }) => url.includes('m7g2'))).toHaveLength(1);
});

test.each([
  ['a statement', `{"error":"DATABASE_ERROR","message":"insert into \`nc_users\` values (1) - SQLITE_CONSTRAINT: x"}`],
  ['a page', '<html>nginx 1.2 at 10.1.2.3</html>'],
  ['nothing', ''],
  ['a table id', `{"error":"TABLE_NOT_FOUND","message":"Table 'm7u4kq0w2e9rgh1' not found"}`],
  ['an address', `{"msg":"connect ECONNREFUSED 10.1.2.3:5432 db.internal:5432 /var/lib/pg/data"}`],
])('the message of the database is not forwarded when it contains %s', async (_, body) => {
  const harness = createHarness({ database: async () => new Response(body, { status: 500 }) });
  const text = await (await harness.get('users', await issueToken())).text();
  expect(text).toContain('Server error: 500 - ');
  for (const inner of [
    'nc_users',
    'SQLITE',
    'nginx',
    '10.1.2.3',
    'm7u4kq0w2e9rgh1',
    '5432',
    '/var/lib',
    'db.internal',
  ]) {
    expect(text + harness.lines.join('\n')).not.toContain(inner);
  }
});

test('a wrong database token is a failure of the gateway: 502, never 401', async () => {
  const harness = createHarness({
    database: async () => Response.json({ error: 'AUTHENTICATION_REQUIRED', message: 'no' }, { status: 401 }),
  });
  expect((await harness.get('users', await issueToken())).status).toBe(502);
});

test('F084 a database that does not respond: 504 within ten seconds, and the call is aborted', async () => {
  let given: AbortSignal | undefined;
  let markCalled = () => {};
  const called = new Promise<void>((resolve) => {
    markCalled = resolve;
  });
  const harness = createHarness({
    database: (request) => {
      given = request.signal;
      markCalled();
      return new Promise<Response>(() => {});
    },
  });
  const pending = harness.get('users', await issueToken());
  await called;
  await harness.clock.advance(10_000);
  const response = await pending;
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({
    msg: 'Server error: 504 - The research database took too long to respond. Try again in a moment.',
  });
  expect(given?.aborted).toBe(true);
});

test.each([
  ['its full deadline', 9000, true],
  ['the rest of its deadline, after its request had waited,', 7000, false],
])('a call that exceeds %s of %i ms counts as a failure of the database: %s', async (_, left, counts) => {
  const clock = createTestClock();
  const breaker = createBreaker(clock.now);
  const database = createDatabaseClient({
    link: { url: 'https://db.test', token: 'x', tableIds: localTableIds, fetch: () => new Promise(() => {}) },
    callRateLimit: createCallRateLimit(0, createCallSlots(clock.now), clock),
    breaker,
    clock,
    log: createLog({ write: () => {}, now: clock.now, secrets: [] }),
    mask: (text) => text,
  });
  const calls = Array.from({ length: 5 }, () =>
    database.remove({ deadline: clock.now() + left, calls: 0 }, 'users', 1),
  );
  const ends = Promise.allSettled(calls);
  await clock.advance(Math.min(left, 8000));
  expect((await ends).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
  expect(breaker.blocked()).toBe(counts);
});

test('a response whose body stalls is aborted as well', async () => {
  let markCalled = () => {};
  const called = new Promise<void>((resolve) => {
    markCalled = resolve;
  });
  const harness = createHarness({
    database: async () => {
      markCalled();
      return new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      );
    },
  });
  const pending = harness.get('users', await issueToken());
  await called;
  await harness.clock.advance(10_000);
  expect((await pending).status).toBe(504);
});

test('F085 reads are retried when the connection breaks, writes never', async () => {
  let count = 0;
  const harness = createHarness({
    database: async (request, respond) => {
      count += 1;
      if (request.method === 'GET' && count % 3 !== 0) throw new TypeError('reset');
      if (request.method === 'POST' && request.url.includes('m7g2')) {
        await respond(request);
        throw new TypeError('reset after the write');
      }
      return respond(request);
    },
  });
  const token = await issueToken();
  const settle = async <T>(pending: Promise<T>): Promise<T> => {
    let done = false;
    void pending.finally(() => {
      done = true;
    });
    while (!done) await harness.clock.advance(50);
    return pending;
  };
  expect((await settle(harness.post('users', token, {}))).status).toBe(200);
  const response = await settle(harness.post('general', token, feedback));
  expect(response.status).toBe(502);
  expect(harness.rows('general')).toHaveLength(1);
});

test('a redirect is not followed', async () => {
  const harness = createHarness({
    database: async () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
  });
  expect((await harness.get('users', await issueToken())).status).toBe(502);
  expect(harness.upstream.map(({ url, redirect }) => [new URL(url).host, redirect])).toEqual([[DB_HOST, 'manual']]);
});

test('five failures open the circuit, and one probe a second closes it once the database works again', async () => {
  let down = true;
  const harness = createHarness({
    database: async (request, respond) => (down ? new Response('{"msg":"down"}', { status: 500 }) : respond(request)),
  });
  const token = await issueToken();
  for (let count = 0; count < 5; count += 1) expect((await harness.get('users', token)).status).toBe(502);
  for (let count = 0; count < 20; count += 1) {
    const refused = await harness.get('users', token);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
  }
  expect(harness.upstream).toHaveLength(5);
  expect((await harness.call('/readyz')).status).toBe(503);
  await harness.clock.advance(1000);
  await Promise.all([harness.get('users', token), harness.get('users', await issueToken({ sub: 'b' }))]);
  expect(harness.upstream).toHaveLength(6);
  down = false;
  await harness.clock.advance(1000);
  expect((await harness.get('users', token)).status).toBe(200);
  expect((await harness.call('/readyz')).status).toBe(200);
});

test('a probe that hangs delays neither the next probe nor other requests', async () => {
  let state: 'down' | 'hangs' | 'up' = 'down';
  const harness = createHarness({
    async database(request, respond) {
      if (state === 'up') return respond(request);
      return state === 'hangs' ? new Promise(() => {}) : new Response('{"msg":"down"}', { status: 500 });
    },
  });
  const token = await issueToken();
  for (let count = 0; count < 5; count += 1) await harness.get('users', token);
  state = 'hangs';
  await harness.clock.advance(1000);
  const hanging = harness.get('users', token);
  await harness.clock.advance(500);
  expect((await harness.get('users', await issueToken({ sub: 'b' }))).status).toBe(503);
  state = 'up';
  await harness.clock.advance(500);
  expect((await harness.get('users', await issueToken({ sub: 'c' }))).status).toBe(200);
  await harness.clock.advance(9000);
  await hanging;
});

test('a process without traffic detects that the database is available again', async () => {
  let down = true;
  const harness = createHarness({
    database: async (request, respond) => (down ? new Response('{"msg":"down"}', { status: 500 }) : respond(request)),
  });
  const token = await issueToken();
  for (let count = 0; count < 5; count += 1) await harness.get('users', token);
  for (let second = 1; second <= 3; second += 1) {
    await harness.clock.advance(1000);
    for (let count = 0; count < 3; count += 1) expect((await harness.call('/readyz')).status).toBe(503);
    expect(harness.upstream).toHaveLength(5 + second);
  }
  down = false;
  await harness.clock.advance(1000);
  expect((await harness.call('/readyz')).status).toBe(200);
  expect((await harness.call('/readyz')).status).toBe(200);
  expect(harness.upstream).toHaveLength(9);
});

test('two hundred concurrent users never exceed the call rate of the database, and all get a response', async () => {
  const starts: number[] = [];
  const harness = createHarness({
    env: { RESEARCH_DB_MAX_PER_SECOND: '5' },
    database: async (request, respond) => {
      starts.push(harness.clock.now());
      return respond(request);
    },
  });
  const statuses: number[] = [];
  const pending: Promise<void>[] = [];
  for (let user = 0; user < 200; user += 1) {
    const token = await issueToken({ sub: `user-${user}`, tenantId: `t${user % 7}` });
    pending.push(
      harness.post('users', token, {}).then((response) => {
        statuses.push(response.status);
        if (response.status === 503) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }),
    );
    await harness.clock.advance(50);
  }
  // In small steps, so that the clock does not overtake pending work.
  for (let step = 0; step < 200; step += 1) await harness.clock.advance(100);
  await Promise.all(pending);
  for (const at of starts)
    expect(starts.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(5);
  expect(statuses).toHaveLength(200);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // Admitted requests are completed.
  expect(statuses.filter((status) => status === 200).length).toBe(harness.rows('users').length);
});

test('a database that blocks is not called for the time it requests', async () => {
  const harness = createHarness({
    database: async () =>
      Response.json({ msg: 'Too many requests' }, { status: 429, headers: { 'retry-after': '30' } }),
  });
  const first = await harness.get('users', await issueToken());
  expect(first.status).toBe(503);
  expect(first.headers.get('retry-after')).toBe('30');
  const second = await harness.get('users', await issueToken());
  expect(second.status).toBe(503);
  expect(harness.upstream).toHaveLength(1);
});

test('a database that requests a day of waiting is retried after a minute', async () => {
  const harness = createHarness({
    database: async (request, respond) =>
      harness.upstream.length === 1
        ? Response.json({ msg: 'Too many requests' }, { status: 429, headers: { 'retry-after': '86400' } })
        : respond(request),
  });
  const token = await issueToken();
  expect((await harness.get('users', token)).headers.get('retry-after')).toBe('60');
  await harness.clock.advance(60_000);
  expect((await harness.get('users', token)).status).toBe(200);
});
