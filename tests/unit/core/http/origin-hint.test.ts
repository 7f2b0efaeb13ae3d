import { describe, expect, it } from 'vitest';
import { IdentityError } from '../../../../sdk/core/errors';
import { originHint } from '../../../../sdk/core/http/origin-hint';

const url = new URL('https://auth.example.com/frontegg/x');
const page = new URL('http://localhost:5173/app');
const refused = new IdentityError('origin-refused', { statusCode: 403, errorContext: { origin: 'http://other:1' } });

describe('the hint about an unregistered origin', () => {
  it.each([
    [
      'names the origin that the provider refused',
      refused,
      page,
      /^http:\/\/other:1 is not registered at https:\/\/auth/,
    ],
    [
      'names the page when the provider does not',
      new IdentityError('origin-refused'),
      page,
      /^http:\/\/localhost:5173 is/,
    ],
    [
      'explains a failed connection to another origin',
      new IdentityError('network'),
      page,
      /^https:\/\/auth\.example\.com cannot be reached, or http:\/\/localhost:5173 is not registered/,
    ],
  ])('%s', (_, error, where, expected) => {
    expect(originHint(error, url, where)).toMatch(expected);
  });

  it.each([
    ['a failed connection to the own origin', new IdentityError('network'), new URL('https://auth.example.com/')],
    ['no page', new IdentityError('network'), undefined],
    ['another refusal', new IdentityError('wrong-code', { statusCode: 403 }), page],
    ['another thrown value', new Error('x'), page],
  ])('is absent for %s', (_, error, where) => {
    expect(originHint(error, url, where)).toBeUndefined();
  });
});
