import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCallRateLimit } from '../../demo/gateway/nocodb/call-rate-limit';
import { systemClock } from '../../demo/gateway/runtime/clock';
import type { State } from '../../demo/gateway/runtime/state';
import { openPostgresState } from '../../demo/gateway/runtime/state.postgres';
import { describeState } from '../support/state-contract';
import { expectSharedRecords } from '../unit/gateway/submissions/shared-records';
import { NOW } from '../unit/gateway/support';
import { type PostgresServer, startPostgres } from './server';

let now = Date.now();
let server: PostgresServer;
let states: State[] = [];

beforeAll(async () => {
  server = await startPostgres();
  // Concurrently, as gateways behind a balancer start: one of them creates the tables.
  states = await Promise.all([1, 2, 3].map(() => openPostgresState({ url: server.url, now: () => now })));
});
afterAll(async () => {
  await Promise.all(states.map((state) => state.close()));
  await server.stop();
});

const createSignal = () => {
  let resolve: () => void = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

const stateAt = (index: number): State => {
  const state = states[index % states.length];
  if (!state) throw new Error('No state is open.');
  return state;
};

describeState('in PostgreSQL', () => stateAt(0), randomUUID);

/** Every call goes to another process. */
let turn = 0;
describeState('of several processes', () => stateAt(turn++), randomUUID);

describe('several gateways', () => {
  it('start a submission once', async () => {
    const id = randomUUID();
    const entry = { table: 'general', fingerprint: 'a', startedAt: now };
    const all = await Promise.all(Array.from({ length: 60 }, (_, at) => stateAt(at).journal.begin(id, entry, 0)));
    expect(all.filter((known) => known === undefined)).toHaveLength(1);
  });

  it('share one rate limit', async () => {
    const key = randomUUID();
    const rate = { perSecond: 0.01, burst: 10 };
    const waits = await Promise.all(Array.from({ length: 30 }, (_, at) => stateAt(at).rateLimits.take(rate, key)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('start no more calls per second to the research database than allowed', async () => {
    const limits = states.map((state) => createCallRateLimit(5, state.callSlots, systemClock));
    const starts: number[] = [];
    const call = async () => void starts.push(performance.now());
    const deadline = Date.now() + 20_000;
    await Promise.all(
      Array.from({ length: 24 }, (_, at) => limits[at % limits.length]?.run({ deadline, calls: 1 }, call)),
    );
    expect(starts).toHaveLength(24);
    for (const [at, start] of starts.entries())
      expect((starts[at + 5] ?? Number.POSITIVE_INFINITY) - start).toBeGreaterThan(1000);
  });

  it('start calls also with a slow PostgreSQL', async () => {
    // The starts of the previous test are older than a second.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    let elapsed = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      elapsed += 100;
      return elapsed;
    });
    const wait = await stateAt(0).callSlots.take(5);
    clock.mockRestore();
    expect(wait).toBe(0);
  });

  it('hold an exclusive lock sequentially', async () => {
    const key = randomUUID();
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 5));
      inside -= 1;
    };
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => stateAt(at).locks.exclusive(key, work, Number.POSITIVE_INFINITY)),
    );
    expect(most).toBe(1);
  });

  it('refuse work at its deadline while every connection holds a lock, and do it once one is free', async () => {
    const { locks } = stateAt(0);
    const { promise: freed, resolve: free } = createSignal();
    let held = 0;
    const { promise: allHeld, resolve: holdAll } = createSignal();
    const holding = Array.from({ length: 16 }, () =>
      locks.exclusive(
        randomUUID(),
        async () => {
          held += 1;
          if (held === 16) holdAll();
          await freed;
        },
        Number.POSITIVE_INFINITY,
      ),
    );
    await allHeld;
    const late = locks.shared(randomUUID(), async () => 'done', now + 50);
    await expect(late).rejects.toMatchObject({
      status: 503,
      code: 'BUSY',
      options: { headers: { 'retry-after': '1' } },
    });
    const inTime = locks.shared(randomUUID(), async () => 'done', Number.POSITIVE_INFINITY);
    free();
    await Promise.all(holding);
    expect(await inTime).toBe('done');
  });

  it('refuse work at its deadline while another process holds its lock', async () => {
    const key = randomUUID();
    const { promise: freed, resolve: free } = createSignal();
    const { promise: isHeld, resolve: hold } = createSignal();
    const work = () => {
      hold();
      return freed;
    };
    const holding = stateAt(0).locks.exclusive(key, work, Number.POSITIVE_INFINITY);
    await isHeld;
    const late = stateAt(1).locks.exclusive(key, async () => 'done', now + 50);
    await expect(late).rejects.toMatchObject({ status: 503, code: 'BUSY' });
    free();
    await holding;
    expect(await stateAt(1).locks.exclusive(key, async () => 'done', Number.POSITIVE_INFINITY)).toBe('done');
  });

  it('keep every check of a user, and create one tenant', async () => {
    const pair = await Promise.all([1, 2].map(() => openPostgresState({ url: server.url, now: () => NOW })));
    await expectSharedRecords(pair);
    await Promise.all(pair.map((state) => state.close()));
  });

  it('list the delivery of a process that ended, once no attempt can be running', async () => {
    const id = await stateAt(0).deliveries.begin({ kind: 'general', body: { Ideas: 'lost' } });
    expect(await stateAt(1).deliveries.find(id)).toBeUndefined();
    now += 121_000;
    expect((await stateAt(1).deliveries.find(id))?.reason).toBe('no response before the portal was stopped');
  });
});

it('refuses submissions and continues counting while the database is unavailable', async () => {
  const other = await startPostgres();
  const state = await openPostgresState({ url: other.url, now: () => now });
  await other.stop();
  await expect(state.locks.shared('a', async () => 'done', Number.POSITIVE_INFINITY)).rejects.toMatchObject({
    code: 'NOT_STORED',
    status: 503,
  });
  await expect(state.journal.begin('a', { table: 'general', fingerprint: 'a', startedAt: now }, 0)).rejects.toThrow();
  const rate = { perSecond: 0.01, burst: 1 };
  expect([await state.rateLimits.take(rate, 'a'), (await state.rateLimits.take(rate, 'a')) > 0]).toEqual([0, true]);
  await state.close();
});

it.each([
  ['nobody@127.0.0.1:1/postgres', /^PostgreSQL at 127\.0\.0\.1:1 cannot be reached/],
  ['', /does not exist\. Create it/],
])('a start without a usable database prints what to do', async (rest, sentence) => {
  const url = rest ? `postgres://${rest}` : server.url.replace(/postgres$/, 'missing');
  await expect(openPostgresState({ url, now: () => now })).rejects.toThrow(sentence);
});
