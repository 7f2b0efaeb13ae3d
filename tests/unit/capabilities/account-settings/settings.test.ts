import * as accountSettings from '@gatehouse/sdk/account-settings';
import { describe, expect, test } from 'vitest';
import { createRespondingFetch, fetchQuery, refusal } from '../../../support/responding-fetch';

const PATH = '/tenants/resources/account-settings/v1';
const stored = {
  address: 'Old Road 1',
  timezone: 'UTC',
  dateFormat: 'DD/MM/YYYY',
  logo: null,
  loginUrl: 'https://acme.example.com/login',
};

/** A provider that replaces its settings by the request body. */
const setUp = () => {
  const authorizations: (string | null)[] = [];
  const { identity, sent } = createRespondingFetch({
    [`GET ${PATH}`]: (call: { headers: Headers }) => {
      authorizations.push(call.headers.get('authorization'));
      return Response.json(stored);
    },
    [`PUT ${PATH}`]: (call: { headers: Headers; body: string }) => {
      authorizations.push(call.headers.get('authorization'));
      return new Response(call.body);
    },
  });
  return { of: identity.of(accountSettings), sent, authorizations };
};

describe('settings of the account', () => {
  test('are empty for an account without settings', async () => {
    const { identity } = createRespondingFetch({ [`GET ${PATH}`]: {} });
    expect(await fetchQuery(identity.of(accountSettings).get({}))).toEqual({});
  });

  test('are sent completely, since the call replaces all of them', async () => {
    const { of, sent } = setUp();
    const saved = await of.update().mutationFn({ name: 'Acme', address: 'New Road 2', website: 'https://acme.test' });
    const expected = {
      name: 'Acme',
      address: 'New Road 2',
      website: 'https://acme.test',
      timezone: 'UTC',
      dateFormat: 'DD/MM/YYYY',
      loginUrl: 'https://acme.example.com/login',
    };
    expect(sent().at(-1)).toMatchObject({ call: `PUT ${PATH}`, body: expected });
    expect(saved).toMatchObject({ address: 'New Road 2', timezone: 'UTC' });
  });
});

describe('public settings', () => {
  test('record a failure of the provider', async () => {
    const { identity } = createRespondingFetch({ [`GET ${PATH}/public`]: refusal(500) });
    await expect(fetchQuery(identity.of(accountSettings).publicSettings())).rejects.toMatchObject({ statusCode: 500 });
    expect(identity.failures.getState()).toEqual({ LOAD_CUSTOM_LOGIN_ROUTES: { isError: true, traceId: 'trace-1' } });
  });
});
