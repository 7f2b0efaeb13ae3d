import { expect, test } from 'vitest';
import { createBreaker } from '../../../../demo/gateway/nocodb/breaker';
import { createCallRateLimit } from '../../../../demo/gateway/nocodb/call-rate-limit';
import { createDatabaseClient } from '../../../../demo/gateway/nocodb/client';
import { createCallSlots } from '../../../../demo/gateway/runtime/call-slots';
import { createLog } from '../../../../demo/gateway/runtime/log';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import apiBodies from '../../../payloads/api-bodies.json';
import {
  createHarness,
  createTestClock,
  DB_TOKEN,
  deferred,
  feedback,
  type HarnessOptions,
  issueToken,
  settle,
} from '../support';

const cases = apiBodies.cases['gateway-upstream'];
const reply = (item: (typeof cases)[keyof typeof cases]) => async () =>
  new Response('body' in item ? item.body.replace('<provider>', 'frontegg') : '', {
    status: item.status,
    headers: 'headers' in item ? item.headers : { 'content-type': 'application/json' },
  });

test('the table contains the cases of the gateway', () => {
  expect(Object.keys(cases)).toEqual(['B089', 'B090', 'B091', 'B092', 'B093', 'B094', 'B095']);
});

const invalid = '502 - The research database returned an invalid response. Try again in a moment.';
const foreign = '502 - The research database returned a record that is not yours. Try again in a moment.';

test.each<[keyof typeof cases, string]>([
  ['B089', invalid],
  ['B090', invalid],
  ['B091', foreign],
  ['B092', foreign],
  ['B093', '400 - bad token ***'],
  ['B094', '500 - <script>'],
])('%s', async (id, text) => {
  const harness = createHarness({ database: reply(cases[id]) });
  const response = await harness.get('users', await issueToken());
  expect(response.status).toBe(502);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await response.json()).toEqual({ error: 'DATABASE_ERROR', msg: `Server error: ${text}` });
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

test('a response that is too long fails one request, is logged, and does not open the circuit', async () => {
  const harness = createHarness({
    database: async (request, respond) =>
      decodeURIComponent(request.url).includes('user-2')
        ? Response.json({ list: [{ Id: 1, text: 'x'.repeat(3_000_000) }] })
        : respond(request),
  });
  const token = await issueToken({ sub: 'user-2' });
  for (let count = 0; count < 8; count += 1) expect((await harness.get('users', token)).status).toBe(502);
  const misunderstood = harness.logged().filter(({ message }) => message === 'database response invalid');
  expect(misunderstood).toHaveLength(8);
  expect(misunderstood[0]).toMatchObject({
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
      const line = harness.logged().find(({ message }) => message === logged);
      expect(line).toMatchObject({ call: 'GET users', requestId: expect.any(String), reason: expect.any(String) });
      expect(line.requestId).toBe(response.headers.get('x-request-id'));
      harness.lines.length = 0;
    }
    expect((await harness.get('users', token)).status).toBe(503);
    expect(await (await harness.call('/readyz')).json()).toMatchObject({ reasons: ['database'] });
  },
);

test('B095 a cookie of the database is not forwarded', async () => {
  const harness = createHarness({ database: reply(cases.B095) });
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

test('F084 a database that does not respond: 504 within ten seconds, and the call is aborted', async () => {
  let given: AbortSignal | undefined;
  const called = deferred();
  const harness = createHarness({
    database: (request) => {
      given = request.signal;
      called.resolve();
      return new Promise<Response>(() => {});
    },
  });
  const pending = harness.get('users', await issueToken());
  await called.promise;
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
  const called = deferred();
  const harness = createHarness({
    database: async () => {
      called.resolve();
      return new Response(
        new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
      );
    },
  });
  const pending = harness.get('users', await issueToken());
  await called.promise;
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
  expect((await settle(harness, harness.post('users', token, {}))).status).toBe(200);
  const response = await settle(harness, harness.post('general', token, feedback));
  expect(response.status).toBe(502);
  expect(harness.rows('general')).toHaveLength(1);
});

/** A database that failed five times, so that the gateway no longer calls it. */
const withOpenCircuit = async () => {
  const is: { up: boolean; hanging: boolean } = { up: false, hanging: false };
  const database: HarnessOptions['database'] = async (request, respond) => {
    if (is.hanging) return new Promise(() => {});
    return is.up ? respond(request) : new Response('{"msg":"down"}', { status: 500 });
  };
  const harness = createHarness({ database });
  const token = await issueToken();
  for (let count = 0; count < 5; count += 1) expect((await harness.get('users', token)).status).toBe(502);
  return { ...harness, is, token };
};

test('five failures open the circuit, and one probe a second closes it once the database works again', async () => {
  const { is, token, ...harness } = await withOpenCircuit();
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
  is.up = true;
  await harness.clock.advance(1000);
  expect((await harness.get('users', token)).status).toBe(200);
  expect((await harness.call('/readyz')).status).toBe(200);
});

test('a probe that hangs delays neither the next probe nor other requests', async () => {
  const { is, token, ...harness } = await withOpenCircuit();
  is.hanging = true;
  await harness.clock.advance(1000);
  const hanging = harness.get('users', token);
  await harness.clock.advance(500);
  expect((await harness.get('users', await issueToken({ sub: 'b' }))).status).toBe(503);
  Object.assign(is, { up: true, hanging: false });
  await harness.clock.advance(500);
  expect((await harness.get('users', await issueToken({ sub: 'c' }))).status).toBe(200);
  await harness.clock.advance(9000);
  await hanging;
});

test('a process without traffic detects that the database is available again', async () => {
  const { is, token, ...harness } = await withOpenCircuit();
  for (let second = 1; second <= 3; second += 1) {
    await harness.clock.advance(1000);
    for (let count = 0; count < 3; count += 1) expect((await harness.call('/readyz')).status).toBe(503);
    expect(harness.upstream).toHaveLength(5 + second);
  }
  is.up = true;
  await harness.clock.advance(1000);
  expect((await harness.call('/readyz')).status).toBe(200);
  expect((await harness.call('/readyz')).status).toBe(200);
  expect(harness.upstream).toHaveLength(9);
});

test('concurrent users never exceed the call rate of the database, and all get a response', async () => {
  const starts: number[] = [];
  const harness = createHarness({
    env: { RESEARCH_DB_MAX_PER_SECOND: '5' },
    database: async (request, respond) => {
      starts.push(harness.clock.now());
      return respond(request);
    },
  });
  const tokens = await Promise.all(Array.from({ length: 40 }, (_, user) => issueToken({ sub: `user-${user}` })));
  const pending = Promise.all(tokens.map((token) => harness.post('users', token, {})));
  const responses = await settle(harness, pending);
  for (const at of starts)
    expect(starts.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(5);
  const [stored, refused] = [200, 503].map((status) => responses.filter((response) => response.status === status));
  expect([stored?.length, (stored?.length ?? 0) + (refused?.length ?? 0)]).toEqual([harness.rows('users').length, 40]);
  for (const { headers } of refused ?? []) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([
  ['half a minute', '30', 30],
  ['a day', '86400', 60],
])('a database that requests a wait of %s is not called for that time, a minute at most', async (_, asked, seconds) => {
  const harness = createHarness({
    database: async (request, respond) =>
      harness.upstream.length === 1
        ? Response.json({ msg: 'Too many requests' }, { status: 429, headers: { 'retry-after': asked } })
        : respond(request),
  });
  const token = await issueToken();
  for (let count = 0; count < 2; count += 1) {
    const refused = await harness.get('users', token);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, String(seconds)]);
  }
  expect(harness.upstream).toHaveLength(1);
  await harness.clock.advance(seconds * 1000);
  expect((await harness.get('users', token)).status).toBe(200);
});
