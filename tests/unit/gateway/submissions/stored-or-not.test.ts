import { expect, test } from 'vitest';
import { openSqliteState } from '../../../../demo/gateway/runtime/state.sqlite';
import { createMemoryStore } from '../../../../demo/research/local/store';
import { busy, createHarness, feedback, issueToken, NOW, signedIn } from '../support';

// "Your input was not stored" is reported only when that is certain.
const NOT_STORED = 'The research database is busy. Your input was not stored; try again in a moment.';
const MAYBE_STORED = 'The research database is busy. Your input may have been stored; try again in a moment.';

const key = { 'idempotency-key': 'form-1' };

const refusalOf = async (response: Response) => {
  const { error, msg } = (await response.json()) as Record<string, string>;
  return [response.status, response.headers.get('retry-after'), error, msg];
};

const withFault = (isFault: (request: Request) => (() => Response) | 'lost' | undefined) =>
  signedIn({
    database: async (request, respond) => {
      const fault = isFault(request);
      if (typeof fault === 'function') return fault();
      const response = await respond(request);
      if (fault === 'lost') throw new TypeError('reset');
      return response;
    },
  });

const isPost = ({ method, url }: Request) => method === 'POST' && url.includes('m7g2');

test.each([
  ['with a key', key],
  ['without one', {}],
])('a temporary refusal of the database means that nothing was stored: %s', async (_, headers) => {
  const { post, token, rows } = await withFault((request) => (isPost(request) ? busy : undefined));
  expect(await refusalOf(await post('general', token, feedback, headers))).toEqual([503, '2', 'BUSY', NOT_STORED]);
  expect(rows('general')).toEqual([]);
});

test('a repeat that is refused before the first attempt’s row was searched for is reported as possibly stored', async () => {
  let fault: 'lost' | 'busy' | undefined = 'lost';
  const { post, token, rows, clock } = await withFault((request) => {
    if (fault === 'busy') return busy;
    return fault === 'lost' && isPost(request) ? 'lost' : undefined;
  });
  expect((await post('general', token, feedback, key)).status).toBe(502);
  fault = 'busy';
  await clock.advance(6000);
  expect(await refusalOf(await post('general', token, feedback, key))).toEqual([
    503,
    '2',
    'BUSY_MAYBE_STORED',
    MAYBE_STORED,
  ]);
  // The gateway itself refuses it now.
  expect(await refusalOf(await post('general', token, feedback, key))).toEqual([
    503,
    '2',
    'BUSY_MAYBE_STORED',
    MAYBE_STORED,
  ]);
  fault = undefined;
  await clock.advance(2000);
  expect((await post('general', token, feedback, key)).status).toBe(200);
  expect(rows('general')).toHaveLength(1);
});

test('a user record that was created but cannot be read again is reported as possibly stored', async () => {
  let created = false;
  const harness = createHarness({
    database: async (request, respond) => {
      if (created) return busy();
      created = request.method === 'POST';
      return respond(request);
    },
  });
  const response = await harness.post('users', await issueToken(), {});
  expect(await refusalOf(response)).toEqual([503, '2', 'BUSY_MAYBE_STORED', MAYBE_STORED]);
  expect(harness.rows('users')).toHaveLength(1);
});

test.each([
  ['delivered', () => new Response('{}'), []],
  ['refused', () => new Response('{}', { status: 500 }), [{ reason: 'status 500', tries: 1 }]],
])('a repeat after the process was killed does not send a webhook again that was %s', async (_, outside, failures) => {
  const opened = openSqliteState({ now: () => NOW });
  // The process is killed before it can store the response.
  const state = { ...opened, journal: { ...opened.journal, finish: async () => {} } };
  const store = createMemoryStore();
  const create = () => createHarness({ state, store, outside: async () => outside() });
  const token = await issueToken();
  const first = create();
  await first.post('users', token, {});
  await first.post('general', token, feedback, key);
  await expect.poll(() => first.outgoing.length).toBe(2);
  await first.gateway.close();
  const second = create();
  const response = await second.post('general', token, feedback, key);
  await second.gateway.close();
  expect([response.status, second.rows('general').length]).toEqual([200, 1]);
  expect(second.outgoing).toEqual([]);
  expect(await second.gateway.failures()).toMatchObject(failures);
  // Another submission with the same content is a separate one.
  await second.post('general', token, feedback, { 'idempotency-key': 'form-2' });
  await expect.poll(() => second.outgoing.length).toBe(1);
});
