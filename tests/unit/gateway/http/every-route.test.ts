import { describe, expect, test, vi } from 'vitest';
import { recordsPath } from '../../../../demo/research/contract';
import { reads, routes, sendTo, tableNames, writes } from '../every-route';
import {
  createHarness,
  expectSecurityHeaders,
  type Harness,
  hmac,
  issueToken,
  NOW,
  segment,
  signedIn,
} from '../support';

const leftNothing = ({ upstream, outgoing }: Pick<Harness, 'upstream' | 'outgoing'>) => {
  expect(upstream).toEqual([]);
  expect(outgoing).toEqual([]);
};

const secondsFromNow = (seconds: number) => NOW / 1000 + seconds;
const unsigned = (header: object, payload: string, signature = '') =>
  `${segment(JSON.stringify(header))}.${payload}.${signature}`;

/** Invalid tokens; all of them are in tokens.test.ts. */
const badTokens = async (): Promise<Record<string, string | undefined>> => {
  const [head = '', payload = '', signature = ''] = (await issueToken()).split('.');
  const hs = `${segment('{"alg":"HS256","typ":"at+jwt","kid":"rsa-1"}')}.${payload}`;
  return {
    none: undefined,
    empty: '',
    'a word': 'x',
    'an old one': await issueToken({ exp: secondsFromNow(-31) }),
    'one of tomorrow': await issueToken({ nbf: secondsFromNow(3600) }),
    'one for another audience': await issueToken({ aud: 'portal' }),
    'one of another provider': await issueToken({ iss: 'https://login.example.com' }),
    'one without a tenant': await issueToken({ tenantId: undefined }),
    'one without a subject': await issueToken({ sub: undefined }),
    'one that never ends': await issueToken({ exp: undefined }),
    'one by an unknown key': await issueToken({}, 'att-rsa'),
    'one without a signature': `${head}.${payload}.`,
    'another algorithm': `${hs}.${hmac(hs, 'secret')}`,
    'no algorithm': unsigned({ alg: 'none', typ: 'at+jwt' }, payload),
    'the payload of another': `${head}.${segment('{"sub":"bob","tenantId":"t1"}')}.${signature}`,
  };
};

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const notThere = ['/api/v2/tables/nope/records', '/api/', '/api/x', '/api/v1/db/meta'];

describe.each(Object.entries(await badTokens()))('a token that is %s', (_, token) => {
  test('gets the same refusal on every route, and no call leaves the gateway', async () => {
    const harness = await signedIn();
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const elsewhere = methods.flatMap((method) => notThere.map((path) => harness.call(path, { method, headers })));
    const sent = [...routes.map((route) => sendTo(harness, route, token === undefined ? {} : { token })), ...elsewhere];
    const responses = (await Promise.all(sent)).map(async (response) => {
      const received = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return JSON.stringify([response.status, received, await response.text()]);
    });
    expect(new Set(await Promise.all(responses)).size).toBe(1);
    expect(await responses[0]).toMatch(/^\[401,.*UNAUTHENTICATED/);
    leftNothing(harness);
  });
});

// The time of a refusal is the time of its signature check, so the checks are counted.
const costOf = async (harness: Harness, path: string, authorization: string | undefined) => {
  const verify = vi.spyOn(crypto.subtle, 'verify');
  const response = await harness.call(path, authorization === undefined ? {} : { headers: { authorization } });
  const count = verify.mock.calls.length;
  verify.mockRestore();
  expect(response.status).toBe(401);
  return count;
};

test('a refusal takes one signature check, for existing and unknown routes', async () => {
  const harness = await signedIn();
  for (const path of [...tableNames.map((table) => recordsPath(table)), ...notThere]) {
    const token = `${(await issueToken({ sub: path })).slice(0, -8)}AAAAAAAA`;
    expect(await costOf(harness, path, `Bearer ${token}`), path).toBe(1);
  }
});

test('a refusal takes one signature check, whatever its reason', async () => {
  const harness = await signedIn();
  const given = Object.entries(await badTokens()).map(([name, token]) => [name, token && `Bearer ${token}`] as const);
  const others = [
    ['another scheme', 'Basic YTpi'],
    ['a token too long', `Bearer ${'a'.repeat(9000)}.b.c`],
    ['a header that is none', 'Bearer x.y.z'],
  ] as const;
  for (const [name, authorization] of [...given, ...others])
    for (const path of [recordsPath('general'), ...notThere])
      expect(await costOf(harness, path, authorization), `${name} at ${path}`).toBe(1);
});

test('refusals without a token load no keys', async () => {
  const harness = createHarness({ jwks: () => new Response('', { status: 503 }) });
  for (let count = 0; count < 20; count += 1) expect(await costOf(harness, recordsPath('general'), undefined)).toBe(0);
  expect(harness.keyFetches()).toBe(0);
});

const spellings: readonly [string, (path: string) => string][] = [
  ['a trailing slash', (path) => `${path}/`],
  ['a double slash', (path) => path.replace('/records', '//records')],
  ['a double slash in front', (path) => `/${path}`],
  ['an encoded slash', (path) => path.replace('/records', '%2frecords')],
  ['a backslash', (path) => path.replace('/records', '%5crecords')],
  ['a null', (path) => `${path}%00`],
  ['a line feed', (path) => `${path}%0a`],
  ['a parameter', (path) => path.replace('/records', ';x=1/records')],
  ['an extension', (path) => `${path}.json`],
  ['upper case', (path) => path.replace(/tables\/\w+/, (part) => part.toUpperCase())],
  ['a record', (path) => `${path}/1`],
  ['the links of a record', (path) => path.replace('/records', '/links/1/records')],
  ['another version', (path) => path.replace('v2', 'v1')],
  ['no version', (path) => path.replace('/v2', '')],
  ['a full-width letter', (path) => path.replace('records', 'records%EF%BC%8F')],
  ['a letter that is encoded twice', (path) => path.replace('/records', '/%2572ecords')],
];

describe.each(spellings)('a path with %s', (_, spell) => {
  test('does not exist, for any table and method', async () => {
    const harness = await signedIn();
    for (const { method, table } of routes) {
      const init = { method, headers: { authorization: `Bearer ${harness.token}` } };
      const response = await harness.call(spell(recordsPath(table)), init);
      expect([404, 405], `${method} ${table}`).toContain(response.status);
      const nobody = await harness.call(spell(recordsPath(table)), { method });
      expect([401, 404, 405], `${method} ${table}`).toContain(nobody.status);
    }
    leftNothing(harness);
  });
});

test.each(['nope', 'desktops', 'USERS', '__proto__', 'constructor', 'm7u4kq0w2e9rgh1', 'users%2f..%2fgeneral', ''])(
  'the table %j does not exist',
  async (name) => {
    const harness = await signedIn();
    expect((await harness.get(name, harness.token)).status).toBe(404);
    leftNothing(harness);
  },
);

test.each([
  ['dot segments', (path: string) => path.replace('/records', '/x/../records')],
  ['encoded dot segments', (path: string) => path.replace('/records', '/x/%2e%2e/records')],
  ['an encoded letter', (path: string) => path.replace('/records', '/%72ecords')],
])('a path with %s is authorized like any other', async (_, spell) => {
  const harness = await signedIn();
  for (const { method, table } of routes) {
    const path = spell(recordsPath(table));
    expect((await harness.call(path, { method })).status, `${method} ${table}`).toBe(401);
    const foreign = { authorization: `Bearer ${harness.token}`, origin: 'https://evil.test' };
    const response = await harness.call(path, { method, headers: foreign });
    expect(method === 'GET' ? [200, 404] : [403, 404], `${method} ${table}`).toContain(response.status);
  }
});

test.each(['PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'X-HTTP'])(
  'the method %s is refused where no route has it',
  async (method) => {
    const harness = await signedIn();
    for (const table of tableNames.filter((name) => method !== 'PATCH' || name !== 'users')) {
      const headers = {
        authorization: `Bearer ${harness.token}`,
        'content-type': 'application/json',
        'x-gatehouse-request': '1',
        'x-http-method-override': 'POST',
      };
      const request = new Request(`http://localhost:4300${recordsPath(table)}`, { method, headers });
      const response = await harness.gateway.fetch(request);
      expect(response.status, table).toBe(405);
      expect(response.headers.get('allow')).toBe(table === 'users' ? 'GET, POST, PATCH' : 'GET, POST');
    }
    for (const { table } of reads) expect(harness.rows(table).length).toBe(table === 'users' ? 1 : 0);
  },
);

describe.each(writes)('$name', (route) => {
  test.each<[string, Record<string, string>]>([
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['the null origin', { origin: 'null' }],
    ['an origin with the same prefix', { origin: 'http://localhost:4300.evil.test' }],
    ['another port', { origin: 'http://localhost:4301' }],
    ['the own origin twice', { origin: 'http://localhost:4300, http://localhost:4300' }],
    ['the own origin in upper case', { origin: 'HTTP://LOCALHOST:4300' }],
    ['the own host on https', { origin: 'https://localhost:4300' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['a typed URL', { 'sec-fetch-site': 'none' }],
    ['no header of the portal', { 'x-gatehouse-request': '' }],
    ['another value of the header', { 'x-gatehouse-request': 'true' }],
    ['a form of the sentinel', { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' }],
  ])('from %s is refused without an effect', async (_, headers) => {
    const harness = await signedIn();
    const response = await sendTo(harness, route, { token: harness.token, headers });
    expect(response.status).toBe(403);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    leftNothing(harness);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
    'application/json; charset=utf-16',
    'application/json; charset=utf-8; charset=utf-16',
    'application/json;charset=utf-7',
    'application/json, text/plain',
    'application/jsonp',
    'application/merge-patch+json',
    'text/json',
  ])('with the content type %j is refused', async (type) => {
    const harness = await signedIn();
    const response = await sendTo(harness, route, { token: harness.token, headers: { 'content-type': type } });
    expect(response.status).toBe(415);
    leftNothing(harness);
  });

  test.each([
    ['65 kB', 65 * 1024],
    ['two megabytes', 2 * 1024 * 1024],
  ])('with %s is refused', async (_, size) => {
    const harness = await signedIn();
    const body = JSON.stringify({ ...route.body, Ideas: 'x'.repeat(size) });
    expect((await sendTo(harness, route, { token: harness.token, body })).status).toBe(413);
    leftNothing(harness);
  });

  test.each(['gzip', 'br', 'deflate', 'identity, gzip'])('compressed with %s is refused', async (encoding) => {
    const harness = await signedIn();
    const headers = { 'content-encoding': encoding };
    expect((await sendTo(harness, route, { token: harness.token, headers })).status).toBe(415);
    leftNothing(harness);
  });

  test.each([
    ['cut off', '{"a":'],
    ['a list', '[{}]'],
    ['empty', ''],
    ['null', 'null'],
    ['a number', '1'],
    ['a text', '"x"'],
    ['two objects', '{}{}'],
    ['invalid UTF-8', Buffer.from('7b2261223a22ff227d', 'hex')],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
    ['a depth of thirty thousand', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
    ['a thousand fields', JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, 1])))],
    ['the key __proto__', '{"__proto__":{"Client":"bob@example.com"}}'],
    ['the key constructor', '{"constructor":{"prototype":{"Client":"bob@example.com"}}}'],
  ])('with a body that is %s is refused', async (_, body) => {
    const harness = await signedIn();
    const response = await sendTo(harness, route, { token: harness.token, body });
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(3000);
    expect(Object.hasOwn(Object.prototype, 'Client')).toBe(false);
    leftNothing(harness);
  });
});

test.each(['https://evil.test', 'http://localhost:4300', 'null'])(
  'a preflight request from %s is refused on every route',
  async (origin) => {
    const harness = await signedIn({ env: { OPERATOR_TOKEN: 'operators-token-of-thirty-two-ch' } });
    const paths = [...tableNames.map((table) => recordsPath(table)), '/operator/webhooks', '/', '/portal-config.json'];
    for (const path of paths) {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,x-gatehouse-request',
      };
      const response = await harness.call(path, { method: 'OPTIONS', headers });
      expect([401, 405], path).toContain(response.status);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
    leftNothing(harness);
  },
);

describe.each(routes)('the response of $name', (route) => {
  test.each([
    ['to its user', 200, {}],
    ['to a signed-out user', 401, { token: 'x' }],
    ['when the database fails', 502, { down: true }],
  ])(
    '%s has the security headers and is not cached',
    async (_, status, { token, down = false }: { token?: string; down?: boolean }) => {
      let failing = false;
      const harness = await signedIn({
        database: async (request, respond) =>
          failing
            ? Response.json({ msg: 'no' }, { status: 400, headers: { 'x-powered-by': 'db', 'set-cookie': 'a=b' } })
            : respond(request),
        outside: async () => new Response('', { status: failing ? 500 : 200 }),
      });
      await harness.clock.advance(6000);
      failing = down;
      const response = await sendTo(harness, route, { token: token ?? harness.token });
      expect(response.status).toBe(status);
      const { headers } = response;
      expectSecurityHeaders(headers);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
