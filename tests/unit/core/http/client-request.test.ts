import { describe, expect, it } from 'vitest';
import { object, optional, string, unknown } from 'zod/mini';
import { download, file, get, post } from '../../../../sdk/core/contract';
import { first, ok, output, read, setUp, write } from './client-set-up';

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

  it('carries the file name of a download', async () => {
    const { client } = setUp();
    const input = object({ outputFileName: optional(string()) });
    const endpoint = get('/csv', { input, output: download, responseType: 'blob' });
    expect(await client.call(endpoint, { outputFileName: 'people.csv' })).toMatchObject({ fileName: 'people.csv' });
    expect(await client.call(endpoint, {})).toMatchObject({ fileName: 'output' });
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
