import { afterEach, describe, expect, it, vi } from 'vitest';
import { object, string, unknown } from 'zod/mini';
import type { CallOptions } from '../../../../sdk/core/api';
import { byteStream, file, get, post } from '../../../../sdk/core/contract';
import type { TokenSource } from '../../../../sdk/core/http/client';
import { json, never } from '../../../support/recorder';
import { settle } from '../../../support/tabs';
import { dropped, first, ok, output, read, setUp, status, write } from './client-set-up';

afterEach(() => void vi.restoreAllMocks());

describe('the URL of a call', () => {
  it('is relative to the page without a base URL', async () => {
    const setup = setUp([ok], { context: { baseUrl: undefined }, page: 'https://portal.example.com/app/?x=1#y' });
    await setup.client.call(read, undefined);
    expect(first(setup).url.href).toBe('https://portal.example.com/app/frontegg/things');
  });

  it('is resolved against the base URL for a call that requires it', async () => {
    const setup = setUp([ok], { context: { urlPrefix: 'api' } });
    await setup.client.call(get('/.well-known', { output, bare: true }), undefined);
    await setup.client.call(read, undefined);
    expect(setup.calls.map(({ url }) => url.pathname)).toEqual(['/.well-known', '/api/things']);
  });

  it('has each query parameter once: the host takes precedence', async () => {
    const additionalQueryParamsResolver = () => [
      { key: 'a', value: 'host' },
      { key: 'b', value: '2' },
    ];
    const setup = setUp([ok], { context: { additionalQueryParamsResolver } });
    await setup.client.call(get('/things', { input: object({ a: string() }), output }), { a: 'caller' });
    expect(first(setup).url.search).toBe('?a=host&b=2');
  });
});

describe('the headers of a call', () => {
  it('can be created without a page', async () => {
    const setup = setUp();
    setup.tab.environment.page = () => undefined;
    await setup.client.call(read, undefined);
    expect(first(setup).url.href).toBe('https://id.example.com/frontegg/things');
  });

  it('omit unknown values', async () => {
    const setup = setUp([ok], {
      context: { metadataHeaders: {}, tenantResolver: () => ({ tenant: null }), appId: '', tokenResolver: () => '' },
    });
    await setup.client.call(read, undefined);
    expect([...first(setup).headers.keys()]).toEqual(['content-type']);
  });

  it('of the host replace earlier ones, and not later ones', async () => {
    const additionalHeadersResolver = () => [
      { key: 'content-type', value: 'text/plain' },
      { key: 'frontegg-login-alias', value: 'evil' },
    ];
    const setup = setUp([ok], { context: { additionalHeadersResolver, tenantResolver: () => ({ tenant: 'acme' }) } });
    await setup.client.call(read, undefined);
    expect(first(setup).headers.get('content-type')).toBe('text/plain');
    expect(first(setup).headers.get('frontegg-login-alias')).toBe('acme');
  });

  it.each(['a\rb', '\na', 'a\0', 'a\r\n'])(
    'are refused with a control character, with the cause: %j',
    async (value) => {
      const { client, calls, outcome } = setUp([ok], { context: { appId: value } });
      const result = await outcome(client.call(read, undefined));
      expect(result).toMatchObject({ error: { errorCode: 'invalid-header', cause: expect.any(TypeError) } });
      expect(calls).toEqual([]);
    },
  );

  it.each([
    [undefined, undefined, 'same-origin'],
    [true, undefined, 'include'],
    [true, 'omit', 'omit'],
    [undefined, 'include', 'include'],
  ] as const)('have cookies: call %s, host %s gives %s', async (cookies, requestCredentials, credentials) => {
    const setup = setUp([ok], { context: { requestCredentials } });
    await setup.client.call(get('/things', { output, cookies }), undefined);
    expect(first(setup).credentials).toBe(credentials);
  });
});

describe('the body of a call', () => {
  it('is multipart for a file, with the boundary of the browser', async () => {
    const sent: BodyInit[] = [];
    const { client, calls } = setUp([ok], {
      context: {
        beforeRequestInterceptor: (options) => {
          if (options.body) sent.push(options.body);
          return options;
        },
      },
    });
    const upload = post('/image', { input: object({ image: file, size: unknown() }), multipart: true });
    await client.call(upload, { image: new Blob(['x'], { type: 'image/png' }), size: 5 });
    const form = sent[0];
    if (!(form instanceof FormData)) return expect.fail('no form was sent');
    expect(form.get('image')).toBeInstanceOf(Blob);
    expect(form.get('size')).toBe('5');
    expect(calls[0]?.headers.has('content-type')).toBe(false);
  });

  it('that cannot be serialized is refused with the cause', async () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const { client, calls, outcome } = setUp();
    const result = await outcome(client.call(write, { a: loop }));
    expect(result).toMatchObject({ error: { errorCode: 'invalid-input', cause: expect.any(TypeError) } });
    expect(calls).toEqual([]);
  });

  it('is absent for a call without one', async () => {
    const bodies: unknown[] = [];
    const { client } = setUp([ok], {
      context: {
        beforeRequestInterceptor: (options) => {
          bodies.push(options.body);
          return options;
        },
      },
    });
    await client.call(read, undefined);
    await client.call(post('/x'), undefined);
    expect(bodies).toEqual([null, null]);
  });
});

describe('the token of a call', () => {
  const source = (...replacements: (string | undefined)[]) => {
    const tokens = {
      current: vi.fn(async (_renew: boolean): Promise<string | undefined> => 'one'),
      replace: vi.fn(async (_refused: string) => replacements.shift()),
    } satisfies TokenSource;
    return tokens;
  };
  const sent = ({ calls }: ReturnType<typeof setUp>) => calls.map(({ headers }) => headers.get('authorization'));

  it('is that of the session, renewed only when the call requires one', async () => {
    const tokens = source();
    const setup = setUp([ok], { tokens });
    await setup.client.call(read, undefined);
    await setup.client.call(get('/open', { output, auth: 'none' }), undefined);
    expect(sent(setup)).toEqual(['Bearer one', 'Bearer one']);
    expect(tokens.current.mock.calls).toEqual([[true], [false]]);
  });

  it('is absent without a session', async () => {
    const tokens = source();
    tokens.current.mockResolvedValue(undefined);
    const setup = setUp([status(401)], { tokens });
    await setup.outcome(setup.client.call(read, undefined));
    expect(sent(setup)).toEqual([null]);
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('is that of the host if there is one, and is not replaced', async () => {
    const tokens = source('two');
    const setup = setUp([status(401)], { tokens, context: { tokenResolver: async () => 'host' } });
    expect(await setup.outcome(setup.client.call(read, undefined))).toMatchObject({ error: { statusCode: 401 } });
    expect(sent(setup)).toEqual(['Bearer host']);
    expect(tokens.current).not.toHaveBeenCalled();
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('is the one of the caller, even an empty one, without reading host or session', async () => {
    const tokens = source('two');
    const tokenResolver = vi.fn(() => 'host');
    const setup = setUp([status(401)], { tokens, context: { tokenResolver } });
    for (const authorization of ['raw', '']) await setup.outcome(setup.client.call(read, undefined, { authorization }));
    expect(sent(setup)).toEqual(['raw', null]);
    expect(tokens.current).not.toHaveBeenCalled();
    expect(tokenResolver).not.toHaveBeenCalled();
  });

  it('is replaced once when it is refused', async () => {
    const tokens = source('two', 'three');
    const setup = setUp([status(401), ok], { tokens });
    expect(await setup.client.call(write, {})).toEqual({ fine: true });
    expect(sent(setup)).toEqual(['Bearer one', 'Bearer two']);
    expect(tokens.replace.mock.calls).toEqual([['one']]);
    const refused = setUp([status(401)], { tokens: source('two', 'three') });
    expect(await refused.outcome(refused.client.call(read, undefined))).toMatchObject({ error: { statusCode: 401 } });
    expect(sent(refused)).toEqual(['Bearer one', 'Bearer two']);
  });

  it('that cannot be replaced ends the call', async () => {
    const tokens = source(undefined);
    const setup = setUp([status(401)], { tokens });
    expect(await setup.outcome(setup.client.call(read, undefined))).toMatchObject({ error: { statusCode: 401 } });
    expect(sent(setup)).toEqual(['Bearer one']);
    expect(tokens.replace).toHaveBeenCalledTimes(1);
  });

  it.each([400, 403, 500])('is not replaced after a response of %i', async (code) => {
    const tokens = source('two');
    const setup = setUp([status(code)], { tokens });
    await setup.outcome(setup.client.call(write, {}));
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('is not replaced for a public call', async () => {
    const tokens = source('two');
    const setup = setUp([status(401)], { tokens });
    await setup.outcome(setup.client.call(get('/open', { output, auth: 'none' }), undefined));
    expect(tokens.replace).not.toHaveBeenCalled();
  });

  it('may be replaced between two transient failures', async () => {
    const setup = setUp([status(500), status(401), ok], { tokens: source('two') });
    const result = setup.outcome(setup.client.call(read, undefined));
    await setup.clock.advance(5_000);
    expect(await result).toEqual({ value: { fine: true } });
    expect(sent(setup)).toEqual(['Bearer one', 'Bearer one', 'Bearer two']);
  });
});

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

describe('a redirect in the response', () => {
  const follow = async (body: string, allowed = true) => {
    const redirect = vi.fn(() => allowed);
    const { client, outcome } = setUp([() => new Response(body, { status: 302 })], { redirect });
    const result = await Promise.race([outcome(client.call(write, {})), settle().then(() => 'open')]);
    return { targets: redirect.mock.calls.flat(), result };
  };

  it.each([
    ['{"location":"/a"}', '/a'],
    ['"/b"', '/b'],
    ['/c', '/c'],
  ])('%s is followed, and the call stays pending', async (body, target) => {
    expect(await follow(body)).toEqual({ targets: [target], result: 'open' });
  });

  it.each(['{"location":5}', '{}', '[]', 'null', '5', '{"location":null}'])('%s is not followed', async (body) => {
    expect(await follow(body)).toMatchObject({ targets: [], result: { error: { statusCode: 302 } } });
  });

  it('that is not allowed is an error, as is one without a handler', async () => {
    expect(await follow('/x', false)).toMatchObject({ targets: ['/x'], result: { error: { statusCode: 302 } } });
    const { client, outcome } = setUp([() => new Response('/x', { status: 302 })]);
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { statusCode: 302 } });
  });

  it('with another status is ignored', async () => {
    const redirect = vi.fn(() => true);
    const { client, outcome } = setUp([() => new Response('/x', { status: 400 })], { redirect });
    expect(await outcome(client.call(write, {}))).toMatchObject({ error: { statusCode: 400 } });
    expect(redirect).not.toHaveBeenCalled();
  });
});
