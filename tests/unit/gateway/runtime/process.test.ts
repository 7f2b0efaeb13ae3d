import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openConnection } from '../../../load/connection';
import { bundleServer, isReady } from '../../../load/gateway';
import { openIdentity } from '../../../load/identity';
import { createUsers, type LoadUser, readRequest, writeRequest } from '../../../load/users';
import { freePort } from '../../../support/free-port';
import { feedback } from '../support';

/** Injects a fault into a process on demand, without support for it in the process. */
const FAULTS = `data:text/javascript,${encodeURIComponent(`
  const said = 'broken at https://db.internal.example:5432/secret in /srv/portal/x, Bearer abc.def\\nsecond line';
  process.on('message', (what) => {
    if (what === 'reject') Promise.reject(new TypeError(said));
    if (what === 'throw') setTimeout(() => { throw new RangeError(said); });
  });
`)}`;

const folder = mkdtempSync(join(tmpdir(), 'gatehouse-process-'));
let script = '';
let identity: Awaited<ReturnType<typeof openIdentity>>;
let users: LoadUser[] = [];
beforeAll(async () => {
  script = await bundleServer('process');
  identity = await openIdentity(await freePort());
  users = createUsers(identity.url, 8);
});
afterAll(() => {
  identity.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const running: Started[] = [];
afterEach(async () => {
  const all = running.splice(0);
  for (const { child } of all) child.kill('SIGKILL');
  await Promise.all(all.map(({ ended }) => ended));
});

interface Started {
  child: ChildProcess;
  port: number;
  data: string;
  /** Lines of the log, as data. */
  lines(): { message: string; [name: string]: unknown }[];
  output(): string;
  /** The exit code, once all output was read. */
  ended: Promise<number | null>;
}

interface Place {
  descriptors?: number;
  data?: string;
  env?: Readonly<Record<string, string>>;
}

/** The server as `npm start` runs it, with as many descriptors as given, until it exits or is ready. */
const launch = async ({
  descriptors = 1024,
  data = mkdtempSync(join(folder, 'data-')),
  env,
}: Place): Promise<Started> => {
  const port = await freePort();
  const command = `ulimit -n ${descriptors}; exec "$0" "$@"`;
  const child = spawn('sh', ['-c', command, process.execPath, '--import', FAULTS, '--enable-source-maps', script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      IDENTITY_URL: identity.url,
      GATEWAY_WRITES_PER_SECOND: '0',
      GATEWAY_READS_PER_SECOND: '0',
      DATA_DIR: data,
      PORTAL_PORT: String(port),
      IDENTITY_PORT: String(await freePort()),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const lines = () =>
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
  const started = { child, port, data, lines, output: () => output, ended };
  running.push(started);
  return started;
};

const start = async (place: Place = {}): Promise<Started> => {
  const started = await launch(place);
  await expect.poll(() => isReady(started.port), { timeout: 20_000 }).toBe(true);
  return started;
};

/** Signs every user in and sends feedback one after the other until stopped. */
const putUnderLoad = async (port: number) => {
  const statuses: number[] = [];
  let stopped = false;
  const talk = async (user: LoadUser) => {
    const connection = openConnection(port);
    statuses.push((await connection.send(writeRequest(user, 'users', {}))).status);
    for (let count = 0; !stopped; count += 1) {
      const { status, last } = await connection.send(
        writeRequest(user, 'general', { ...feedback, Ideas: `${user.id} ${count}` }, `${user.id}-${count}`),
      );
      statuses.push(status);
      // As a balancer does: after a closed connection no more requests are sent.
      if (status <= 0 || last) break;
    }
    connection.close();
  };
  const all = Promise.all(users.map(talk));
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(users.length * 3);
  return {
    statuses,
    stop: () => {
      stopped = true;
      return all;
    },
  };
};

const rowsIn = (data: string): number => {
  const file = new Database(join(data, 'research.db'), { readonly: true });
  const [count] = file.prepare('SELECT count(*) FROM general').raw().all().flat();
  file.close();
  return Number(count);
};

/** The one line about a fault; the others contain ids, which may match by chance. */
const lineAbout = ({ output }: Started, message: string): string => {
  const found = output()
    .split('\n')
    .filter((line) => line.includes(`"message":"${message}"`));
  expect(found).toHaveLength(1);
  expect(output()).not.toMatch(/\n\s+at |second line/);
  return found[0] ?? '';
};

const expectSafe = (line: string) => expect(line).not.toMatch(/db\.internal|5432\/|secret|\/srv|abc\.def/);

test('with a real provider the start writes log lines with the public origin', {
  timeout: 60_000,
}, async () => {
  const env = { PUBLIC_ORIGIN: 'https://research.example.com', WEBHOOK_GENERAL: 'https://hooks.example.com/general' };
  const { data, output, lines } = await start({ env });
  await expect.poll(() => lines().map(({ message }) => message)).toContain('request');
  expect(output().trimEnd().split('\n')).toHaveLength(lines().length);
  const [started, untold] = lines();
  expect(started).toEqual({
    time: expect.any(String),
    level: 'info',
    message: 'started',
    portal: env.PUBLIC_ORIGIN,
    identityProvider: identity.url,
    data,
    ms: expect.any(Number),
  });
  expect(untold).toMatchObject({
    level: 'warn',
    message: 'webhook not configured',
    kinds: 'solution, desktop, investment, sweepstakes',
  });
});

test('an unhandled rejection is one log line and affects no other request', { timeout: 60_000 }, async () => {
  const started = await start();
  const { child, port, data, lines } = started;
  const load = await putUnderLoad(port);
  child.send('reject');
  await expect.poll(() => lines().map(({ message }) => message)).toContain('unhandled rejection');
  const before = load.statuses.length;
  await expect.poll(() => load.statuses.length).toBeGreaterThan(before + users.length);
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([200]));
  expect(rowsIn(data)).toBe(load.statuses.length - users.length);
  const line = lineAbout(started, 'unhandled rejection');
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    name: 'TypeError',
    reason: expect.stringMatching(/^broken at \*\*\*/),
  });
  expectSafe(line);
  expect(await isReady(port)).toBe(true);
});

test('an uncaught exception exits with code 1, after every accepted request got its response', {
  timeout: 60_000,
}, async () => {
  const started = await start();
  const { child, port, data, ended } = started;
  const load = await putUnderLoad(port);
  child.send('throw');
  expect(await ended).toBe(1);
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([200]));
  expect(rowsIn(data)).toBe(load.statuses.length - users.length);
  const line = lineAbout(started, 'uncaught exception');
  expect(JSON.parse(line)).toMatchObject({ level: 'error', name: 'RangeError' });
  expectSafe(line);
});

test('a log without a reader blocks no request', { timeout: 60_000 }, async () => {
  const { child, port, data } = await start();
  child.stdout?.destroy();
  child.stderr?.destroy();
  const load = await putUnderLoad(port);
  await load.stop();
  expect(new Set(load.statuses)).toEqual(new Set([200]));
  expect(rowsIn(data)).toBe(load.statuses.length - users.length);
  expect(child.exitCode).toBeNull();
});

test('without free file descriptors it serves open connections, rejects new ones, and accepts them again once some are free', {
  timeout: 60_000,
}, async () => {
  const { port, data, child, output } = await start({ descriptors: 64 });
  const [user] = users;
  if (!user) throw new Error('Nobody is there.');
  const keptAlive = openConnection(port);
  expect((await keptAlive.send(writeRequest(user, 'users', {}))).status).toBe(200);
  const waiting: Socket[] = [];
  let turnedAway = 0;
  for (let count = 0; count < 150; count += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).on('close', () => (turnedAway += 1));
    waiting.push(socket);
  }
  await expect.poll(() => turnedAway, { timeout: 10_000 }).toBeGreaterThan(50);
  for (let count = 0; count < 20; count += 1) {
    expect((await keptAlive.send(readRequest(user))).status).toBe(200);
    const write = writeRequest(user, 'general', { ...feedback, Ideas: `${count}` }, `key-${count}`);
    expect((await keptAlive.send(write)).status).toBe(200);
  }
  for (const socket of waiting) socket.destroy();
  keptAlive.close();
  await expect.poll(() => isReady(port), { timeout: 10_000 }).toBe(true);
  const later = openConnection(port);
  expect((await later.send(readRequest(user))).status).toBe(200);
  later.close();
  expect(rowsIn(data)).toBe(20);
  expect(child.exitCode).toBeNull();
  expect(output()).not.toMatch(/\n\s+at /);
});

test('a folder in use by another process stops the start with one sentence, until that process has exited', {
  timeout: 60_000,
}, async () => {
  const first = await start();
  const second = await launch({ data: first.data });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `The file ${join(first.data, 'in-use')} is in use by another process. Stop that process, or set DATA_DIR to another folder.\n`,
  );
  expect(await isReady(first.port)).toBe(true);
  first.child.kill('SIGKILL');
  await first.ended;
  await start({ data: first.data });
});
