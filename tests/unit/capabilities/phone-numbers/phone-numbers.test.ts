import * as phoneNumbers from '@gatehouse/sdk/phone-numbers';
import { describe, expect, it } from 'vitest';
import { createRespondingFetch, fetchQuery } from '../../../support/responding-fetch';

const numbers = '/identity/resources/users/phone-numbers/v1';
const number = { id: 'p-1', phoneNumber: '+44 20 1', verified: true };

describe('the list of phone numbers', () => {
  it.each([
    ['of the provider', 0, { items: [number], _metadata: { totalItems: 11, totalPages: 2 } }, [11, 2]],
    ['that it omits', 2, { items: [number] }, [21, 3]],
    ['of none', 0, { items: [] }, [0, 0]],
  ])('has counts %s', async (_, page, response, [totalItems, totalPages]) => {
    const { identity } = createRespondingFetch({ [`GET ${numbers}`]: response });
    const { items } = response;
    expect(await fetchQuery(identity.of(phoneNumbers).list({ page }))).toEqual({ items, totalItems, totalPages });
  });

  it('fails without the numbers', async () => {
    const { identity } = createRespondingFetch({ [`GET ${numbers}`]: { items: [{ id: 'p-1' }] } });
    const list = fetchQuery(identity.of(phoneNumbers).list({}));
    await expect(list).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });
});

it('a new number may need no code, a change of the own one always does', async () => {
  const { identity } = createRespondingFetch({
    [`POST ${numbers}`]: {},
    'POST /identity/resources/users/v1/phone': {},
  });
  const of = identity.of(phoneNumbers);
  expect(await of.add().mutationFn({ phoneNumber: '+44' })).toEqual({});
  const change = of.changeOwn().mutationFn({ phoneNumber: '+44' });
  await expect(change).rejects.toMatchObject({ errorCode: 'unexpected-response' });
});
