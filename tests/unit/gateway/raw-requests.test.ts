import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../../demo/gateway/server';
import { recordsPath } from '../../../demo/research/contract';
import { writes } from './every-route';
import { createHarness, issueToken } from './support';

const harness = createHarness({ env: { GATEWAY_WRITES_PER_SECOND: '0' } });
let server: RunningServer;
let token = '';
beforeAll(async () => {
  server = await listen({ fetch: harness.gateway.fetch, host: '127.0.0.1', port: 0 });
  token = await issueToken();
  await harness.post('users', token, {});
});
afterAll(() => server.close());

const NEXT = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Sends bytes and a further request behind them; gives everything that arrives until the other side ends. */
const exchange = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.on('data', (data) => {
      text += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

const post = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nX-Gatehouse-Request: 1\r\n${more}\r\n`;

// Check 135.
describe.each(writes.map(({ table, name }) => [name, recordsPath(table)]))('%s', (_, path) => {
  test.each<[string, string, string]>([
    ['two lengths', 'Content-Length: 2\r\nContent-Length: 9\r\n', '{}'],
    ['the same length twice', 'Content-Length: 2\r\nContent-Length: 2\r\n', '{}'],
    ['a length beside chunked', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'],
    ['a negative length', 'Content-Length: -1\r\n', ''],
    ['a length with a sign', 'Content-Length: +2\r\n', '{}'],
    ['a length in hexadecimal', 'Content-Length: 0x2\r\n', '{}'],
    ['an unknown encoding', 'Transfer-Encoding: xchunked\r\n', '0\r\n\r\n'],
    ['chunked and something else', 'Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'],
    ['a space before the colon', 'Transfer-Encoding : chunked\r\n', '0\r\n\r\n'],
    ['a chunk of a wrong size', 'Transfer-Encoding: chunked\r\n', 'z\r\n{}\r\n0\r\n\r\n'],
    ['a folded header', 'X-Pad: a\r\n b\r\n', ''],
    ['a bare LF', 'X-Pad: a\nX-More: b\r\n', ''],
    ['a bare CR', 'X-Pad: a\rX-More: b\r\n', ''],
    ['a NUL', 'X-Pad: a\0b\r\n', ''],
    ['a header of 100 kB', `X-Pad: ${'a'.repeat(100_000)}\r\n`, ''],
  ])('with %s is refused, and the connection ends without reading on', async (__, headers, body) => {
    harness.upstream.length = 0;
    const text = await exchange(`${post(path, headers)}${body}${NEXT}`);
    expect(statuses(text)).toHaveLength(1);
    expect([400, 431]).toContain(statuses(text)[0]);
    expect(harness.upstream).toEqual([]);
  });

  test('refused with its body unread leaves the next request on the connection alone', async () => {
    const text = await exchange(
      `${post(path, 'Origin: https://evil.test\r\nContent-Length: 300\r\n')}${'G'.repeat(300)}${NEXT}`,
    );
    expect(statuses(text)).toEqual([403, 200]);
  });
});

test.each(['TRACE', 'PROPFIND', 'QUERY'])('%s is not served, and the next request is', async (method) => {
  const send = (path: string) => exchange(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n${NEXT}`);
  expect(statuses(await send('/healthz'))).toEqual([405, 200]);
  expect(statuses(await send(recordsPath('users')))).toEqual([401, 200]);
});

test.each(['CONNECT evil.test:443', 'get /', 'NOTHING /'])('%s ends the connection', async (start) => {
  const text = await exchange(`${start} HTTP/1.1\r\nHost: localhost\r\n\r\n${NEXT}`);
  expect(statuses(text).filter((status) => status !== 400)).toEqual([]);
});

// Checks 119 and 135.
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
])('%s at the host %j is refused like everything else', async (start, host) => {
  const text = await exchange(`${start} HTTP/1.1\r\nHost: ${host}\r\n\r\n${NEXT}`);
  expect(statuses(text)).toEqual([400, 200]);
  const [head = ''] = text.toLowerCase().split('\r\n\r\n');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain("frame-ancestors 'none'");
  expect(head).toContain('cache-control: no-store');
  expect(head).toContain('content-type: application/json; charset=utf-8');
});

/** Collects now; Node has no other way to ask for it. */
const collect = () => {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
};

// Check 115.
test('two hundred bodies of two megabytes leave no memory behind', async () => {
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
  // A connection that was refused is drained for a moment before it goes.
  await expect.poll(() => used() - before, { timeout: 20_000, interval: 200 }).toBeLessThan(10 * 1024 * 1024);
});
