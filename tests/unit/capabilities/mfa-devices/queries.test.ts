import { createIdentity } from '@gatehouse/sdk';
import * as mfaDevices from '@gatehouse/sdk/mfa-devices';
import { describe, expect, it } from 'vitest';
import { closed, createdKey, fakeKeys, usedKey } from '../../../support/fake-keys';
import { createRecorder, json } from '../../../support/recorder';

const setUp = (responses: (() => Response)[], outcome: Parameters<typeof fakeKeys>[0] = {}) => {
  const { calls, fetch } = createRecorder(responses);
  const { credentials, ceremonies } = fakeKeys(outcome);
  const identity = createIdentity({
    ...{ baseUrl: 'https://id.test', clientId: 'host', fetch, logLevel: 'silent', environment: { credentials } },
    tokenResolver: () => 'token',
  });
  const sent = () =>
    calls.map(({ method, url, body }) => [
      `${method} ${url.pathname.split('/v1/').at(-1)}`,
      body === null ? undefined : JSON.parse(body),
    ]);
  return { ...identity.of(mfaDevices), sent, ceremonies };
};

const done = () => new Response('');
const session = () => json({ webauthnToken: 'w1', options: { challenge: 'c' } });

describe('devices', () => {
  it('are grouped by kind; kinds without a device are empty', async () => {
    const { devices } = setUp([() => json({ phones: [{ id: 'p', phoneNumber: '*** 1' }] })]);
    expect(await devices().queryFn({})).toEqual({
      ...{ phones: [{ id: 'p', phoneNumber: '*** 1' }], webauthn: [], authenticators: [], emails: [] },
    });
  });

  it.each([
    [{}, false],
    [{ phones: [{ id: 'p' }] }, true],
    [{ phones: [{ id: 'p' }, { id: 'q' }] }, false],
    [{ phones: [{ id: 'p' }], emails: [{ email: 'a@x.test' }] }, false],
    [{ phones: [], webauthn: [{ id: 'w' }], authenticators: undefined }, true],
  ])('of %j have one last device: %s', (known, last) => {
    expect(mfaDevices.isLastDevice(known)).toBe(last);
  });

  it('can be added for the enabled strategies', async () => {
    const strategies = [
      { strategy: 'AuthenticatorApp', isActive: true },
      { strategy: 'SMS', isActive: false },
      { strategy: 'SomethingNewer', isActive: true },
    ];
    const { strategies: query } = setUp([() => json({ strategies })]);
    expect(await query().queryFn({})).toEqual(['AuthenticatorApp', 'SomethingNewer']);
  });
});

describe('adding a device', () => {
  it('returns picture, code and recovery code for an authenticator app', async () => {
    const responses = [() => json({ qrCode: 'data:image/png,x' }), () => json({ recoveryCode: 'rescue' })];
    const { startAuthenticator, verifyAuthenticator, sent } = setUp(responses);
    expect(await startAuthenticator().mutationFn()).toEqual({ qrCode: 'data:image/png,x' });
    expect(await verifyAuthenticator().mutationFn('123 456')).toEqual({ recoveryCode: 'rescue' });
    expect(sent()).toEqual([
      ['POST mfa/authenticator/enroll', undefined],
      ['POST mfa/authenticator/enroll/verify', { token: '123456' }],
    ]);
  });

  it('sends a code to a phone, and returns no recovery code when there was a device before', async () => {
    const { startSms, verifySms, sent } = setUp([() => json({ otcToken: 'o', phoneNumber: '*** 1' }), () => json({})]);
    const { otcToken } = await startSms().mutationFn(' +44 20 1 ');
    expect(await verifySms().mutationFn({ otcToken, code: '12-34-56' })).toEqual({});
    expect(sent()).toEqual([
      ['POST mfa/sms/enroll', { phoneNumber: '+44 20 1' }],
      ['POST mfa/sms/enroll/verify', { otcToken: 'o', code: '123456' }],
    ]);
  });

  it('registers a key in one step', async () => {
    const { addKey, sent, ceremonies } = setUp([session, () => json({ recoveryCode: 'rescue' })]);
    expect(await addKey().mutationFn()).toEqual({ recoveryCode: 'rescue' });
    expect(ceremonies).toEqual([{ challenge: 'c' }]);
    const key = { id: createdKey.id, response: createdKey.response, deviceType: 'Platform' };
    expect(sent()).toEqual([
      ['POST mfa/webauthn/enroll', undefined],
      ['POST mfa/webauthn/enroll/verify', { webauthnToken: 'w1', deviceType: 'Platform', options: key }],
    ]);
  });

  it('registers no key when the user cancels', async () => {
    const { addKey, sent } = setUp([session], { thrown: closed() });
    await expect(addKey().mutationFn()).rejects.toMatchObject({ errorCode: 'passkey-canceled' });
    expect(sent()).toHaveLength(1);
  });

  it('invalidates devices and profile only once a device was added', () => {
    const { startSms, verifySms, startAuthenticator, verifyAuthenticator, addKey, startDisableSms } = setUp([]);
    for (const begun of [startSms(), startAuthenticator(), startDisableSms()]) {
      expect(begun.meta.invalidates).toEqual([]);
    }
    for (const ended of [verifySms(), verifyAuthenticator(), addKey()]) {
      expect(ended.meta.invalidates).toEqual(['mfaDevices', 'profile']);
    }
  });
});

describe('removing a device', () => {
  it('requires a code for the last authenticator app', async () => {
    const { disableAuthenticator, sent } = setUp([done]);
    await disableAuthenticator().mutationFn({ deviceId: 'a1' });
    await disableAuthenticator().mutationFn({ deviceId: 'a1', code: '123 456' });
    expect(sent()).toEqual([
      ['POST mfa/authenticator/a1/disable/verify', {}],
      ['POST mfa/authenticator/a1/disable/verify', { token: '123456' }],
    ]);
  });

  it('takes one step for a phone, or two for the last device', async () => {
    const { startDisableSms, disableSms, sent } = setUp([done, () => json({ otcToken: 'o' }), done]);
    await disableSms().mutationFn({ deviceId: 'p1' });
    const { otcToken } = await startDisableSms().mutationFn('p1');
    await disableSms().mutationFn({ deviceId: 'p1', otcToken, code: '123 456' });
    expect(sent()).toEqual([
      ['POST mfa/sms/p1/disable/verify', {}],
      ['POST mfa/sms/p1/disable', {}],
      ['POST mfa/sms/p1/disable/verify', { otcToken: 'o', code: '123456' }],
    ]);
  });

  it('takes one step for a key, or its use for the last device', async () => {
    const { disableKey, sent, ceremonies } = setUp([done, session, done]);
    await disableKey().mutationFn({ deviceId: 'w' });
    expect(ceremonies).toEqual([]);
    await disableKey().mutationFn({ deviceId: 'w', isLast: true });
    expect(ceremonies).toEqual([{ challenge: 'c' }]);
    expect(sent()).toEqual([
      ['POST mfa/webauthn/w/disable/verify', {}],
      ['POST mfa/webauthn/w/disable', {}],
      [
        'POST mfa/webauthn/w/disable/verify',
        { webauthnToken: 'w1', options: { id: usedKey.id, response: usedKey.response } },
      ],
    ]);
  });

  it('fails with the message of the provider', async () => {
    const { disableSms } = setUp([() => json({ errors: ['Multi-factor is required here'] }, { status: 403 })]);
    await expect(disableSms().mutationFn({ deviceId: 'p' })).rejects.toMatchObject({
      ...{ statusCode: 403, message: 'Multi-factor is required here' },
    });
  });
});
