import { expect, test } from 'vitest';
import { createHarness, feedback, issueToken } from '../support';

const signedIn = async (options: Parameters<typeof createHarness>[0] = {}, claims: Record<string, unknown> = {}) => {
  const harness = createHarness(options);
  const token = await issueToken(claims);
  await harness.post('users', token, {});
  harness.upstream.length = 0;
  harness.outgoing.length = 0;
  return { ...harness, token };
};

test('general feedback creates one row with the email address of the record, and is sent to its webhook', async () => {
  const { post, token, rows, outgoing } = await signedIn();
  const response = await post('general', token, feedback);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ Id: 1, msg: 'Feedback submitted successfully' });
  expect(rows('general')).toMatchObject([{ Client: 'ana@example.com', ...feedback }]);
  expect(outgoing.map(({ url }) => url)).toEqual(['https://hooks.example.test/secret-path']);
  expect(await outgoing[0]?.json()).toEqual({ Client: 'ana@example.com', ...feedback });
});

test('a meeting that was not requested is stored as empty', async () => {
  const { post, token, rows } = await signedIn();
  const { Meeting: _, ...without } = feedback;
  await post('general', token, without);
  await post('general', token, { ...feedback, Meeting: '' });
  expect(rows('general').map(({ Meeting }) => Meeting)).toEqual(['', '']);
});

test('without a record, the response is that the user was not found', async () => {
  const harness = createHarness();
  const response = await harness.post('general', await issueToken(), feedback);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ msg: 'User not found' });
  expect(harness.rows('general')).toEqual([]);
});

test('a record without an email address cannot submit feedback', async () => {
  const { post, token, rows } = await signedIn({}, { email: undefined });
  const response = await post('general', token, feedback);
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ msg: 'Customer email not found' });
  expect(rows('general')).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  ['missing fields', {}, ['Rating', 'Ideas', 'Vendors']],
  ['a rating of 0', { ...feedback, Rating: 0 }, ['Rating']],
  ['a rating of 6', { ...feedback, Rating: 6 }, ['Rating']],
  ['a rating of 2.5', { ...feedback, Rating: 2.5 }, ['Rating']],
  ['a rating as text', { ...feedback, Rating: '5' }, ['Rating']],
  ['a nested object', { ...feedback, Ideas: { a: 1 } }, ['Ideas']],
  ['null', { ...feedback, Vendors: null }, ['Vendors']],
  ['a list', { ...feedback, Vendors: ['a'] }, ['Vendors']],
  ['an unknown field', { ...feedback, Admin: true }, ['Admin']],
  ['a text that is too long', { ...feedback, Ideas: 'x'.repeat(5001) }, ['Ideas']],
  ['an id', { ...feedback, Id: 1 }, ['Id']],
])('%s: 400 with the names of the fields and no call', async (_, body, fields) => {
  const { post, token, upstream } = await signedIn();
  const response = await post('general', token, body);
  expect(response.status).toBe(400);
  const answer = (await response.json()) as { msg: string; fields: Record<string, string> };
  expect(Object.keys(answer.fields)).toEqual(fields);
  for (const field of fields) expect(answer.msg).toContain(field);
  expect(upstream).toEqual([]);
});

test('a thousand unknown fields are refused with a short response', async () => {
  const { post, token, upstream } = await signedIn();
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`<b>${at}`, 1]));
  const response = await post('general', token, { ...feedback, ...many });
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(text.length).toBeLessThan(3000);
  expect(text).not.toContain('<b>');
  expect(upstream).toEqual([]);
});

test('a body with __proto__ affects only its own response', async () => {
  const { call, token, rows } = await signedIn();
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-gatehouse-request': '1' };
  const body = `{"Rating":5,"Ideas":"","Vendors":"","__proto__":{"Client":"bob@example.com"}}`;
  const response = await call('/api/v2/tables/general/records', { method: 'POST', headers, body });
  expect([200, 400]).toContain(response.status);
  expect(rows('general').every(({ Client }) => Client === 'ana@example.com')).toBe(true);
  expect(Object.hasOwn(Object.prototype, 'Client')).toBe(false);
});

test.each([
  ['Client in the body', { ...feedback, Client: 'bob@example.com' }, {}, ''],
  ['a tenant in a header', feedback, { 'frontegg-tenant-id': 't2', 'x-user': 'bob' }, ''],
  ['an e-mail address in the query', feedback, {}, '?Client=bob@example.com'],
])('%s of another user has no effect', async (_, body, headers, query) => {
  const { call, token, rows } = await signedIn();
  const base = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-gatehouse-request': '1' };
  const response = await call(`/api/v2/tables/general/records${query}`, {
    method: 'POST',
    headers: { ...base, ...headers },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  expect(rows('general').map(({ Client }) => Client)).toEqual(['ana@example.com']);
});

test('refuses to create a user record for another user', async () => {
  const harness = createHarness();
  const theirs = {
    frontegg_user_id: 'bob',
    frontegg_tenant_id: 't2',
    frontegg_email: 'bob@example.com',
    solutions_progress: 99,
  };
  expect((await harness.post('users', await issueToken(), theirs)).status).toBe(200);
  expect(harness.rows('users')).toMatchObject([
    { frontegg_user_id: 'user-1', frontegg_tenant_id: 't1', frontegg_email: 'ana@example.com', solutions_progress: 0 },
  ]);
});

test('a repeated submission results in one record, one response and one delivery', async () => {
  const { post, token, rows, clock, outgoing } = await signedIn();
  const key = { 'idempotency-key': 'form-1' };
  const responses = await Promise.all([post('general', token, feedback, key), post('general', token, feedback, key)]);
  await clock.advance(9000);
  responses.push(await post('general', token, feedback, key));
  expect(await Promise.all(responses.map((answer) => answer.json()))).toEqual(
    Array.from({ length: 3 }, () => ({ Id: 1, msg: 'Feedback submitted successfully' })),
  );
  expect(rows('general')).toHaveLength(1);
  expect(outgoing).toHaveLength(1);
});

test('an idempotency key is valid for one user and one content', async () => {
  const { post, token, rows } = await signedIn();
  const key = { 'idempotency-key': 'form-1' };
  const bob = await issueToken({ sub: 'bob', email: 'bob@example.com' });
  await post('users', bob, {});
  await post('general', token, feedback, key);
  expect((await post('general', token, { ...feedback, Rating: 1 }, key)).status).toBe(409);
  expect((await post('general', bob, feedback, key)).status).toBe(200);
  expect((await post('general', token, feedback, { 'idempotency-key': 'a b' })).status).toBe(400);
  expect(rows('general').map(({ Client }) => Client)).toEqual(['ana@example.com', 'bob@example.com']);
});

test('a failed submission can be retried with the same key', async () => {
  let down = true;
  const { post, token, rows } = await signedIn({
    database: async (request, respond) =>
      down && request.method === 'POST' && new URL(request.url).pathname.includes('m7g2')
        ? new Response('{"msg":"down"}', { status: 500 })
        : respond(request),
  });
  const key = { 'idempotency-key': 'form-1' };
  expect((await post('general', token, feedback, key)).status).toBe(502);
  down = false;
  expect((await post('general', token, feedback, key)).status).toBe(200);
  expect(rows('general')).toHaveLength(1);
});

test.each<[string, () => Promise<Response>, string]>([
  ['down', () => Promise.reject(new TypeError('fetch failed https://hooks.example.test/secret-path')), 'no connection'],
  ['failing', async () => new Response('no', { status: 500 }), 'status 500'],
  [
    'redirecting',
    async () => new Response(null, { status: 302, headers: { location: 'https://evil.test/' } }),
    'redirect not followed',
  ],
  ['hanging', () => new Promise<Response>(() => {}), 'no response within 5000 ms'],
])('a webhook that is %s is only logged', async (_, outside, reason) => {
  const { post, token, outgoing, gateway, lines, clock } = await signedIn({ outside });
  const before = clock.now();
  const response = await post('general', token, feedback);
  expect(response.status).toBe(200);
  expect(clock.now()).toBe(before);
  await clock.advance(5000);
  expect(await gateway.failures()).toMatchObject([{ kind: 'general', reason }]);
  expect(outgoing).toHaveLength(1);
  expect(outgoing[0]?.redirect).toBe('manual');
  expect(lines.join('\n')).toContain('webhook failed');
  expect(lines.join('\n')).not.toContain('secret-path');
});

test('each user has a rate limit of their own', async () => {
  const { post, token, clock } = await signedIn({ env: { GATEWAY_WRITES_PER_SECOND: '1' } });
  const statuses: number[] = [];
  for (let count = 0; count < 32; count += 1) {
    const response = await post('general', token, feedback, { 'x-forwarded-for': `10.0.0.${count}` });
    statuses.push(response.status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(29);
  const refused = await post('general', token, feedback);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const bob = await issueToken({ sub: 'bob' });
  expect((await post('users', bob, {})).status).toBe(200);
  await clock.advance(1000);
  expect((await post('general', token, feedback)).status).toBe(200);
});
