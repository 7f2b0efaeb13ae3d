import * as configurations from '@gatehouse/sdk/configurations';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

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
    ['it is refused', refusal(403)],
    ['it is missing', refusal(404)],
    ['the provider fails', refusal(500)],
    ['the response has another shape', { sites: [] }],
    ['the response is not an object', 'captcha'],
  ])('is null when %s', async (_when, response) => {
    expect(await read(response)).toBeNull();
  });

  test('is canceled, not null, when the load is canceled', async () => {
    const { identity } = createRespondingFetch({ [CAPTCHA]: { siteKey: 'key', enabled: true } });
    const loading = identity.of(configurations).captcha().queryFn({ signal: AbortSignal.abort() });
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('authentication', () => {
  const strategies = {
    mainAuthStrategies: [{ strategy: 'MagicLink' }],
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
  };

  test('reads the public strategies and those of the account with two calls', async () => {
    const { identity, sent } = createRespondingFetch({
      [`GET ${root}/auth/strategies`]: strategies,
      [`GET ${root}/auth/strategies/public`]: { ...strategies, mainAuthStrategies: [] },
    });
    const bound = identity.of(configurations);
    expect(await fetchQuery(bound.accountAuthStrategies())).toEqual(strategies);
    expect((await fetchQuery(bound.authStrategies())).mainAuthStrategies).toEqual([]);
    expect(sent().map(({ call }) => call)).toEqual([
      `GET ${root}/auth/strategies`,
      `GET ${root}/auth/strategies/public`,
    ]);
  });

  test('accepts partial password rules', async () => {
    const { identity } = createRespondingFetch({ [`GET ${root}/password`]: { minLength: 6, maxLength: null } });
    expect(await fetchQuery(identity.of(configurations).passwordPolicy())).toEqual({
      minLength: 6,
      maxLength: null,
    });
  });

  test('fails when the vendor settings cannot be loaded', async () => {
    const { identity } = createRespondingFetch({ [`GET ${root}/public`]: refusal(403) });
    await expect(fetchQuery(identity.of(configurations).vendor())).rejects.toMatchObject({ statusCode: 403 });
  });
});
