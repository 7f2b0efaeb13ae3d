import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { keyNamed, publicKey } from '../../../support/token-recipes';
import { createHarness, hmac, issueToken, NOW, publicKeys, segment } from '../support';

const randomKid = async (count: number): Promise<string> => {
  const [, payload = '', signature = ''] = (await issueToken()).split('.');
  return `${segment(JSON.stringify({ alg: 'RS256', typ: 'at+jwt', kid: `kid-${count}` }))}.${payload}.${signature}`;
};

test('J028 a rotated key is fetched once, and a hundred unknown key ids cause no further fetch', async () => {
  let rotated = false;
  const harness = createHarness({
    jwks: () => Response.json(rotated ? publicKeys('rsa-1', 'rsa-2') : publicKeys('rsa-1')),
  });
  expect((await harness.get('users', await issueToken())).status).toBe(200);
  rotated = true;
  expect((await harness.get('users', await issueToken({}, 'rsa-2'))).status).toBe(200);
  expect(harness.keyFetches()).toBe(2);
  for (let count = 0; count < 100; count += 1)
    expect((await harness.get('users', await randomKid(count))).status).toBe(401);
  expect(harness.keyFetches()).toBe(2);
});

test('a thousand invalid tokens cause at most one fetch in thirty seconds', async () => {
  const harness = createHarness();
  await harness.get('users', await issueToken());
  const before = harness.keyFetches();
  const wrong = await Promise.all(Array.from({ length: 1000 }, (_, count) => randomKid(count)));
  await Promise.all(wrong.map((token) => harness.get('users', token)));
  expect(harness.keyFetches() - before).toBe(1);
  await harness.clock.advance(29_000);
  await harness.get('users', await randomKid(2000));
  expect(harness.keyFetches() - before).toBe(1);
  await harness.clock.advance(1000);
  await Promise.all(wrong.map((token) => harness.get('users', token)));
  expect(harness.keyFetches() - before).toBe(2);
});

test('F096 known keys keep working while the provider is down; unknown ones are refused, with one fetch', async () => {
  let up = true;
  const harness = createHarness({
    jwks: () => (up ? Response.json(publicKeys('rsa-1')) : Promise.reject(new TypeError('down'))),
  });
  await harness.get('users', await issueToken());
  up = false;
  for (let count = 0; count < 20; count += 1) {
    expect((await harness.get('users', await issueToken({}, 'rsa-2'))).status).toBe(401);
    expect((await harness.get('users', await issueToken({ jti: count }))).status).toBe(200);
  }
  expect(harness.keyFetches()).toBe(2);
  // Long past the age at which keys are looked at again.
  await harness.clock.advance(200_000);
  expect((await harness.get('users', await issueToken({ jti: 'later' }))).status).toBe(200);
});

test('without keys the gateway responds with 503 instead of signing users out', async () => {
  let up = false;
  const harness = createHarness({
    jwks: () => (up ? Response.json(publicKeys('rsa-1')) : new Response('no', { status: 503 })),
  });
  const token = await issueToken();
  const response = await harness.get('users', token);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('1');
  expect((await harness.call('/readyz')).status).toBe(503);
  up = true;
  await harness.clock.advance(1000);
  expect((await harness.get('users', token)).status).toBe(200);
  expect((await harness.call('/readyz')).status).toBe(200);
});

test.each([
  ['not JSON', () => new Response('<html>')],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: 'https://evil.test/jwks' } })],
  ['no list', () => Response.json({ keys: 'x' })],
])('a key set that is %s is not used', async (_, jwks) => {
  const harness = createHarness({ jwks });
  expect((await harness.get('users', await issueToken())).status).toBe(503);
  expect(harness.outgoing).toEqual([]);
  expect(harness.keyRequests.map(({ redirect }) => redirect)).toEqual(['manual']);
});

test('a symmetric key in the set is not used', async () => {
  const secret = segment('0123456789012345678901234567890123456789');
  const harness = createHarness({
    jwks: () => Response.json({ keys: [{ kty: 'oct', k: secret, kid: 'oct-1', alg: 'HS256' }, publicKey('rsa-1')] }),
  });
  const [, payload = ''] = (await issueToken()).split('.');
  const header = segment(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: 'oct-1' }));
  const input = `${header}.${payload}`;
  const token = `${input}.${hmac(input, '0123456789012345678901234567890123456789')}`;
  expect((await harness.get('users', token)).status).toBe(401);
});

test('in production the keys of the local identity provider are refused', async () => {
  const local = { keys: [{ ...publicKey('rsa-1'), kid: 'local-dev-abc' }] };
  const token = await new SignJWT({ tenantId: 't1' })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'local-dev-abc' })
    .setSubject('user-1')
    .setIssuer('https://login.example.com')
    .setAudience('portal-gateway')
    .setExpirationTime(NOW / 1000 + 300)
    .sign(keyNamed('rsa-1').privateKey);
  const statusIn = async (environment: string) => {
    const env = {
      NODE_ENV: environment,
      IDENTITY_URL: 'https://login.example.com',
      PUBLIC_ORIGIN: 'https://research.example.com',
    };
    const harness = createHarness({ env, jwks: () => Response.json(local) });
    return (await harness.get('users', token)).status;
  };
  expect(await statusIn('production')).toBe(401);
  expect(await statusIn('development')).toBe(200);
});
