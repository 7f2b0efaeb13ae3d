import { describe, expect, test } from 'vitest';
import { createEmulator } from '../../../emulator/emulator';
import type { OriginMode } from '../../../emulator/http/origins';
import { createIdentityServer } from '../../../emulator/node/identity-server';
import { portalReturn } from '../../../emulator/oauth/portal';
import { signedIn } from '../../contract/emulator/signed-in';
import { createBrowser } from '../../contract/emulator/support';

const ISSUER = 'http://localhost:4400';
const BUILT = '<!doctype html><html><head><title>Administration</title></head><body></body></html>';

const create = (isBuilt = true, pageScripts: readonly string[] = [], emulator = createEmulator()) => {
  const html = { 'content-type': 'text/html; charset=utf-8' };
  const response = createIdentityServer({
    emulator,
    files: {
      index: () =>
        isBuilt
          ? new Response(BUILT, { headers: { ...html, etag: '"built"', link: '</assets/a.js>; rel=modulepreload' } })
          : undefined,
      file: (path) => (isBuilt && path === '/portal.html' ? new Response(BUILT, { headers: html }) : undefined),
    },
    pageScripts,
  });
  // These pages never use the socket.
  const bindings = {} as Parameters<typeof response>[1];
  return (path: string, headers: Record<string, string> = {}) =>
    response(new Request(ISSUER + path, { headers: { host: 'localhost:4400', ...headers } }), bindings);
};

const navigation = { 'sec-fetch-mode': 'navigate' };
/** Path of an authorization request. */
const authorization = (more: Record<string, string> = {}) =>
  `/frontegg/oauth/authorize?${new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: 'http://localhost:4300/oauth/callback',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ...more,
  })}`;

describe('the page of the hosted portal', () => {
  test.each(['/oauth/portal', '/oauth/portal/callback?code=a&state=b'])('%s has a strict policy', async (path) => {
    const response = await create()(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
      expect(policy.split('; ')).toContain(rule);
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('has no other path', async () => {
    expect((await create()('/portal.html')).status).toBe(404);
  });

  test('explains how to build it when it is not built', async () => {
    const response = await create(false)('/oauth/portal');
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm start');
  });

  test('has the way back as text', async () => {
    const expected = encodeURIComponent('http://localhost:4300/?a="><script>alert(1)</script>');
    const html = await (await create()(`/oauth/portal?returnTo=${expected}`)).text();
    expect(html).toContain('<meta name="return-to" content="http://localhost:4300/?a=');
    expect(html).not.toContain('<script>');
  });
});

describe('an address without a page', () => {
  test('shows the built page to a browser, as not found', async () => {
    const show = create();
    const page = await show('/nowhere', { accept: 'text/html,*/*' });
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([404, 'DENY']);
    expect(await page.text()).toContain('Administration');
    const client = await show('/nowhere', { accept: 'application/json' });
    expect([client.status, client.headers.get('content-type')]).toEqual([404, 'application/json']);
  });
});

describe('a sign-in', () => {
  const shownUrl = (html: string) => /<meta name="page-url" content="([^"]*)">/.exec(html)?.[1];

  test('shows the page of a navigation at once, with its URL, its cookie and its policy', async () => {
    const page = await create()(authorization({ login_hint: 'a"><script>' }), navigation);
    const html = await page.text();
    expect([page.status, page.headers.get('location')]).toEqual([200, null]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.headers.get('link')).toBe('</assets/a.js>; rel=modulepreload');
    const url = new URL(shownUrl(html)?.replaceAll('&amp;', '&') ?? '');
    expect([url.origin, url.pathname, url.searchParams.get('app')]).toEqual([ISSUER, '/account/login', 'portal']);
    expect(url.searchParams.get('login_hint')).toBe('a"><script>');
    expect(page.headers.getSetCookie().join()).toContain(url.searchParams.get('request'));
    expect(html).not.toContain('<script>');
  });

  test.each([
    ['a call', authorization(), {}],
    ['a frame without a page', authorization({ prompt: 'none' }), navigation],
    ['a page of another origin', authorization({ scope: 'openid', response_type: 'token' }), navigation],
  ])('is redirected for %s', async (_, path, headers) => {
    const response = await create()(path, headers);
    expect(response.status).toBe(302);
    expect(await response.text()).toBe('');
  });
});

test('a sign-in at another name of this machine is redirected to the name of the provider', async () => {
  const emulator = createEmulator();
  const server = createIdentityServer({ emulator, files: { index: () => new Response(BUILT), file: () => undefined } });
  const request = new Request(`http://127.0.0.1:4400${authorization()}`, {
    headers: { host: '127.0.0.1:4400', ...navigation },
  });
  const response = await server(request, {} as Parameters<typeof server>[1]);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toMatch(/^http:\/\/localhost:4400\/account\/login\?/);
});

test('a sign-in whose page is not built is redirected to the address that says so', async () => {
  const show = create(false);
  const response = await show(authorization(), navigation);
  expect(response.status).toBe(302);
  const { pathname, search } = new URL(response.headers.get('location') ?? '', ISSUER);
  expect((await show(pathname + search)).status).toBe(503);
});

describe('the reads of a page', () => {
  const answersIn = (html: string): Record<string, unknown> =>
    JSON.parse(/<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');

  test('have their answers in it, for its application and account', async () => {
    const emulator = createEmulator();
    const show = create(true, [], emulator);
    const answers = answersIn(await (await show('/account/login?request=1&app=portal')).text());
    expect(Object.keys(answers).sort()).toMatchInlineSnapshot(`
      [
        "/frontegg/identity/resources/configurations/v1/auth/strategies/public",
        "/frontegg/identity/resources/configurations/v1/captcha-policy/public",
        "/frontegg/identity/resources/configurations/v1/public",
        "/frontegg/identity/resources/sso/custom/v1",
        "/frontegg/identity/resources/sso/v2",
        "/frontegg/metadata?entityName=adminBox",
        "/frontegg/vendors/public",
      ]
    `);
    for (const [url, answer] of Object.entries(answers)) {
      const headers = { 'frontegg-requested-application-id': 'portal' };
      expect(await (await emulator.fetch(ISSUER + url, { headers })).json()).toEqual(answer);
    }
    expect(Object.keys(answersIn(await (await show('/oauth/portal')).text()))).toHaveLength(3);
  });

  test('are left to it while a fault waits for them, and without the name of the application', async () => {
    const emulator = createEmulator();
    const show = create(true, [], emulator);
    expect(answersIn(await (await show('/account/reset-password?token=1')).text())).toEqual({});
    const fault = emulator.fail({ path: '/vendors/public', status: 503 });
    expect(answersIn(await (await show('/account/login?request=1&app=portal')).text())).toEqual({});
    expect(fault.hits).toBe(0);
  });

  test.each(['app=%E2%82%AC', 'app=portal&organization=%E2%82%AC', 'app=portal&organization=a%0d%0ab'])(
    'are left to it with a value that it ignores: %s',
    async (values) => {
      const page = await create()(`/account/login?request=1&${values}`);
      expect([page.status, answersIn(await page.text())]).toEqual([200, {}]);
    },
  );

  test('cannot end the element', async () => {
    const client = { id: 'portal', name: '</script><script>alert(1)</script>', origins: ['http://localhost:4300'] };
    const emulator = createEmulator({ clients: [{ ...client, redirectUris: [], postLogoutRedirectUris: [] }] });
    const html = await (await create(true, [], emulator)('/account/login?request=1&app=portal')).text();
    expect(html).not.toContain('<script>');
    expect(answersIn(html)['/frontegg/vendors/public']).toMatchObject({ name: client.name });
  });
});

describe('scripts of the host', () => {
  const scripts = ['https://tags.example.com/a.js?id=1&b="2"', 'http://localhost:5000/b.js'];
  const origins = 'https://tags.example.com http://localhost:5000';

  test.each(['/account/login?request=1', '/oauth/portal'])(
    'are in %s and its policy, and no other origin',
    async (path) => {
      const page = await create(true, scripts)(path);
      const html = await page.text();
      expect(html).toContain('<script src="https://tags.example.com/a.js?id=1&amp;b=%222%22" defer></script>');
      expect(html).toContain('<script src="http://localhost:5000/b.js" defer></script></head>');
      const directives = (page.headers.get('content-security-policy') ?? '').split('; ');
      const withOrigins = directives.filter((directive) => directive.includes(origins));
      expect(withOrigins).toEqual([`script-src 'self' ${origins}`, `connect-src 'self' ${origins}`]);
      const own = (await create()(path)).headers.get('content-security-policy');
      expect(directives.map((directive) => directive.replace(` ${origins}`, '')).join('; ')).toBe(own);
    },
  );

  test('keep the preloads of the page, and its ETag is that of another one', async () => {
    const { headers } = await create(true, scripts)('/account/login?request=1');
    expect([headers.get('link'), headers.get('etag')]).toEqual(['</assets/a.js>; rel=modulepreload', null]);
  });

  test('are in no other page', async () => {
    const page = await create(true, scripts)('/');
    const html = await page.text();
    expect(html).toContain('Nothing leaves this machine but calls to tags.example.com.');
    expect(html).not.toContain('a.js');
    expect(page.headers.get('content-security-policy')).not.toContain('tags.example.com');
  });
});

describe('the way back', () => {
  const returnOf = (expected: string | undefined, origins: OriginMode = 'registered') => {
    const emulator = createEmulator({ origins });
    return portalReturn(emulator, new URLSearchParams(expected === undefined ? '' : { returnTo: expected }));
  };

  test('is a page of an application', () => {
    expect(returnOf('http://localhost:4300/users?q=a')).toBe('http://localhost:4300/users?q=a');
    expect(returnOf('http://localhost:9999/here', 'loopback')).toBe('http://localhost:9999/here');
  });

  test.each([
    undefined,
    '',
    'https://evil.example/',
    'http://localhost:4300@evil.example/',
    'http://user:pass@localhost:4300/',
    'javascript:alert(1)',
    'data:text/html,hello',
    '//evil.example',
    'http://localhost:9999/',
    ISSUER,
  ])('%j is replaced by the home page of the application', (expected) => {
    expect(returnOf(expected)).toBe('http://localhost:4300/');
  });
});

test('only the provider itself accepts a sign-in of the hosted portal', async () => {
  const emulator = createEmulator({ origins: 'loopback' });
  const start = (redirect_uri: string) => {
    const search = new URLSearchParams({
      client_id: 'hosted-portal',
      response_type: 'code',
      redirect_uri,
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    });
    return emulator.fetch(`${ISSUER}/frontegg/oauth/authorize?${search}`);
  };
  expect((await start(`${ISSUER}/oauth/portal/callback`)).status).toBe(302);
  expect((await start('http://localhost:9999/oauth/portal/callback')).status).toBe(400);
});

test('the session of the browser is that of the hosted portal, for pages of the provider only', async () => {
  const emulator = createEmulator({ origins: 'loopback' });
  const { browser } = await signedIn(emulator, 'admin', createBrowser(emulator.browser()));
  const silent = async (clientId: string, origin: string, as = browser) => {
    const headers = { 'frontegg-requested-application-id': clientId, 'x-frontegg-client-id': clientId, origin };
    return (await as.call('/oauth/authorize/silent', { method: 'POST', headers })).status;
  };
  const outside = createBrowser(emulator.browser());
  expect(await silent('hosted-portal', ISSUER, outside)).toBe(401);
  expect(await silent('hosted-portal', 'http://localhost:4300')).toBe(401);
  expect(await silent('hosted-portal', ISSUER)).toBe(200);
});
