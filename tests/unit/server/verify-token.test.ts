import { createEmulator } from '@gatehouse/emulator';
import { createIdentity } from '@gatehouse/sdk';
import { contract } from '@gatehouse/sdk/contracts/session';
import { createTokenVerifier, TokenError, type VerifyTokenOptions, verifyToken } from '@gatehouse/sdk/server';
import { expect, test } from 'vitest';
import { buildToken, hostileTokens } from '../../support/hostile-tokens';
import { ISSUER, issueToken, NOW, publicKeys } from '../gateway/support';

/** A provider with two keys; every test has one of its own, since keys are cached for each way to reach them. */
const createProvider = (...responses: (() => Response | Promise<Response>)[]) => {
  const fetched: string[] = [];
  const options: VerifyTokenOptions = {
    issuer: ISSUER,
    audience: 'portal-gateway',
    now: () => NOW,
    async fetch(url) {
      fetched.push(String(url));
      const response = responses[Math.min(fetched.length, responses.length) - 1];
      return response ? response() : Response.json(publicKeys('rsa-1', 'ec-1'));
    },
  };
  return { options, fetched };
};

const reasonOf = async (source: Parameters<typeof verifyToken>[0], options: VerifyTokenOptions) => {
  const error = await verifyToken(source, options).catch((caught: unknown) => caught);
  if (!(error instanceof TokenError)) throw new Error('The token was accepted.', { cause: error });
  return { reason: error.reason, claim: error.claim, status: error.status };
};

test.each(hostileTokens)('$id $what', async (item) => {
  const names = item.ctx?.jwksAfterRefetch ?? item.ctx?.jwks ?? (['rsa-1', 'ec-1'] as const);
  const { options } = createProvider(() => Response.json(publicKeys(...names)));
  const token = buildToken(item);
  const outcome = await verifyToken(token, options).then(
    () => 'accept',
    (error: unknown) => {
      expect(error).toBeInstanceOf(TokenError);
      expect(JSON.stringify([String(error), error])).not.toContain(token.length > 20 ? token : 'impossible');
      return 'reject';
    },
  );
  if (item.expect.gw !== 'any') expect(outcome).toBe(item.expect.gw);
  expect(Object.hasOwn(Object.prototype, 'superUser')).toBe(false);
});

test('a verified token has its user and account', async () => {
  const { options, fetched } = createProvider();
  const claims = { roles: ['Admin'], permissions: ['fe.secure.*'] };
  const token = await issueToken(claims);
  const identity = {
    userId: 'user-1',
    tenantId: 't1',
    email: 'ana@example.com',
    name: 'Ana',
    expiresAt: NOW + 300_000,
    ...claims,
  };
  const authorization = `Bearer ${token}`;
  const sources = [
    token,
    new Request('https://api.example.com', { headers: { authorization } }),
    { headers: { authorization } },
  ];
  for (const source of sources) {
    const verified = await verifyToken(source, options);
    expect(verified).toMatchObject(identity);
    expect(verified.claims.sub).toBe('user-1');
  }
  expect(fetched).toEqual([`${ISSUER}/.well-known/jwks.json`]);
});

test('an unverified address is omitted, and malformed roles are ignored', async () => {
  const { options } = createProvider();
  const verified = await verifyToken(await issueToken({ email_verified: 'true', roles: 'Admin' }), options);
  expect([verified.email, verified.roles, verified.permissions]).toEqual([undefined, [], []]);
});

test.each([
  ['no header', '', { reason: 'missing' }],
  ['another scheme', { headers: { authorization: 'Basic YTpi' } }, { reason: 'malformed' }],
  ['a header without a value', { headers: new Headers() }, { reason: 'missing' }],
  ['an expired token', { exp: NOW / 1000 - 31 }, { reason: 'expired', claim: 'exp' }],
  ['another audience', { aud: 'portal' }, { reason: 'claim', claim: 'aud' }],
  ['another issuer', { iss: 'https://login.example.com' }, { reason: 'claim', claim: 'iss' }],
  ['no account', { tenantId: undefined }, { reason: 'claim', claim: 'tenantId' }],
] as const)('%s is refused with its reason', async (_, source, refusal) => {
  const isSource = typeof source === 'string' || 'headers' in source;
  const { options } = createProvider();
  const token = isSource ? source : await issueToken({ ...source });
  expect(await reasonOf(token, options)).toMatchObject({ ...refusal, status: 401 });
});

test.each([
  ['a slash at its end', 'https://auth.example.com/', 'https://auth.example.com'],
  ['a slash at its end, as the provider has it', 'https://auth.example.com/', 'https://auth.example.com/'],
  ['an upper-case host', 'https://Auth.Example.com', 'https://auth.example.com'],
  ['the default port', 'https://auth.example.com:443/', 'https://auth.example.com'],
  ['a path, and the default port', 'https://auth.example.com:443/one', 'https://auth.example.com/one'],
])('an issuer with %s is the same one', async (_, issuer, iss) => {
  const { options, fetched } = createProvider();
  await expect(verifyToken(await issueToken({ iss }), { ...options, issuer })).resolves.toMatchObject({
    userId: 'user-1',
  });
  expect(fetched).toEqual([`${iss.replace(/\/$/, '')}/.well-known/jwks.json`]);
});

test.each([
  ['a slash after a path', 'https://auth.example.com/one', 'https://auth.example.com/one/'],
  ['a path in upper case', 'https://auth.example.com/one', 'https://auth.example.com/One'],
  ['a slash only in the token', 'https://auth.example.com', 'https://auth.example.com/'],
  ['another port', 'https://auth.example.com', 'https://auth.example.com:8443'],
  ['a host that only begins like it', 'https://auth.example.com', 'https://auth.example.com.evil.test'],
])('an issuer with %s is another one', async (_, issuer, iss) => {
  const { options } = createProvider();
  expect(await reasonOf(await issueToken({ iss }), { ...options, issuer })).toMatchObject({ claim: 'iss' });
});

test('without requests to it, the issuer may be any text', async () => {
  const { options } = createProvider();
  const jwksUrl = `${ISSUER}/.well-known/jwks.json`;
  const token = await issueToken({ iss: 'accounts' });
  await expect(verifyToken(token, { ...options, issuer: 'accounts', jwksUrl })).resolves.toMatchObject({
    userId: 'user-1',
  });
});

test('clock skew is tolerated up to the limit', async () => {
  const { options } = createProvider();
  const token = await issueToken({ exp: NOW / 1000 - 29 });
  await expect(verifyToken(token, options)).resolves.toMatchObject({ userId: 'user-1' });
  expect(await reasonOf(token, { ...options, clockTolerance: 0 })).toMatchObject({ reason: 'expired' });
});

test.each([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ['is down', () => new Response('down', { status: 502 })],
  ['sends another response', () => new Response('<title>Sign in</title>')],
])('a provider that %s does not invalidate a session', async (_, response) => {
  const { options } = createProvider(response);
  expect(await reasonOf(await issueToken(), options)).toEqual({
    reason: 'keys-unavailable',
    claim: undefined,
    status: 503,
  });
});

test('unknown keys reload the key set at most once', async () => {
  const { options, fetched } = createProvider(() => Response.json(publicKeys('ec-1')));
  for (let i = 0; i < 20; i += 1)
    expect(await reasonOf(await issueToken(), options)).toMatchObject({ reason: 'unknown-key', status: 401 });
  expect(fetched.length).toBeLessThanOrEqual(2);
});

test('the access token of an embedded login is accepted when its audience and type are expected', async () => {
  const emulator = createEmulator();
  const identity = createIdentity({
    baseUrl: emulator.issuer,
    clientId: 'portal',
    loginMode: 'embedded',
    fetch: emulator.fetch,
  });
  const login = await identity.call(contract).login({ email: 'admin@acme.test', password: 'admin-Secret-1' });
  await identity.session.accept(login);
  const options = { issuer: emulator.issuer, audience: 'portal', type: 'JWT', fetch: emulator.fetch };
  const token = (await identity.session.getAccessToken()) ?? '';
  await expect(verifyToken(token, options)).resolves.toMatchObject({
    userId: 'user-admin',
    tenantId: 'tenant-acme',
    roles: ['Admin'],
  });
  expect(await reasonOf(token, { ...options, audience: 'portal-gateway' })).toMatchObject({ claim: 'aud' });
  expect(await reasonOf(token, { ...options, type: 'at+jwt' })).toMatchObject({ claim: 'typ' });
});

test('audiences and types may be several, for servers whose users sign in in both ways', async () => {
  const { options } = createProvider();
  const both = { ...options, audience: ['other', 'portal-gateway'], type: ['JWT', 'application/AT+JWT'] };
  await expect(verifyToken(await issueToken(), both)).resolves.toMatchObject({ userId: 'user-1' });
  expect(await reasonOf(await issueToken({ aud: 'third' }), both)).toMatchObject({ claim: 'aud' });
});

test.each([
  ['issuer', undefined],
  ['audience', undefined],
  ['audience', []],
  ['audience', ['portal-gateway', undefined]],
  ['audience', null],
  ['type', ''],
  ['type', []],
  ['type', null],
  ['clockTolerance', Number.POSITIVE_INFINITY],
  ['clockTolerance', -1],
  ['maxLength', Number.NaN],
  ['now', () => Number.NaN],
  ['now', () => undefined],
])('%s %j is a configuration error, before any token', async (name, value) => {
  const { options } = createProvider();
  // As an unset environment variable arrives, which the types cannot see.
  const wrong = Object.assign({}, options, { [name]: value });
  expect(() => createTokenVerifier(wrong)).toThrow(new RegExp(`"${name}"`));
  await expect(verifyToken(await issueToken(), wrong)).rejects.toThrow(TypeError);
});

test('a clock that stops accepts no token', async () => {
  const { options } = createProvider();
  let time = options.now?.() ?? Date.now();
  const verify = createTokenVerifier({ ...options, now: () => time });
  time = Number.NaN;
  await expect(verify(await issueToken({ exp: 1 }))).rejects.toThrow(/"now"/);
});

test('a token may be long, up to a limit', async () => {
  const { options } = createProvider();
  const permissions = Array.from({ length: 1000 }, (_, at) => `fe.custom.permission.number.${at}`);
  const token = await issueToken({ permissions });
  expect(token.length).toBeGreaterThan(8192);
  await expect(verifyToken(token, options)).resolves.toMatchObject({ permissions });
  expect(await reasonOf(token, { ...options, maxLength: 8192 })).toMatchObject({ reason: 'malformed' });
});
