import { describe, expect, it } from 'vitest';
import { lifetime, readIdToken, type TokenClaims } from '../../../../sdk/session/tokens/jwt';

const now = 1_768_478_400;
const expected = { issuer: 'https://id.example.com', clientId: 'portal', nonce: 'n' };
const good = { iss: expected.issuer, aud: 'portal', sub: 'a', nonce: 'n', iat: now, exp: now + 300, auth_time: now };

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (claims: TokenClaims, header: TokenClaims = { alg: 'RS256' }, signature = 'c2ln') =>
  `${part(header)}.${part(claims)}.${signature}`;

/** Returns the claim that does not match, or undefined. */
const misfit = (text: string, own: Partial<Parameters<typeof readIdToken>[1]> = {}): unknown => {
  try {
    readIdToken(text, { ...expected, ...own });
    return undefined;
  } catch (error) {
    return (error as { errorContext: { claim: string } | null }).errorContext?.claim ?? 'unreadable';
  }
};

it('a valid token is accepted', () => {
  expect(readIdToken(token(good), expected)).toEqual(good);
});

describe('the algorithm', () => {
  it.each([
    'none',
    'None',
    'NONE',
    '',
    'HS256',
    'HS512',
    'RS256 ',
    'xRS256',
    'RS255',
    'rs256',
    5,
    null,
    true,
    ['RS256'],
  ])('%j is refused with any signature', (alg) => {
    expect(misfit(token(good, { alg }))).toBe('alg');
  });

  it('that is missing is refused', () => {
    expect(misfit(token(good, {}))).toBe('alg');
  });

  it.each(['RS256', 'PS512', 'ES384', 'EdDSA'])('%s requires a signature', (alg) => {
    expect(misfit(token(good, { alg }))).toBeUndefined();
    expect(misfit(token(good, { alg }, ''))).toBe('signature');
  });
});

describe('the audience', () => {
  it.each([
    ['this client alone', 'portal', undefined, undefined],
    ['a list of it alone', ['portal'], undefined, undefined],
    ['two, and this client asked', ['portal', 'other'], 'portal', undefined],
    ['two, without an authorized party', ['portal', 'other'], undefined, 'azp'],
    ['two, and another one asked', ['portal', 'other'], 'other', 'azp'],
    ['this client, and another one asked', 'portal', 'other', 'azp'],
    ['others', ['other', 'third'], undefined, 'aud'],
    ['a part of the name', 'port', undefined, 'aud'],
    ['none', [], undefined, 'aud'],
  ])('of %s', (_, aud, azp, claim) => {
    expect(misfit(token({ ...good, aud, azp }))).toBe(claim);
  });
});

describe('the times', () => {
  it.each([
    ['exp', now - 60, undefined],
    ['exp', now - 61, 'exp'],
    ['exp', 0, 'exp'],
    ['exp', String(now + 300), 'exp'],
    ['iat', null, 'exp'],
    ['iat', -1, 'exp'],
  ])('with %s of %s', (name, value, claim) => {
    expect(misfit(token({ ...good, [name]: value }))).toBe(claim);
  });

  it.each([
    [now - 120, undefined],
    [now - 121, 'auth_time'],
    [undefined, 'auth_time'],
    [String(now), 'auth_time'],
    [0, 'auth_time'],
  ])('of a sign-in at %s, with a maximum age of a minute', (auth_time, claim) => {
    expect(misfit(token({ ...good, auth_time }), { maxAge: 60 })).toBe(claim);
  });

  it('are checked by the date of the response, and without one by the time of issue: never by the device', () => {
    const old = { ...good, iat: now - 600, exp: now - 300 };
    expect(misfit(token(old))).toBeUndefined();
    expect(misfit(token(old), { providerNow: now })).toBe('exp');
    expect(misfit(token({ ...old, auth_time: now - 630 }), { maxAge: 60 })).toBeUndefined();
    expect(misfit(token({ ...old, auth_time: now - 721 }), { maxAge: 60 })).toBe('auth_time');
  });
});

describe('the user', () => {
  it.each([
    ['', 'sub'],
    [5, 'sub'],
    [undefined, 'sub'],
    ['b', 'sub'],
    ['a', undefined],
  ])('%j, after "a"', (sub, claim) => {
    expect(misfit(token({ ...good, sub }), { previousSub: 'a' })).toBe(claim);
  });
});

it('a lifetime is accepted as text', () => {
  expect(lifetime('60')).toBe(60);
  expect(lifetime('0')).toBe(300);
  expect(lifetime('')).toBe(300);
  expect([true, [60], { valueOf: () => 60 }].map(lifetime)).toEqual([300, 300, 300]);
});
