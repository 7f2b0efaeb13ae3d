import { describe, expect, it, vi } from 'vitest';
import { array, nullable, number, object, optional, string, unknown } from 'zod/mini';
import { byteStream, del, download, type Endpoint, get, patch, post, put } from '../../../../sdk/core/contract';
import { ApiError } from '../../../../sdk/core/errors';
import { isRecord } from '../../../../sdk/core/guards';
import { parseBaseUrl } from '../../../../sdk/core/http/base-url';
import { readResponse } from '../../../../sdk/core/http/read-response';
import { errorFromResponse, isForeign, retryAfterSeconds } from '../../../../sdk/core/http/response-errors';
import { joinUrl, splitInput } from '../../../../sdk/core/http/url';
import { rows } from '../../../../sdk/core/schema';

const thrownBy = (run: () => unknown): unknown => {
  try {
    return expect.fail(`nothing was thrown: ${JSON.stringify(run())}`);
  } catch (error) {
    return error;
  }
};
const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`nothing was thrown: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );

describe('the base URL of the provider', () => {
  it('is an http or https URL, absolute or relative to the page', () => {
    const page = new URL('https://portal.example.com/app/');
    expect(parseBaseUrl('http://h/x').href).toBe('http://h/x');
    expect(parseBaseUrl('https://h').href).toBe('https://h/');
    expect(parseBaseUrl('HTTPS://h').href).toBe('https://h/');
    expect(parseBaseUrl('/idp', page).href).toBe('https://portal.example.com/idp');
    expect(parseBaseUrl('', page).href).toBe(page.href);
  });

  it.each(['xhttps://h', 'httpsx://h', 'ftp://h', 'https://user@h', 'https://:secret@h', 'h', '/x', ''])(
    'cannot be %s',
    (value) => {
      expect(thrownBy(() => parseBaseUrl(value))).toMatchObject({ errorCode: 'invalid-base-url' });
    },
  );

  it('is not a host alone, which would be a relative path', () => {
    const page = new URL('https://portal.example.com/app/');
    for (const value of ['idp', 'auth.example.com', './idp', '?x', 'localhost:4400', 'javascript:1', 'https://']) {
      expect(thrownBy(() => parseBaseUrl(value, page))).toMatchObject({ errorCode: 'invalid-base-url' });
    }
  });

  it('is not relative to a page that is neither http nor https', () => {
    expect(thrownBy(() => parseBaseUrl('/idp', new URL('file:///app/')))).toMatchObject({
      errorCode: 'invalid-base-url',
    });
  });
});

describe('the input of a call', () => {
  const any = optional(unknown());
  const input = object({ id: any, ids: any, a: any, b: any });

  it.each([get('/x', { input }), del('/x', { input })])('with $method is the query', (endpoint) => {
    const parts = splitInput(endpoint, { a: 1, b: { c: [true] }, ids: ['x', 'y'], id: undefined, none: null });
    const query = [
      ['a', '1'],
      ['b', '{"c":[true]}'],
      ['ids', '["x","y"]'],
    ];
    expect(parts).toEqual({ path: '/x', query, body: undefined });
  });

  it.each([post('/x', { input }), put('/x', { input }), patch('/x', { input })])(
    'with $method is the body',
    (endpoint) => {
      const parts = splitInput(endpoint, { a: 1, b: null, ids: ['x'], id: undefined });
      expect(parts).toEqual({ path: '/x', query: [], body: { a: 1, b: null, ids: ['x'] } });
      expect(Object.keys(parts.body ?? {})).not.toContain('id');
      expect(splitInput(endpoint, {}).body).toEqual({});
      expect(splitInput(endpoint, undefined).body).toBeUndefined();
    },
  );

  it('is split where the call specifies it', () => {
    const sent = { id: 'x', ids: [1, 2], a: 'q', b: 'c' };
    const change = post('/x/:id', { input, query: ['a', 'ids'], comma: ['ids', 'b'], fixed: { kind: 'k' } });
    const query = [
      ['kind', 'k'],
      ['ids', '1,2'],
      ['a', 'q'],
    ];
    expect(splitInput(change, sent)).toEqual({ path: '/x/x', query, body: { b: 'c' } });
    const repeated = put('/x/:id/:a', { input, alsoInBody: ['id'] });
    expect(splitInput(repeated, sent)).toEqual({ path: '/x/x/q', query: [], body: { id: 'x', ids: [1, 2], b: 'c' } });
    const remove = del('/x/:id', { input, body: ['ids'], comma: ['b'] });
    expect(splitInput(remove, sent)).toEqual({
      path: '/x/x',
      query: [
        ['a', 'q'],
        ['b', 'c'],
      ],
      body: { ids: [1, 2] },
    });
    expect(splitInput(remove, { id: 'x' }).body).toEqual({});
    const only = post('/x', { input, body: ['a'] });
    expect(splitInput(only, { a: 1, b: 2 })).toEqual({ path: '/x', query: [['b', '2']], body: { a: 1 } });
  });

  it('is not changed', () => {
    const given = { id: 'x', a: 1 };
    splitInput(get('/x/:id', { input }), given);
    expect(given).toEqual({ id: 'x', a: 1 });
  });

  it.each([
    [undefined, 'id'],
    [null, 'id'],
    ['', 'id'],
    ['.', 'id'],
    ['..', 'id'],
  ])('must have %s in the path, with its name in the error', (id, name) => {
    const error = thrownBy(() => splitInput(get('/x/:id', { input }), { id }));
    const message = '"id" cannot be empty or a path step';
    expect(error).toMatchObject({ errorCode: 'invalid-input', errorContext: { name }, message });
  });

  it('that cannot be in a URL is refused by name, with the cause', () => {
    const loop: Record<string, unknown> = {};
    loop.self = loop;
    const path = thrownBy(() => splitInput(get('/x/:id', { input }), { id: '\ud800' }));
    expect(path).toMatchObject({
      errorCode: 'invalid-input',
      errorContext: { name: 'id' },
      cause: expect.any(URIError),
    });
    const query = thrownBy(() => splitInput(get('/x', { input }), { a: loop }));
    expect(query).toMatchObject({
      errorCode: 'invalid-input',
      errorContext: { name: 'a' },
      cause: expect.any(TypeError),
    });
  });

  it('fills several path parameters, each as one segment', () => {
    expect(splitInput(get('/a/:id/b/:a', { input }), { id: 'x/y', a: 7 }).path).toBe('/a/x%2Fy/b/7');
  });

  it.each([
    ['https://h', undefined, 'https://h/frontegg/p?a=1'],
    ['https://h/', '', 'https://h/frontegg/p?a=1'],
    ['https://h/x//', '//api//', 'https://h/x/api/p?a=1'],
    ['https://h//x/y/', '/', 'https://h/x/y/p?a=1'],
    ['https://h/', '/', 'https://h/p?a=1'],
    ['https://h/?old=1#top', 'a/b', 'https://h/a/b/p?a=1'],
  ])('is joined to %s with prefix %s', (base, prefix, href) => {
    const given = new URL(base);
    expect(joinUrl(given, prefix, '/p', [['a', '1']]).href).toBe(href);
    expect(given.href).toBe(new URL(base).href);
    expect(joinUrl(given, prefix, '/p', []).search).toBe('');
  });
});

describe('Retry-After of a response', () => {
  const now = Date.UTC(2026, 0, 15, 12);
  const date = (ms: number) => new Date(now + ms).toUTCString();

  it.each([
    ['5', 5],
    ['120', 120],
    ['0', undefined],
    ['', undefined],
    [null, undefined],
    ['5s', undefined],
    ['x5', undefined],
    ['-5', undefined],
    ['-1', undefined],
    ['abc', undefined],
    ['1e9', undefined],
    ['1.5', undefined],
    // A proxy and the provider both set it: the header arrives joined.
    ['1, 2', 2],
    ['2,1', 2],
    [`1, ${date(2_000)}`, 2],
    [`${date(2_000)}, 1`, 2],
    ['abc, 2', 2],
    ['1, 11', 11],
    [date(3_000), 3],
    [date(0), undefined],
    [date(-3_000), undefined],
    ['Fri, 16 Jan 2026 12:00:00 +0000', 86_400],
    ['Th, 15 Jan 2026 12:00:05 GMT', undefined],
    ['Thu, soon', undefined],
    ['2030-01-01', undefined],
    ['on Thu, 15 Jan 2026 12:00:05 GMT', undefined],
    ['THU, 15 Jan 2026 12:00:05 GMT', undefined],
  ])('%s is %s seconds', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });
});

describe('an error response', () => {
  const errorOf = (body: unknown, { status = 400, statusText = 'Bad', headers = {} }: ResponseInit = {}) =>
    errorFromResponse(
      new Response(null, { status, statusText, headers }),
      typeof body === 'string' ? body : JSON.stringify(body),
      0,
    );
  const GENERIC = 'ER-ADMIN-PORTAL-GENERIC-ERROR';

  it.each([
    [{ errors: ['a', { message: 'b' }, 3, { message: 4 }, ' ', '', null, {}, ['x'], true] }, 'a, b, 3, 4'],
    [{ errors: 'one' }, 'one'],
    [{ errors: { message: 'two' } }, 'two'],
    [{ errors: [] }, 'Error 400 - Bad'],
    [{ errors: [' '] }, 'Error 400 - Bad'],
    [{ errors: [{ message: { toString: 1 } }] }, 'Error 400 - Bad'],
    [{ errors: { message: {} } }, 'Error 400 - Bad'],
    [{}, 'Error 400 - Bad'],
    [[], 'Error 400 - Bad'],
    [[{ errors: ['x'] }], 'Error 400 - Bad'],
    [5, 'Error 400 - Bad'],
    ['"text"', 'text'],
    ['""', 'Error 400 - Bad'],
  ])('%j has the message %s', (body, message) => {
    expect(errorOf(body).message).toBe(message);
    expect(errorOf(body)).toBeInstanceOf(ApiError);
  });

  it('has the status alone without a text', () => {
    expect(errorOf({}, { statusText: '' }).message).toBe('Error 400');
  });

  it.each([
    [{ errorCode: 'A', error: 'B' }, 'A'],
    [{ errorCode: '', error: 'B' }, 'B'],
    [{ errorCode: 5, error: 'B' }, 'B'],
    [{ error: { code: 1 } }, GENERIC],
    [{}, GENERIC],
  ])('%j has the code %s', (body, code) => {
    expect(errorOf(body).errorCode).toBe(code);
  });

  it.each([
    [{ errorContext: { a: 1 }, context: { b: 2 } }, undefined, { a: 1 }],
    [{ errorContext: [1], context: { b: 2 } }, undefined, { b: 2 }],
    [{ errorContext: null }, undefined, null],
    [{ errorContext: 'x' }, '7', { retryAfter: 7 }],
    [{ context: { b: 2, retryAfter: 1 } }, '7', { b: 2, retryAfter: 7 }],
    ['<html>', '7', { retryAfter: 7 }],
    ['<html>', undefined, null],
  ])('%j keeps its context (Retry-After %s)', (body, wait, context) => {
    const headers: Record<string, string> = wait === undefined ? {} : { 'retry-after': wait };
    expect(errorOf(body, { headers }).errorContext).toEqual(context);
  });

  it.each(['<html>', 'null', ''])('that is malformed (%s) has the generic code and text', (body) => {
    const headers = { 'frontegg-trace-id': 't' };
    const message = "We're facing some difficulties, Please try again";
    expect(errorOf(body, { headers, status: 502 })).toMatchObject({
      errorCode: GENERIC,
      message,
      statusCode: 502,
      traceId: 't',
    });
  });

  it.each([
    [{ errors: ['x'] }, false],
    [{ errorCode: 'A' }, false],
    [{ error: 'B' }, false],
    ['"text"', false],
    [{ errors: [' '], errorCode: '', error: 5 }, true],
    [[{ errors: ['x'] }], true],
    ['""', true],
    ['null', true],
    ['<html>', true],
  ])('%j comes from something in front of the provider: %s', (body, expected) => {
    expect(isForeign(errorOf(body))).toBe(expected);
    expect(isForeign(body)).toBe(false);
  });

  it('has the status and the trace id', () => {
    const headers = { 'frontegg-trace-id': 't' };
    expect(errorOf({ errors: ['x'] }, { status: 409, headers })).toMatchObject({ statusCode: 409, traceId: 't' });
    expect(errorOf({ errors: ['x'] }, { status: 413, headers })).toMatchObject({
      message: 'Error request is too large',
      errorCode: '',
      statusCode: 413,
      traceId: 't',
    });
  });

  it('has no context for lists, texts and null', () => {
    expect([{}, { a: 1 }, [], null, undefined, 'x', 5].map(isRecord)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a successful response', () => {
  const okResponse = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    new Response(body, { status: 200, headers: { 'frontegg-trace-id': 't', ...headers } });
  const read = (endpoint: Endpoint, response: Response, requested: unknown = null) =>
    readResponse(endpoint, response, requested);

  it('is read with the response type of the call', async () => {
    expect(await read(get('/x', { output: unknown() }), okResponse('{"a":1}'))).toEqual({ a: 1 });
    expect(await read(get('/x', { output: string(), responseType: 'text' }), okResponse('{"a":1}'))).toBe('{"a":1}');
    expect(await read(get('/x'), okResponse('not json'))).toBeUndefined();
    expect(await read(get('/x', { output: optional(string()) }), okResponse(''))).toBeUndefined();
    expect(await read(get('/x', { output: nullable(string()) }), okResponse('null'))).toBeNull();
  });

  it('is a stream, even without a body', async () => {
    const endpoint = get('/x', { output: byteStream, responseType: 'stream' });
    for (const [body, text] of [
      ['abc', 'abc'],
      [null, ''],
    ]) {
      const stream = await read(endpoint, okResponse(body ?? null));
      expect(await new Response(stream as ReadableStream).text()).toBe(text);
    }
  });

  it.each([
    ['requested.csv', 'attachment; filename="sent.csv"', 'requested.csv'],
    ['', 'attachment; filename="sent.csv"', 'sent.csv'],
    [null, 'attachment; filename=sent.csv', 'sent.csv'],
    [5, 'attachment; FILENAME="sent it.csv"; x=1', 'sent it.csv'],
    [null, 'attachment; filename=""', 'output'],
    [null, 'attachment; filename="../../x.csv"', 'x.csv'],
    [null, 'attachment; filename="C:\\\\temp\\\\x.csv"', 'x.csv'],
    [null, 'attachment; filename=".."', 'output'],
    [null, 'attachment; filename="a/"', 'output'],
    [null, 'attachment;filename=" x.csv "', 'x.csv'],
    [null, "attachment;filename*=utf-8''%20x.csv", 'x.csv'],
    [null, 'attachment', 'output'],
    [null, 'attachment; filename="a; b.csv"', 'a; b.csv'],
    [null, 'attachment; xfilename="no.csv"', 'output'],
    [null, "attachment; filename=plain.csv; filename*=UTF-8''na%C3%AFve%20%E2%82%AC.csv", 'naïve €.csv'],
    [null, "attachment; filename*=utf-8'en'x%2Fy.csv; filename=plain.csv", 'y.csv'],
    [null, "attachment; filename*=UTF-8''%FF.csv; filename=plain.csv", 'plain.csv'],
    [null, undefined, 'output'],
  ])('that is a file has a name: requested %j, sent %j', async (requested, disposition, fileName) => {
    const headers: Record<string, string> = disposition === undefined ? {} : { 'content-disposition': disposition };
    const file = await read(
      get('/x', { output: download, responseType: 'blob' }),
      okResponse('abc', headers),
      requested,
    );
    expect(file).toEqual({ blob: expect.any(Blob), fileName });
    expect(await (file as { blob: Blob }).blob.text()).toBe('abc');
  });

  it('may be wrapped or not', async () => {
    const endpoint = get('/x', { output: array(number()), unwrap: 'items' });
    expect(await read(endpoint, okResponse('{"items":[1]}'))).toEqual([1]);
    expect(await read(endpoint, okResponse('[2]'))).toEqual([2]);
    expect(await rejectionOf(read(endpoint, okResponse('{}')))).toMatchObject({ errorCode: 'unexpected-response' });
  });

  it('leaves malformed rows out, and says which', async () => {
    const endpoint = get('/x', { output: rows(number()) });
    const dropped = vi.fn();
    const tell = (body: string) => readResponse(endpoint, okResponse(body), null, { dropped });
    expect(await tell('[1,2]')).toEqual([1, 2]);
    expect(dropped).not.toHaveBeenCalled();
    expect(await tell('["x",1,null]')).toEqual([1]);
    expect(dropped.mock.calls).toEqual([[['0', '2']]]);
    expect(await read(endpoint, okResponse('["x",1]'))).toEqual([1]);
    expect(await rejectionOf(read(endpoint, okResponse('null')))).toMatchObject({ errorCode: 'unexpected-response' });
  });

  it('that is not JSON is an error with status and trace id', async () => {
    const error = await rejectionOf(read(get('/x', { output: unknown() }), okResponse('{')));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      errorCode: 'ER-ADMIN-PORTAL-GENERIC-ERROR',
      statusCode: 200,
      traceId: 't',
      cause: expect.any(SyntaxError),
    });
  });

  it('of another shape is an error with its path', async () => {
    const output = object({ a: array(object({ b: number() })) });
    const error = await rejectionOf(read(get('/x', { output }), okResponse('{"a":[{"b":1},{"b":"x"}]}')));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      errorCode: 'unexpected-response',
      message: 'Something went wrong on our side. Try again.',
      statusCode: 200,
      traceId: 't',
      errorContext: { path: 'a.1.b' },
      cause: new TypeError('a.1.b: invalid_type'),
    });
    const empty = await rejectionOf(read(get('/x', { output }), okResponse('')));
    expect(empty).toMatchObject({ errorContext: { path: '' }, cause: new TypeError('response: invalid_type') });
  });
});
