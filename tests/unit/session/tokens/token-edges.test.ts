import { describe, expect, it, vi } from 'vitest';
import { codeChallenge, randomText } from '../../../../sdk/session/open-id/pkce';
import { isSteppedUp } from '../../../../sdk/session/step-up';
import {
  type IdTokenExpectations,
  lifetime,
  readClaims,
  readIdToken,
  type TokenClaims,
} from '../../../../sdk/session/tokens/jwt';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const raw = (...bytes: number[]) => Buffer.from(bytes).toString('base64url');
const now = 1_768_478_400;

describe('claims', () => {
  const invalid = expect.objectContaining({ errorCode: 'invalid-token', cause: expect.any(Error) });

  it.each([
    undefined,
    null,
    5,
    {},
    '',
    'e30',
    'e30.e30',
    '.e30.x',
    'e30..x',
    'e30.e30.x.x',
    ' e30.e30.x',
    'e30.e30.x ',
    'e30.e30.x\n',
    'e30.e 30.x',
    'e30.e30=.x',
    'e30.e+30.x',
    'e30.e/30.x',
    `e30.${part(null)}.x`,
    `e30.${part([1])}.x`,
    `e30.${part('text')}.x`,
    `e30.${part(5)}.x`,
    `e30.${raw(0x7b, 0x7d, 0xff)}.x`,
    `e30.${raw(0x22, 0xff, 0x22)}.x`,
    `e30.${Buffer.from([...Buffer.from('{"a":"'), 0xff, ...Buffer.from('"}')]).toString('base64url')}.x`,
    `e30.${Buffer.from('{').toString('base64url')}.x`,
  ])('cannot be decoded from %o', (token) => {
    expect(() => readClaims(token)).toThrow(invalid);
  });

  it.each(['e30.e30.', 'e30.e30.x', '-_.e30.-_'])('are decoded from the second part of %s only', (token) => {
    expect(readClaims(token)).toEqual({});
  });

  it('may contain every character, any number of times', () => {
    const claims = { a: '>>>>???? ÿÿÿÿ', b: '~~~~~~ Zoë 山田 🚀' };
    const token = part(claims);
    expect(token).toMatch(/-.*-/);
    expect(token).toMatch(/_.*_/);
    expect(readClaims(`e30.${token}.x`)).toEqual(claims);
  });
});

describe('the lifetime of a token', () => {
  it.each([
    ['600', 600],
    ['0', 300],
    [0, 300],
    [-5, 300],
    ['soon', 300],
    [undefined, 300],
    [null, 300],
    [Number.NaN, 300],
    [Number.POSITIVE_INFINITY, 300],
    [2_592_000, 2_592_000],
    ['1.5', 1.5],
    [1, 1],
    ['', 300],
    ['-600', 300],
    ['Infinity', 300],
    [true, 300],
    [[600], 300],
    [{ valueOf: () => 600 }, 300],
  ])('of %o is %i seconds', (given, seconds) => {
    expect(lifetime(given)).toBe(seconds);
  });
});

describe('an ID token', () => {
  const claims = { iss: 'https://id', aud: 'portal', sub: 'u1', nonce: 'n', iat: now, exp: now + 300 };
  const expected: IdTokenExpectations = { issuer: 'https://id', clientId: 'portal', nonce: 'n' };
  const misfit = (own: TokenClaims, more: Partial<IdTokenExpectations> = {}, header: object = { alg: 'RS256' }) => {
    try {
      readIdToken(`${part(header)}.${part({ ...claims, ...own })}.x`, { ...expected, ...more });
      return undefined;
    } catch (error) {
      expect(error).toMatchObject({ errorCode: 'invalid-token' });
      return (error as { errorContext?: { claim?: unknown } }).errorContext?.claim;
    }
  };

  it.each([
    [{ aud: 'other' }, 'it is for the client "other", but clientId is "portal".'],
    [{ iss: 'https://other' }, 'it is from the issuer "https://other", but baseUrl or issuer is "https://id".'],
  ])('with %j says which option to compare', (own, message) => {
    const token = `${part({ alg: 'RS256' })}.${part({ ...claims, ...own })}.x`;
    expect(() => readIdToken(token, expected)).toThrow(message);
  });

  it('returns its claims when it is valid', () => {
    expect(readIdToken(`${part({ alg: 'RS256' })}.${part(claims)}.x`, expected)).toEqual(claims);
  });

  it.each(['RS256', 'RS384', 'RS512', 'PS256', 'ES256', 'EdDSA'])(
    'may be signed with %s, never without a signature',
    (alg) => {
      expect(misfit({}, {}, { alg })).toBeUndefined();
      expect(() => readIdToken(`${part({ alg })}.${part(claims)}.`, expected)).toThrow(
        expect.objectContaining({ errorContext: { claim: 'signature' } }),
      );
    },
  );

  it.each([
    ...[undefined, null, '', 'none', 'None', 'NONE', 'HS256', 'HS512', 'rs256', 'RS256 ', 'xRS256', 'RS2560'],
    ...['RS255', 'RS1', 'xEdDSA', 'EdDSAx', 5, true, ['RS256']],
  ])('may not be signed with %o', (alg) => {
    expect(misfit({}, {}, { alg })).toBe('alg');
  });

  it.each<[string, TokenClaims, Partial<IdTokenExpectations>, string | undefined]>([
    ['another issuer', { iss: 'https://id/' }, {}, 'iss'],
    ['no issuer', { iss: undefined }, {}, 'iss'],
    ['another audience', { aud: 'other' }, {}, 'aud'],
    ['a text that holds the audience', { aud: 'my portal' }, {}, 'aud'],
    ['a part of the audience', { aud: 'port' }, {}, 'aud'],
    ['two audiences, given to another', { aud: ['portal', 'other'], azp: 'other' }, {}, 'azp'],
    ['no audience', { aud: [] }, {}, 'aud'],
    ['a list of this audience', { aud: ['portal'] }, {}, undefined],
    ['a list without this audience', { aud: ['other'], azp: 'portal' }, {}, 'aud'],
    ['two audiences without an authorized party', { aud: ['portal', 'other'] }, {}, 'azp'],
    ['two audiences, given to this one', { aud: ['other', 'portal'], azp: 'portal' }, {}, undefined],
    ['one audience, given to another', { azp: 'other' }, {}, 'azp'],
    ['one audience, given to it', { azp: 'portal' }, {}, undefined],
    ['no user', { sub: undefined }, {}, 'sub'],
    ['an empty user', { sub: '' }, {}, 'sub'],
    ['a number for a user', { sub: 5 }, {}, 'sub'],
    ['the previous user', {}, { previousSub: 'u1' }, undefined],
    ['another user than before', {}, { previousSub: 'u2' }, 'sub'],
    ['another nonce', { nonce: 'm' }, {}, 'nonce'],
    ['no nonce', { nonce: undefined }, {}, 'nonce'],
    ['any nonce, where none was sent', { nonce: 'm' }, { nonce: undefined }, undefined],
    ['no expiry', { exp: undefined }, {}, 'exp'],
    ['an end in text', { exp: String(now + 300) }, {}, 'exp'],
    ['an end at zero', { exp: 0 }, { providerNow: 1 }, 'exp'],
    ['no begin', { iat: undefined }, {}, 'exp'],
    ['a begin before 1970', { iat: -1 }, {}, 'exp'],
    ['a begin in text', { iat: String(now) }, {}, 'exp'],
    ['an end a minute ago', { exp: now - 60 }, {}, undefined],
    ['an end longer ago', { exp: now - 61 }, {}, 'exp'],
    ['an end in the past of the provider', {}, { providerNow: now + 361 }, 'exp'],
    ['no time of sign-in', {}, { maxAge: 30 }, 'auth_time'],
    ['a time of sign-in in text', { auth_time: String(now) }, { maxAge: 30 }, 'auth_time'],
    ['no time of sign-in, where none was requested', {}, {}, undefined],
    ['a sign-in just now', { auth_time: now }, { maxAge: 0 }, undefined],
    ['a sign-in at the limit', { auth_time: now - 90 }, { maxAge: 30 }, undefined],
    ['a sign-in beyond it', { auth_time: now - 91 }, { maxAge: 30 }, 'auth_time'],
    ['an issuer whose option ends with a slash', {}, { issuer: 'https://id/' }, undefined],
    ['an issuer whose option has a path', {}, { issuer: 'https://id/one' }, 'iss'],
    ['a sign-in at no time', { auth_time: 0 }, { maxAge: 1e12 }, 'auth_time'],
  ])('with %s', (_, own, more, claim) => {
    expect(misfit(own, more)).toBe(claim);
  });

  it('is checked by the date of the response, and without one by the time of issue: never by the device', () => {
    const old = { iat: now - 600, exp: now - 300 };
    expect(misfit(old)).toBeUndefined();
    expect(misfit(old, { providerNow: now })).toBe('exp');
    expect(misfit({ ...old, auth_time: now - 630 }, { maxAge: 60 })).toBeUndefined();
    expect(misfit({ ...old, auth_time: now - 721 }, { maxAge: 60 })).toBe('auth_time');
  });

  it('without an expiry, as an overflowing number, is refused', () => {
    const text = JSON.stringify({ ...claims, exp: 0 }).replace('"exp":0', '"exp":1e999');
    expect(() =>
      readIdToken(`${part({ alg: 'RS256' })}.${Buffer.from(text).toString('base64url')}.x`, expected),
    ).toThrow(expect.objectContaining({ errorContext: { claim: 'exp' } }));
  });
});

describe('a second factor', () => {
  const acr = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
  const proof = (own: TokenClaims = {}) => ({ acr, amr: ['mfa', 'otp'], auth_time: now, ...own });

  it.each([
    [undefined, false],
    [{}, false],
    [proof(), true],
    [proof({ amr: ['mfa', 'sms'] }), true],
    [proof({ amr: ['mfa', 'hwk'] }), true],
    [proof({ amr: ['mfa', 'pwd'] }), false],
    [proof({ amr: ['mfa'] }), false],
    [proof({ amr: ['otp'] }), false],
    [proof({ amr: ['otp', 'sms', 'hwk'] }), false],
    [proof({ amr: [] }), false],
    [proof({ amr: 'mfa otp' }), false],
    [proof({ amr: undefined }), false],
    [proof({ acr: undefined }), false],
    [proof({ acr: `${acr}/` }), false],
    [proof({ auth_time: undefined }), true],
  ])('of %o is recognized: %s', (claims, visible) => {
    expect(isSteppedUp(claims)).toBe(visible);
  });

  it.each<[TokenClaims, boolean]>([
    [{}, true],
    [{ auth_time: now - 300 }, true],
    [{ auth_time: now - 301 }, false],
    [{ auth_time: now + 60 }, true],
    [{ auth_time: now + 61 }, false],
    [{ auth_time: String(now) }, false],
    [{ auth_time: undefined }, false],
  ])('of %o is accepted within 300 seconds, in either unit: %s', (own, recent) => {
    expect(isSteppedUp(proof(own), { maxAge: 300, now })).toBe(recent);
    expect(isSteppedUp(proof(own), { maxAge: 300, now: now * 1000 })).toBe(recent);
  });

  it('of a moment ago is refused for an age of zero, and measured by the clock of the device', () => {
    expect(isSteppedUp(proof(), { maxAge: 0, now })).toBe(true);
    vi.useFakeTimers({ now: now * 1000 + 5_000 });
    try {
      expect(isSteppedUp(proof(), { maxAge: 5 })).toBe(true);
      expect(isSteppedUp(proof(), { maxAge: 4 })).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('random values', () => {
  const insecure = expect.objectContaining({ errorCode: 'insecure-context' });

  it('have the requested length, sixteen characters by default', () => {
    expect(randomText(crypto)).toMatch(/^[\w-]{16}$/);
    expect(randomText(crypto, 43)).toMatch(/^[\w-]{43}$/);
  });

  it('use 64 characters evenly, six bits per byte', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const getRandomValues = (into: Uint8Array) => {
      into.set(bytes);
      return into;
    };
    const counted = { subtle: {}, getRandomValues } as unknown as Crypto;
    const text = randomText(counted, 256);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    expect(text).toBe(alphabet.repeat(4));
  });

  it('have the challenge of RFC 7636', async () => {
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(await codeChallenge(crypto, verifier)).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  });

  it('have a URL-safe challenge for any verifier', async () => {
    for (let count = 0; count < 50; count += 1) {
      const verifier = `verifier-${count}`;
      const digest = await crypto.subtle.digest('SHA-256', Buffer.from(verifier));
      expect(await codeChallenge(crypto, verifier)).toBe(Buffer.from(digest).toString('base64url'));
    }
  });

  it('are not created on an insecure page', async () => {
    const { getRandomValues } = crypto;
    for (const blunt of [undefined, { getRandomValues } as Crypto]) {
      expect(() => randomText(blunt)).toThrow(insecure);
      await expect(codeChallenge(blunt, 'v')).rejects.toEqual(insecure);
    }
  });
});
