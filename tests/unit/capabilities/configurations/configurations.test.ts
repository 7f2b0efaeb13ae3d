import * as configurations from '@gatehouse/sdk/configurations';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const root = '/identity/resources/configurations/v1';
const CAPTCHA = `GET ${root}/captcha-policy/public`;

describe('captcha', () => {
  const read = (response: unknown) =>
    fetchQuery(
      createRespondingFetch({ [CAPTCHA]: response })
        .identity.of(configurations)
        .captcha(),
    );

  test('returns the site key', async () => {
    expect(await read({ id: '1', siteKey: 'key', enabled: true, createdAt: 'now' })).toEqual({
      siteKey: 'key',
      enabled: true,
    });
  });

  test.each([
    ['there is no policy', null],
    ['the response has another shape', { sites: [] }],
    ['the response is not an object', 'captcha'],
  ])('is null when %s', async (_when, response) => {
    expect(await read(response)).toBeNull();
  });
});

describe('authentication', () => {
  test('accepts partial password rules', async () => {
    const { identity } = createRespondingFetch({ [`GET ${root}/password`]: { minLength: 6, maxLength: null } });
    expect(await fetchQuery(identity.of(configurations).passwordPolicy())).toEqual({
      minLength: 6,
      maxLength: null,
    });
  });
});
