import { sign as signBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildToken, hostileTokens } from '../../../support/hostile-tokens';
import { keyNamed } from '../../../support/token-recipes';
import { createHarness, issueToken, NOW, publicKeys, segment } from '../support';

test('the table contains the cases of the gateway', () => {
  expect(hostileTokens.length).toBeGreaterThan(60);
});

test.each(hostileTokens)('$id $what', async (item) => {
  const token = buildToken(item);
  let fetches = 0;
  const harness = createHarness({
    jwks: () => {
      fetches += 1;
      const names = fetches > 1 ? (item.ctx?.jwksAfterRefetch ?? item.ctx?.jwks) : item.ctx?.jwks;
      return Response.json(publicKeys(...(names ?? (['rsa-1', 'ec-1'] as const))));
    },
  });
  const response = await harness.get('users', token.replace(/[^\x21-\x7e]/g, ''));
  const wanted = { accept: [200], reject: [401], any: [200, 400, 401] }[item.expect.gw ?? 'any'];
  expect(wanted).toContain(response.status);

  const text = await response.text();
  if (response.status === 401) {
    expect(text).toBe('{"error":"UNAUTHENTICATED","msg":"Your sign-in is missing or has ended. Sign in again."}');
    expect(harness.upstream).toEqual([]);
  }
  expect(fetches).toBeLessThanOrEqual(2);
  expect(harness.outgoing.map(({ url }) => url)).toEqual([]);
  expect(Object.hasOwn(Object.prototype, 'superUser')).toBe(false);
  expect(harness.lines.join('\n')).not.toContain(token.length > 20 ? token : 'impossible');
});

test('the cached verification of a token expires with the token', async () => {
  const harness = createHarness();
  const token = await issueToken();
  expect((await harness.get('users', token)).status).toBe(200);
  await harness.clock.advance(329_000);
  expect((await harness.get('users', token)).status).toBe(200);
  await harness.clock.advance(2000);
  expect((await harness.get('users', token)).status).toBe(401);
});

test('a token of another type is refused, whatever its claims', async () => {
  const harness = createHarness();
  const [, payload = ''] = (await issueToken()).split('.');
  for (const typ of ['JWT', 'logout+jwt', undefined]) {
    const input = `${segment(JSON.stringify({ alg: 'RS256', kid: 'rsa-1', typ }))}.${payload}`;
    const signature = segment(signBytes('sha256', Buffer.from(input), keyNamed('rsa-1').privateKey));
    expect((await harness.get('users', `${input}.${signature}`)).status).toBe(401);
  }
});

test.each([
  ['missing', undefined],
  ['malformed', 'x'],
  ['claim aud', { aud: 'portal' }],
  ['claim iss', { iss: 'https://login.example.com' }],
  ['claim exp', { exp: NOW / 1000 - 31 }],
  ['claim tenantId', { tenantId: undefined }],
] as const)('the log has the reason of a refused token, and the response does not: %s', async (why, claims) => {
  const harness = createHarness();
  const token = typeof claims === 'object' ? await issueToken(claims) : claims;
  const headers = new Headers(token === undefined ? undefined : { authorization: `Bearer ${token}` });
  const response = await harness.call('/api/v2/tables/users/records', { headers });
  expect(await response.text()).toBe(
    '{"error":"UNAUTHENTICATED","msg":"Your sign-in is missing or has ended. Sign in again."}',
  );
  expect(harness.logged().at(-1)).toMatchObject({ message: 'request', status: 401, why });
});
