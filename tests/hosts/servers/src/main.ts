import assert from 'node:assert/strict';
import makeFetchCookie from 'fetch-cookie';
import { startExpress } from './express.js';
import { startFastify } from './fastify.js';
import { startHono } from './hono.js';
import type { StartServer } from './settings.js';

const identity = process.env.IDENTITY_URL ?? 'http://localhost:4400';
const port = Number(process.env.FREE_PORT);
const origin = `http://localhost:${port}`;

const read = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;

/** A browser that is signed in at the provider. */
const openBrowser = async (email: string) => {
  const browser = makeFetchCookie(fetch);
  const password = `${email.split('@')[0]}-Secret-1`;
  const { status } = await browser(`${identity}/frontegg/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(status, 200);
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = { origin }) =>
    browser(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' });
  const me = async () => {
    const response = await browser(`${origin}/me`);
    return response.ok ? await response.json() : response.status;
  };
  return { browser, post, me };
};

/** Creates an API token of the account, and returns it with what deletes it. */
const createApiKey = async (accessToken: string, roleIds: string[]) => {
  const path = `${identity}/frontegg/identity/resources/tenants/access-tokens/v1`;
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ description: 'Nightly', expiresInMinutes: null, roleIds });
  const { id, secret } = await read<{ id: string; secret: string }>(fetch(path, { method: 'POST', headers, body }));
  return { key: secret, remove: () => fetch(`${path}/${id}`, { method: 'DELETE', headers }) };
};

/** Signs in, switches the account, sends tokens of the user and of a program, and signs out. */
const journey = async (name: string, start: StartServer): Promise<void> => {
  const stop = await start(port);
  try {
    const { browser, post, me } = await openBrowser('admin@acme.test');
    assert.equal(await me(), 401);
    const page = await browser(`${origin}/auth/login?returnTo=/me`);
    assert.equal(page.url, `${origin}/me`);
    // The account that the server before has switched to.
    const { email, tenantId } = await read<{ email: string; tenantId: string }>(page);
    assert.equal(email, 'admin@acme.test');

    const { accessToken } = await read<{ accessToken: string }>(browser(`${origin}/auth/session`));
    const users = (headers: Record<string, string>) => fetch(`${origin}/users`, { headers });
    assert.deepEqual(await (await users({ authorization: `Bearer ${accessToken}` })).json(), []);
    const unsigned = await users({});
    assert.deepEqual([unsigned.status, unsigned.headers.get('www-authenticate')], [401, 'Bearer']);
    const wrong = await users({ authorization: `Bearer ${accessToken.slice(0, -8)}` });
    assert.equal(wrong.status, 401);
    assert.match(wrong.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token"/);

    // The route of another account, and of none.
    const account = (id: string, headers: Record<string, string>) => fetch(`${origin}/accounts/${id}`, { headers });
    const bearer = { authorization: `Bearer ${accessToken}` };
    assert.deepEqual(await read(account(tenantId, bearer)), { tenantId });
    for (const id of ['tenant-globex', 'no-such-account']) {
      const response = await account(id, bearer);
      assert.equal(response.status, 403);
      assert.deepEqual(await response.json(), { error: 'The token is not for this account.' });
    }

    // A program with an API token of the account.
    const program = await createApiKey(accessToken, ['role-admin']);
    assert.deepEqual(await read(users({ 'x-api-key': program.key })), []);
    assert.deepEqual(await read(account(tenantId, { 'x-api-key': program.key })), { tenantId });
    const viewer = await createApiKey(accessToken, ['role-readonly']);
    assert.equal((await account('tenant-globex', { 'x-api-key': viewer.key })).status, 403);
    await viewer.remove();
    const invented = await users({ 'x-api-key': `${program.key.slice(0, -8)}AAAAAAAA` });
    assert.equal(invented.status, 401);
    assert.match(invented.headers.get('www-authenticate') ?? '', /^Bearer error="invalid_token"/);

    assert.equal((await post('/auth/switch', { tenantId: 'another' }, { origin: 'https://evil.test' })).status, 403);
    const { tenantIds } = await read<{ tenantIds: string[] }>(
      fetch(`${identity}/frontegg/identity/resources/users/v2/me`, {
        headers: { authorization: `Bearer ${accessToken}` },
      }),
    );
    const other = tenantIds.find((id) => id !== tenantId) ?? '';
    assert.equal(
      (await post('/auth/switch', { tenantId: other, returnTo: '/me' })).headers.get('location'),
      `${origin}/me`,
    );
    assert.deepEqual(await me(), { email: 'admin@acme.test', tenantId: other });

    assert.equal((await post('/auth/logout', {})).status, 303);
    assert.equal(await me(), 401);

    const reader = await openBrowser('reader@acme.test');
    await reader.browser(`${origin}/auth/login?returnTo=/me`);
    const session = await read<{ accessToken: string }>(reader.browser(`${origin}/auth/session`));
    const refused = await users({ authorization: `Bearer ${session.accessToken}` });
    assert.equal(refused.status, 403);
    assert.match(refused.headers.get('www-authenticate') ?? '', /error="insufficient_scope"/);
    console.log(`ok ${name} on Node ${process.version}`);
  } finally {
    await stop();
  }
};

await journey('Express', startExpress);
await journey('Fastify', startFastify);
await journey('Hono', startHono);
process.exit(0);
