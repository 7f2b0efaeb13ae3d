import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openGateway } from '../../../../demo/gateway/open';
import { readConfig } from '../../../../demo/gateway/runtime/config';
import { openSqliteJournal, openSqliteState, type SqliteJournal } from '../../../../demo/gateway/runtime/state.sqlite';
import { createMemoryStore } from '../../../../demo/research/local/store';
import {
  createHarness,
  createTestClock,
  deferred,
  feedback,
  type HarnessOptions,
  issueToken,
  NOW,
  publicKeys,
  signedIn,
} from '../support';

const now = () => NOW;
const folder = mkdtempSync(join(tmpdir(), 'gatehouse-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** The journal of one process after the other, which never closed it. */
const newFile = () => {
  files += 1;
  const file = join(folder, `${files}.db`);
  return (capacity?: number): SqliteJournal => openSqliteJournal(file, capacity);
};

const DAY = 24 * 3_600_000;
const key = (name: string) => ({ 'idempotency-key': name });
const isSubmission = (request: Request) => request.method === 'POST' && request.url.includes('m7g2');

type Database = NonNullable<HarnessOptions['database']>;

/** The same database and journal for one gateway after the other, as after restarts. */
const createFixture = () => {
  const reopen = newFile();
  const store = createMemoryStore();
  const clock = createTestClock();
  const start = async (database?: Database) => {
    const state = { ...openSqliteState(clock), journal: reopen() };
    const harness = createHarness({ store, clock, state, ...(database && { database }) });
    const token = await issueToken({ exp: clock.now() / 1000 + 300, iat: clock.now() / 1000 });
    await harness.post('users', token, {});
    const send = (name: string, body: object = feedback) => harness.post('general', token, body, key(name));
    const submit = async (name: string, body?: object) => {
      const response = await send(name, body);
      return { status: response.status, body: await response.json() };
    };
    return { ...harness, token, send, submit };
  };
  /** Sends a submission to a process that ends before the database answers. */
  const sendAndDie = async (name: string, isStored: boolean) => {
    const { database, reached } = neverAnswers(isStored);
    void (await start(database)).send(name);
    await reached;
  };
  return { store, clock, start, sendAndDie };
};

/** Lets submissions reach the database, or not, and never responds. */
const neverAnswers = (stored: boolean) => {
  const { promise: reached, resolve: sent } = deferred();
  const database: Database = async (request, respond) => {
    if (!isSubmission(request)) return respond(request);
    if (stored) await respond(request);
    sent();
    return new Promise(() => {});
  };
  return { database, reached };
};

const stored = (Id: number) => ({ status: 200, body: { Id, msg: 'Feedback submitted successfully' } });

describe('the journal', () => {
  test('a repeated submission within a day results in one record and one response, also after a restart', async () => {
    const { start, clock, store } = createFixture();
    const first = await start();
    const twice = await Promise.all([first.submit('form-1'), first.submit('form-1')]);
    expect(twice).toEqual([stored(1), stored(1)]);
    await clock.advance(DAY - 60_000);
    const second = await start();
    expect(await second.submit('form-1')).toEqual(stored(1));
    expect(first.rows('general')).toHaveLength(1);
    await clock.advance(60_000);
    const third = await start();
    expect(await third.submit('form-1')).toEqual(stored(2));
    expect(store.rows('m7g2nb6m8l4kgh3')).toHaveLength(2);
  });

  test('the same key with different content is refused, also after a restart', async () => {
    const { start } = createFixture();
    const first = await start();
    await first.send('form-1');
    const other = { ...feedback, Rating: 1 };
    expect(await first.submit('form-1', other)).toMatchObject({ body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
    const second = await start();
    expect(await second.submit('form-1', other)).toMatchObject({ body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(second.rows('general')).toHaveLength(1);
  });

  test.each([
    ['refused by the database', () => Response.json({ msg: 'no' }, { status: 400 }), 502],
    ['refused temporarily', () => Response.json({}, { status: 429, headers: { 'retry-after': '0' } }), 503],
  ])(
    'a submission that was %s is removed from the journal, and its key can be used with other content',
    async (_, refuse, status) => {
      const { start } = createFixture();
      let refusing = true;
      const { submit, rows } = await start(async (request, next) =>
        refusing && isSubmission(request) ? refuse() : next(request),
      );
      expect((await submit('form-1')).status).toBe(status);
      refusing = false;
      expect(await submit('form-1', { ...feedback, Rating: 1 })).toEqual(stored(1));
      expect(rows('general')).toMatchObject([{ Rating: 1 }]);
    },
  );

  test('a submission that the gateway refused is removed from the journal', async () => {
    const { start } = createFixture();
    const { submit } = await start();
    expect((await submit('form-1', { Rating: 9 })).status).toBe(400);
    expect(await submit('form-1')).toEqual(stored(1));
  });

  test.each([
    ['after it had stored', true],
    ['before it stored', false],
  ])('a process that ended %s leaves one record', async (_, reachedDatabase) => {
    const { start, sendAndDie } = createFixture();
    await sendAndDie('form-1', reachedDatabase);
    const second = await start();
    expect(await Promise.all([second.submit('form-1'), second.submit('form-1')])).toEqual([stored(1), stored(1)]);
    expect(second.rows('general')).toHaveLength(1);
    const third = await start();
    expect(await third.submit('form-1')).toEqual(stored(1));
  });

  test.each<[string, () => Promise<Response>]>([
    ['the connection breaks', () => Promise.reject(new TypeError('reset'))],
    ['the response is a 500', async () => Response.json({ msg: 'boom' }, { status: 500 })],
    ['the response cannot be read', async () => new Response('<html>')],
  ])('a submission whose response was lost because %s results in one record', async (_, lose) => {
    const { start } = createFixture();
    let losing = true;
    const { submit, rows } = await start(async (request, next) => {
      const response = await next(request);
      return losing && isSubmission(request) ? lose() : response;
    });
    expect((await submit('form-1')).status).toBe(502);
    losing = false;
    expect(await submit('form-1')).toEqual(stored(1));
    expect(await submit('form-1')).toEqual(stored(1));
    expect(rows('general')).toHaveLength(1);
  });

  test('a submission that took too long to store results in one record', async () => {
    const { start, clock } = createFixture();
    const hanging = neverAnswers(true);
    const first = await start(hanging.database);
    const pending = first.submit('form-1');
    await hanging.reached;
    await clock.advance(9000);
    expect((await pending).status).toBe(504);
    const second = await start();
    expect(await second.submit('form-1')).toEqual(stored(1));
    expect(second.rows('general')).toHaveLength(1);
  });

  test('a row of another submission with the same content is not taken for the lost one', async () => {
    const { start, sendAndDie } = createFixture();
    await sendAndDie('lost', false);
    const second = await start();
    expect(await second.submit('twin')).toEqual(stored(1));
    expect(await second.submit('lost')).toEqual(stored(2));
    expect(await second.submit('twin')).toEqual(stored(1));
    expect(second.rows('general')).toHaveLength(2);
  });

  test('two lost submissions with the same content, of which one was stored, result in two records when repeated at once', async () => {
    const { start, sendAndDie } = createFixture();
    await sendAndDie('a', true);
    await sendAndDie('b', false);
    const third = await start();
    const results = await Promise.all([third.submit('b'), third.submit('a')]);
    expect(new Set(results.map(({ body }) => body.Id))).toEqual(new Set([1, 2]));
    expect(third.rows('general')).toHaveLength(2);
  });

  test('a repeat waits for a new submission with the same content, so that both do not claim one row', async () => {
    const { start, sendAndDie } = createFixture();
    await sendAndDie('lost', false);
    const held = deferred();
    let posts = 0;
    const second = await start(async (request, next) => {
      const response = await next(request);
      posts += isSubmission(request) ? 1 : 0;
      // Stored, but not yet journaled.
      if (isSubmission(request) && posts === 1) await held.promise;
      return response;
    });
    const twin = second.submit('twin');
    while (posts === 0) await new Promise((resolve) => setImmediate(resolve));
    const lost = second.submit('lost');
    for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setImmediate(resolve));
    held.resolve();
    expect([await twin, await lost]).toEqual([stored(1), stored(2)]);
    expect(second.rows('general')).toHaveLength(2);
  });

  test('a repeat that fails again is still searched for the next time', async () => {
    const { start, sendAndDie } = createFixture();
    await sendAndDie('form-1', true);
    const down = await start(async (request, next) =>
      request.url.includes('m7g2') ? Response.json({ msg: 'no' }, { status: 400 }) : next(request),
    );
    expect((await down.submit('form-1')).status).toBe(502);
    const third = await start();
    expect(await third.submit('form-1')).toEqual(stored(1));
    expect(third.rows('general')).toHaveLength(1);
  });

  test('the oldest entries are removed when there are too many', async () => {
    const journal = newFile()(3);
    const begin = (at: number) => journal.begin(`id-${at}`, { table: 'general', fingerprint: 'x', startedAt: at }, 0);
    for (let at = 1; at <= 5; at += 1) expect(await begin(at)).toBeUndefined();
    expect([(await begin(3))?.startedAt, (await begin(5))?.startedAt]).toEqual([3, 5]);
    await journal.finish('id-3', { Id: 7 }, 7);
    expect(await begin(3)).toEqual({ fingerprint: 'x', startedAt: 3, response: { Id: 7 } });
    expect(await journal.isTaken('general', 7)).toBe(true);
    expect(await journal.isTaken('desktop', 7)).toBe(false);
    // The first one was removed, and now replaces the third.
    expect(await begin(1)).toBeUndefined();
    await journal.sweep(5);
    expect(await journal.isTaken('general', 7)).toBe(false);
    expect((await begin(5))?.startedAt).toBe(5);
    await journal.forget('id-5');
    expect(await begin(5)).toBeUndefined();
    journal.close();
  });
});

test('a journal that cannot be written after the row was stored does not affect the response', async () => {
  const state = openSqliteState({ now });
  const { finish } = state.journal;
  let full = false;
  state.journal.finish = async (...entry) => {
    if (full) throw new Error('database or disk is full');
    await finish(...entry);
  };
  const { token, ...harness } = await signedIn({ state });
  full = true;
  expect((await harness.post('general', token, feedback, key('form-1'))).status).toBe(200);
  expect(harness.lines.join('\n')).toContain('journal cannot be written');
  full = false;
  const again = await harness.post('general', token, feedback, key('form-1'));
  expect(await again.json()).toMatchObject({ Id: 1 });
  expect(harness.rows('general')).toHaveLength(1);
});

describe('a journal that cannot be written', () => {
  const create = async () => {
    const state = openSqliteState({ now });
    let full = false;
    const guard =
      <A extends unknown[], R>(write: (...values: A) => Promise<R>) =>
      async (...values: A): Promise<R> => {
        if (full) throw new Error("database or disk is full: /srv/portal/submissions.db at 'form-1'");
        return write(...values);
      };
    const { begin, finish, forget, sweep } = state.journal;
    Object.assign(state.journal, {
      begin: guard(begin),
      finish: guard(finish),
      forget: guard(forget),
      sweep: guard(sweep),
    });
    const harness = await signedIn({ state });
    return { ...harness, fill: (isFull: boolean) => (full = isFull) };
  };

  test('refuses a submission before anything is stored', async () => {
    const { post, rows, outgoing, logged, fill, token } = await create();
    fill(true);
    const refused = await post('general', token, feedback, key('form-1'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await refused.json()).toEqual({
      error: 'NOT_STORED',
      msg: 'Your input could not be stored. Try again in a few minutes.',
    });
    expect([rows('general'), outgoing]).toEqual([[], []]);
    const errors = logged().filter(({ message }) => message === 'journal cannot be written');
    expect(errors.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toContain('/srv');
    fill(false);
    expect((await post('general', token, feedback, key('form-1'))).status).toBe(200);
    expect(rows('general')).toHaveLength(1);
  });

  test('does not affect reads', async () => {
    const { get, fill, token } = await create();
    fill(true);
    expect((await get('users', token)).status).toBe(200);
    expect((await get('general', token)).status).toBe(200);
  });

  test('is reported by /readyz until it can be written again', async () => {
    const { call, post, fill, lines, clock, token } = await create();
    fill(true);
    await post('general', token, feedback, key('form-1'));
    const notReady = await call('/readyz');
    expect([notReady.status, await notReady.json()]).toEqual([503, { status: 'not ready', reasons: ['data'] }]);
    expect((await call('/healthz')).status).toBe(200);
    // However many calls come, the disk is tried once a second.
    const complaints = () => lines.filter((line) => line.includes('journal cannot be written')).length;
    const before = complaints();
    for (let count = 0; count < 20; count += 1) expect((await call('/readyz')).status).toBe(503);
    expect(complaints()).toBe(before);
    fill(false);
    await clock.advance(1000);
    expect((await call('/readyz')).status).toBe(200);
  });

  test('does not replace the error of the database', async () => {
    let full = false;
    const state = openSqliteState({ now });
    const { forget } = state.journal;
    state.journal.forget = async (id) => {
      if (full) throw new Error('database or disk is full');
      await forget(id);
    };
    const { token, ...harness } = await signedIn({
      state,
      database: async (request, respond) =>
        isSubmission(request) ? Response.json({ msg: 'No such column' }, { status: 400 }) : respond(request),
    });
    full = true;
    const refused = await harness.post('general', token, feedback, key('form-1'));
    expect(await refused.json()).toMatchObject({ error: 'DATABASE_ERROR', msg: 'Server error: 400 - No such column' });
  });
});

test('a gateway on the same folder replays the response of the previous one, which never closed', async () => {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const clock = createTestClock();
  const start = () =>
    openGateway({
      config: readConfig({ DATA_DIR: dataDir }),
      dataDir,
      clock,
      write: () => {},
      fetch: async (input) =>
        Response.json(new Request(input).url.endsWith('/jwks.json') ? publicKeys('rsa-1') : { activeTenant: null }),
    });
  const authorization = `Bearer ${await issueToken()}`;
  const headers = { authorization, 'content-type': 'application/json', 'x-gatehouse-request': '1' };
  const post = async ({ fetch }: ReturnType<typeof start>, table: string, body: object) => {
    const init = { method: 'POST', headers: { ...headers, ...key('form-1') }, body: JSON.stringify(body) };
    const response = await fetch(new Request(`http://localhost:4300/api/v2/tables/${table}/records`, init));
    return { status: response.status, body: await response.json() };
  };
  const first = start();
  await post(first, 'users', {});
  expect(await post(first, 'general', feedback)).toEqual(stored(1));
  const second = start();
  expect(await post(second, 'general', feedback)).toEqual(stored(1));
  expect(await post(second, 'solution', {})).toMatchObject({ status: 400 });
  await Promise.all([first.close(), second.close()]);
});

test('a repeat at another gateway with the same state waits for the first attempt, and gets its row', async () => {
  const state = openSqliteState({ now });
  const store = createMemoryStore();
  const reached = deferred();
  const released = deferred();
  const slow = createHarness({
    state,
    store,
    database: async (request, respond) => {
      if (!isSubmission(request)) return respond(request);
      reached.resolve();
      await released.promise;
      return respond(request);
    },
  });
  const other = createHarness({ state, store });
  const token = await issueToken();
  await slow.post('users', token, {});
  const first = slow.post('general', token, feedback, key('form-1'));
  await reached.promise;
  const second = other.post('general', token, feedback, key('form-1'));
  const changed = await other.post('general', token, { ...feedback, Ideas: 'Other' }, key('form-1'));
  expect(changed.status).toBe(409);
  released.resolve();
  expect(await Promise.all([first, second].map(async (sent) => (await sent).json()))).toEqual([
    stored(1).body,
    stored(1).body,
  ]);
  expect(other.rows('general')).toHaveLength(1);
});

test('an idempotency key is of one user, and has no space', async () => {
  const { post, token, rows } = await signedIn();
  const bob = await issueToken({ sub: 'bob', email: 'bob@example.com' });
  await post('users', bob, {});
  for (const user of [token, bob]) expect((await post('general', user, feedback, key('form-1'))).status).toBe(200);
  expect((await post('general', token, feedback, key('a b'))).status).toBe(400);
  expect(rows('general').map(({ Client }) => Client)).toEqual(['ana@example.com', 'bob@example.com']);
});

test('the file is readable by its owner only, and contains neither user names nor input', async () => {
  const file = join(folder, 'private.db');
  const journal = openSqliteJournal(file);
  const { token, ...harness } = await signedIn({ state: { ...openSqliteState({ now }), journal } });
  await harness.post('general', token, { ...feedback, Ideas: 'A very private idea' }, key('form-1'));
  for (const name of [file, `${file}-wal`]) {
    const { mode } = statSync(name);
    expect(mode & 0o777).toBe(0o600);
  }
  journal.close();
  const bytes = readFileSync(file, 'latin1');
  for (const text of ['ana@example.com', 'user-1', 'private idea', 'form-1']) expect(bytes).not.toContain(text);
});
