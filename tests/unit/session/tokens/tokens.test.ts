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
});

describe('step-up', () => {
  const cases = tokenCases.filter(({ group }) => group === 'step-up');
  it.each(cases)('$id $what', (entry) => {
    const claims = decodeToken(buildToken(entry, fixture));
    const result = isSteppedUp(claims, { maxAge: entry.ctx?.maxAge, now });
    if (typeof entry.expect.steppedUp === 'boolean') expect(result).toBe(entry.expect.steppedUp);
  });
});
