import { KeyObject, sign as signBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import table from '../../../payloads/jwts.json';
import {
  createHarness,
  hmac,
  ISSUER,
  issueToken,
  junk,
  type KeyName,
  keys,
  NOW,
  publicKeys,
  segment,
} from '../support';

interface Sign {
  key?: KeyName;
  alg?: string;
  kid?: string | null;
  mode?: string;
  algValue?: string;
  secret?: string;
  junkSig?: boolean;
  then?: string;
}
interface Case {
  id: string;
  what: string;
  target?: string;
  literal?: string;
  sign?: Sign;
  header?: { set?: Record<string, unknown>; del?: string[]; afterSign?: boolean };
  claims?: { set?: Record<string, unknown>; del?: string[]; rawReplace?: [string, string] };
  payloadText?: string;
  payloadBytesHex?: string;
  headerText?: string;
  ctx?: { jwks?: KeyName[]; jwksAfterRefetch?: KeyName[] };
  expect: { gw?: 'accept' | 'reject' | 'any' };
}

const { defaults } = table.howToBuild;
const now = Math.floor(NOW / 1000);

const constants: Record<string, unknown> = {
  ISS: ISSUER,
  'ISS/': `${ISSUER}/`,
  ISS_UPPER: ISSUER.replace('localhost', 'LOCALHOST'),
  ISS_HTTP: ISSUER.replace('http:', 'https:'),
  'ISS?x=1': `${ISSUER}?x=1`,
  CLIENT_ID: 'portal',
  NONCE: 'nonce-1',
  NONCE_LOWER: 'NONCE-1',
};

const resolved = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (value in constants) return constants[value];
  const [, quote, sign, offset] = /^("?)now(?:([+-])(\d+))?"?$/.exec(value) ?? [];
  if (quote !== undefined) {
    const time = now + (sign === '-' ? -1 : 1) * Number(offset ?? 0);
    return quote ? String(time) : time;
  }
  const [, kind, size] = /^(PAD|NEST):(\d+)$/.exec(value) ?? [];
  if (kind === 'PAD') return 'a'.repeat(Number(size));
  if (kind === 'NEST') return '['.repeat(Number(size)) + ']'.repeat(Number(size));
  const [, jwk] = /^JWK:(.+)$/.exec(value) ?? [];
  return jwk ? keys[jwk as KeyName].jwk : value;
};

const resolveAll = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value)]));

const secretOf = (name: string): string => {
  const [kind, key] = name.split(':');
  if (kind === 'empty') return '';
  const { pem, jwk } = keys[key as KeyName];
  return kind === 'spki-pem' ? pem : JSON.stringify(jwk);
};

const build = async (item: Case): Promise<string> => {
  if (item.literal !== undefined) return item.literal;
  const target = item.target === 'id' ? 'id' : 'access';
  const claims: Record<string, unknown> = { ...resolveAll(defaults[target]), ...resolveAll(item.claims?.set ?? {}) };
  for (const name of item.claims?.del ?? []) delete claims[name];
  let payload: string | Uint8Array = JSON.stringify(claims);
  if (item.claims?.rawReplace) {
    const [from, to] = item.claims.rawReplace.map((text) => text.replace('EXP', String(claims.exp)));
    payload = payload.replace(from ?? '', to ?? '');
  }
  if (item.payloadText !== undefined) payload = String(resolved(item.payloadText));
  if (item.payloadBytesHex) payload = Buffer.from(item.payloadBytesHex, 'hex');

  const sign: Sign = item.sign ?? (defaults.sign as Sign);
  const change = (header: Record<string, unknown>) => {
    const changed = { ...header, ...resolveAll(item.header?.set ?? {}) };
    for (const name of item.header?.del ?? []) delete changed[name];
    return changed;
  };
  const typ = defaults.header[target].typ;

  if (sign.mode === 'none') {
    const header = change({ typ, alg: sign.algValue ?? 'none' });
    return `${segment(JSON.stringify(header))}.${segment(payload)}.${sign.junkSig ? junk(256) : ''}`;
  }
  if (sign.mode === 'hmac') {
    const input = `${segment(JSON.stringify(change({ typ, alg: 'HS256', kid: 'rsa-1' })))}.${segment(payload)}`;
    return `${input}.${hmac(input, secretOf(sign.secret ?? 'empty'))}`;
  }
  const key = keys[sign.key ?? 'rsa-1'];
  const kid = sign.kid === null ? {} : { kid: sign.kid ?? key.kid };
  const plain = { typ, alg: key.alg, ...kid };
  const signedHeader = segment(JSON.stringify(item.header?.afterSign ? plain : change(plain)));
  let body = segment(payload);
  const privateKey = KeyObject.from(key.privateKey);
  const input = Buffer.from(`${signedHeader}.${body}`);
  let signature = segment(signBytes('sha256', input, { key: privateKey, dsaEncoding: 'ieee-p1363' }));
  let header = item.header?.afterSign ? segment(JSON.stringify(change(plain))) : signedHeader;
  if (item.headerText !== undefined) header = segment(item.headerText);
  if (sign.then === 'strip') signature = '';
  if (sign.then === 'flip')
    signature = segment(Buffer.from(signature, 'base64url').map((byte, at) => (at === 9 ? byte ^ 1 : byte)));
  if (sign.then === 'swap-payload') body = segment(JSON.stringify({ ...claims, roles: ['admin'] }));
  if (sign.then === 'splice') signature = (await issueToken({ sub: 'other' })).split('.')[2] ?? '';
  if (sign.then === 'zero') signature = segment(new Uint8Array(Buffer.from(signature, 'base64url').length));
  if (sign.then === 'der') signature = segment(Buffer.from('3006020101020101', 'hex'));
  return `${header}.${body}.${signature}`;
};

const cases = (table.cases as unknown as Case[]).filter((item) => item.expect.gw !== undefined);

test('the table holds the gateway cases', () => {
  expect(cases.length).toBeGreaterThan(60);
});

test.each(cases)('$id $what', async (item) => {
  const token = await build(item);
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

test('a claim that carries filter syntax is data', async () => {
  const harness = createHarness();
  const bob = await issueToken({ sub: 'bob', tenantId: 't2' });
  await harness.post('users', bob, {});
  const response = await harness.get('users', await issueToken({ tenantId: 'x)~or(Id,gt,0' }));
  expect(await response.json()).toMatchObject({ list: [] });
});

test('the cached check of a token ends with the token', async () => {
  const harness = createHarness();
  const token = await issueToken();
  expect((await harness.get('users', token)).status).toBe(200);
  await harness.clock.advance(329_000);
  expect((await harness.get('users', token)).status).toBe(200);
  await harness.clock.advance(2000);
  expect((await harness.get('users', token)).status).toBe(401);
});

test('a token of another type is refused, whatever its claims are', async () => {
  const harness = createHarness();
  const [, payload = ''] = (await issueToken()).split('.');
  for (const typ of ['JWT', 'logout+jwt', undefined]) {
    const input = `${segment(JSON.stringify({ alg: 'RS256', kid: 'rsa-1', typ }))}.${payload}`;
    const signature = segment(signBytes('sha256', Buffer.from(input), KeyObject.from(keys['rsa-1'].privateKey)));
    expect((await harness.get('users', `${input}.${signature}`)).status).toBe(401);
  }
});

test.each([
  ['no token', undefined],
  ['unreadable', 'x'],
  ['claim aud', { aud: 'portal' }],
  ['claim iss', { iss: 'https://login.example.com' }],
  ['claim exp', { exp: now - 31 }],
  ['claim tenantId', { tenantId: undefined }],
] as const)('the log says why a token was refused, and the answer does not: %s', async (why, claims) => {
  const harness = createHarness();
  const token = typeof claims === 'object' ? await issueToken(claims) : claims;
  const headers = new Headers(token === undefined ? undefined : { authorization: `Bearer ${token}` });
  const response = await harness.call('/api/v2/tables/users/records', { headers });
  expect(await response.text()).toBe(
    '{"error":"UNAUTHENTICATED","msg":"Your sign-in is missing or has ended. Sign in again."}',
  );
  expect(JSON.parse(harness.lines.at(-1) ?? '')).toMatchObject({ message: 'request', status: 401, why });
});
