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
  it('sends a code, and confirms the number with it however it is typed', async () => {
    const { bound, sent } = start(
      () => json({ otcToken: 'otc-1' }),
      () => new Response(''),
    );
    const { otcToken = '' } = await bound.add().mutationFn({ phoneNumber: ' +44 20 1 ' });
    await bound.verify().mutationFn({ otcToken, code: '123 456' });
    expect(sent()).toEqual([
      [`POST ${numbers}`, { phoneNumber: '+44 20 1', verify: true }],
      [`POST ${numbers}/verify`, { otcToken: 'otc-1', code: '123456' }],
    ]);
  });

  it('accepts a response without a code', async () => {
    await expect(
      start(() => json({}))
        .bound.add()
        .mutationFn({ phoneNumber: '+44' }),
    ).resolves.toEqual({});
  });

  it('sends a code to an existing number', async () => {
    const { bound, sent } = start(() => json({ otcToken: 'otc-2' }));
    await expect(bound.sendCode().mutationFn({ phoneNumber: '+44 20 1' })).resolves.toEqual({ otcToken: 'otc-2' });
    expect(sent()).toEqual([[`POST ${numbers}/preverify`, { phoneNumber: '+44 20 1' }]]);
    expect(bound.sendCode().meta.invalidates).toEqual([]);
  });

  it('fails with a wrong code, without retry', async () => {
    const { bound, sent } = start(() => json({ errors: ['Wrong code'] }, { status: 400 }));
    await expect(bound.verify().mutationFn({ otcToken: 'otc-1', code: '1' })).rejects.toMatchObject({
      message: 'Wrong code',
    });
    expect(sent()).toHaveLength(1);
  });
});

describe('removing a number', () => {
  it('requires a code before it invalidates the list', async () => {
    const { bound, sent } = start(
      () => json({ phoneId: 'p/1', otcToken: 'otc-3' }),
      () => new Response(''),
    );
    const { otcToken } = await bound.remove().mutationFn({ id: 'p/1' });
    await bound.confirmRemoval().mutationFn({ id: 'p/1', otcToken, code: '654-321' });
    expect(sent()).toEqual([
      [`DELETE ${numbers}/p%2F1`, null],
      [`POST ${numbers}/p%2F1/delete/verify`, { otcToken: 'otc-3', code: '654321' }],
    ]);
    expect(bound.remove().meta.invalidates).toEqual([]);
    expect(bound.confirmRemoval().meta.invalidates).toEqual(['phoneNumbers']);
  });

  it('requires an id', async () => {
    const { bound, sent } = start();
    await expect(bound.remove().mutationFn({ id: '..' })).rejects.toMatchObject({ errorCode: 'invalid-input' });
    expect(sent()).toEqual([]);
  });
});

describe("the user's own number", () => {
  it('is changed with a code that is sent to the new one, and invalidates the profile', async () => {
    const { bound, sent } = start(
      () => json({ changePhoneId: 'change-1' }),
      () => new Response(''),
    );
    const { changePhoneId } = await bound.changeOwn().mutationFn({ phoneNumber: '+44 20 2 ' });
    await bound.confirmOwn().mutationFn({ changePhoneId, code: '12 34 56' });
    expect(sent()).toEqual([
      ['POST /v1/phone', { phoneNumber: '+44 20 2' }],
      ['POST /v1/phone/verify', { changePhoneId: 'change-1', code: '123456' }],
    ]);
    expect(bound.confirmOwn().meta.invalidates).toEqual(['phoneNumbers', 'profile']);
  });

  it('fails for a response without a confirmation', async () => {
    const { bound } = start(() => json({}));
    await expect(bound.changeOwn().mutationFn({ phoneNumber: '+44' })).rejects.toMatchObject({
      errorCode: 'unexpected-response',
    });
  });
});
