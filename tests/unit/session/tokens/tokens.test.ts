import { decodeToken, IdentityError, isSteppedUp, MULTI_FACTOR, type TokenClaims } from '@gatehouse/sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIdToken } from '../../../../sdk/session/tokens/jwt';
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

  it('changes no prototype', () => {
    const token = `e30.${Buffer.from('{"__proto__":{"superUser":true}}').toString('base64url')}.x`;
    decodeToken(token);
    expect(({} as TokenClaims).superUser).toBeUndefined();
  });
});

describe('a token that no issuer signed', () => {
  // Those of megabytes are slow, and are read above.
  const seeds = tokenCases
    .map((entry) => buildToken(entry, fixture))
    .filter((token): token is string => typeof token === 'string' && token.length <= 10_000);
  const segment = (data: Uint8Array | string) => Buffer.from(data as string).toString('base64url');
  const bytes = fc.uint8Array({ maxLength: 1_024 });
  const malformed = fc.constantFrom(
    ...['null', 'true', '-0', '1e400', '1e-400', '""', '[]', '{}', '[[[[]]]]', '"\\ud800"', '{"__proto__":1}'],
  );
  const names = ['iss', 'aud', 'sub', 'exp', 'iat', 'nonce', 'azp', 'auth_time', 'acr', 'amr', '__proto__', 'toString'];
  const odd = fc
    .array(fc.tuple(fc.constantFrom(...names), malformed), { maxLength: 6 })
    .map((own) => `{${own.map(([name, value]) => `"${name}":${value}`).join()}}`);
  const seed = fc.constantFrom(...seeds);
  const tokens = fc.oneof(
    fc.string({ unit: 'binary' }),
    // Any bytes, and any segments, where a token has them.
    fc.tuple(bytes, bytes, bytes).map((parts) => parts.map(segment).join('.')),
    fc
      .array(fc.oneof(fc.base64String(), fc.constantFrom('e30', '', '/w')), { maxLength: 5 })
      .map((all) => all.join('.')),
    // Real JSON with claims of every type.
    fc.tuple(odd, odd, malformed).map((parts) => parts.map(segment).join('.')),
    // A token of the table with some characters changed, dropped or doubled.
    fc.tuple(seed, fc.nat(), fc.nat(2), fc.string({ maxLength: 1 })).map(([token, any, dropped, char]) => {
      const at = any % (token.length + 1);
      return token.slice(0, at) + char + token.slice(at + dropped);
    }),
    // Parts of several tokens.
    fc
      .tuple(fc.array(seed, { minLength: 1, maxLength: 4 }), fc.nat(), fc.constantFrom('.', '.', '', '..', ' .'))
      .map(([own, any, join]) => own.map((token) => token.split('.')[any % 3] ?? '').join(join)),
  );

  it.each([
    ['decoder', decodeToken],
    ['check of a sign-in', (token: string) => readIdToken(token, { ...fixture, maxAge: 60 })],
  ])('%s throws its own error type only', (_, read) => {
    fc.assert(
      fc.property(tokens, (token) => void outcome(() => read(token))),
      { numRuns: 5_000 },
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
});

describe('step-up', () => {
  const cases = tokenCases.filter(({ group }) => group === 'step-up');
  it.each(cases)('$id $what', (entry) => {
    const claims = decodeToken(buildToken(entry, fixture));
    const result = isSteppedUp(claims, { maxAge: entry.ctx?.maxAge, now });
    if (typeof entry.expect.steppedUp === 'boolean') expect(result).toBe(entry.expect.steppedUp);
  });
});
