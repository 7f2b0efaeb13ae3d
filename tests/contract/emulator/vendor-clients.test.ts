import { describe, expect, it } from 'vitest';
import { defaultClients } from '../../../emulator/provider';
import { adminLogin, CALLBACK, createBrowser, ISSUER, setUp, VERIFIER } from './support';

const signedIn = async (options: Parameters<typeof setUp>[0] = {}) => {
  const all = setUp(options);
  await all.browser.login(adminLogin.email, adminLogin.password);
  return all;
};

/** A page of an application that links to the provider. */
const from = (referer: string) => ({ headers: { 'sec-fetch-mode': 'navigate', referer } });
const logOut = (target: string) =>
  `${ISSUER}/frontegg/oauth/logout?post_logout_redirect_uri=${encodeURIComponent(target)}`;

describe('calls without the prefix', () => {
  it.each([
    ['GET', '/oauth/authorize?client_id=portal'],
    ['GET', '/oauth/logout?post_logout_redirect_uri=x'],
    ['POST', '/oauth/token'],
    ['POST', '/identity/resources/auth/v1/user/token/refresh'],
    ['GET', '/team/resources/members/v1?pageSize=2'],
  ])('%s %s of a browser are redirected to it, with method and body', async (method, path) => {
    const { browser } = setUp();
    const response = await browser.call(ISSUER + path, { method, headers: { 'sec-fetch-site': 'none' } });
    expect([response.status, response.headers.get('location')]).toEqual([307, `/frontegg${path}`]);
  });

  it('of a browser keep the page that it came from, which a sign-out looks at', async () => {
    const { browser } = setUp();
    const response = await browser.call(`${ISSUER}/oauth/logout`, { headers: { accept: 'text/html' } });
    expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('of a server are answered at once, since it follows no redirect of a POST', async () => {
    const { emulator } = setUp();
    const json = { email: 'admin@acme.test', password: 'admin-Secret-1' };
    const sent = { method: 'POST', headers: { 'content-type': 'Application/JSON' }, body: JSON.stringify(json) };
    const login = await emulator.fetch(`${ISSUER}/identity/resources/auth/v1/user`, sent);
    expect(login.status).toBe(200);
    const { accessToken } = await login.json();
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await emulator.fetch(`${ISSUER}/identity/resources/users/v2/me`, { headers })).status).toBe(200);
    const asBrowser = { headers: { ...headers, accept: 'text/html,*/*' } };
    expect((await emulator.fetch(`${ISSUER}/identity/resources/users/v2/me`, asBrowser)).status).toBe(307);
  });

  it.each(['openid-configuration', 'jwks.json'])('find %s with the prefix and without', async (name) => {
    const { browser } = setUp();
    const [plain, prefixed] = [`/.well-known/${name}`, `/frontegg/.well-known/${name}`];
    expect((await browser.call(ISSUER + prefixed)).body).toEqual((await browser.call(ISSUER + plain)).body);
  });

  it.each(['/', '/unknown/path', '/frontegg/oauth/unknown', '/constructor'])('but not %s', async (path) => {
    expect((await setUp().browser.call(ISSUER + path)).status).toBe(404);
  });
});

describe('signing out by a link', () => {
  it.each(['http://localhost:4300/', 'http://localhost:4300'])(
    'of a page of the application returns to %s at once',
    async (target) => {
      const { browser, emulator } = await signedIn();
      const response = await browser.call(logOut(target), from('http://localhost:4300/some/page'));
      expect([response.status, response.headers.get('location')]).toEqual([302, 'http://localhost:4300/']);
      expect(emulator.db.sessions.list()).toEqual([]);
    },
  );

  it.each(['https://evil.test/', '', 'not a url', `${ISSUER}.evil.test/`])(
    'asks first when %j leads there',
    async (referrer) => {
      const { browser, emulator } = await signedIn();
      const response = await browser.call(logOut('http://localhost:4300/'), from(referrer));
      expect([response.status, response.text]).toEqual([200, expect.stringContaining('Sign out?')]);
      expect(emulator.db.sessions.list()).toHaveLength(1);
    },
  );
});

describe('an application of the seed', () => {
  const client = { client_id: 'research' };

  it('is a client with the addresses of the first one, and tokens of its own', async () => {
    const { browser } = await signedIn({ seed: 'demo' });
    const code = await browser.code(client);
    const { body } = await browser.exchange(code, client);
    expect(JSON.parse(atob(body.id_token.split('.')[1])).aud).toBe('research');
    expect((await browser.call('/identity/resources/users/v2/me', { token: body.access_token })).body.email).toBe(
      adminLogin.email,
    );
    expect((await browser.call('/oauth/userinfo', { token: body.access_token })).body).toMatchObject({
      sub: 'user-admin',
      email: adminLogin.email,
      email_verified: true,
      tenantId: 'tenant-acme',
    });
  });

  const named = (application: string) => ({ headers: { 'frontegg-requested-application-id': application } });

  it('named by a header only: its code is for the client that all other calls come from', async () => {
    const { browser } = await signedIn({ seed: 'demo' });
    const { body } = await browser.exchange(await browser.code(client), {}, named('research'));
    const renewed = await browser.call('/oauth/authorize/silent', { json: { tenantId: null }, ...named('research') });
    const parts = [body.id_token, renewed.body.id_token].map((token) => JSON.parse(atob(token.split('.')[1])));
    expect(parts).toMatchObject(Array.from({ length: 2 }, () => ({ aud: 'portal', applicationId: 'research' })));
    const grant = { grant_type: 'refresh_token', refresh_token: body.refresh_token };
    expect((await browser.call('/oauth/token', { json: grant, ...named('research') })).status).toBe(200);
  });

  it.each([
    ['another application in the header', {}, named('wiki')],
    ['no application', {}, {}],
    ['another client in the body', { client_id: 'portal' }, named('research')],
  ])('its code is refused with %s', async (_, changes, options) => {
    const { browser } = await signedIn({ seed: 'demo' });
    expect((await browser.exchange(await browser.code(client), changes, options)).status).toBe(400);
  });

  it('has no other addresses, and an unknown one is refused', async () => {
    const { browser } = await signedIn({ seed: 'demo' });
    expect((await browser.authorize({ ...client, redirect_uri: 'https://research.example.com/' })).status).toBe(400);
    expect((await browser.authorize({ client_id: 'unknown' })).status).toBe(400);
  });
});

it('an access token of a client with an audience of its own is not one of the provider', async () => {
  const { browser } = await signedIn();
  const { body } = await browser.exchange(await browser.code());
  for (const path of ['/identity/resources/users/v2/me', '/oauth/userinfo']) {
    expect((await browser.call(path, { token: body.access_token })).status).toBe(401);
    expect((await browser.call(path, { token: body.id_token })).status).toBe(200);
  }
});

describe('fields that the wire leaves optional', () => {
  it.each([undefined, {}, { tenantId: null }, { tenantId: 'tenant-acme' }])('a renewal sends %j', async (json) => {
    const { browser } = await signedIn();
    const path = '/identity/resources/auth/v1/user/token/refresh';
    expect((await browser.call(path, { method: 'POST', json })).body.accessToken).toMatch(/\./);
  });

  it('a token is created without an expiry', async () => {
    const { browser } = setUp();
    const token = (await browser.login(adminLogin.email, adminLogin.password)).body.accessToken;
    const path = '/identity/resources/users/api-tokens/v1';
    expect((await browser.call(path, { token, json: { description: 'CI' } })).body).toMatchObject({ expires: null });
  });

  it('a challenge without a method is SHA-256', async () => {
    const { browser } = await signedIn();
    const code = await browser.code({ code_challenge_method: undefined });
    expect((await browser.exchange(code)).status).toBe(200);
    expect((await browser.exchange(await browser.code(), { code_verifier: `${VERIFIER}x` })).status).toBe(400);
  });
});

describe('a confidential client', () => {
  const secret = 's3cret:with/colon';
  const clients = defaultClients.map((client) => ({ ...client, secret }));
  const basic = (id: string, given: string) => ({
    authorization: `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(given)}`)}`,
  });
  const redeem = async (headers: Record<string, string>, more: Record<string, string> = {}, own = secret) => {
    const { emulator, browser } = await signedIn({ clients: clients.map((client) => ({ ...client, secret: own })) });
    const code = await browser.code({ code_challenge: undefined, code_challenge_method: undefined });
    const server = createBrowser(emulator.browser());
    const body = { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, ...more };
    return server.call('/oauth/token', { json: body, headers });
  };

  it('leaves PKCE out and sends its secret in the header or the body', async () => {
    expect((await redeem(basic('portal', secret))).status).toBe(200);
    expect((await redeem({}, { client_id: 'portal', client_secret: secret })).status).toBe(200);
  });

  it.each([
    ['as it is, without the encoding of OAuth', 's3cret +%ü', (pair: string) => pair],
    ['encoded', 's3cret +%ü', (pair: string) => pair.split(':').map(encodeURIComponent).join(':')],
  ])('sends a secret %s', async (_, given, encode) => {
    const pair = Buffer.from(encode(`portal:${given}`)).toString('base64');
    expect((await redeem({ authorization: `Basic ${pair}` }, {}, given)).status).toBe(200);
  });

  it.each([
    ['no secret', {}, {}],
    ['a header that is no base64', { authorization: 'Basic a' }, {}],
    ['a header of padding', { authorization: 'Basic ====' }, {}],
    ['only an id', {}, { client_id: 'portal' }],
    ['a wrong secret', basic('portal', 'wrong'), {}],
  ])('is refused with %s', async (_, headers, more) => {
    const { status, body } = await redeem(headers, more);
    expect([status, body.error]).toEqual([401, 'invalid_client']);
  });

  it('a public client needs PKCE', async () => {
    const { browser } = await signedIn();
    const { location } = await browser.authorize({ code_challenge: undefined, code_challenge_method: undefined });
    expect(location?.searchParams.get('error')).toBe('invalid_request');
  });
});

describe('rights in the versions of a list', () => {
  const rights = ['groups', 'permissions', 'roles'];
  const start = async () => {
    const { browser } = setUp({ seed: 'demo' });
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    return async (path: string) => (await browser.call(path, { token: body.accessToken })).body;
  };

  it('are in the rows of the second one, as arrays of objects', async () => {
    const read = await start();
    const { items } = await read('/identity/resources/users/v2?_limit=200');
    for (const item of items) {
      for (const name of rights) expect(item[name], `${name} of ${item.email}`).toBeInstanceOf(Array);
      expect(item).toMatchObject({ sub: item.id, tenantIds: ['tenant-acme'] });
      expect(item.tenants).toEqual([{ tenantId: 'tenant-acme', roles: item.roles }]);
    }
    const admin = items.find(({ email }: { email: string }) => email === adminLogin.email);
    const { roles, permissions } = await read('/identity/resources/users/v1/me/authorization');
    expect(admin).toMatchObject({ roles, permissions });
    expect(permissions[0].roleIds).toContain(roles[0].id);
    const grouped = items.find(({ groups }: { groups: unknown[] }) => groups.length > 0);
    expect(grouped.groups[0]).toEqual({ id: expect.any(String), roles: expect.any(Array) });
  });

  it('are not in the rows of the third one', async () => {
    const { items } = await (await start())('/identity/resources/users/v3');
    for (const name of rights) expect(items[0]).not.toHaveProperty(name);
  });

  it('are in the profile, with the roles of each account', async () => {
    const me = await (await start())('/identity/resources/users/v2/me');
    expect(me).toMatchObject({ sub: me.id, activatedForTenant: true, managedBy: 'frontegg' });
    for (const name of rights) expect(me[name]).toBeInstanceOf(Array);
    expect(me.tenants).toContainEqual({ tenantId: me.tenantId, roles: me.roles });
  });
});

describe('values that every call of the SDK sends in the query', () => {
  const start = async () => {
    const { browser } = setUp({ seed: 'demo' });
    const { body } = await browser.login(adminLogin.email, adminLogin.password);
    return (path: string, json?: unknown) => browser.call(path, { json, token: body.accessToken });
  };

  it.each(['', '&outputFileName=mine.csv'])(
    'are free where the path has one call: an export with "%s"',
    async (more) => {
      const call = await start();
      const { status, headers } = await call(`/audits/export/csv/v2?offset=0${more}`, { properties: [] });
      expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    },
  );

  it('tell calls of one path apart', async () => {
    const call = await start();
    expect((await call('/metadata?entityName=audits')).body.rows[0]).toHaveProperty('properties');
    expect((await call('/metadata?entityName=saml')).body.rows[0]).toHaveProperty('isActive');
    expect((await call('/metadata?entityName=unknown')).status).toBe(404);
  });
});
