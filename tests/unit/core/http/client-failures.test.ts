import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string } from 'zod/mini';
import type { CallOptions } from '../../../../sdk/core/api';
import { get, post } from '../../../../sdk/core/contract';
import { json } from '../../../support/recorder';
import { dropped, ok, output, read, setUp, status, write } from './client-set-up';

afterEach(() => void vi.restoreAllMocks());

describe('a failed call', () => {
  it('keeps the cause of a missing response', async () => {
    const { client, outcome, tab } = setUp([dropped]);
    const cause = expect.objectContaining({ message: 'Failed to fetch' });
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { errorCode: 'network', cause } });
    tab.setOffline(true);
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { errorCode: 'offline', cause } });
  });

  it('is not sent while the browser is offline', async () => {
    const { client, calls, outcome, tab } = setUp([ok]);
    tab.setOffline(true);
    expect(await outcome(client.call(read, undefined))).toMatchObject({ error: { errorCode: 'offline' } });
    expect(calls).toEqual([]);
  });

  it.each([408, 429, 500, 502, 503, 504])('is retried twice after %i', async (code) => {
    const { client, clock, calls, outcome } = setUp([status(code)]);
    const result = outcome(client.call(read, undefined));
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { statusCode: code } });
    expect(calls).toHaveLength(3);
  });

  it.each([302, 400, 409, 501, 505, 511])('is not retried after %i', async (code) => {
    const { client, clock, calls, outcome } = setUp([status(code)]);
    const result = outcome(client.call(read, undefined));
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { statusCode: code } });
    expect(calls).toHaveLength(1);
  });

  it('is not retried for an error of this side', async () => {
    const { client, outcome, clock } = setUp([() => json('not a number')]);
    const endpoint = get('/things', { output: object({ a: string() }) });
    const result = outcome(client.call(endpoint, undefined));
    await clock.advance(60_000);
    expect(await result).toMatchObject({ error: { errorCode: 'unexpected-response' } });
  });

  it.each<[string, CallOptions, number[]]>([
    ['increasing delays, and jitter for all but the first', {}, [500, 1_200]],
    ['exactly the delays of the caller', { retryPause: 1_000 }, [1_000, 1_000]],
  ])('is retried after %s', async (_, options, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, clock, outcome, gaps } = setUp([status(500)]);
    const result = outcome(client.call(read, undefined, options));
    await clock.advance(10_000);
    await result;
    expect(gaps()).toEqual(expected);
  });

  it('has jitter from the first retry, and none once another one has succeeded', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { client, clock, calls, outcome } = setUp([status(500), status(500), ok, ok, status(500), ok]);
    const start = clock.now();
    const both = Promise.all([outcome(client.call(read, undefined)), outcome(client.call(read, undefined))]);
    await clock.advance(5_000);
    await both;
    expect(calls.map(({ at }) => at - start)).toEqual([0, 0, 500, 700]);
    const last = outcome(client.call(read, undefined));
    await clock.advance(5_000);
    await last;
    expect(calls.slice(4).map(({ at }) => at - start)).toEqual([5_000, 5_500]);
  });

  it.each([
    ['10', [10_000]],
    ['11', []],
  ])('waits %s seconds as Retry-After says', async (header, pauses) => {
    const { client, clock, outcome, gaps } = setUp([status(503, { 'retry-after': header }), ok]);
    const result = outcome(client.call(read, undefined));
    await clock.advance(60_000);
    await result;
    expect(gaps()).toEqual(pauses);
  });

  it('is retried or not as its option says, whatever its method', async () => {
    for (const [endpoint, count] of [
      [post('/x', { output, retry: true }), 3],
      [get('/x', { output, retry: false }), 1],
    ] as const) {
      const { client, clock, calls, outcome } = setUp([status(500)]);
      const result = outcome(client.call(endpoint, undefined));
      await clock.advance(60_000);
      await result;
      expect(calls).toHaveLength(count);
    }
  });

  it('can be canceled while it waits, without a remaining timer or listener', async () => {
    const controller = new AbortController();
    const { client, clock, calls, outcome, gaps } = setUp([status(500), status(500), ok]);
    const added = vi.spyOn(AbortSignal.prototype, 'addEventListener');
    const removed = vi.spyOn(AbortSignal.prototype, 'removeEventListener');
    const result = outcome(client.call(read, undefined, { signal: controller.signal }));
    await clock.advance(100);
    expect(clock.pending()).toBe(1);
    controller.abort();
    expect(await result).toMatchObject({ error: { name: 'AbortError' } });
    expect(clock.pending()).toBe(0);
    expect(calls).toHaveLength(1);
    // It does not count as a waiting call: the next call is alone, and its pause has no jitter.
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const again = outcome(client.call(read, undefined));
    await clock.advance(5_000);
    expect(await again).toEqual({ value: { fine: true } });
    expect(gaps()[1]).toBe(500);
    // The recorder listens too, and never stops; of the client no listener remains.
    const stopped = new Set(removed.mock.calls.filter(([type]) => type === 'abort').map(([, listener]) => listener));
    const left = added.mock.calls.filter(([, listener]) => !stopped.has(listener));
    expect(left).toHaveLength(calls.length);
  });

  it('is logged by its kind, without address or content', async () => {
    for (const [response, kind, line] of [
      [status(400), 'warn', 'GET /things/:id: 400'],
      [status(499), 'warn', 'GET /things/:id: 499'],
      [status(500), 'error', 'GET /things/:id: 500'],
      [status(399), 'error', 'GET /things/:id: 399'],
      [dropped, 'error', 'GET /things/:id: '],
    ] as const) {
      const { client, outcome, log } = setUp([response]);
      const endpoint = get('/things/:id', { input: object({ id: string() }), output, retry: false });
      await outcome(client.call(endpoint, { id: 'secret' }));
      const other = kind === 'warn' ? 'error' : 'warn';
      expect(log[kind].mock.calls).toEqual([[expect.stringContaining(line)]]);
      expect(String(log[kind].mock.calls)).not.toMatch(/secret|: $/);
      expect(log[other]).not.toHaveBeenCalled();
    }
  });

  it('with a recorded name may have no listener', async () => {
    const { client, outcome } = setUp([status(400), ok]);
    const named = post('/x', { output, recordedAs: 'getMe' as never });
    expect(await outcome(client.call(named, undefined))).toMatchObject({ error: { statusCode: 400 } });
    expect(await outcome(client.call(named, undefined))).toEqual({ value: { fine: true } });
  });

  it('is recorded under its name until it succeeds', async () => {
    const record = vi.fn();
    const { client, outcome } = setUp([status(400), ok, status(400), ok], { record });
    const named = post('/x', { output, recordedAs: 'getMe' as never });
    await outcome(client.call(named, undefined));
    await outcome(client.call(named, undefined));
    await outcome(client.call(write, {}));
    await outcome(client.call(write, {}));
    expect(record.mock.calls).toEqual([['getMe', expect.objectContaining({ statusCode: 400 })], ['getMe']]);
  });
});
