import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { listen, type RunningServer } from '../../../../demo/gateway/http/server';
import { createHarness, feedback, type Harness, issueToken } from '../support';

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close())));

const start = async (): Promise<Harness & { port: number; token: string }> => {
  const harness = createHarness();
  const server = await listen({ fetch: harness.gateway.fetch, host: '127.0.0.1', port: 0 });
  running.push(server);
  const token = await issueToken();
  await harness.post('users', token, {});
  return { ...harness, port: server.port, token };
};

const head = (token: string, more: string) =>
  `POST /api/v2/tables/general/records HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nX-Gatehouse-Request: 1\r\n${more}\r\n`;

/** Sends bytes and gives back everything that arrives until the other side ends, or until enough has arrived. */
const exchange = (
  port: number,
  send: readonly (string | Buffer)[],
  enough?: (text: string) => boolean,
): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of send) socket.write(part);
    });
    socket.on('data', (data) => {
      text += data.toString('latin1');
      if (enough?.(text)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });

const statuses = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));

test('F093 two megabytes are refused before they are sent, and the connection is closed', async () => {
  const { port, token, rows } = await start();
  const text = await exchange(port, [head(token, 'Content-Length: 2000000\r\n'), '{"Ideas":"']);
  expect(statuses(text)).toEqual([413]);
  expect(rows('general')).toEqual([]);
});

test('F094 a client that stops sending is disconnected by the gateway’s own clock', async () => {
  const { port, token, clock } = await start();
  const pending = exchange(port, [head(token, 'Content-Length: 100\r\n'), '{']);
  while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
  await clock.advance(10_000);
  expect(statuses(await pending)).toEqual([408]);
});

test('a client that disconnects leaves no open handle', async () => {
  const { port, token, rows, clock, lines } = await start();
  lines.length = 0;
  const socket = connect(port, '127.0.0.1', () => socket.write(`${head(token, 'Content-Length: 100\r\n')}{`));
  socket.on('error', () => {});
  while (clock.waiting() === 0) await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  while (lines.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([400]);
  expect(rows('general')).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test('closing completes requests in progress and accepts no new ones', async () => {
  const { port, token, clock, gateway, rows } = await start();
  const body = JSON.stringify(feedback);
  let socketReady = () => {};
  const half = new Promise<void>((resolve) => {
    socketReady = resolve;
  });
  let text = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      `${head(token, `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n`)}${body.slice(0, 5)}`,
      () => socketReady(),
    );
  });
  const ended = new Promise<void>((resolve) =>
    socket.on('data', (data) => (text += data)).on('close', () => resolve()),
  );
  await half;
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
  expect(await exchange(port, ['GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'])).toBe('');
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
  await exchange(server.port, [`GET / HTTP/1.1\r\nHost: localhost\r\n${forged}\r\nConnection: close\r\n\r\n`]);
  await exchange(server.port, ['GET / HTTP/1.0\r\n\r\n']);
  expect(addresses).toEqual(['127.0.0.1', '127.0.0.1']);
});
