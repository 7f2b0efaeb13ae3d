import { decodeToken, IdentityError, isSteppedUp, MULTI_FACTOR, type TokenClaims } from '@gatehouse/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifetime, readIdToken } from '../../../../sdk/session/tokens/jwt';
import { buildToken, tokenCases } from '../../../support/token-recipes';

const now = 1_768_478_400;
const fixture = {
  issuer: 'http://localhost:4500',
  clientId: 'portal',
  nonce: 'nOnce-Of-This-Transaction-0123456',
  multiFactor: MULTI_FACTOR,
  now,
};

const outcome = (run: () => unknown): 'ok' | 'error' => {
  try {
    run();
    return 'ok';
  } catch (error) {
    expect(error).toBeInstanceOf(IdentityError);
    expect((error as Error).message).toMatch(/^Invalid token specified/);
    return 'error';
  }
};

describe('decoder', () => {
  it.each(tokenCases.filter(({ expect: { decode } }) => decode))('$id $what', (entry) => {
    const token = buildToken(entry, fixture);
    const result = outcome(() => decodeToken(token));
    if (entry.expect.decode !== 'any') expect(result).toBe(entry.expect.decode);
  });

  it('reads other scripts and both base64url characters', () => {
    const text = { name: 'Zoë 山田 🚀', x: 'ûÿþ???>>>~~~' };
    const token = `e30.${Buffer.from(JSON.stringify(text)).toString('base64url')}.x`;
    expect(decodeToken(token)).toEqual(text);
  });

  it('changes no prototype', () => {
    const token = `e30.${Buffer.from('{"__proto__":{"superUser":true}}').toString('base64url')}.x`;
    decodeToken(token);
    expect(({} as TokenClaims).superUser).toBeUndefined();
  });

  it('throws only its own error type', () => {
    const segment = fc.oneof(fc.string(), fc.base64String(), fc.constantFrom('e30', '', 'eyJhIjoxfQ', '/w'));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), (segments) => {
        outcome(() => decodeToken(segments.join('.')));
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('ID token of a sign-in', () => {
  it.each(tokenCases.filter(({ expect: { rp } }) => rp))('$id $what', (entry) => {
    const token = buildToken(entry, fixture) as string;
    const ctx = entry.ctx ?? {};
    const result = outcome(() =>
      readIdToken(token, {
        issuer: fixture.issuer,
        clientId: fixture.clientId,
        nonce: fixture.nonce,
        maxAge: ctx.maxAge,
        previousSub: ctx.previousSub,
        providerNow: now,
      }),
    );
    if (entry.expect.rp !== 'any') expect(result).toBe(entry.expect.rp === 'accept' ? 'ok' : 'error');
  });

  it('is checked by the date of the response', () => {
    const expired = buildToken(
      { id: '', group: '', what: '', target: 'id', claims: { set: { exp: 'now-61', iat: 'now-361' } }, expect: {} },
      fixture,
    ) as string;
    const options = { issuer: fixture.issuer, clientId: fixture.clientId, nonce: fixture.nonce, providerNow: now };
    expect(outcome(() => readIdToken(expired, options))).toBe('error');
  });
});

describe('step-up', () => {
  const cases = tokenCases.filter(({ group }) => group === 'step-up');
  it.each(cases)('$id $what', (entry) => {
    const claims = decodeToken(buildToken(entry, fixture));
    const result = isSteppedUp(claims, { maxAge: entry.ctx?.maxAge, now });
    if (typeof entry.expect.steppedUp === 'boolean') expect(result).toBe(entry.expect.steppedUp);
  });

  it('accepts milliseconds as well', () => {
    const claims = { acr: MULTI_FACTOR, amr: ['mfa', 'otp'], auth_time: now - 10 };
    expect(isSteppedUp(claims, { maxAge: 60, now: now * 1000 })).toBe(true);
    expect(isSteppedUp(claims, { maxAge: 5, now: now * 1000 })).toBe(false);
  });
});

describe('lifetime', () => {
  it.each([
    [30, 30],
    [0, 300],
    [-5, 300],
    ['300', 300],
    [Number.POSITIVE_INFINITY, 300],
    [Number.NaN, 300],
    [undefined, 300],
    [null, 300],
    ['soon', 300],
    [2_592_000, 2_592_000],
  ])('%s is %s seconds', (given, seconds) => {
    expect(lifetime(given)).toBe(seconds);
  });
});
