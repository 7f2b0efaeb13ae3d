import { describe, expect, test, vi } from 'vitest';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { type TableName, tables } from '../../../../demo/research/contract';
import { type FeedbackKind, feedbackKinds, webhookKinds } from '../../../../demo/research/feedback/kinds';
import { solutionNames } from '../../../../demo/research/solutions';
import { createHarness, type Harness, issueToken, NOW } from '../support';

type Body = Record<string, unknown>;

const solution = {
  Rating: 4,
  Challenges: 'Yes',
  Describe: 'Alarms at night',
  Paying: 'No',
  Vendors: 'Globex',
  Thoughts: 'Fewer colors',
  Solution: 'Outage Monitoring',
  Meeting: 'Monday',
};
const desktop = {
  Applications: 'Useful',
  Knowledge: 'Essential',
  Automation: 'Useful',
  Status_Page: '',
  Migrations: 'A little',
  Ticketing: 'Useful',
  Bots: 'Not useful',
  Challenges: 'Yes',
  Importance: 'One window',
  Payment: 'No',
  Competitors: 'Globex',
  Additional: 'Dark mode',
  Call: 'Yes',
};
const investment = { Type: 'Company', Range: '$25,000 to $100,000', Advisory: 'No' };
const email = 'ana@example.com';

/** The submission, its row, the webhook's payload, and the message to the user. */
const kinds: Record<FeedbackKind, { body: Body; row: Body; reported?: Body; msg: string }> = {
  general: {
    body: { Rating: 5, Ideas: 'a', Vendors: 'b', Meeting: 'c' },
    row: { Client: email, Rating: 5, Ideas: 'a', Vendors: 'b', Meeting: 'c' },
    reported: { Client: email, Rating: 5, Ideas: 'a', Vendors: 'b', Meeting: 'c' },
    msg: 'Feedback submitted successfully',
  },
  solution: {
    body: solution,
    row: { Client: email, ...solution },
    reported: { Client: email, ...solution },
    msg: 'Solution feedback submitted successfully',
  },
  desktop: {
    body: desktop,
    row: { Client: 'Acme', Email: email, ...desktop, Troubleshoot: 'Useful' },
    reported: { type: 'desktop', Client: 'Acme', Email: email, ...desktop, Troubleshoot: 'Useful' },
    msg: 'Desktop feedback submitted successfully',
  },
  integration: {
    body: { Integration1: 'Slack: alerts in a channel', Integration2: 'Jira: tickets both ways' },
    row: {
      Client: email,
      Integration1: 'Slack: alerts in a channel',
      Integration2: 'Jira: tickets both ways',
      Integration3: null,
      Integration10: null,
    },
    msg: 'Integration feedback submitted successfully',
  },
  investment: {
    body: investment,
    row: { Email: email, ...investment },
    reported: { Email: email, ...investment },
    msg: 'Investment feedback submitted successfully',
  },
  sweepstakes: {
    body: {},
    row: { Client: email, Terms: 'Yes' },
    reported: { Client: email, Email: email },
    msg: 'Sweepstakes acceptance recorded successfully',
  },
};
const each = Object.entries(kinds).map(([kind, rest]) => ({ kind: kind as FeedbackKind, ...rest }));

const signedIn = async (options: Parameters<typeof createHarness>[0] = {}, claims: Body = {}) => {
  const harness = createHarness(options);
  const token = await issueToken(claims);
  await harness.post('users', token, {});
  harness.upstream.length = 0;
  harness.outgoing.length = 0;
  return { ...harness, token };
};
const readResponse = async (response: Promise<Response>) => {
  const { status, json } = await response.then(async (settled) => ({
    status: settled.status,
    json: await settled.json(),
  }));
  return { status, body: json as Body };
};

test('every kind with a webhook has an address setting', () => {
  const withWebhook = Object.keys(feedbackKinds).filter((kind) => feedbackKinds[kind as FeedbackKind].webhook);
  expect(withWebhook.sort()).toEqual([...webhookKinds].sort());
});

describe.each(each)('$kind', ({ kind, body, row, reported, msg }) => {
  test('creates one row, is sent to its webhook, and returns the specified message', async () => {
    const { post, token, rows, outgoing } = await signedIn();
    expect(await readResponse(post(kind, token, body))).toEqual({ status: 200, body: { Id: 1, msg } });
    expect(rows(kind)).toEqual([expect.objectContaining(row)]);
    expect(await Promise.all(outgoing.map((request) => request.json()))).toEqual(reported ? [reported] : []);
  });

  test('fills every column of its table except the optional ones', async () => {
    const { post, token, rows } = await signedIn();
    await post(kind, token, body);
    const empty = tables[kind].map(({ title }) => title).filter((title) => rows(kind)[0]?.[title] === null);
    expect(empty.every((title) => /^Integration\d+$/.test(title))).toBe(true);
  });

  test('without a record, the response is that the user was not found', async () => {
    const harness = createHarness();
    const { status, body: refusal } = await readResponse(harness.post(kind, await issueToken(), body));
    expect([status, refusal.msg]).toEqual([404, 'User not found']);
    expect(harness.rows(kind)).toEqual([]);
  });

  test('refuses a submission of a user without an email address', async () => {
    const { post, token, rows } = await signedIn({}, { email: undefined });
    const { status, body: refusal } = await readResponse(post(kind, token, body));
    expect([status, refusal.msg]).toEqual([422, 'Customer email not found']);
    expect(rows(kind)).toEqual([]);
  });

  test('ignores values for the columns of the user', async () => {
    const { post, token, rows } = await signedIn();
    const forged = Object.fromEntries(feedbackKinds[kind].filled.map((column) => [column, 'bob@example.com']));
    expect((await post(kind, token, { ...body, ...forged })).status).toBe(200);
    expect(rows(kind)).toEqual([expect.objectContaining(row)]);
  });

  test('is refused with an unknown field, which is named, and nothing is stored', async () => {
    const { post, token, upstream } = await signedIn();
    const { status, body: refusal } = await readResponse(post(kind, token, { ...body, tenantId: 't2' }));
    expect([status, Object.keys(refusal.fields as Body)]).toEqual([400, ['tenantId']]);
    expect(upstream).toEqual([]);
  });

  test('is read by its own user only', async () => {
    const { post, get, token } = await signedIn();
    const bob = await issueToken({ sub: 'user-2', email: 'bob@example.com', name: 'Bob' });
    await post('users', bob, {});
    await post(kind, token, body);
    await post(kind, bob, body);
    const mine = await readResponse(get(kind, token));
    const list = mine.body.list as Body[];
    expect(list.map(({ Id }) => Id)).toEqual([1]);
    expect(list[0]).toMatchObject(row);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(
      ['Id', 'CreatedAt', ...tables[kind].map(({ title }) => title)].sort(),
    );
    const { owner } = feedbackKinds[kind];
    const where = (value: string) => `?where=${encodeURIComponent(`@(${owner},eq,"${value}")`)}`;
    expect((await get(kind, token, where(email))).status).toBe(200);
    expect((await get(kind, token, where('bob@example.com'))).status).toBe(400);
    expect((await get(kind, token, `?where=${encodeURIComponent('(Id,gt,0)')}`)).status).toBe(400);
  });

  test('ten attempts of one submission create one row', async () => {
    const { post, token, rows } = await signedIn();
    const key = { 'idempotency-key': 'k1' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => readResponse(post(kind, token, body, key))));
    expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
    expect(rows(kind)).toHaveLength(1);
  });
});

test.each<[FeedbackKind, Body, string[]]>([
  ['solution', { ...solution, Solution: 'Something else' }, ['Solution']],
  ['solution', { ...solution, Paying: 'Maybe' }, ['Paying']],
  ['solution', { ...solution, Rating: '4' }, ['Rating']],
  ['solution', {}, ['Rating', 'Describe', 'Vendors', 'Thoughts', 'Solution']],
  ['desktop', { ...desktop, Call: true }, ['Call']],
  ['desktop', { ...desktop, Applications: 'x'.repeat(201) }, ['Applications']],
  ['desktop', { ...desktop, Importance: { a: 1 } }, ['Importance']],
  ['integration', { Integration11: 'Eleven: too many' }, ['Integration11']],
  ['integration', { Integration1: 'without a description' }, ['Integration1']],
  ['integration', { Integration1: ': no name' }, ['Integration1']],
  ['integration', { Integration1: ['Slack: alerts'] }, ['Integration1']],
  ['integration', { Integration1: `Slack: ${'x'.repeat(5000)}` }, ['Integration1']],
  ['investment', { ...investment, Advisory: 'N/A' }, ['Advisory']],
  ['investment', { ...investment, Range: 'All of it' }, ['Range']],
  ['investment', {}, ['Type', 'Range', 'Advisory']],
  ['sweepstakes', { Rating: 5 }, ['Rating']],
])('%s: %j is refused with the names %j', async (kind, body, fields) => {
  const { post, token, upstream } = await signedIn();
  const { status, body: refusal } = await readResponse(post(kind, token, body));
  expect([status, Object.keys(refusal.fields as Body)]).toEqual([400, fields]);
  expect(upstream).toEqual([]);
});

test('unanswered questions are stored as N/A', async () => {
  const { post, token, rows } = await signedIn();
  const { Challenges: _, Paying: __, Meeting: ___, ...open } = solution;
  await post('solution', token, open);
  await post('solution', token, { ...solution, Challenges: ' ', Paying: '', Meeting: '' });
  const unknown = { Challenges: 'N/A', Paying: 'N/A', Meeting: 'N/A' };
  expect(rows('solution')).toEqual([expect.objectContaining(unknown), expect.objectContaining(unknown)]);
  await post('desktop', token, { ...desktop, Challenges: '', Payment: undefined, Call: 'N/A' });
  expect(rows('desktop')[0]).toMatchObject({ Challenges: 'N/A', Payment: 'N/A', Call: 'N/A' });
});

test.each(Object.values(solutionNames))('feedback about %s is stored with that name', async (Solution) => {
  const { post, token, rows } = await signedIn();
  await post('solution', token, { ...solution, Solution });
  expect(rows('solution')[0]?.Solution).toBe(Solution);
});

describe('desktop feedback', () => {
  const refusing = (table: TableName): NonNullable<Parameters<typeof createHarness>[0]> => ({
    database: async (request, respond) =>
      request.method === 'POST' && !request.url.includes('m7u4kq0w2e9rgh1') && table === 'desktop'
        ? Response.json({ msg: 'disk is full' }, { status: 500 })
        : respond(request),
  });

  test('requires an account name in the record', async () => {
    const noName = { list: [{ Id: 1, frontegg_tenant_id: 't1', frontegg_user_id: 'user-1', frontegg_email: email }] };
    const harness = createHarness({ database: async () => Response.json(noName) });
    const { status, body } = await readResponse(harness.post('desktop', await issueToken(), desktop));
    expect([status, body.msg]).toEqual([422, 'Customer name not found']);
    expect(harness.outgoing).toEqual([]);
  });

  test('succeeds when only the webhook accepted it', async () => {
    const { post, token, rows, outgoing } = await signedIn(refusing('desktop'));
    expect(await readResponse(post('desktop', token, desktop))).toEqual({
      status: 200,
      body: { msg: 'Desktop feedback submitted successfully' },
    });
    expect(rows('desktop')).toEqual([]);
    expect(outgoing).toHaveLength(1);
  });

  test('succeeds when only the database accepted it', async () => {
    const { post, token, rows } = await signedIn({ outside: async () => new Response('', { status: 500 }) });
    expect((await post('desktop', token, desktop)).status).toBe(200);
    expect(rows('desktop')).toHaveLength(1);
  });

  test('fails when neither accepted it, and can be retried', async () => {
    let down = true;
    const { post, token, rows } = await signedIn({
      database: async (request, respond) =>
        down && request.method === 'POST' && request.url.includes('m7d1')
          ? Response.json({ msg: 'no' }, { status: 400 })
          : respond(request),
      outside: async () => new Response('', { status: down ? 503 : 200 }),
    });
    const key = { 'idempotency-key': 'k1' };
    const { status, body } = await readResponse(post('desktop', token, desktop, key));
    expect([status, body.msg]).toEqual([502, 'Both DB and webhook submissions failed']);
    down = false;
    expect((await post('desktop', token, desktop, key)).status).toBe(200);
    expect(rows('desktop')).toHaveLength(1);
  });

  describe('that was not accepted', () => {
    const refused = async () => {
      const down = { database: true, webhook: true };
      const harness = await signedIn({
        database: async (request, respond) =>
          down.database && request.method === 'POST' && request.url.includes('m7d1')
            ? Response.json({ msg: 'no' }, { status: 400 })
            : respond(request),
        outside: async () => new Response('', { status: down.webhook ? 503 : 200 }),
      });
      expect((await harness.post('desktop', harness.token, desktop)).status).toBe(502);
      return { ...harness, down };
    };

    test('is marked as returned, since the user was asked to send it again', async () => {
      const { gateway } = await refused();
      expect(await gateway.failures()).toMatchObject([{ kind: 'desktop', returned: true, reason: 'status 503' }]);
    });

    test('is removed from the list when the user sent it again and the database accepted it', async () => {
      const { gateway, post, token, down } = await refused();
      down.database = false;
      expect((await post('desktop', token, desktop)).status).toBe(200);
      // The second one is in the database and its webhook failed: that is a case for the operator.
      await expect.poll(async () => (await gateway.failures()).map(({ returned }) => returned)).toEqual([false]);
    });

    test('is removed from the list when the webhook accepted it', async () => {
      const { gateway, post, token, down } = await refused();
      down.webhook = false;
      expect((await post('desktop', token, desktop)).status).toBe(200);
      expect(await gateway.failures()).toEqual([]);
    });

    test('stays in the list when something else is sent', async () => {
      const { gateway, post, token, down } = await refused();
      Object.assign(down, { database: false, webhook: false });
      expect((await post('desktop', token, { ...desktop, Importance: 'Changed' })).status).toBe(200);
      expect(await gateway.failures()).toMatchObject([{ returned: true }]);
    });
  });
});

describe('integrations', () => {
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`Integration${at + 1}`, `Tool ${at}: it`]));

  test('are updated in place: ten slots cleared, then filled again', async () => {
    const { post, token, rows, upstream } = await signedIn();
    await post('integration', token, ten);
    const { body } = await readResponse(
      post('integration', token, { Integration4: 'Jira: tickets', Integration9: '' }),
    );
    expect(body.Id).toBe(1);
    expect(rows('integration')).toHaveLength(1);
    const row: Body = rows('integration')[0] ?? {};
    expect(row.Integration1).toBe('Jira: tickets');
    for (let slot = 2; slot <= 10; slot += 1) expect(row[`Integration${slot}`], `slot ${slot}`).toBeNull();
    const slots = Object.fromEntries(Object.keys(ten).map((name) => [name, null]));
    expect(upstream.at(-1)).toMatchObject({ method: 'PATCH' });
    expect(upstream.at(-1)?.body).toEqual([{ Id: 1, ...slots, Integration1: 'Jira: tickets' }]);
  });

  test('request only the ids of earlier rows', async () => {
    const { post, token, upstream } = await signedIn();
    await post('integration', token, ten);
    const queries = upstream.filter(({ method }) => method === 'GET').map(({ url }) => new URL(url).searchParams);
    expect(queries.map((query) => query.get('fields'))).toEqual(['Id,Client', 'Id,Client']);
  });

  const busy = () => Response.json({ msg: 'no' }, { status: 429, headers: { 'retry-after': '1' } });

  test('succeed when a new list is stored but cannot be read again', async () => {
    let reads = 0;
    const { post, token, rows } = await signedIn({
      database: async (request, respond) => {
        if (!request.url.includes('m7i3') || request.method !== 'GET') return respond(request);
        reads += 1;
        return reads === 2 ? busy() : respond(request);
      },
    });
    const { msg } = kinds.integration;
    expect(await readResponse(post('integration', token, ten))).toEqual({ status: 200, body: { Id: 1, msg } });
    expect(rows('integration')).toHaveLength(1);
  });

  test('that were stored but refused at the second step are not reported as missing', async () => {
    let writes = 0;
    const { post, token, rows } = await signedIn({
      database: async (request, respond) => {
        if (!request.url.includes('m7i3')) return respond(request);
        if (request.method === 'PATCH') return busy();
        if (request.method !== 'POST') return respond(request);
        writes += 1;
        // Another gateway was as fast.
        await respond(request.clone());
        return respond(request);
      },
    });
    const { status, body } = await readResponse(post('integration', token, ten));
    expect([status, body.error, writes, rows('integration').length]).toEqual([503, 'BUSY_MAYBE_STORED', 1, 2]);
    expect(body.msg).toBe('The research database is busy. Your input may have been stored; try again in a moment.');
  });

  test('are cleared by an empty list', async () => {
    const { post, token, rows } = await signedIn();
    await post('integration', token, ten);
    expect((await post('integration', token, {})).status).toBe(200);
    expect(
      Object.entries(rows('integration')[0] ?? {}).filter(([name, value]) => /^Integ/.test(name) && value),
    ).toEqual([]);
  });

  test('that are sent twice at once result in one record with the slots of one of them', async () => {
    const { post, token, rows } = await signedIn();
    const other = Object.fromEntries(Object.keys(ten).map((name) => [name, `Other: ${name}`]));
    await Promise.all([post('integration', token, ten), post('integration', token, other)]);
    expect(rows('integration')).toHaveLength(1);
    const slots = Object.keys(ten).map((name) => String(rows('integration')[0]?.[name]).slice(0, 4));
    expect(new Set(slots).size).toBe(1);
  });

  test('that two gateways create at once result in one record', async () => {
    const first = await signedIn();
    const second = createHarness({ store: first.store });
    await Promise.all([
      first.post('integration', first.token, ten),
      second.post('integration', first.token, { Integration1: 'Jira: tickets' }),
    ]);
    expect(first.rows('integration')).toHaveLength(1);
  });
});

describe('own rows', () => {
  const send = async ({ post }: Pick<Harness, 'post'>, token: string, count: number) => {
    for (let at = 1; at <= count; at += 1)
      await post('general', token, { Rating: 3, Ideas: `idea ${at}`, Vendors: '', Meeting: '' });
  };

  test('are returned newest first, in pages', async () => {
    const { post, get, token } = await signedIn({ env: { GATEWAY_WRITES_PER_SECOND: '0' } });
    await send({ post }, token, 7);
    const { body } = await readResponse(get('general', token, '?limit=3&offset=3'));
    expect((body.list as Body[]).map(({ Ideas }) => Ideas)).toEqual(['idea 4', 'idea 3', 'idea 2']);
    expect(body.pageInfo).toMatchObject({ totalRows: 7, page: 2, isFirstPage: false, isLastPage: false });
  });

  // The local database refuses such an offset as the recorded NocoDB does: 422 and INVALID_OFFSET_VALUE.
  test.each([
    ['right after the last row', 'limit=3&offset=6', 6, { totalRows: 6, page: 3, pageSize: 3 }],
    ['far beyond it', 'offset=1000', 6, { totalRows: 6, page: 41, pageSize: 25 }],
    ['of a list without rows', 'offset=25', 0, { totalRows: 0, page: 2, pageSize: 25 }],
  ])('a page %s is empty and not an error', async (_, query, count, pageInfo) => {
    const { post, get, token, lines } = await signedIn({ env: { GATEWAY_WRITES_PER_SECOND: '0' } });
    await send({ post }, token, count);
    expect(await readResponse(get('general', token, `?${query}`))).toEqual({
      status: 200,
      body: { list: [], pageInfo: { ...pageInfo, isFirstPage: false, isLastPage: true } },
    });
    expect(lines.join('\n')).not.toContain('database call failed');
  });

  test.each([
    ['another refusal', 422, { error: 'INVALID_FILTER', message: "Offset value '25' is invalid" }],
    ['an error with the same text', 500, { error: 'INVALID_OFFSET_VALUE', message: 'no' }],
  ])('%s of such a page is still an error', async (_, code, body) => {
    const { get, token } = await signedIn({
      database: async (request, respond) =>
        new URL(request.url).searchParams.get('offset') === '25'
          ? Response.json(body, { status: code })
          : respond(request),
    });
    expect((await get('general', token, '?offset=25')).status).toBe(502);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=3&offset=2',
    'limit=-1',
    'fields=Id',
    'limit=1&limit=2',
    'sort=Id',
  ])('%s is refused', async (query) => {
    const { get, token, upstream } = await signedIn();
    expect((await get('general', token, `?${query}`)).status).toBe(400);
    expect(upstream).toEqual([]);
  });

  test('a case-insensitive database reveals no rows of other users', async () => {
    const rows = [
      { Id: 2, Client: 'ANA@example.com', Ideas: 'hers' },
      { Id: 1, Client: email, Ideas: 'mine' },
    ];
    const { get, token, lines } = await signedIn({
      database: async (request, respond) =>
        request.url.includes('m7g2') ? Response.json({ list: rows }) : respond(request),
    });
    const { body } = await readResponse(get('general', token));
    expect((body.list as Body[]).map(({ Ideas }) => Ideas)).toEqual(['mine']);
    expect(lines.join('\n')).toContain('rows of another user');
  });

  test('are requested once in five seconds for all tabs, and again after a submission', async () => {
    const { post, get, token, upstream, clock } = await signedIn();
    await send({ post }, token, 1);
    upstream.length = 0;
    await Promise.all([get('general', token), get('general', token)]);
    await get('general', token);
    expect(upstream).toHaveLength(1);
    await send({ post }, token, 1);
    const { body } = await readResponse(get('general', token));
    expect((body.list as Body[]).map(({ Id }) => Id)).toEqual([2, 1]);
    upstream.length = 0;
    await clock.advance(5000);
    await get('general', token);
    expect(upstream.filter(({ url }) => url.includes('m7g2'))).toHaveLength(1);
  });

  test('are empty for a user without a record', async () => {
    const harness = createHarness();
    expect((await harness.get('general', await issueToken())).status).toBe(404);
  });
});

test('a user record creates no entry in the journal', async () => {
  const state = openSqliteState({ now: () => NOW });
  const begin = vi.spyOn(state.journal, 'begin');
  const { post, token } = await signedIn({ state });
  await post('users', token, {}, { 'idempotency-key': 'k1' });
  expect(begin).not.toHaveBeenCalled();
  await post('general', token, kinds.general.body, { 'idempotency-key': 'k1' });
  expect(begin).toHaveBeenCalledOnce();
});
