import { createIdentity } from '@gatehouse/sdk';
import * as passkeys from '@gatehouse/sdk/passkeys';
import { describe, expect, it } from 'vitest';
import { closed, createdKey, fakeKeys } from '../../../support/fake-keys';
import { createRecorder, json } from '../../../support/recorder';

const setUp = (responses: (() => Response)[], outcome: Parameters<typeof fakeKeys>[0] = {}) => {
  const { calls, fetch } = createRecorder(responses);
  const { credentials, ceremonies } = fakeKeys(outcome);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent', environment: { credentials } },
    tokenResolver: () => 'token',
  });
  const sent = () => calls.map(({ method, url }) => `${method} ${url.pathname.split('/webauthn/v1/')[1]}`);
  return { ...identity.of(passkeys), calls, ceremonies, sent };
};

describe('passkeys', () => {
  it('are listed', async () => {
    const devices = [{ id: 'k1', deviceType: 'Platform', createdAt: '2026-01-01T00:00:00Z' }];
    const { list } = setUp([() => json({ devices })]);
    expect(await list().queryFn({})).toEqual(devices);
  });

  it('are empty for a user without passkeys', async () => {
    expect(
      await setUp([() => json({ devices: [] })])
        .list()
        .queryFn({}),
    ).toEqual([]);
  });

  it('are added with the existing ones excluded', async () => {
    const options = { challenge: 'c', excludeCredentials: [{ id: 'k0', type: 'public-key' }] };
    const { add, calls, ceremonies, sent } = setUp([() => json({ options }), () => new Response('')]);
    await add().mutationFn();
    expect(ceremonies).toEqual([{ challenge: 'c', excludeCredentials: [] }]);
    expect(sent()).toEqual(['POST devices', 'POST devices/verify']);
    expect(calls[0]?.body).toBeNull();
    expect(JSON.parse(calls[1]?.body ?? '')).toEqual({
      ...{ id: createdKey.id, response: createdKey.response, deviceType: 'Platform' },
    });
  });

  it('are not added when the user cancels', async () => {
    const { add, sent } = setUp([() => json({ options: {} })], { thrown: closed() });
    await expect(add().mutationFn()).rejects.toMatchObject({ errorCode: 'passkey-canceled' });
    expect(sent()).toEqual(['POST devices']);
  });

  it('are not created when the provider refuses', async () => {
    const { add, ceremonies } = setUp([() => json({ errors: ['Too many devices'] }, { status: 400 })]);
    await expect(add().mutationFn()).rejects.toMatchObject({ message: 'Too many devices' });
    expect(ceremonies).toEqual([]);
  });

  it('are removed by id, and the list is read again', async () => {
    const { remove, sent } = setUp([() => new Response('')]);
    await remove().mutationFn('k/1');
    expect(sent()).toEqual(['DELETE devices/k%2F1']);
    expect(remove().meta.invalidates).toEqual(['passkeys']);
  });
});
