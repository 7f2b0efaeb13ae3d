import * as tokens from '@gatehouse/sdk/tokens';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch } from '../../../support/responding-fetch';

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { of: identity.of(tokens), sent };
};

const draft = { description: 'Build', expiresInDays: 30, roleIds: ['viewer'] };

describe('a new token', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 0.0001, 0.5, 3651])(
    'is refused with an expiry of %d days, without a request',
    async (expiresInDays) => {
      const { of, sent } = setUp();
      const creating = of.create().mutationFn({ ...draft, expiresInDays, owner: 'user', type: 'AccessToken' });
      await expect(creating).rejects.toMatchObject({
        errorCode: 'invalid-input',
        errorContext: { name: 'expiresInDays' },
      });
      expect(sent()).toEqual([]);
    },
  );

  test.each([
    [null, null],
    [1, 1440],
    [3650, 5_256_000],
  ])('with %d days expires in %d minutes', (days, minutes) => {
    expect(tokens.expiryMinutes(days)).toBe(minutes);
  });
});
