import { afterEach, describe, expect, it, vi } from 'vitest';
import { byteStream, get } from '../../../../sdk/core/contract';
import { json, never } from '../../../support/recorder';
import { settle } from '../../../support/tabs';
import { dropped, ok, read, setUp, status, write } from './client-set-up';

afterEach(() => void vi.restoreAllMocks());

describe('timeout and abortion of a call', () => {
  it.each([
    [{}, {}, 30_000],
    [{ timeout: 20_000 }, {}, 20_000],
    [{ timeout: 20_000 }, { timeout: 7_000 }, 7_000],
  ])('are applied: host %o, caller %o', async (context, options, limit) => {
    const { client, clock, outcome, calls } = setUp([never], { context });
    let done = false;
    const result = outcome(client.call(write, {}, options)).finally(() => {
      done = true;
    });
    await clock.advance(limit - 1);
    expect(done).toBe(false);
    await clock.advance(1);
    expect(await result).toMatchObject({ error: { errorCode: 'timeout', statusCode: 0, cause: expect.anything() } });
    expect(calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
  });

  it('apply to an endless body, whether or not the signal is respected', async () => {
    const { client, clock, outcome } = setUp([() => new Response(new ReadableStream())]);
    const result = outcome(client.call(write, {}));
    await clock.advance(30_000);
    expect(await result).toMatchObject({ error: { errorCode: 'timeout', errorContext: null } });
  });

  it('leave no timer', async () => {
    const { client, clock, outcome } = setUp([ok, status(400)]);
    await client.call(read, undefined);
    await outcome(client.call(read, undefined));
    expect(clock.pending()).toBe(0);
  });

  const canceled = { error: { name: 'AbortError', message: 'The call was canceled.' } };

  it('are immediate for a call that was aborted before it began', async () => {
    const signal = AbortSignal.abort();
    const tokenResolver = vi.fn(() => 'host');
    const { client, calls, outcome } = setUp([ok], { context: { tokenResolver } });
    expect(await outcome(client.call(read, undefined, { signal }))).toMatchObject(canceled);
    expect(tokenResolver).not.toHaveBeenCalled();
    const disposed = setUp([ok], { signal });
    expect(await disposed.outcome(disposed.client.call(read, undefined))).toMatchObject(canceled);
    expect([...calls, ...disposed.calls]).toEqual([]);
  });

  it.each(['the caller', 'the identity'])('by %s are not logged', async (user) => {
    const controller = new AbortController();
    const { signal } = controller;
    const { client, outcome, clock, log, calls } = setUp([never], user === 'the identity' ? { signal } : {});
    const result = outcome(client.call(read, undefined, user === 'the caller' ? { signal } : {}));
    await settle();
    controller.abort();
    expect(await result).toMatchObject(canceled);
    expect(calls).toHaveLength(1);
    expect(clock.pending()).toBe(0);
    expect(log.warn).not.toHaveBeenCalled();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('work in a browser without AbortSignal.any', async () => {
    const { any } = AbortSignal;
    Object.assign(AbortSignal, { any: undefined });
    try {
      const { client, clock, calls, outcome } = setUp([status(500), ok, dropped, never]);
      const plain = outcome(client.call(read, undefined));
      await clock.advance(1_000);
      expect(await plain).toEqual({ value: { fine: true } });
      expect(await outcome(client.call(write, {}))).toMatchObject({ error: { errorCode: 'network' } });
      const controller = new AbortController();
      const result = outcome(client.call(read, undefined, { signal: controller.signal }));
      await settle();
      controller.abort();
      expect(await result).toMatchObject(canceled);
      expect(calls).toHaveLength(4);
    } finally {
      Object.assign(AbortSignal, { any });
    }
  });

  it('may happen while the options are being resolved', async () => {
    const controller = new AbortController();
    const { client, calls, outcome } = setUp([ok], {
      context: {
        beforeRequestInterceptor: async (options) => {
          controller.abort();
          return options;
        },
      },
    });
    expect(await outcome(client.call(read, undefined, { signal: controller.signal }))).toMatchObject(canceled);
    expect(calls).toEqual([]);
  });

  it('of a stream follow its signal, also after the call', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const { client, tab } = setUp();
    const controller = new AbortController();
    for (const endpoint of [get('/s', { output: byteStream, responseType: 'stream' }), read]) {
      tab.environment.fetch = async (_, init) => {
        signals.push(init.signal);
        return ok();
      };
      await client.call(endpoint, undefined, { signal: controller.signal });
    }
    controller.abort();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it('report headers to the caller only for a success', async () => {
    const seen: (string | null)[] = [];
    const onHeaders = (headers: Headers) => void seen.push(headers.get('x-answer'));
    const { client, clock, outcome } = setUp([
      status(500, { 'x-answer': 'failed' }),
      () => json({}, { headers: { 'x-answer': 'fine' } }),
    ]);
    const result = outcome(client.call(read, undefined, { onHeaders }));
    await clock.advance(1_000);
    await result;
    expect(seen).toEqual(['fine']);
  });
});
