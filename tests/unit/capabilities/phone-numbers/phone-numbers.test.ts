import { createIdentity } from '@gatehouse/sdk';
import * as phoneNumbers from '@gatehouse/sdk/phone-numbers';
import { describe, expect, it } from 'vitest';
import { createRecorder, json } from '../../../support/recorder';

const start = (...responses: (() => Response)[]) => {
  const { calls, fetch } = createRecorder(responses.length > 0 ? responses : [() => new Response('')]);
  const identity = createIdentity({ baseUrl: 'https://id.test', clientId: 'portal', logLevel: 'silent', fetch });
  const sent = () =>
    calls.map(({ method, url, body }) => [
      `${method} ${url.pathname.replace('/frontegg/identity/resources/users', '')}${url.search}`,
      body === null ? null : JSON.parse(body),
    ]);
  return { bound: identity.of(phoneNumbers), sent };
};

const numbers = '/phone-numbers/v1';

describe('the list of phone numbers', () => {
  it('has pages of ten', async () => {
    const items = [{ id: 'p-1', phoneNumber: '+44 20 1', verified: true }];
    const { bound, sent } = start(() => json({ items, _metadata: { totalItems: 11, totalPages: 2 } }));
    const page = await bound.list({}).queryFn({});
    expect(page).toEqual({ items, totalItems: 11, totalPages: 2 });
    await bound.list({ page: 1 }).queryFn({});
    await bound.list({ page: 2, pageSize: 50 }).queryFn({});
    expect(sent().map(([call]) => call)).toEqual([
      `GET ${numbers}?_offset=0&_limit=10`,
      `GET ${numbers}?_offset=1&_limit=10`,
      `GET ${numbers}?_offset=2&_limit=50`,
    ]);
  });

  it('computes counts that the provider omits', async () => {
    const items = [{ id: 'p-1', phoneNumber: '+44 20 1' }];
    const { bound } = start(() => json({ items }));
    await expect(bound.list({ page: 2 }).queryFn({})).resolves.toMatchObject({ totalItems: 21, totalPages: 3 });
  });

  it('may be empty, but must have its counts', async () => {
    await expect(
      start(() => json({ items: [] }))
        .bound.list({})
        .queryFn({}),
    ).resolves.toEqual({ items: [], totalItems: 0, totalPages: 0 });
    const broken = start(() => json({ items: [{ id: 'p-1' }] }));
    await expect(broken.bound.list({}).queryFn({})).rejects.toMatchObject({ errorCode: 'unexpected-response' });
  });
});

describe('adding a number', () => {
  it('accepts a response without a code', async () => {
    await expect(
      start(() => json({}))
        .bound.add()
        .mutationFn({ phoneNumber: '+44' }),
    ).resolves.toEqual({});
  });
});

describe("the user's own number", () => {
  it('fails for a response without a confirmation', async () => {
    const { bound } = start(() => json({}));
    await expect(bound.changeOwn().mutationFn({ phoneNumber: '+44' })).rejects.toMatchObject({
      errorCode: 'unexpected-response',
    });
  });
});
