import { postgresStore } from '@gatehouse/sdk/server';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApplication } from '../unit/server/session/application';
import { type PostgresServer, startPostgres } from './server';

let server: PostgresServer;
let pools: pg.Pool[] = [];

beforeAll(async () => {
  server = await startPostgres();
  // A pool for each machine.
  pools = [1, 2, 3].map(() => new pg.Pool({ connectionString: server.url, max: 4 }));
  // The server ends connections that are still closing.
  for (const pool of pools) pool.on('error', () => {});
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await server.stop();
});
afterEach(() => vi.useRealTimers());

const stores = () => pools.map(postgresStore);

it('keeps, replaces and removes sessions, and forgets those that have expired', async () => {
  const [one, two] = stores();
  if (!one || !two) throw new Error('no stores');
  // At the same moment: one of them creates the table.
  await Promise.all(stores().map((store, index) => store.write(`first-${index}`, 'value', Date.now() + 60_000)));
  await one.write('a', 'first', Date.now() + 60_000);
  expect(await two.read('a')).toBe('first');
  await two.write('a', 'second', Date.now() + 60_000);
  expect(await one.read('a')).toBe('second');
  await one.remove('a');
  expect(await two.read('a')).toBeUndefined();
  await one.write('b', 'old', Date.now() - 1);
  expect(await two.read('b')).toBeUndefined();
});

it('runs one task for a session at a time, on any machine, also after one has failed', async () => {
  let running = 0;
  let most = 0;
  const task = (isFailing: boolean) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (isFailing) throw new Error('failed');
  };
  const tasks = stores().flatMap((store, index) =>
    [0, 1, 2].map((count) => store.withLock('c', task((index + count) % 2 === 0))),
  );
  const results = await Promise.allSettled(tasks);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(most).toBe(1);
});

it('lets three machines renew a session once', async () => {
  const [store, ...others] = stores();
  if (!store) throw new Error('no store');
  const { signIn, read, advance, create, calls, emulator } = createApplication({ options: { store } });
  await signIn();
  advance(290);
  calls.length = 0;
  const machines = [create(), ...others.map((other) => create({ store: other }))];
  const sessions = await Promise.all(machines.map((machine) => read({ sessions: machine })));
  expect(sessions.map(({ status }) => status)).toEqual(['signed-in', 'signed-in', 'signed-in']);
  expect(calls.filter((path) => path.endsWith('/oauth/token'))).toHaveLength(1);
  expect(emulator.stats.reuseEvents).toBe(0);
});

it('has nothing in it that can be read without the secret', async () => {
  const [store] = stores();
  const [pool] = pools;
  if (!store || !pool) throw new Error('no store');
  const { signIn, read } = createApplication({ options: { store } });
  await signIn();
  const session = await read();
  const { rows } = await pool.query('SELECT * FROM gatehouse_sessions');
  const token = session.status === 'signed-in' ? session.token : '';
  expect(token).not.toBe('');
  expect(JSON.stringify(rows)).not.toContain(token.slice(-30));
});
