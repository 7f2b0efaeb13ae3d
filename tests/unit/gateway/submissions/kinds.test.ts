import { describe, expect, test, vi } from 'vitest';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { tables } from '../../../../demo/research/contract';
import {
  type FeedbackKind,
  feedbackKinds,
  type WebhookKind,
  webhookKinds,
} from '../../../../demo/research/feedback/kinds';
import { validBodies } from '../every-route';
import {
  busy,
  createHarness,
  feedback,
  type HarnessOptions,
  issueToken,
  NOW,
  signedIn,
  webhookAddresses,
} from '../support';

type Body = Record<string, unknown>;

const { solution, investment } = validBodies;
const desktop = {
  ...validBodies.desktop,
  Knowledge: 'Essential',
  Status_Page: '',
  Migrations: 'A little',
  Bots: 'Not useful',
};
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

const readResponse = async (response: Promise<Response>) => {
  const settled = await response;
  return { status: settled.status, body: (await settled.json()) as Body };
};
const key = { 'idempotency-key': 'k1' };

test('every kind with a webhook has an address setting', () => {
  const withWebhook = Object.keys(feedbackKinds).filter((kind) => feedbackKinds[kind as FeedbackKind].webhook);
  expect(withWebhook.sort()).toEqual([...webhookKinds].sort());
});

describe.each(each)('$kind', ({ kind, body, row, reported, msg }) => {
  test('creates one row with every column, is sent to its webhook, and returns the specified message', async () => {
    const { post, get, token, rows, outgoing } = await signedIn();
    expect(await readResponse(post(kind, token, body))).toEqual({ status: 200, body: { Id: 1, msg } });
    expect(rows(kind)).toEqual([expect.objectContaining(row)]);
    const empty = tables[kind].map(({ title }) => title).filter((title) => rows(kind)[0]?.[title] === null);
    expect(empty.every((title) => /^Integration\d+$/.test(title))).toBe(true);
    expect(await Promise.all(outgoing.map((request) => request.json()))).toEqual(reported ? [reported] : []);
    if (reported) expect(outgoing[0]?.url).toBe(webhookAddresses[kind as WebhookKind]);
    const { list } = (await readResponse(get(kind, token))).body as { list: Body[] };
    expect(list).toEqual([expect.objectContaining(row)]);
    const columns = ['Id', 'CreatedAt', ...tables[kind].map(({ title }) => title)];
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(columns.sort());
  });

  test.each<[string, HarnessOptions, Body, number, string]>([
    ['an email address', {}, { email: undefined }, 422, 'Customer email not found'],
    ['a record', { database: async () => Response.json({ list: [] }) }, {}, 404, 'User not found'],
  ])('is refused for a user without %s', async (_, options, claims, status, text) => {
    const { post, rows, outgoing } = createHarness(options);
    const token = await issueToken(claims);
    if (!options.database) await post('users', token, {});
    outgoing.length = 0;
    const refusal = await readResponse(post(kind, token, body));
    expect([refusal.status, refusal.body.msg]).toEqual([status, text]);
    expect([rows(kind), outgoing]).toEqual([[], []]);
  });
});

// Values of a wrong type and unknown fields are in every-field.test.ts.
test.each<[FeedbackKind, Body, string[]]>([
  ['general', {}, ['Rating', 'Ideas', 'Vendors']],
  ['general', { ...feedback, Rating: 0 }, ['Rating']],
  ['general', { ...feedback, Rating: 6 }, ['Rating']],
  ['general', { ...feedback, Rating: 2.5 }, ['Rating']],
  ['general', { ...feedback, Rating: '5' }, ['Rating']],
  ['general', { ...feedback, Ideas: 'x'.repeat(5001) }, ['Ideas']],
  ['solution', { ...solution, Solution: 'Something else' }, ['Solution']],
  ['solution', { ...solution, Paying: 'Maybe' }, ['Paying']],
  ['solution', {}, ['Rating', 'Describe', 'Vendors', 'Thoughts', 'Solution']],
  ['desktop', { ...desktop, Applications: 'x'.repeat(201) }, ['Applications']],
  ['integration', { Integration11: 'Eleven: too many' }, ['Integration11']],
  ['integration', { Integration1: 'without a description' }, ['Integration1']],
  ['integration', { Integration1: ': no name' }, ['Integration1']],
  ['integration', { Integration1: `Slack: ${'x'.repeat(5000)}` }, ['Integration1']],
  ['investment', { ...investment, Advisory: 'N/A' }, ['Advisory']],
  ['investment', { ...investment, Range: 'All of it' }, ['Range']],
  ['investment', {}, ['Type', 'Range', 'Advisory']],
])('%s: %j is refused with the names %j', async (kind, body, fields) => {
  const { post, token, upstream } = await signedIn();
  const { status, body: refusal } = await readResponse(post(kind, token, body));
  expect([status, Object.keys(refusal.fields as Body)]).toEqual([400, fields]);
  for (const field of fields) expect(refusal.msg).toContain(field);
  expect(upstream).toEqual([]);
});

test('unanswered questions are stored as N/A, a meeting that was not requested as empty', async () => {
  const { post, token, rows } = await signedIn();
  const { Challenges: _, Paying: __, Meeting: ___, ...open } = solution;
  await post('solution', token, open);
  await post('solution', token, { ...solution, Challenges: ' ', Paying: '', Meeting: '' });
  const unknown = { Challenges: 'N/A', Paying: 'N/A', Meeting: 'N/A' };
  expect(rows('solution')).toEqual([expect.objectContaining(unknown), expect.objectContaining(unknown)]);
  await post('desktop', token, { ...desktop, Challenges: '', Payment: undefined, Call: 'N/A' });
  expect(rows('desktop')[0]).toMatchObject({ Challenges: 'N/A', Payment: 'N/A', Call: 'N/A' });
  for (const Meeting of [undefined, '']) await post('general', token, { ...feedback, Meeting });
  expect(rows('general').map(({ Meeting }) => Meeting)).toEqual(['', '']);
});

describe('desktop feedback', () => {
  const msg = 'Desktop feedback submitted successfully';
  const accepting = async (accepts: { database: boolean; webhook: boolean }) => {
    const harness = await signedIn({
      database: async (request, respond) =>
        !accepts.database && request.method === 'POST' && request.url.includes('m7d1')
          ? Response.json({ msg: 'no' }, { status: 400 })
          : respond(request),
      outside: async () => new Response('', { status: accepts.webhook ? 200 : 503 }),
    });
    return {
      ...harness,
      accepts,
      send: (body = desktop) => readResponse(harness.post('desktop', harness.token, body)),
    };
  };
  const refused = async () => {
    const harness = await accepting({ database: false, webhook: false });
    const { status, body } = await readResponse(harness.post('desktop', harness.token, desktop, key));
    expect([status, body.msg]).toEqual([502, 'Both DB and webhook submissions failed']);
    return harness;
  };

  test('requires an account name in the record', async () => {
    const noName = { list: [{ Id: 1, frontegg_tenant_id: 't1', frontegg_user_id: 'user-1', frontegg_email: email }] };
    const harness = createHarness({ database: async () => Response.json(noName) });
    const { status, body } = await readResponse(harness.post('desktop', await issueToken(), desktop));
    expect([status, body.msg]).toEqual([422, 'Customer name not found']);
    expect(harness.outgoing).toEqual([]);
  });

  test('succeeds when only the webhook or only the database accepted it', async () => {
    const { send, rows, outgoing, accepts } = await accepting({ database: false, webhook: true });
    expect(await send()).toEqual({ status: 200, body: { msg } });
    expect([rows('desktop').length, outgoing.length]).toEqual([0, 1]);
    Object.assign(accepts, { database: true, webhook: false });
    expect(await send()).toEqual({ status: 200, body: { Id: 1, msg } });
  });

  test('that neither accepted is marked as returned, since the user was asked to send it again', async () => {
    const { gateway, post, token, rows, accepts } = await refused();
    expect(await gateway.failures()).toMatchObject([{ kind: 'desktop', returned: true, reason: 'status 503' }]);
    Object.assign(accepts, { database: true, webhook: true });
    expect((await post('desktop', token, desktop, key)).status).toBe(200);
    expect(rows('desktop')).toHaveLength(1);
  });

  // What the database stored while its webhook failed is a case for the operator.
  test.each<[string, object, Body, boolean[]]>([
    ['is removed when the user sent it again and the database accepted it', { database: true }, {}, [false]],
    ['is removed when the webhook accepted it', { webhook: true }, {}, []],
    ['stays when something else is sent', { database: true, webhook: true }, { Importance: 'Changed' }, [true]],
  ])('in the list of failures %s', async (_, accepted, changes, returned) => {
    const { gateway, send, accepts } = await refused();
    Object.assign(accepts, accepted);
    expect((await send({ ...desktop, ...changes })).status).toBe(200);
    await expect.poll(async () => (await gateway.failures()).map((failure) => failure.returned)).toEqual(returned);
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
    expect((await post('integration', token, {})).status).toBe(200);
    expect(rows('integration')).toMatchObject([slots]);
  });

  test('request only the ids of earlier rows', async () => {
    const { post, token, upstream } = await signedIn();
    await post('integration', token, ten);
    const queries = upstream.filter(({ method }) => method === 'GET').map(({ url }) => new URL(url).searchParams);
    expect(queries.map((query) => query.get('fields'))).toEqual(['Id,Client', 'Id,Client']);
  });

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

test('a user record creates no entry in the journal', async () => {
  const state = openSqliteState({ now: () => NOW });
  const begin = vi.spyOn(state.journal, 'begin');
  const { post, token } = await signedIn({ state });
  await post('users', token, {}, { 'idempotency-key': 'k1' });
  expect(begin).not.toHaveBeenCalled();
  await post('general', token, kinds.general.body, { 'idempotency-key': 'k1' });
  expect(begin).toHaveBeenCalledOnce();
});
