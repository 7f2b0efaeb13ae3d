import { createIdentity } from '@gatehouse/sdk';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
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
  return { ...identity.of(passkeys), ...identity.of(mfaDevices), calls, ceremonies };
};

const done = () => new Response('');
const session = () => json({ webauthnToken: 'w1', options: { challenge: 'c' } });

describe('devices', () => {
  it.each([
    [{}, false],
    [{ phones: [{ id: 'p' }] }, true],
    [{ phones: [{ id: 'p' }, { id: 'q' }] }, false],
    [{ phones: [{ id: 'p' }], emails: [{ email: 'a@x.test' }] }, false],
    [{ phones: [], webauthn: [{ id: 'w' }], authenticators: undefined }, true],
  ])('of %j have one last device: %s', (known, last) => {
    expect(mfaDevices.isLastDevice(known)).toBe(last);
  });
});

describe('a key', () => {
  it('is registered with the options of the provider', async () => {
    const { addKey, ceremonies } = setUp([session, () => json({ recoveryCode: 'rescue' })]);
    expect(await addKey().mutationFn()).toEqual({ recoveryCode: 'rescue' });
    expect(ceremonies).toEqual([{ challenge: 'c' }]);
  });

  it('is not registered when the user cancels', async () => {
    const { addKey, calls } = setUp([session], { thrown: closed() });
    await expect(addKey().mutationFn()).rejects.toMatchObject({ errorCode: 'passkey-canceled' });
    expect(calls).toHaveLength(1);
  });

  it('is used once more only to remove the last device', async () => {
    const { disableKey, ceremonies } = setUp([done, session, done]);
    await disableKey().mutationFn({ deviceId: 'w' });
    expect(ceremonies).toEqual([]);
    await disableKey().mutationFn({ deviceId: 'w', isLast: true });
    expect(ceremonies).toEqual([{ challenge: 'c' }]);
  });
});

describe('passkeys', () => {
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
});
