import { describe, expect, test } from 'vitest';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import type { RecordStore } from '../../../../demo/research/local/store';
import { createHarness, issueToken } from '../support';

type Options = NonNullable<Parameters<typeof createHarness>[0]>;
type List = { list: { Id: number; Ideas: string }[] };

const signedIn = async (options: Options = {}) => {
  const harness = createHarness({ ...options, env: { GATEWAY_WRITES_PER_SECOND: '0', GATEWAY_READS_PER_SECOND: '0' } });
  const users: string[] = [];
  const signIn = async () => {
    const name = `person-${users.length + 1}`;
    const token = await issueToken({ sub: name, email: `${name}@example.com`, exp: 2_000_000_000 });
    users.push(name);
    await harness.post('users', token, {});
    return token;
  };
  const token = await signIn();
  return { ...harness, token, signIn };
};

const idea = (Ideas: string) => ({ Rating: 1, Ideas, Vendors: '' });
const statusesOf = async (responses: Promise<Response>[]) => (await Promise.all(responses)).map(({ status }) => status);

/** The maximum size of a body: three bytes per character, or six where JSON has to escape it. */
const largest = (at: number, char = '語', length = 5000) => {
  const text = `${at} `.padEnd(length, char);
  return { Rating: 3, Describe: text, Challenges: text, Vendors: text, Thoughts: text, Solution: 'Outage Monitoring' };
};

/** Replaces a user's own rows with such rows. */
const fill = (store: RecordStore, name: string, count: number) => {
  const rows = Array.from({ length: count }, (_, at) => ({ ...largest(at), Client: `${name}@example.com` }));
  store.insert(localTableIds.solution, rows);
};

const isSolution = (request: Request) => request.url.includes('m7o5');

describe('a hundred of the largest rows', () => {
  const written = async (options: Options = {}) => {
    const harness = await signedIn(options);
    for (const body of [largest(0), largest(1, '\u0001', 2650)])
      expect((await harness.post('solution', harness.token, body)).status).toBe(200);
    fill(harness.store, 'person-1', 98);
    return harness;
  };

  test('are read concurrently, also by many tabs, without delaying other users', async () => {
    const { get, post, call, token, signIn } = await written();
    const page = (await (await get('solution', token, '?limit=100')).json()) as List;
    expect(page.list.map(({ Id }) => Id)).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at));
    const tabs = Array.from({ length: 8 }, (_, tab) => get('solution', token, `?limit=${90 + tab}`));
    expect(await statusesOf(tabs)).toEqual(tabs.map(() => 200));
    expect((await call('/readyz')).status).toBe(200);
    expect((await post('general', await signIn(), idea('n'))).status).toBe(200);
  });

  test('do not prevent a repeat from finding the row of a lost response, with few of them read', async () => {
    let losing = false;
    const { post, token, rows, upstream } = await written({
      database: async (request, respond) => {
        const response = await respond(request);
        if (losing && isSolution(request) && request.method === 'POST') throw new TypeError('reset');
        return response;
      },
    });
    losing = true;
    const send = () => post('solution', token, largest(100), { 'idempotency-key': 'lost' });
    expect((await send()).status).toBe(502);
    losing = false;
    upstream.length = 0;
    expect(await (await send()).json()).toMatchObject({ Id: 101 });
    expect(rows('solution')).toHaveLength(101);
    expect(upstream.map(({ url }) => new URL(url).searchParams.get('limit'))).toEqual(['10']);
  });
});

test('a repeat reads on while the rows are as new, and stops at rows that are too old', async () => {
  let losing = true;
  const { post, token, rows, upstream, clock } = await signedIn({
    database: async (request, respond) => {
      const response = await respond(request);
      if (losing && request.url.includes('m7g2') && request.method === 'POST') throw new TypeError('reset');
      return response;
    },
  });
  const offsets = () => {
    const reads = upstream.splice(0).filter(({ method, url }) => method === 'GET' && url.includes('m7g2'));
    return reads.map(({ url }) => new URL(url).searchParams.get('offset'));
  };
  const send = (text: string, key: string) => post('general', token, idea(text), { 'idempotency-key': key });
  expect((await send('lost', 'a')).status).toBe(502);
  losing = false;
  for (let at = 0; at < 25; at += 1) await send(`later ${at}`, `later-${at}`);
  offsets();
  expect(await (await send('lost', 'a')).json()).toMatchObject({ Id: 1 });
  expect(offsets()).toEqual(['0', '10', '20']);

  await clock.advance(700_000);
  losing = true;
  await send('lost again', 'b');
  losing = false;
  const [stored] = rows('general').slice(-1);
  if (stored) stored.Ideas = 'somebody changed it';
  offsets();
  expect(await (await send('lost again', 'b')).json()).toMatchObject({ Id: 28 });
  expect(offsets()).toEqual(['0']);
});

describe('rows that were read', () => {
  const read = async (harness: Awaited<ReturnType<typeof signedIn>>, query: string) => {
    const response = await harness.get('general', harness.token, query);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    return ((await response.json()) as List).list.map(({ Ideas }) => Ideas);
  };

  test('are cached for at most five seconds, whatever else is requested meanwhile', async () => {
    const harness = await signedIn();
    await harness.post('general', harness.token, idea('old'));
    expect(await read(harness, '?limit=25')).toEqual(['old']);
    const [row] = harness.rows('general');
    if (row) row.Ideas = 'new';
    await harness.clock.advance(4000);
    expect(await read(harness, '?limit=26')).toEqual(['new']);
    expect(await read(harness, '?limit=25')).toEqual(['old']);
    await harness.clock.advance(1000);
    expect(await read(harness, '?limit=25')).toEqual(['new']);
  });

  test('are cached for the newest four pages of one list', async () => {
    const harness = await signedIn();
    for (const limit of [1, 2, 3, 4, 5]) await read(harness, `?limit=${limit}`);
    harness.upstream.length = 0;
    for (const limit of [5, 4, 3, 2]) await read(harness, `?limit=${limit}`);
    expect(harness.upstream).toEqual([]);
    await read(harness, '?limit=1');
    expect(harness.upstream).toHaveLength(1);
  });

  test('large rows of many users do not all stay in the cache', async () => {
    const harness = await signedIn();
    const tokens = [harness.token];
    while (tokens.length < 8) tokens.push(await harness.signIn());
    for (const [at] of tokens.entries()) fill(harness.store, `person-${at + 1}`, 100);
    for (const token of tokens) await (await harness.get('solution', token, '?limit=100')).text();
    harness.upstream.length = 0;
    for (const token of tokens.toReversed()) await (await harness.get('solution', token, '?limit=100')).text();
    expect(harness.upstream.length).toBeGreaterThan(0);
    expect(harness.upstream.length).toBeLessThan(tokens.length);
  });
});

test('one user cannot use up the database calls by paging through a list', async () => {
  const harness = await signedIn();
  const { get, token, upstream, clock } = harness;
  upstream.length = 0;
  const statuses = await statusesOf(Array.from({ length: 100 }, (_, at) => get('general', token, `?limit=${at + 1}`)));
  expect([statuses.filter((status) => status === 200).length, upstream.length]).toEqual([24, 24]);
  const refused = await get('general', token, '?limit=100');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  // A cached list makes no call.
  expect((await get('general', token, '?limit=24')).status).toBe(200);
  expect((await get('general', await harness.signIn())).status).toBe(200);
  await clock.advance(1000);
  expect(await statusesOf([98, 99, 100].map((limit) => get('general', token, `?limit=${limit}`)))).toEqual([
    200, 200, 429,
  ]);
});

test('eight lists are read concurrently, a hundred wait, and the rest is refused at once', async () => {
  let underWay = 0;
  let most = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const harness = await signedIn({
    database: async (request, respond) => {
      if (!request.url.includes('m7g2')) return respond(request);
      underWay += 1;
      most = Math.max(most, underWay);
      await held;
      underWay -= 1;
      return respond(request);
    },
  });
  const tokens = [harness.token];
  while (tokens.length < 120) tokens.push(await harness.signIn());
  const responses = statusesOf(tokens.map((token) => harness.get('general', token)));
  await harness.clock.advance(0);
  expect(underWay).toBe(8);
  release();
  const statuses = await responses;
  expect(most).toBe(8);
  expect(statuses.filter((status) => status === 200)).toHaveLength(108);
  expect(statuses.filter((status) => status === 503)).toHaveLength(12);
  expect((await harness.get('general', harness.token, '?limit=7')).status).toBe(200);
});
