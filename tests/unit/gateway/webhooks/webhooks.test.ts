import { afterEach, describe, expect, test, vi } from 'vitest';
import { openSqliteDeliveries } from '../../../../demo/gateway/runtime/deliveries.sqlite';
import { createLog } from '../../../../demo/gateway/runtime/log';
import { createWebhooks, type Webhooks } from '../../../../demo/gateway/webhooks/webhooks';
import { type WebhookKind, webhookKinds } from '../../../../demo/research/feedback/kinds';
import { type Handler, respondWith, silence, startSocketServer } from '../../../support/socket-server';
import { validBodies } from '../every-route';
import { createHarness, createTestClock, deferred, feedback, issueToken, NOW, webhookAddresses } from '../support';

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
describe('a webhook of every kind', () => {
  const stops: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  const startServer = async () => {
    const server = await startSocketServer();
    stops.push(server.stop);
    return server;
  };

  const signedIn = async (handler: Handler) => {
    const server = await startServer();
    const hooks = Object.fromEntries(webhookKinds.map((kind) => [kind, `${server.origin}/frontegg/${kind}`]));
    const calls = Object.fromEntries(webhookKinds.map((kind) => [kind, server.script(`/${kind}`, handler)]));
    const harness = createHarness({
      webhooks: hooks as Record<WebhookKind, string>,
      outside: (request) => fetch(request),
    });
    const token = await issueToken();
    await harness.post('users', token, {});
    return { ...harness, token, server, callsOf: (kind: WebhookKind) => calls[kind] ?? [] };
  };

  const failuresOf = async ({ gateway }: { gateway: { failures(): Promise<readonly { reason: string }[]> } }) => {
    await expect.poll(() => gateway.failures()).toHaveLength(1);
    return gateway.failures();
  };

  test.each(webhookKinds)(
    '%s, slow: the response does not wait, and the connection is closed after the timeout',
    async (kind) => {
      const harness = await signedIn(silence);
      const response = await harness.post(kind, harness.token, validBodies[kind]);
      expect(response.status).toBe(200);
      await expect.poll(() => harness.callsOf(kind)).toHaveLength(1);
      expect(await harness.gateway.failures()).toEqual([]);
      await harness.clock.advance(4999);
      expect(await harness.gateway.failures()).toEqual([]);
      await harness.clock.advance(1);
      expect(await failuresOf(harness)).toMatchObject([{ kind, reason: 'no response within 5000 ms', tries: 1 }]);
      await harness.callsOf(kind)[0]?.broken;
      expect(harness.rows(kind)).toHaveLength(1);
    },
  );

  test.each(webhookKinds)('%s, down: the row is stored, and the delivery is kept', async (kind) => {
    const harness = await signedIn(silence);
    await harness.server.stop();
    expect((await harness.post(kind, harness.token, validBodies[kind])).status).toBe(200);
    const [failure] = await failuresOf(harness);
    expect(failure).toMatchObject({ kind, reason: 'no connection', body: expect.objectContaining({}) });
    expect(JSON.stringify(failure)).toContain('ana@example.com');
    expect(harness.rows(kind)).toHaveLength(1);
    expect(harness.lines.join('\n')).not.toContain(harness.server.origin);
  });

  test.each(webhookKinds.flatMap((kind) => [302, 307, 308].map((code) => [kind, code] as const)))(
    '%s, redirecting with %i: the target gets no request',
    async (kind, code) => {
      const sentinel = await startServer();
      const hits = sentinel.script('/stolen', respondWith(200));
      const harness = await signedIn(respondWith(code, {}, { location: `${sentinel.origin}/frontegg/stolen` }));
      expect((await harness.post(kind, harness.token, validBodies[kind])).status).toBe(200);
      expect(await failuresOf(harness)).toMatchObject([{ kind, reason: 'redirect not followed' }]);
      expect(harness.callsOf(kind)).toHaveLength(1);
      expect(hits).toEqual([]);
    },
  );

  test('aborts an endless response, and closes its connection', async () => {
    const harness = await signedIn((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
      };
      response.on('drain', more);
      more();
    });
    await harness.post('general', harness.token, feedback);
    await expect.poll(() => harness.callsOf('general')).toHaveLength(1);
    await harness.callsOf('general')[0]?.broken;
    expect(await harness.gateway.failures()).toEqual([]);
  });

  test('closing waits for deliveries in progress and stores their failures', async () => {
    let complete = () => {};
    const harness = await signedIn((response) => {
      complete = () => respondWith(500)(response, response.req);
    });
    await harness.post('general', harness.token, feedback);
    await expect.poll(() => harness.callsOf('general')).toHaveLength(1);
    let closed = false;
    const closing = harness.gateway.close().then(() => {
      closed = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toBe(false);
    complete();
    await closing;
    expect(await harness.gateway.failures()).toMatchObject([{ reason: 'status 500' }]);
  });
});
