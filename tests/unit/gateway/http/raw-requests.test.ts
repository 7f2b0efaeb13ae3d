import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../../../demo/gateway/http/server';
import { recordsPath } from '../../../../demo/research/contract';
import { writes } from '../every-route';
import { createHarness, deferred, expectSecurityHeaders, feedback, issueToken, signedIn } from '../support';

const harness = createHarness();
let server: RunningServer;
let token = '';
beforeAll(async () => {
  const { fetch, protocolError } = harness.gateway;
  server = await listen({ fetch, protocolError, host: '127.0.0.1', port: 0 });
  token = await issueToken();
  await harness.post('users', token, {});
});
afterAll(() => server.close());

const NEXT = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Sends bytes; returns everything that arrives until the other side ends. */
const exchange = (bytes: string, port = server.port): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

/** Every response has the common headers, whichever part sent it, and has the announced length. */
const expectComplete = (text: string, status: number) => {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [start, ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
  expect(start).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
  expectSecurityHeaders(headers);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('date')).not.toBeNull();
  expect(headers.get('content-length')).toBe(String(body.length));
  expect(JSON.parse(body)).toEqual({ error: expect.stringMatching(/^[A-Z_]+$/), msg: expect.any(String) });
  return headers;
};

const post = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nX-Gatehouse-Request: 1\r\n${more}\r\n`;

describe.each(writes.map(({ table, name }) => [name, recordsPath(table)]))('%s', (_, path) => {
  test.each<[string, string, string]>([
    ['two Content-Length headers', 'Content-Length: 2\r\nContent-Length: 9\r\n', '{}'],
    ['the same Content-Length twice', 'Content-Length: 2\r\nContent-Length: 2\r\n', '{}'],
    ['Content-Length and chunked', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['a negative Content-Length', 'Content-Length: -1\r\n', ''],
    ['a Content-Length with a sign', 'Content-Length: +2\r\n', '{}'],
    ['a hexadecimal Content-Length', 'Content-Length: 0x2\r\n', '{}'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'],
    ['chunked and another encoding', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
    ['an invalid chunk size', 'Transfer-Encoding: chunked\r\n', 'z\r\n{}\r\n0\r\n\r\n'],
    ['a folded header', 'X-Pad: a\r\n b\r\n', ''],
    ['a bare LF', 'X-Pad: a\nX-More: b\r\n', ''],
    ['a bare CR', 'X-Pad: a\rX-More: b\r\n', ''],
    ['a NUL', 'X-Pad: a\0b\r\n', ''],
    ['a header of 100 kB', `X-Pad: ${'a'.repeat(100_000)}\r\n`, ''],
  ])('with %s is refused, and the connection is closed without reading further', async (__, headers, body) => {
    harness.upstream.length = 0;
    const text = await exchange(`${post(path, headers)}${body}${NEXT}`);
    expect(statuses(text)).toHaveLength(1);
    expectComplete(text, headers.length > 50_000 ? 431 : 400);
    expect(harness.upstream).toEqual([]);
  });

  test('that is refused before its body is read does not affect the next request on the connection', async () => {
    const text = await exchange(
      `${post(path, 'Origin: https://evil.test\r\nContent-Length: 300\r\n')}${'G'.repeat(300)}${NEXT}`,
    );
    expect(statuses(text)).toEqual([403, 200]);
  });
});

// Unsupported methods, and input that Node's parser rejects.
test.each<[string, number]>([
  ['CONNECT evil.test:443 HTTP/1.1\r\nHost: localhost\r\n\r\n', 405],
  ...['TRACE', 'PROPFIND', 'QUERY'].flatMap((method) =>
    ['/healthz', recordsPath('users')].map((path): [string, number] => [
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      405,
    ]),
  ),
  ['get / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['NOTHING / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
  ['GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
  ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: 200-maybe\r\n\r\n', 417],
  [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  [`${'X'.repeat(200)}`, 400],
])('%j gets a response with every header, and closes the connection', async (bytes, status) => {
  const text = await exchange(`${bytes}${NEXT}`);
  expect(statuses(text)).toEqual([status]);
  const headers = expectComplete(text, status);
  expect(headers.get('connection')).toBe('close');
});

test('chunk extensions longer than their chunk are refused with every header', async () => {
  const { table } = writes[0] ?? { table: 'users' };
  const text = await exchange(
    `${post(recordsPath(table), 'Transfer-Encoding: chunked\r\n')}2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  );
  expectComplete(text, 413);
});

test.each(['1.1', '0.9', '2.0'])(
  'a request of HTTP/%s without a Host is refused with every header',
  async (version) => {
    expectComplete(await exchange(`GET /healthz HTTP/${version}\r\nConnection: close\r\n\r\n`), 400);
  },
);

test.each([
  'GET /healthz HTTP/1.0\r\n\r\n',
  'HEAD /healthz HTTP/1.0\r\nHost:\r\n\r\n',
  'GET /healthz HTTP/1.0\r\nHost: localhost\r\n\r\n',
])('responds to %j, and closes the connection', async (bytes) => {
  expect(statuses(await exchange(bytes))).toEqual([200]);
});

test('a request after the end of the connection is not processed', async () => {
  const body = JSON.stringify(writes.find(({ name }) => name === 'POST general')?.body);
  const whole = post(recordsPath('general'), `Content-Length: ${body.length}\r\n`) + body;
  const before = harness.rows('general').length;
  for (const end of ['TRACE / HTTP/1.1\r\nHost: localhost\r\n', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 200-maybe\r\n'])
    expect(statuses(await exchange(`${whole}${end}\r\n${whole}`))).toHaveLength(2);
  expect(harness.rows('general')).toHaveLength(before + 2);
});

describe('a slow client', () => {
  test.each([
    ['in its headers', 'GET /healthz HTTP/1.1\r\nHost: local'],
    ['in its body', 'POST'],
    ['from the start', ''],
  ])('gets a 408 with every header: %s', async (_, start) => {
    const { fetch, protocolError } = harness.gateway;
    const impatient = await listen({
      fetch,
      protocolError,
      host: '127.0.0.1',
      port: 0,
      timeouts: { headers: 100, request: 200 },
    });
    const bytes = start === 'POST' ? `${post(recordsPath('general'), 'Content-Length: 100\r\n')}{` : start;
    expectComplete(await exchange(bytes, impatient.port), 408);
    await impatient.close();
  });
});

test('an error in a pipelined request does not affect the responses before it', async () => {
  const { clock } = harness;
  const healthCheck = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  expect(statuses(await exchange(`${healthCheck}${healthCheck}NOTHING / HTTP/1.1\r\n\r\n`))).toEqual([200, 200, 400]);
  const body = JSON.stringify(writes.find(({ name }) => name === 'POST general')?.body);
  const whole = post(recordsPath('general'), `Content-Length: ${body.length}\r\n`) + body;
  const before = harness.rows('general').length;
  expect(statuses(await exchange(`${whole}\0\0\0\0${NEXT}`))).toEqual([200, 400]);
  expect(harness.rows('general')).toHaveLength(before + 1);
  expect(clock.waiting()).toBe(0);
});

test('each protocol error has one log line, with the id of its response', async () => {
  harness.lines.length = 0;
  const text = await exchange(`NOTHING ${recordsPath('general')} HTTP/1.1\r\n\r\n${NEXT}`);
  const id = expectComplete(text, 400).get('x-request-id');
  expect(harness.logged()).toMatchObject([{ level: 'info', message: 'protocol error', requestId: id, status: 400 }]);
});

test.each([
  ['GET /healthz', 'a b'],
  ['GET /healthz', 'evil.test/../x'],
  ['GET /healthz', 'user@evil.test'],
  ['GET /healthz', '[::1'],
  ['GET /healthz', 'a:99999'],
  ['GET /healthz', ''],
  ['GET ftp://evil.test/', 'localhost'],
  ['OPTIONS *', 'localhost'],
  ['GET /a\\b', 'localhost'],
])('%s with the host %j is refused with every header', async (start, host) => {
  const text = await exchange(`${start} HTTP/1.1\r\nHost: ${host}\r\n\r\n${NEXT}`);
  expect(statuses(text)).toEqual([400, 200]);
  expectComplete(text.slice(0, text.indexOf('HTTP/1.1 200')), 400);
});

/** Collects garbage now; Node has no other API for it. */
const collect = () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

test('two hundred bodies of two megabytes are released from memory', async () => {
  const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
  const endless = `${post(recordsPath('general'), 'Transfer-Encoding: chunked\r\n')}${chunk.repeat(64)}`;
  const send = async () => {
    for (const text of await Promise.all(Array.from({ length: 20 }, () => exchange(endless))))
      expect(statuses(text)).toEqual([413]);
  };
  const used = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  await send();
  const before = used();
  for (let round = 0; round < 10; round += 1) await send();
  // A refused connection is drained for a moment before it is closed.
  await expect.poll(() => used() - before, { timeout: 20_000, interval: 200 }).toBeLessThan(10 * 1024 * 1024);
});

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((each) => each.close())));

/** A server of its own, for what ends it or moves its clock. */
const start = async () => {
  const own = await signedIn();
  const opened = await listen({ fetch: own.gateway.fetch, host: '127.0.0.1', port: 0 });
  running.push(opened);
  return { ...own, port: opened.port };
};

test('F093 two megabytes are refused before they are sent, and the connection is closed', async () => {
  const { port, rows } = await start();
  const text = await exchange(`${post(recordsPath('general'), 'Content-Length: 2000000\r\n')}{"Ideas":"`, port);
  expect(statuses(text)).toEqual([413]);
  expect(rows('general')).toEqual([]);
});

test('F094 a client that stops sending is disconnected by the gateway’s own clock', async () => {
  const { port, clock } = await start();
  const pending = exchange(`${post(recordsPath('general'), 'Content-Length: 100\r\n')}{`, port);
  while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(10_000);
  expect(statuses(await pending)).toEqual([408]);
});

test('a client that disconnects leaves no open handle', async () => {
  const { port, rows, clock, lines } = await start();
  lines.length = 0;
  const socket = connect(port, '127.0.0.1', () =>
    socket.write(`${post(recordsPath('general'), 'Content-Length: 100\r\n')}{`),
  );
  socket.on('error', () => {});
  while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([400]);
  expect(rows('general')).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test('closing completes requests in progress and accepts no new ones', async () => {
  const { port, clock, gateway, rows } = await start();
  const body = JSON.stringify(feedback);
  const half = deferred();
  let text = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `${post(recordsPath('general'), `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n`)}${body.slice(0, 5)}`,
      half.resolve,
    );
  });
  const ended = new Promise<void>((resolve) =>
    socket.on('data', (data) => (text += data)).on('close', () => resolve()),
  );
  await half.promise;
  while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
  const closing = running.splice(0).map((server) => server.close());
  const draining = gateway.close();
  socket.write(body.slice(5));
  await ended;
  await Promise.all(closing);
  await clock.advance(9000);
  await draining;
  expect(statuses(text)).toEqual([200]);
  expect(rows('general')).toHaveLength(1);
  expect(await exchange('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n', port)).toBe('');
});

test('a port in use is a readable error', async () => {
  const { port, gateway } = await start();
  await expect(listen({ fetch: gateway.fetch, host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('on close, a busy connection ends with a response, never between two requests', async () => {
  const { port, gateway } = await start();
  const healthCheck = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  let text = '';
  const socket = connect(port, '127.0.0.1', () => socket.write(healthCheck));
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  const responses = () => statuses(text).length;
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  while (responses() < 1) await new Promise((resolve) => setImmediate(resolve));
  const closing = running.splice(0).map((server) => server.close());
  const drained = gateway.close(Promise.all(closing));
  socket.write(healthCheck);
  await ended;
  expect(statuses(text)).toEqual([200, 200]);
  expect(text.match(/connection: close/gi)).toHaveLength(1);
  await Promise.all(closing);
  await drained;
});

test('the gateway uses the IP address of the connection, not that of a header', async () => {
  const addresses: (string | undefined)[] = [];
  const server = await listen({
    fetch: async (_, address) => {
      addresses.push(address);
      return new Response('{}');
    },
    host: '127.0.0.1',
    port: 0,
  });
  running.push(server);
  const forged = 'X-Forwarded-For: 198.51.100.7\r\nForwarded: for=198.51.100.7';
  await exchange(`GET / HTTP/1.1\r\nHost: localhost\r\n${forged}\r\nConnection: close\r\n\r\n`, server.port);
  await exchange('GET / HTTP/1.0\r\n\r\n', server.port);
  expect(addresses).toEqual(['127.0.0.1', '127.0.0.1']);
});
