import { describe, expect, test } from 'vitest';
import { localTableIds } from '../../../../demo/research/local/local-tables';
import type { RecordStore } from '../../../../demo/research/local/store';
import { createHarness, deferred, feedback, type HarnessOptions, issueToken } from '../support';

type List = { list: { Id: number; Ideas: string }[]; pageInfo: object };

const signedIn = async (options: HarnessOptions = {}) => {
  const harness = createHarness({ ...options, env: { GATEWAY_READS_PER_SECOND: '0', ...options.env } });
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
  const written = async (options: HarnessOptions = {}) => {
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
  const held = deferred();
  const harness = await signedIn({
    database: async (request, respond) => {
      if (!request.url.includes('m7g2')) return respond(request);
      underWay += 1;
      most = Math.max(most, underWay);
      await held.promise;
      underWay -= 1;
      return respond(request);
    },
  });
  const tokens = [harness.token];
  while (tokens.length < 120) tokens.push(await harness.signIn());
  const responses = statusesOf(tokens.map((token) => harness.get('general', token)));
  await harness.clock.advance(0);
  expect(underWay).toBe(8);
  held.resolve();
  const statuses = await responses;
  expect(most).toBe(8);
  expect(statuses.filter((status) => status === 200)).toHaveLength(108);
  expect(statuses.filter((status) => status === 503)).toHaveLength(12);
  expect((await harness.get('general', harness.token, '?limit=7')).status).toBe(200);
});

describe('own rows', () => {
  const withIdeas = async (count: number, options: HarnessOptions = {}) => {
    const harness = await signedIn(options);
    const send = (text: string) => harness.post('general', harness.token, idea(text));
    for (let at = 1; at <= count; at += 1) await send(`idea ${at}`);
    harness.upstream.length = 0;
    const read = async (query = '') => {
      const response = await harness.get('general', harness.token, query);
      expect(response.status).toBe(200);
      return (await response.json()) as List;
    };
    return { ...harness, send, read };
  };

  test('are returned newest first, in pages', async () => {
    const { read } = await withIdeas(7);
    const { list, pageInfo } = await read('?limit=3&offset=3');
    expect(list.map(({ Ideas }) => Ideas)).toEqual(['idea 4', 'idea 3', 'idea 2']);
    expect(pageInfo).toMatchObject({ totalRows: 7, page: 2, isFirstPage: false, isLastPage: false });
  });

  // The local database refuses such an offset as the recorded NocoDB does: 422 and INVALID_OFFSET_VALUE.
  test.each([
    ['right after the last row', 'limit=3&offset=6', 6, { totalRows: 6, page: 3, pageSize: 3 }],
    ['far beyond it', 'offset=1000', 6, { totalRows: 6, page: 41, pageSize: 25 }],
    ['of a list without rows', 'offset=25', 0, { totalRows: 0, page: 2, pageSize: 25 }],
  ])('a page %s is empty and not an error', async (_, query, count, pageInfo) => {
    const { read, lines } = await withIdeas(count);
    expect(await read(`?${query}`)).toEqual({
      list: [],
      pageInfo: { ...pageInfo, isFirstPage: false, isLastPage: true },
    });
    expect(lines.join('\n')).not.toContain('database call failed');
  });

  test.each([
    ['another refusal', 422, { error: 'INVALID_FILTER', message: "Offset value '25' is invalid" }],
    ['an error with the same text', 500, { error: 'INVALID_OFFSET_VALUE', message: 'no' }],
  ])('%s of such a page is still an error', async (_, status, body) => {
    const { get, token } = await signedIn({
      database: async (request, respond) =>
        new URL(request.url).searchParams.get('offset') === '25' ? Response.json(body, { status }) : respond(request),
    });
    expect((await get('general', token, '?offset=25')).status).toBe(502);
  });

  test.each(['limit=0', 'limit=101', 'limit=x', 'limit=3&offset=2', 'limit=-1'])('%s is refused', async (query) => {
    const { get, token, upstream } = await withIdeas(0);
    expect((await get('general', token, `?${query}`)).status).toBe(400);
    expect(upstream).toEqual([]);
  });

  test('of others are not revealed by a case-insensitive database', async () => {
    const list = [
      { Id: 2, Client: 'PERSON-1@example.com', Ideas: 'hers' },
      { Id: 1, Client: 'person-1@example.com', Ideas: 'mine' },
    ];
    const { read, lines } = await withIdeas(0, {
      database: async (request, respond) => (request.url.includes('m7g2') ? Response.json({ list }) : respond(request)),
    });
    expect((await read()).list.map(({ Ideas }) => Ideas)).toEqual(['mine']);
    expect(lines.join('\n')).toContain('rows of another user');
  });

  test('are requested once for all tabs, and again after a submission', async () => {
    const { read, send, upstream } = await withIdeas(1);
    await Promise.all([read(), read()]);
    await read();
    expect(upstream).toHaveLength(1);
    await send('another');
    expect((await read()).list.map(({ Id }) => Id)).toEqual([2, 1]);
  });
});

test('each user has a limit of writes of their own', async () => {
  const { post, signIn, token, clock } = await signedIn({ env: { GATEWAY_WRITES_PER_SECOND: '1' } });
  const send = (count = 0) => post('general', token, feedback, { 'x-forwarded-for': `10.0.0.${count}` });
  const statuses = await statusesOf(Array.from({ length: 32 }, (_, count) => send(count)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(29);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await post('general', await signIn(), feedback)).status).toBe(200);
  await clock.advance(1000);
  expect((await send()).status).toBe(200);
});
