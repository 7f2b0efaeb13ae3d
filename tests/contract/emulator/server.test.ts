import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleServer } from '../../load/gateway';
import { freePort } from '../../support/free-port';
import { adminLogin } from './support';

const demo = fileURLToPath(new URL('../../../demo', import.meta.url));
let folder = '';
let script = '';
let running: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'));
  script = await bundleServer('start');
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  output: () => string;
  /** Exit code, or the signal that ended the process. */
  ended: Promise<number | string | null>;
  ready: Promise<void>;
}

const run = (env: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    cwd: demo,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  const ended = new Promise<number | string | null>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code));
  });
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('Ready after')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(text)));
  });
  ready.catch(() => {});
  return { child, output: () => text, ended, ready };
};

const refused = async (env: Record<string, string>): Promise<string> => {
  const server = run(env);
  expect(await server.ended, server.output()).toBe(1);
  return server.output().trim();
};

/** Milliseconds; a busy machine starts a process slowly. */
const PATIENCE = 60_000;

describe('the start', { timeout: PATIENCE }, () => {
  it.each([
    ['in production', { NODE_ENV: 'production' }, /NODE_ENV=production.*IDENTITY_URL/],
    ['on an open network', { HOST: '0.0.0.0' }, /this machine only/],
    ['with an invalid port', { PORTAL_PORT: 'abc' }, /PORTAL_PORT must be a whole number/],
    ['with the same port twice', { PORTAL_PORT: '4999', IDENTITY_PORT: '4999' }, /two different ports/],
    ['with a database token but no database URL', { RESEARCH_DB_TOKEN: 'x' }, /RESEARCH_DB_URL is not/],
  ])('fails with one sentence: %s', async (_, env, sentence) => {
    const message = await refused({ ...env });
    expect(message).toMatch(sentence);
    expect(message.split('\n')).toHaveLength(1);
    expect(message).not.toMatch(/\bat .*:\d+/);
  });

  it('fails with one sentence when the data cannot be written or read', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, 'x');
    expect(await refused({ DATA_DIR: file })).toMatch(/^The folder .* cannot be written\. Make it writable .*\.$/);
    const broken = mkdtempSync(join(folder, 'broken-'));
    writeFileSync(join(broken, 'identity.db'), 'this is no database, whatever its name says'.repeat(50));
    expect(await refused({ DATA_DIR: broken })).toMatch(/^The file .*identity\.db cannot be used\. .*\.$/);
  });

  it('fails with one sentence when a port is in use', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const free = String(await freePort());
    const taken = { PORTAL_PORT: free, IDENTITY_PORT: String(port) };
    expect(await refused(taken)).toBe(
      `Port ${port} is taken by another program. Stop that program or choose another port.`,
    );
    other.close();
  });
});

describe('the running server', { timeout: PATIENCE }, () => {
  let ports: { portal: number; identity: number };
  let env: Record<string, string>;
  let server: Run;
  const identity = (path: string) => `http://localhost:${ports.identity}${path}`;
  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    fetch(identity(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });

  beforeAll(async () => {
    ports = { portal: await freePort(), identity: await freePort() };
    env = { DATA_DIR: join(folder, 'kept'), PORTAL_PORT: String(ports.portal), IDENTITY_PORT: String(ports.identity) };
    server = run(env);
    await server.ready;
  }, PATIENCE);

  it('prints its address and the accounts', () => {
    for (const text of [
      `http://localhost:${ports.portal}`,
      `http://localhost:${ports.identity}`,
      'admin@acme.test',
      'mfa@acme.test',
      'reseller@resale.test',
      'JBSWY3DPEHPK3PXP',
      'MILO-RECA-VERY-2345',
    ]) {
      expect(server.output()).toContain(text);
    }
  });

  it('responds on both loopback addresses, by this name only', async () => {
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      expect((await fetch(`http://${host}:${ports.identity}/frontegg/flags`)).status).toBe(200);
    }
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve) => {
      const options = { host: '127.0.0.1', port: ports.identity, headers: { host: 'evil.test' } };
      request(options, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(status).toBe(421);
  });

  it('sends its pages with a policy, without framing or caching', async () => {
    const page = await fetch(identity('/account/login'));
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'.*frame-ancestors 'none'/);
    expect(page.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/account/../serve.ts', '/.env', '/account/.git/config', '/index.html%00', '/..%2fserve.ts']) {
      expect((await fetch(identity(path))).status).toBe(404);
    }
  });

  it('sends security headers with data and errors like with pages', async () => {
    const origin = 'http://evil.test';
    const responses = [
      fetch(identity('/.well-known/jwks.json')),
      fetch(identity('/nothing')),
      fetch(identity('/webhooks.json')),
      fetch(identity('/_emulator/outbox')),
      fetch(identity('/_emulator/stats'), { headers: { origin } }),
      fetch(identity('/account/login'), { method: 'DELETE' }),
      post('/frontegg/oauth/token', {}),
    ];
    for (const { url, status, headers } of await Promise.all(responses)) {
      const named = `${status} ${url}`;
      expect(headers.get('content-security-policy'), named).toMatch(/frame-ancestors 'none'/);
      expect(headers.get('x-content-type-options'), named).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), named).toBe('same-origin');
      expect(headers.get('referrer-policy'), named).toBe('no-referrer');
      expect(headers.get('cache-control'), named).toBe('no-store');
      expect(headers.get('access-control-allow-origin'), named).toBeNull();
    }
  });

  it('stops reading an endless body, and survives an aborted one', async () => {
    const { connect } = await import('node:net');
    const head = [
      'POST /frontegg/oauth/token HTTP/1.1',
      `Host: localhost:${ports.identity}`,
      'Content-Type: application/json',
      'Transfer-Encoding: chunked',
    ].join('\r\n');
    const endless = connect(ports.identity, '127.0.0.1');
    const first = new Promise<string>((resolve) => endless.once('data', (data) => resolve(data.toString())));
    endless.on('error', () => {});
    endless.write(`${head}\r\n\r\n200000\r\n${'a'.repeat(300 * 1024)}`);
    expect(await first).toMatch(/^HTTP\/1.1 413 /);
    endless.destroy();

    const broken = connect(ports.identity, '127.0.0.1');
    await new Promise<void>((resolve) => broken.write(`${head}\r\n\r\n5\r\n{`, () => resolve()));
    const served = async () =>
      (await (await fetch(identity('/_emulator/requests'))).json()).filter(
        (entry: { path: string }) => entry.path === '/frontegg/oauth/token',
      );
    await expect.poll(async () => (await served()).at(-1).status, { timeout: PATIENCE }).toBe(0);
    broken.destroy();
    await expect.poll(async () => (await served()).at(-1).status, { timeout: PATIENCE }).toBe(400);
    expect(server.output()).not.toMatch(/ECONNRESET|\bat .*:\d+/);
  });

  it('applies faults to the socket and counts them', async () => {
    const faults = (rule: unknown, headers = {}) => post('/_emulator/faults', rule, headers);
    for (const network of ['refuse', 'reset', 'cut']) {
      expect((await faults({ path: '/flags', network, times: 1 })).status).toBe(201);
      const call = fetch(identity('/frontegg/flags')).then((response) => response.text());
      await expect(call, network).rejects.toBeInstanceOf(TypeError);
      expect(await (await fetch(identity('/frontegg/flags'))).text()).toContain('on');
    }
    await faults({ path: '/flags', network: 'hang' });
    const controller = new AbortController();
    const call = fetch(identity('/frontegg/flags'), { signal: controller.signal });
    const seen = async () => (await (await fetch(identity('/_emulator/faults'))).json()).at(-1).hits;
    await expect.poll(seen, { timeout: PATIENCE }).toBe(1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect((await faults({ status: 'x' })).status).toBe(400);
    expect((await faults({ status: 500 }, { origin: 'http://evil.test' })).status).toBe(403);
    await fetch(identity('/_emulator/faults'), { method: 'DELETE' });
    expect((await fetch(identity('/frontegg/flags'))).status).toBe(200);
  });

  it('has the same responses after it was killed', async () => {
    const { accessToken } = await (await post('/frontegg/identity/resources/auth/v1/user', adminLogin)).json();
    const authorization = `Bearer ${accessToken}`;
    const path = '/frontegg/identity/resources/users/api-tokens/v1';
    await post(path, { description: 'Survivor', expiresInMinutes: null }, { authorization });
    server.child.kill('SIGKILL');
    expect(await server.ended).toBe('SIGKILL');
    server = run(env);
    await server.ready;
    const list = await (await fetch(identity(path), { headers: { authorization } })).json();
    expect(list.map((row: { description: string }) => row.description)).toContain('Survivor');
    expect((await (await post('/_emulator/reset', {})).json()).reset).toBe(true);
    expect((await fetch(identity(path), { headers: { authorization } })).status).toBe(401);
  });

  it('completes a running call when it is stopped', async () => {
    await post('/_emulator/faults', { path: '/flags', delay: 300 });
    const call = fetch(identity('/frontegg/flags'));
    const seen = async () => (await (await fetch(identity('/_emulator/faults'))).json()).at(-1).hits;
    await expect.poll(seen, { timeout: PATIENCE }).toBe(1);
    server.child.kill('SIGTERM');
    expect((await call).status).toBe(200);
    expect(await server.ended).toBe(0);
    running = running.filter((child) => child !== server.child);
  });
});
