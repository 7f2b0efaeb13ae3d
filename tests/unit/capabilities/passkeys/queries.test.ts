import { createIdentity } from '@gatehouse/sdk';
import * as passkeys from '@gatehouse/sdk/passkeys';
import { describe, expect, it } from 'vitest';
import { closed, fakeKeys } from '../../../support/fake-keys';
import { createRecorder, json } from '../../../support/recorder';

const setUp = (responses: (() => Response)[], outcome: Parameters<typeof fakeKeys>[0] = {}) => {
  const { calls, fetch } = createRecorder(responses);
  const { credentials, ceremonies } = fakeKeys(outcome);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent', environment: { credentials } },
    tokenResolver: () => 'token',
  });
  return { ...identity.of(passkeys), calls, ceremonies };
};

describe('passkeys', () => {
  it('are listed', async () => {
    const devices = [{ id: 'k1', deviceType: 'Platform', createdAt: '2026-01-01T00:00:00Z' }];
    const { list } = setUp([() => json({ devices })]);
    expect(await list().queryFn({})).toEqual(devices);
  });

  it('are added with the existing ones excluded', async () => {
    const options = { challenge: 'c', excludeCredentials: [{ id: 'k0', type: 'public-key' }] };
    const { add, ceremonies } = setUp([() => json({ options }), () => new Response('')]);
    await add().mutationFn();
    expect(ceremonies).toEqual([{ challenge: 'c', excludeCredentials: [] }]);
  });

  it('are not added when the user cancels', async () => {
    const { add, calls } = setUp([() => json({ options: {} })], { thrown: closed() });
    await expect(add().mutationFn()).rejects.toMatchObject({ errorCode: 'passkey-canceled' });
    expect(calls).toHaveLength(1);
  });

  it('are not created when the provider refuses', async () => {
    const { add, ceremonies } = setUp([() => json({ errors: ['Too many devices'] }, { status: 400 })]);
    await expect(add().mutationFn()).rejects.toMatchObject({ message: 'Too many devices' });
    expect(ceremonies).toEqual([]);
  });
});
