import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSqliteDeliveries } from '../../../../demo/gateway/runtime/deliveries.sqlite';
import { createLog } from '../../../../demo/gateway/runtime/log';
import { createWebhooks, type Webhooks } from '../../../../demo/gateway/webhooks/webhooks';
import { type Handler, respondWith, silence, startSocketServer } from '../../../support/servers/socket-server';
import { createTestClock, deferred, feedback, NOW, signedIn, webhookAddresses } from '../support';

type Fetch = (request: Request) => Promise<Response>;

const create = (
  respond: Fetch,
  deliveries = openSqliteDeliveries(':memory:', () => NOW),
  addresses: Parameters<typeof createWebhooks>[0]['addresses'] = webhookAddresses,
) => {
  const clock = createTestClock();
  const lines: string[] = [];
  const sent: Request[] = [];
  const created = createWebhooks({
    addresses,
    deliveries,
    clock,
    log: createLog({ write: (line) => lines.push(line), now: clock.now, secrets: [] }),
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      return respond(request);
    },
  });
  /** Resolves with the outcome, for which the gateway does not wait. */
  const send = async (...delivery: Parameters<Webhooks['send']>) => (await created.send(...delivery)).outcome;
  const webhooks = { ...created, send };
  return { webhooks, deliveries, clock, lines, sent, logged: () => lines.map((line) => JSON.parse(line)) };
};

const ok: Fetch = async () => new Response('{}');
const status =
  (code: number): Fetch =>
  async () =>
    new Response(null, { status: code });

describe('a delivery', () => {
  test('is one POST request with JSON to the address of its kind', async () => {
    const { webhooks, sent, lines } = create(ok);
    expect(await webhooks.send('desktop', { type: 'desktop' })).toEqual({ arrived: true });
    expect(sent).toMatchObject([{ url: webhookAddresses.desktop, method: 'POST', redirect: 'manual' }]);
    expect(sent[0]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[0]?.json()).toEqual({ type: 'desktop' });
    expect(await webhooks.failures()).toEqual([]);
    expect(lines).toEqual([]);
  });

  test.each<[string, Fetch, string]>([
    ['refused', status(500), 'status 500'],
    [
      'unreachable',
      () => Promise.reject(new TypeError('fetch failed https://hooks.example.test/secret-path')),
      'no connection',
    ],
    ['without a response', () => new Promise<Response>(() => {}), 'no response within 5000 ms'],
  ])('that is %s is stored with its body, and logged in one line', async (_, handler, reason) => {
    const { webhooks, clock, logged, lines } = create(handler);
    const arrived = webhooks.send('general', { Ideas: 'Private' }, { requestId: 'request-1' });
    await clock.advance(5000);
    const [failure] = await webhooks.failures();
    expect(await arrived).toEqual({ arrived: false, reason, id: failure?.id });
    expect(failure).toMatchObject({ kind: 'general', reason, body: { Ideas: 'Private' }, tries: 1 });
    expect(logged()).toEqual([
      {
        time: expect.any(String),
        level: 'warn',
        message: 'webhook failed',
        requestId: 'request-1',
        kind: 'general',
        reason,
        delivery: failure?.id,
      },
    ]);
    expect(lines.join()).not.toMatch(/hooks\.example|secret-path|Private/);
  });

  test('is not sent but stored when fifty of its kind are in progress; other kinds are sent', async () => {
    const responses: (() => void)[] = [];
    const { webhooks, sent, deliveries } = create(async () => {
      const { promise, resolve } = deferred();
      responses.push(resolve);
      await promise;
      return new Response('{}');
    });
    const under = Array.from({ length: 50 }, (_, count) => webhooks.send('general', { count }));
    expect(await webhooks.send('general', { Client: 'ana@example.com' })).toMatchObject({ arrived: false });
    expect(sent).toHaveLength(50);
    expect(await deliveries.list()).toMatchObject([
      { kind: 'general', reason: 'too many under way', body: { Client: 'ana@example.com' } },
    ]);
    under.push(webhooks.send('investment', {}));
    await expect.poll(() => sent).toHaveLength(51);
    for (const complete of responses) complete();
    expect(await Promise.all(under)).toEqual(Array.from({ length: 51 }, () => ({ arrived: true })));
    const next = webhooks.send('general', {});
    await expect.poll(() => sent).toHaveLength(52);
    responses.at(-1)?.();
    expect(await next).toEqual({ arrived: true });
  });

  test('of a kind without an address is neither sent nor stored, and counts as not delivered', async () => {
    const { webhooks, sent, lines } = create(ok, undefined, { general: webhookAddresses.general });
    expect(await webhooks.send('desktop', { type: 'desktop' })).toEqual({ arrived: false, reason: 'no address' });
    expect([sent, lines, await webhooks.failures()]).toEqual([[], [], []]);
  });

  test('is stored before it is sent', async () => {
    const deliveries = openSqliteDeliveries(':memory:', () => NOW);
    const begin = vi.spyOn(deliveries, 'begin');
    let stored = 0;
    const { webhooks } = create(async () => {
      stored = begin.mock.calls.length;
      return new Response('{}');
    }, deliveries);
    await webhooks.send('general', { Ideas: 'Private' });
    expect(stored).toBe(1);
    expect(begin).toHaveBeenCalledWith({ kind: 'general', body: { Ideas: 'Private' } });
  });

  const full = async () => {
    throw new Error('database or disk is full');
  };

  test('that cannot be stored is sent, and only logged', async () => {
    const deliveries = openSqliteDeliveries(':memory:', () => NOW);
    deliveries.begin = full;
    const responses = [status(500), ok];
    const { webhooks, logged, sent } = create((request) => (responses.shift() ?? ok)(request), deliveries);
    expect(await webhooks.send('general', {}, { requestId: 'request-1' })).toEqual({
      arrived: false,
      reason: 'status 500',
    });
    const unstored = { level: 'error', message: 'webhook deliveries cannot be stored', requestId: 'request-1' };
    expect(logged()).toMatchObject([
      unstored,
      unstored,
      { level: 'warn', message: 'webhook failed', requestId: 'request-1', reason: 'status 500' },
    ]);
    expect(await webhooks.send('general', {})).toEqual({ arrived: true });
    expect(sent).toHaveLength(2);
  });

  test('that could not be stored at first is listed once there is room', async () => {
    const deliveries = openSqliteDeliveries(':memory:', () => NOW);
    vi.spyOn(deliveries, 'begin').mockImplementationOnce(full);
    const { webhooks } = create(status(500), deliveries);
    await webhooks.send('general', { Ideas: 'kept' });
    expect(await webhooks.failures()).toMatchObject([{ reason: 'status 500', body: { Ideas: 'kept' } }]);
  });
});

// With real sockets, since redirects and open connections are up to the platform's own client.
describe('a webhook', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const startServer = async () => {
    const server = await startSocketServer();
    stops.push(server.stop);
    return server;
  };

  /** Sends feedback, whose webhook is handled by a server. */
  const submitted = async (handler: Handler, isDown = false) => {
    const server = await startServer();
    const calls = server.script('/general', handler);
    if (isDown) await server.stop();
    const harness = await signedIn({
      webhooks: { ...webhookAddresses, general: `${server.origin}/frontegg/general` },
      outside: (request) => fetch(request),
    });
    expect((await harness.post('general', harness.token, feedback)).status).toBe(200);
    expect(harness.rows('general')).toHaveLength(1);
    if (!isDown) await expect.poll(() => calls).toHaveLength(1);
    return { ...harness, origin: server.origin, calls };
  };

  test('that is slow: the response does not wait, and the connection is closed after the timeout', async () => {
    const { gateway, clock, calls } = await submitted(silence);
    await clock.advance(4999);
    expect(await gateway.failures()).toEqual([]);
    await clock.advance(1);
    await expect.poll(() => gateway.failures()).toMatchObject([{ reason: 'no response within 5000 ms', tries: 1 }]);
    await calls[0]?.broken;
  });

  test('that is down: the delivery is kept', async () => {
    const { gateway, lines, origin } = await submitted(silence, true);
    const body = { Client: 'ana@example.com', ...feedback };
    await expect.poll(() => gateway.failures()).toMatchObject([{ kind: 'general', reason: 'no connection', body }]);
    expect(lines.join('\n')).not.toContain(origin);
  });

  test.each([302, 307, 308])('that redirects with %i: the target gets no request', async (code) => {
    const sentinel = await startServer();
    const hits = sentinel.script('/stolen', respondWith(200));
    const location = `${sentinel.origin}/frontegg/stolen`;
    const { gateway } = await submitted(respondWith(code, {}, { location }));
    await expect.poll(() => gateway.failures()).toMatchObject([{ kind: 'general', reason: 'redirect not followed' }]);
    expect(hits).toEqual([]);
  });

  test('that responds without end is aborted, and its connection closed', async () => {
    const { gateway, calls } = await submitted((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      };
      response.on('drain', more);
      more();
    });
    await calls[0]?.broken;
    expect(await gateway.failures()).toEqual([]);
  });

  test('in progress is awaited on closing, and its failure stored', async () => {
    const refusal = deferred();
    const { gateway } = await submitted((response) => {
      void refusal.promise.then(() => respondWith(500)(response, response.req));
    });
    let closed = false;
    const closing = gateway.close().then(() => {
      closed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toBe(false);
    refusal.resolve();
    await closing;
    expect(await gateway.failures()).toMatchObject([{ reason: 'status 500' }]);
  });
});
