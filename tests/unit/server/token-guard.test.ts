import { createEmulator } from '@gatehouse/emulator';
import {
  createTokenGuard,
  createTokenVerifier,
  type RouteParams,
  refusalResponse,
  type TokenGuardOptions,
} from '@gatehouse/sdk/server';
import { describe, expect, it, test } from 'vitest';
import { createBrowser } from '../../contract/emulator/support';
import { ISSUER, issueToken, NOW, publicKeys } from '../gateway/support';

const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

const verify = createTokenVerifier({
  issuer: ISSUER,
  audience: ['another-api', 'portal-gateway'],
  type: ['at+jwt', 'JWT'],
  now: () => NOW,
  fetch: async () => Response.json(publicKeys('rsa-1', 'ec-1')),
});

const request = async (claims: Record<string, unknown> = {}) => ({
  headers: new Headers({ authorization: `Bearer ${await issueToken(claims)}` }),
});

const responseOf = async (...[source, options]: [{ headers: Headers }, Parameters<typeof createTokenGuard>[1]?]) => {
  const decision = await createTokenGuard(verify, options)(source);
  if (!decision.refusal) return 'accepted';
  const response = refusalResponse(decision.refusal);
  return [response.status, response.headers.get('www-authenticate')];
};

const nobody = { headers: new Headers() };
const steppedUp = (authTime: number) => ({
  acr: MULTI_FACTOR,
  amr: ['pwd', 'mfa', 'otp'],
  auth_time: NOW / 1000 - authTime,
});

it('refuses a request without a token, and tells it nothing more', async () => {
  expect(await responseOf(nobody)).toEqual([401, 'Bearer']);
  expect(await responseOf(nobody, { isOptional: true })).toBe('accepted');
});

it('refuses a wrong token, also where none is required', async () => {
  const wrong = { headers: new Headers({ authorization: 'Bearer a.b.c' }) };
  const refusal = [
    401,
    'Bearer error="invalid_token", error_description="The access token was not accepted: malformed."',
  ];
  expect(await responseOf(wrong)).toEqual(refusal);
  expect(await responseOf(wrong, { isOptional: true })).toEqual(refusal);
});

const permissions = [
  { held: ['fe.secure.*'], allowed: true },
  { held: ['fe.secure.read.users'], allowed: true },
  { held: ['fe.secure.read.*Users'], allowed: false },
  { held: [], allowed: false },
];
test.each(permissions)('a permission is covered by $held: $allowed', async ({ held, allowed }) => {
  const source = await request({ permissions: held });
  const permission = 'fe.secure.read.users';
  expect((await verify(source)).can(permission)).toBe(allowed);
  expect(await responseOf(source, { permission })).toEqual(
    allowed
      ? 'accepted'
      : [
          403,
          'Bearer error="insufficient_scope", scope="fe.secure.read.users", error_description="The permission fe.secure.read.users is missing."',
        ],
  );
});

it('requires a second factor that is recent enough, and names what helps', async () => {
  const challenge = `Bearer error="insufficient_user_authentication", acr_values="${MULTI_FACTOR}", max_age="60", error_description="A recent second factor is required."`;
  const stepUp = { maxAge: 60 };
  expect(await responseOf(await request(steppedUp(30)), { stepUp })).toBe('accepted');
  expect(await responseOf(await request(steppedUp(90)), { stepUp })).toEqual([401, challenge]);
  expect(await responseOf(await request(), { stepUp })).toEqual([401, challenge]);
});

it('says what kind of token it is', async () => {
  expect((await verify(await request())).kind).toBeUndefined();
  expect((await verify(await request({ type: 'tenantApiToken' }))).kind).toBe('tenantApiToken');
});

describe('the account of the route', () => {
  const byRoute = { tenant: { param: 'tenantId' } };
  const another = [403, 'Bearer error="insufficient_scope", error_description="The token is not for this account."'];
  const decide = async (options: TokenGuardOptions, params: RouteParams, headers: Record<string, string> = {}) => {
    const { headers: own } = await request({ permissions: [] });
    for (const [name, value] of Object.entries(headers)) own.set(name, value);
    const decision = await createTokenGuard(verify, options)({ headers: own }, params);
    if (!decision.refusal) return 'accepted';
    const response = refusalResponse(decision.refusal);
    return [response.status, response.headers.get('www-authenticate')];
  };

  it('is the one of the token', async () => {
    expect(await decide(byRoute, { tenantId: 't1' })).toBe('accepted');
    for (const tenantId of ['t2', 'T1', 't1/', '', ['t1'], null])
      expect(await decide(byRoute, { tenantId })).toEqual(another);
  });

  it('may be in a header instead, in any case', async () => {
    const byHeader = { tenant: { header: 'X-Account' } };
    expect(await decide(byHeader, {}, { 'x-account': 't1' })).toBe('accepted');
    expect(await decide(byHeader, {}, { 'x-account': 't2' })).toEqual(another);
    expect(await decide(byHeader, {}, { 'x-account': 't1, t2' })).toEqual(another);
    expect(await decide(byHeader, {})).toEqual(another);
  });

  it('is compared before what the route requires, so that nobody is told that of another account', async () => {
    const all = { ...byRoute, permission: 'fe.secure.read.users', stepUp: { maxAge: 60 } };
    expect(await decide(all, { tenantId: 't2' })).toEqual(another);
    expect(await decide(all, { tenantId: 't1' })).toEqual([
      403,
      expect.stringContaining('scope="fe.secure.read.users"'),
    ]);
  });

  it('fails where the route has no such parameter, instead of protecting nothing', async () => {
    await expect(decide(byRoute, { id: 't1' })).rejects.toThrow('the route has no parameter "tenantId"');
  });

  it('is that of the sub-account in the token that the provider issues for it', async () => {
    const emulator = createEmulator();
    const { db } = emulator;
    const createdAt = '2026-01-01T00:00:00.000Z';
    db.tenants.put({ id: 'north', name: 'North', type: 'customer', parentId: 'tenant-acme', createdAt });
    db.memberships.patch('user-admin:tenant-acme', { subAccountAccess: true });
    const browser = createBrowser(emulator.browser());
    const { body } = await browser.login('admin@acme.test', 'admin-Secret-1');
    const guard = createTokenGuard(
      createTokenVerifier({
        issuer: emulator.issuer,
        audience: 'portal',
        type: 'JWT',
        fetch: (input, init) => emulator.handle(new Request(input, init)),
      }),
      byRoute,
    );
    const statusOf = async (token: string, tenantId: string) =>
      (await guard(token, { tenantId })).refusal?.status ?? 200;
    expect(await statusOf(body.accessToken, 'north')).toBe(403);
    const path = '/identity/resources/users/v3/me/token';
    const inNorth = await browser.call(path, { token: body.accessToken, json: { tenantId: 'north' } });
    expect(await statusOf(inNorth.body.accessToken, 'north')).toBe(200);
    expect(await statusOf(inNorth.body.accessToken, 'tenant-acme')).toBe(403);
    db.memberships.patch('user-admin:tenant-acme', { subAccountAccess: false });
    expect((await browser.call(path, { token: body.accessToken, json: { tenantId: 'north' } })).status).toBe(403);
  });
});

it('answers 503 while the keys cannot be loaded', async () => {
  const offline = createTokenVerifier({
    issuer: ISSUER,
    audience: 'portal-gateway',
    now: () => NOW,
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  const { refusal } = await createTokenGuard(offline, { isOptional: true })(await request());
  expect(refusal).toMatchObject({ status: 503, headers: {} });
});
