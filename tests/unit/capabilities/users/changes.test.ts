import * as users from '@gatehouse/sdk/users';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch } from '../../../support/responding-fetch';

const setUp = (routes: Record<string, unknown> = {}) => {
  const { identity, sent } = createRespondingFetch(routes);
  return { sent, of: identity.of(users) };
};

describe('roles of a request', () => {
  test.each([
    ['all roles removed', ['a'], [], ['']],
    ['no roles before and after', [], [], []],
    ['all roles removed, previous ones unknown', undefined, [], []],
    ['roles replaced', ['a'], ['b'], ['b']],
    ['roles unchanged', ['a'], undefined, undefined],
  ])('%s', (_name, before, after, expected) => {
    expect(users.rolesToSend(before, after)).toEqual(expected);
  });
});

describe('temporary users', () => {
  const PUT = 'PUT /identity/resources/users/temporary/v1/u1';

  test('accept an empty response', async () => {
    const { of } = setUp({ [PUT]: () => new Response('') });
    expect(await of.setExpiration().mutationFn({ userId: 'u1', expirationInSeconds: 1 })).toBeUndefined();
  });
});
