import * as accountSettings from '@gatehouse/sdk/account-settings';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const PATH = '/tenants/resources/account-settings/v1';

describe('settings of the account', () => {
  test('are empty for an account without settings', async () => {
    const { identity } = createRespondingFetch({ [`GET ${PATH}`]: {} });
    expect(await fetchQuery(identity.of(accountSettings).get({}))).toEqual({});
  });

  test('are sent completely but for what is empty, since the call replaces all of them', async () => {
    const { identity, sent } = createRespondingFetch({
      [`GET ${PATH}`]: { address: 'Old Road 1', timezone: 'UTC', logo: null, loginUrl: 'https://acme.test/login' },
      [`PUT ${PATH}`]: { address: 'New Road 2', timezone: 'UTC' },
    });
    const { mutationFn } = identity.of(accountSettings).update();
    const saved = await mutationFn({ name: 'Acme', address: 'New Road 2', website: 'https://acme.test' });
    expect(sent().at(-1)?.body).toEqual({
      ...{ name: 'Acme', address: 'New Road 2', website: 'https://acme.test' },
      ...{ timezone: 'UTC', loginUrl: 'https://acme.test/login' },
    });
    expect(saved).toEqual({ address: 'New Road 2', timezone: 'UTC' });
  });
});

test('public settings record a failure of the provider', async () => {
  const { identity } = createRespondingFetch({ [`GET ${PATH}/public`]: refusal(500) });
  await expect(fetchQuery(identity.of(accountSettings).publicSettings())).rejects.toMatchObject({ statusCode: 500 });
  expect(identity.failures.getState()).toEqual({ LOAD_CUSTOM_LOGIN_ROUTES: { isError: true, traceId: 'trace-1' } });
});
