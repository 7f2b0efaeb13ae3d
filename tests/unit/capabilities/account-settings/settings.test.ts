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
  test('are returned unchanged', async () => {
    const { of } = setUp();
    expect(await fetchQuery(of.get({}))).toEqual(stored);
  });

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

  test('can be cleared', async () => {
    const { of, sent } = setUp();
    await of.update().mutationFn({ address: '', timezone: undefined });
    expect(sent().at(-1)?.body).toMatchObject({ address: '', timezone: 'UTC' });
  });

  test('of a sub-account are read and saved with its own token, unchanged', async () => {
    const { of, sent, authorizations } = setUp();
    await of.update().mutationFn({ currency: 'EUR', authorization: 'jwt' });
    expect(authorizations).toEqual(['jwt', 'jwt']);
    expect(sent().at(-1)?.body).not.toHaveProperty('authorization');
  });

  test('are not saved when they cannot be read', async () => {
    const { identity, sent } = createRespondingFetch({ [`GET ${PATH}`]: refusal(403) });
    const saving = identity.of(accountSettings).update().mutationFn({ currency: 'EUR' });
    await expect(saving).rejects.toMatchObject({ statusCode: 403 });
    expect(sent().map(({ call }) => call)).toEqual([`GET ${PATH}`]);
  });

  test('invalidate the lists of accounts', () => {
    const { of } = setUp();
    expect(of.update().meta.invalidates).toEqual(['accountSettings', 'accounts', 'profile']);
  });
});

describe('public settings', () => {
  test('return where the account signs in', async () => {
    const response = { tenantId: 't', loginUrl: 'https://acme.example.com/login' };
    const { identity } = createRespondingFetch({ [`GET ${PATH}/public`]: response });
    expect(await fetchQuery(identity.of(accountSettings).publicSettings())).toEqual(response);
  });

  test('record a failure of the provider', async () => {
    const { identity } = createRespondingFetch({ [`GET ${PATH}/public`]: refusal(500) });
    await expect(fetchQuery(identity.of(accountSettings).publicSettings())).rejects.toMatchObject({ statusCode: 500 });
    expect(identity.failures.getState()).toEqual({ LOAD_CUSTOM_LOGIN_ROUTES: { isError: true, traceId: 'trace-1' } });
  });
});
