import { createIdentity } from '@gatehouse/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unknown } from 'zod/mini';
import { get, post } from '../../../../sdk/core/contract';
import { type Handler, respondWith, startSocketServer } from '../../../support/servers/socket-server';

let server: Awaited<ReturnType<typeof startSocketServer>>;
let foreign: Awaited<ReturnType<typeof startSocketServer>>;
beforeAll(async () => {
  server = await startSocketServer();
  foreign = await startSocketServer();
});
afterAll(async () => {
  await Promise.all([server.stop(), foreign.stop()]);
});

const scene = (id: string, ...responses: Handler[]) => {
  const calls = server.script(`/${id}`, ...responses);
  const identity = createIdentity({
    baseUrl: server.origin,
    clientId: 'portal',
    logLevel: 'silent',
    tokenResolver: () => 'secret-of-the-host',
  });
  const read = () => identity.call(get(`/${id}`, { output: unknown() }))(undefined, { retryPause: 10 });
  const write = () => identity.call(post(`/${id}`, { output: unknown() }))(undefined, { retryPause: 10 });
  return { calls, read, write };
};

const short: Handler = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"a":1', () => response.destroy());
};

const cutChunks: Handler = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"items":[', () => response.destroy());
};

const broken: [id: string, what: string, answer: Handler][] = [
  ['B041', 'is shorter than it said', short],
  ['B042', 'breaks off between two chunks', cutChunks],
  ['B046', 'says gzip and is not', respondWith(200, {}, { 'content-encoding': 'gzip' })],
];

describe('a response with', () => {
  it.each(broken)('%s %s is a network error: read again, never written again', async (id, _, response) => {
    const { read, write, calls } = scene(id, response);
    await expect(read()).rejects.toMatchObject({ errorCode: 'network', statusCode: 0 });
    expect(calls).toHaveLength(3);
    await expect(write()).rejects.toMatchObject({ errorCode: 'network' });
    expect(calls).toHaveLength(4);
  });

  it('B041 B042 a cut body is read completely at the second attempt', async () => {
    for (const [index, response] of [short, cutChunks].entries()) {
      const { read, calls } = scene(`again-${index}`, response, respondWith(200, { items: [] }));
      expect(await read()).toEqual({ items: [] });
      expect(calls).toHaveLength(2);
    }
  });

  it('B073 a redirect to another origin gets no token', async () => {
    const there = foreign.script('/B073', respondWith(200, { of: 'another' }));
    const { read, calls } = scene('B073', (response) => {
      response.writeHead(302, { location: `${foreign.origin}/frontegg/B073` });
      response.end();
    });
    await read().catch(() => undefined);
    expect(calls[0]?.headers.authorization).toBe('Bearer secret-of-the-host');
    expect(there.length).toBeLessThanOrEqual(1);
    for (const { headers } of there) {
      expect(headers.authorization).toBeUndefined();
      expect(JSON.stringify(headers)).not.toContain('secret-of-the-host');
    }
  });

  it('B074 endless redirects is a network error, tried at most three times', async () => {
    const { read, calls } = scene('B074', (response) => {
      response.writeHead(302, { location: '/frontegg/B074' });
      response.end();
    });
    await expect(read()).rejects.toMatchObject({ errorCode: 'network' });
    // A browser and Node make up to twenty-one requests of one attempt.
    expect(calls.length).toBeLessThanOrEqual(3 * 21);
  });
});
