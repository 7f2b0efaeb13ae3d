import { createTokenGuard, createTokenVerifier, refusalResponse } from '@gatehouse/sdk/server';
import { expect, it, test } from 'vitest';
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

it('does not start with an option that is undefined', () => {
  const options = { permission: process.env.NOT_SET } as { permission: string };
  expect(() => createTokenGuard(verify, options)).toThrow('The option "permission" is undefined');
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
