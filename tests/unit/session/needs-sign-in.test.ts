import { needsSignIn } from '@gatehouse/sdk';
import { expect, it } from 'vitest';
import { identityError } from '../../../sdk/core/error-texts';

const loading = (statusCode: number) => ({
  status: 'loading' as const,
  degraded: true,
  error: identityError('unexpected-response', { statusCode }),
});

it.each([
  [404, true],
  [403, true],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
  [0, false],
])('a session that could not be loaded because of %i', (statusCode, isNeeded) => {
  expect(needsSignIn(loading(statusCode))).toBe(isNeeded);
});

it.each([
  [{ status: 'loading' as const, degraded: false }, false],
  [{ status: 'unauthenticated' as const, degraded: false }, true],
  [{ status: 'unauthenticated' as const, degraded: false, error: identityError('network') }, true],
])('%o', (state, isNeeded) => expect(needsSignIn(state)).toBe(isNeeded));
