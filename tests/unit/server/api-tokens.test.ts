import {
  type ApiTokenVerifierOptions,
  ClientCredentialsError,
  createApiTokenSource,
  createApiTokenVerifier,
  createTokenGuard,
  createTokenVerifier,
  TokenError,
} from '@gatehouse/sdk/server';
import { describe, expect, it, test } from 'vitest';
import { defaultClients } from '../../../emulator/provider';
import { signedIn } from '../../contract/emulator/signed-in';
import { ISSUER, setUp } from '../../contract/emulator/support';

const secret = 'api-key-of-the-environment';
const clients = defaultClients.map((client) => ({ ...client, secret }));
const PATHS = {
  user: { access: '/identity/resources/users/access-tokens/v1', api: '/identity/resources/users/api-tokens/v1' },
  tenant: { access: '/identity/resources/tenants/access-tokens/v1', api: '/identity/resources/tenants/api-tokens/v2' },
};

/** A provider with a signed-in administrator, and a server that knows it. */
const start = async () => {
  const { emulator, clock } = setUp({ clients });
  const { call, token } = await signedIn(emulator);
  const calls: string[] = [];
  const provider = { isDown: false };
  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    calls.push(new URL(input).pathname);
    if (provider.isDown) throw new TypeError('fetch failed');
    return emulator.handle(new Request(input, init));
  };
  const asServer = { issuer: ISSUER, fetch, now: clock.now };
  const verifierOptions = { ...asServer, clientId: 'portal', clientSecret: secret };
  const create = async (path: string, roleIds?: string[], expiresInMinutes: number | null = null) =>
    (await call(path, { json: { description: 'Nightly', expiresInMinutes, ...(roleIds && { roleIds }) } })).body;
  const verifier = (own: Partial<ApiTokenVerifierOptions> = {}) =>
    createApiTokenVerifier({ ...verifierOptions, ...own });
  return { emulator, clock, call, token, calls, provider, asServer, verifierOptions, create, verifier };
};

const withKey = (key: string) => ({ headers: new Headers({ 'x-api-key': key }) });

const refusalOf = async (verified: Promise<unknown>) => {
  const error = await verified.catch((caught: unknown) => caught);
  if (!(error instanceof TokenError)) throw new Error('The token was accepted, or failed.', { cause: error });
  return [error.reason, error.claim, error.status];
};

const vendorCalls = (calls: readonly string[]) => calls.filter((path) => path.includes('vendor-only'));

describe('an API token in x-api-key', () => {
  it('of a user has their id, account and permissions', async () => {
    const { create, verifier } = await start();
    const own = await create(PATHS.user.access);
    const verify = verifier();
    const sources = [withKey(own.secret), { headers: { 'x-api-key': own.secret } }, own.secret];
    for (const source of sources) {
      const token = await verify(source);
      expect(token).toMatchObject({ userId: 'user-admin', tenantId: 'tenant-acme', kind: 'userAccessToken' });
      expect(token.can('fe.secure.read.users')).toBe(true);
      expect(token.expiresAt).toBe(Number.POSITIVE_INFINITY);
    }
  });

  it('of an account has its own roles, and no user', async () => {
    const { create, verifier } = await start();
    const { id, secret: key } = await create(PATHS.tenant.access, ['role-viewer'], 60);
    const token = await verifier()(withKey(key));
    expect(token).toMatchObject({ userId: id, tenantId: 'tenant-acme', kind: 'tenantAccessToken', email: undefined });
    expect(token.can('fe.secure.write.users')).toBe(false);
    expect(token.isSteppedUp()).toBe(false);
  });

  it('is asked for once, however many requests send it, and again after ten seconds', async () => {
    const { create, verifier, calls, clock } = await start();
    const own = await create(PATHS.user.access);
    const verify = verifier();
    await Promise.all(Array.from({ length: 50 }, () => verify(withKey(own.secret))));
    expect(calls.filter((path) => path === '/auth/vendor')).toHaveLength(1);
    expect(vendorCalls(calls)).toEqual([`/identity/resources/vendor-only/users/access-tokens/v1/${own.id}`]);
    clock.advance(9.9);
    await verify(withKey(own.secret));
    expect(vendorCalls(calls)).toHaveLength(1);
    clock.advance(0.2);
    await verify(withKey(own.secret));
    expect(vendorCalls(calls)).toHaveLength(2);
  });

  it('that was deleted, or lost a role, is noticed within the time that answers count', async () => {
    const { create, call, verifier, clock, emulator } = await start();
    const { id, secret: key } = await create(PATHS.tenant.access, ['role-admin']);
    const verify = verifier({ cacheFor: 60 });
    expect((await verify(withKey(key))).can('fe.secure.write.users')).toBe(true);
    emulator.db.apiTokens.patch(id, { roleIds: ['role-viewer'] });
    clock.advance(61);
    expect((await verify(withKey(key))).can('fe.secure.write.users')).toBe(false);
    await call(`${PATHS.tenant.access}/${id}`, { method: 'DELETE' });
    clock.advance(59);
    await expect(verify(withKey(key))).resolves.toBeDefined();
    clock.advance(2);
    expect(await refusalOf(verify(withKey(key)))).toEqual(['revoked', undefined, 401]);
  });

  it('of a user who was disabled in the account is refused', async () => {
    const { create, verifier, emulator } = await start();
    const own = await create(PATHS.user.access);
    emulator.db.memberships.patch('user-admin:tenant-acme', { disabled: true });
    expect(await refusalOf(verifier()(withKey(own.secret)))).toEqual(['revoked', undefined, 401]);
  });

  it('is refused for ten seconds at most, until it is asked for again', async () => {
    const { create, verifier, emulator, clock, calls } = await start();
    const own = await create(PATHS.user.access);
    const row = emulator.db.apiTokens.get(own.id);
    if (!row) throw new Error('no row');
    emulator.db.apiTokens.remove(own.id);
    const verify = verifier({ cacheFor: 3600 });
    for (let i = 0; i < 20; i += 1) expect(await refusalOf(verify(withKey(own.secret)))).toContain('revoked');
    expect(vendorCalls(calls)).toHaveLength(1);
    emulator.db.apiTokens.put(row);
    clock.advance(10.1);
    await expect(verify(withKey(own.secret))).resolves.toBeDefined();
  });

  it('expires by itself, without a call', async () => {
    const { create, verifier, clock, calls } = await start();
    const own = await create(PATHS.user.access, undefined, 1);
    const verify = verifier({ cacheFor: 3600 });
    await verify(withKey(own.secret));
    clock.advance(60 + 31);
    expect(await refusalOf(verify(withKey(own.secret)))).toEqual(['expired', 'exp', 401]);
    expect(vendorCalls(calls)).toHaveLength(1);
  });

  it('is accepted with a slash after the issuer', async () => {
    const { create, verifier } = await start();
    const own = await create(PATHS.user.access);
    await expect(verifier({ issuer: `${ISSUER}/` })(withKey(own.secret))).resolves.toMatchObject({
      userId: 'user-admin',
    });
  });

  it('that nobody signed costs the provider nothing', async () => {
    const { create, verifier, calls, token } = await start();
    const own = await create(PATHS.user.access);
    const verify = verifier();
    expect(await refusalOf(verify({ headers: new Headers() }))).toEqual(['missing', undefined, 401]);
    expect(await refusalOf(verify(withKey('invented')))).toEqual(['malformed', undefined, 401]);
    const changed = `${own.secret.slice(0, -8)}AAAAAAAA`;
    expect(await refusalOf(verify(withKey(changed)))).toEqual(['signature', undefined, 401]);
    // The token of a user's session, which is no API token.
    expect(await refusalOf(verify(withKey(token)))).toEqual(['claim', 'type', 401]);
    expect(
      await refusalOf(
        verifier({ issuer: 'https://auth.example.com', jwksUrl: `${ISSUER}/.well-known/jwks.json`, apiUrl: ISSUER })(
          withKey(own.secret),
        ),
      ),
    ).toEqual(['claim', 'iss', 401]);
    expect(vendorCalls(calls)).toEqual([]);
  });

  it('keeps no more answers than it may', async () => {
    const { create, verifier, calls } = await start();
    const keys: string[] = [];
    for (let i = 0; i < 3; i += 1) keys.push((await create(PATHS.user.access)).secret);
    const [first = '', ...others] = keys;
    const verify = verifier({ cacheSize: 2 });
    for (const key of [first, ...others, ...others]) await verify(withKey(key));
    expect(vendorCalls(calls)).toHaveLength(3);
    await verify(withKey(first));
    expect(vendorCalls(calls)).toHaveLength(4);
  });

  it('is answered with 503 in an outage, and is asked for again after it', async () => {
    const { create, verifier, provider, clock } = await start();
    const own = await create(PATHS.user.access);
    const verify = verifier();
    await verify(withKey(own.secret));
    provider.isDown = true;
    await expect(verify(withKey(own.secret))).resolves.toBeDefined();
    clock.advance(11);
    expect(await refusalOf(verify(withKey(own.secret)))).toEqual(['provider-unavailable', undefined, 503]);
    provider.isDown = false;
    await expect(verify(withKey(own.secret))).resolves.toBeDefined();
  });

  it("outlives the server's own token, also one that is refused before its time", async () => {
    const { create, verifier, clock, calls, verifierOptions } = await start();
    const own = await create(PATHS.user.access);
    const verify = verifier();
    for (let i = 0; i < 30; i += 1) {
      await verify(withKey(own.secret));
      clock.advance(30);
    }
    expect(calls.filter((path) => path === '/auth/vendor').length).toBeGreaterThan(1);

    let isRefused = true;
    const fetch: typeof verifierOptions.fetch = async (input, init) => {
      const isFirst = isRefused && input.includes('vendor-only');
      if (isFirst) isRefused = false;
      return isFirst ? Response.json({ errors: ['unknown key'] }, { status: 401 }) : verifierOptions.fetch(input, init);
    };
    await expect(verifier({ fetch })(withKey(own.secret))).resolves.toBeDefined();
  });

  it('fails with what to do when the provider refuses the server', async () => {
    const { create, verifier } = await start();
    const own = await create(PATHS.user.access);
    const verified = verifier({ clientSecret: 'of another environment' })(withKey(own.secret));
    await expect(verified).rejects.toThrow(/refused clientId and clientSecret with 401.*API key of the environment/);
    await expect(verified).rejects.toBeInstanceOf(ClientCredentialsError);
  });

  it('is not accepted as a bearer token, since it may have been deleted', async () => {
    const { create, asServer } = await start();
    const own = await create(PATHS.tenant.access, ['role-admin'], 60);
    const verify = createTokenVerifier({ ...asServer, audience: defaultClients.map(({ id }) => id), type: 'JWT' });
    expect(await refusalOf(verify(own.secret))).toEqual(['claim', 'type', 401]);
  });
});

test('a guard takes both kinds of token, and answers both alike', async () => {
  const { create, verifier, asServer, token, call } = await start();
  const audience = defaultClients.map(({ id }) => id);
  const verify = createTokenVerifier({ ...asServer, audience, type: 'JWT' });
  const decide = createTokenGuard([verify, verifier()], { permission: 'fe.secure.write.users' });
  const statusOf = async (headers: Record<string, string>) => {
    const { refusal } = await decide({ headers: new Headers(headers) });
    return refusal ? [refusal.status, refusal.headers['www-authenticate']] : 200;
  };
  const admin = await create(PATHS.tenant.access, ['role-admin']);
  const viewer = await create(PATHS.tenant.access, ['role-viewer']);
  expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(200);
  expect(await statusOf({ 'x-api-key': admin.secret })).toBe(200);
  expect(await statusOf({})).toEqual([401, 'Bearer']);
  const missing = [403, expect.stringContaining('error="insufficient_scope", scope="fe.secure.write.users"')];
  expect(await statusOf({ 'x-api-key': viewer.secret })).toEqual(missing);
  expect(await statusOf({ 'x-api-key': 'a.b.c' })).toEqual([401, expect.stringContaining('error="invalid_token"')]);
  // The first one that is found decides.
  expect(await statusOf({ authorization: 'Bearer a.b.c', 'x-api-key': admin.secret })).toEqual([
    401,
    expect.stringContaining('error="invalid_token"'),
  ]);
  await call(`${PATHS.tenant.access}/${viewer.id}`, { method: 'DELETE' });
  expect(await statusOf({ 'x-api-key': viewer.secret })).toEqual(missing);
});

describe('a server that calls out', () => {
  const setUpSource = async () => {
    const all = await start();
    const own = await all.create(PATHS.user.api);
    const options = { ...all.asServer, clientId: own.clientId, secret: own.secret };
    return { ...all, own, options, getToken: createApiTokenSource(options) };
  };
  const exchanges = (calls: readonly string[]) => calls.filter((path) => path.endsWith('/api-token')).length;

  it('exchanges its API token once, for one that the provider and guards accept', async () => {
    const { getToken, calls, call, asServer } = await setUpSource();
    const [token = '', ...others] = await Promise.all(Array.from({ length: 20 }, getToken));
    expect(new Set([token, ...others]).size).toBe(1);
    expect(exchanges(calls)).toBe(1);
    expect((await call('/identity/resources/users/v2/me', { token })).status).toBe(200);
    const audience = defaultClients.map(({ id }) => id);
    const verified = await createTokenVerifier({ ...asServer, audience, type: 'JWT' })(token);
    expect(verified).toMatchObject({ kind: 'userApiToken', userId: 'user-admin', tenantId: 'tenant-acme' });
  });

  it('renews it before it expires, while calls go on with the one of before', async () => {
    const { getToken, calls, clock } = await setUpSource();
    const first = await getToken();
    clock.advance(239);
    expect(await getToken()).toBe(first);
    expect(exchanges(calls)).toBe(1);
    clock.advance(2);
    expect(await Promise.all([getToken(), getToken()])).toEqual([first, first]);
    await expect.poll(getToken).not.toBe(first);
    expect(exchanges(calls)).toBe(2);
  });

  it('is not disturbed by an outage while its token is valid', async () => {
    const { getToken, calls, clock, provider } = await setUpSource();
    const first = await getToken();
    provider.isDown = true;
    clock.advance(250);
    for (let i = 0; i < 20; i += 1) {
      expect(await getToken()).toBe(first);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(exchanges(calls)).toBe(2);
    clock.advance(60);
    const failed = getToken();
    await expect(failed).rejects.toMatchObject({ reason: 'unavailable', status: 503 });
    await expect(failed).rejects.toThrow(/Is http:\/\/localhost:4400 the provider, and does it run/);
    provider.isDown = false;
    expect(await getToken()).not.toBe(first);
  });

  it('says what is wrong with a secret that is refused, without the secret', async () => {
    const { options } = await setUpSource();
    const failed = createApiTokenSource({ ...options, secret: 'another-secret' })();
    await expect(failed).rejects.toMatchObject({ reason: 'refused', status: 500 });
    await expect(failed).rejects.toThrow(/refused the API token with 401.*may have expired or been deleted/);
    await expect(failed).rejects.not.toThrow(/another-secret/);
  });

  it('does not follow a redirect with its secret', async () => {
    const { options } = await setUpSource();
    const sent: RequestInit[] = [];
    const getToken = createApiTokenSource({
      ...options,
      fetch: async (_, init) => {
        sent.push(init);
        return Response.json({ access_token: 'a.b.c', expires_in: 300 });
      },
    });
    await getToken();
    expect(sent[0]?.redirect).toBe('error');
  });
});
