import { describe, expect, it } from 'vitest';
import { createFlow } from '../../../sdk/core/flow';
import type { Credentials } from '../../../sdk/core/webauthn/webauthn';
import { errorTexts } from '../../../sdk/error-catalog';
import type { MfaContext } from '../../../sdk/flows/mfa/context';
import { lastFactorFirst, storeLastFactor } from '../../../sdk/flows/mfa/deps';
import { mfaFlow } from '../../../sdk/flows/mfa/flow';
import type { MfaStep } from '../../../sdk/flows/mfa/rules';
import { startMfa } from '../../../sdk/flows/mfa/start';
import type { LoginResponse } from '../../../sdk/session/contract';
import { closed, createdKey, fakeKeys, usedKey } from '../../support/fake-keys';
import { failing, recordedDeps, refused, signedIn, unreachable } from './recorded';

const start = (responses: Parameters<typeof recordedDeps>[0] = {}, credentials?: Credentials) => {
  const { deps, calls } = recordedDeps(responses);
  const finished: LoginResponse[] = [];
  const finish = async (response: LoginResponse) => void finished.push(response);
  const used: string[] = [];
  const mfaDeps = { api: deps.api.mfa, finish, credentials, used: (method: string) => void used.push(method) };
  const at = (step: MfaStep, context: Partial<MfaContext>) =>
    createFlow(mfaFlow, mfaDeps, { step, context: { mfaToken: 'm', ...context } });
  return { at, calls, finished, used, api: deps.api.mfa };
};

describe('second factor', () => {
  it('requires a user without a second factor to enroll, or to go back', async () => {
    const { deps } = recordedDeps({});
    const left: string[] = [];
    const ways = { enroll: () => void left.push('enroll'), cancel: () => void left.push('cancel') };
    const flow = createFlow(
      mfaFlow,
      { api: deps.api.mfa, finish: async () => undefined, ...ways },
      { step: 'noMFAEnrolledStepUp' },
    );
    await flow.send('enroll');
    await flow.send('cancel');
    expect(left).toEqual(['enroll', 'cancel']);
    expect(flow.get()).toMatchObject({ step: 'noMFAEnrolledStepUp', error: null });
  });

  it('verifies a code with the only authenticator', async () => {
    const { at, calls, finished } = start();
    const flow = at('authenticatorApp', { devices: { authenticators: [{ id: 'd1' }] } });
    await flow.send('submit', { code: '123 456', rememberDevice: true });
    expect(calls).toEqual([
      ['verifyAuthenticator', { deviceId: 'd1', mfaToken: 'm', value: '123456', rememberDevice: true }],
    ]);
    expect(finished).toEqual([signedIn]);
  });

  it.each([
    ['verify', {}],
    ['authenticatorApp', { devices: { authenticators: [{ id: 'd1' }, { id: 'd2' }] } }],
  ] as const)('lets the provider select the device from %s', async (step, context) => {
    const { at, calls } = start();
    await at(step, { ...context, devices: { authenticators: [{ id: 'd1' }, { id: 'd2' }] } }).send('submit', {
      code: '123456',
    });
    expect(calls).toEqual([['verify', { mfaToken: 'm', value: '123456', rememberDevice: undefined }]]);
  });

  it('keeps the step and the text of a wrong code', async () => {
    const { at, finished } = start({ mfa: { verify: failing(refused('The code is not right')) } });
    const flow = at('verify', {});
    await flow.send('submit', { code: '000000' });
    expect(flow.get()).toMatchObject({ step: 'verify', error: { message: 'The code is not right' } });
    expect(finished).toEqual([]);
  });

  it('ends an enrollment with the recovery code, and completes after it', async () => {
    const response = { ...signedIn, recoveryCode: 'rescue-1' };
    const { at, calls, finished } = start({ mfa: { verifyEnrollAuthenticator: async () => response } });
    const flow = at('authenticatorApp', { enrolled: false });
    await flow.send('submit', { code: '123456' });
    expect(calls).toEqual([
      ['verifyEnrollAuthenticator', { mfaToken: 'm', token: '123456', rememberDevice: undefined }],
    ]);
    expect(flow.get()).toMatchObject({ step: 'recoveryCode', context: { recoveryCode: 'rescue-1' } });
    expect(finished).toEqual([]);
    await flow.send('continue');
    expect(finished).toEqual([response]);
  });

  it('completes an enrollment without a recovery code at once', async () => {
    const { at, finished } = start();
    const flow = at('authenticatorApp', { enrolled: false });
    await flow.send('submit', { code: '123456' });
    expect(finished).toEqual([signedIn]);
    expect(flow.get().step).toBe('authenticatorApp');
  });

  it('loads the picture when it is missing, and when the app is selected', async () => {
    const { at } = start();
    const flow = at('authenticatorApp', { enrolled: false });
    await flow.send('load');
    expect(flow.get().context.qrCode).toBe('data:image/svg+xml,qr');
    const chooser = at('verify', { enrolled: false, methods: ['authenticatorApp', 'sms'] });
    await chooser.send('choose', 'authenticatorApp');
    expect(chooser.get()).toMatchObject({ step: 'authenticatorApp', context: { qrCode: 'data:image/svg+xml,qr' } });
    await chooser.send('chooseAnother');
    expect(chooser.get().step).toBe('verify');
  });

  it('reports which method has verified the user', async () => {
    const { at, used } = start();
    const methods = ['authenticatorApp', 'email'] as const;
    await at('authenticatorApp', { methods }).send('submit', { code: '123456' });
    await at('emailVerifyCode', { methods, otcToken: 'otc' }).send('submit', { code: '123456' });
    // A code of no known method.
    await at('verify', { methods: [] }).send('submit', { code: '123456' });
    const wrong = start({ mfa: { verify: failing(refused('Wrong code')) } });
    await wrong.at('authenticatorApp', { methods }).send('submit', { code: '000000' });
    expect([used, wrong.used]).toEqual([['authenticatorApp', 'email'], []]);
  });

  it('offers the last used method of the browser first', () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value).has(key),
    };
    const methods = ['authenticatorApp', 'sms', 'email'] as const;
    expect(lastFactorFirst(storage, methods)).toEqual(methods);
    storeLastFactor(storage, 'email');
    expect(lastFactorFirst(storage, methods)).toEqual(['email', 'authenticatorApp', 'sms']);
    expect([...stored.values()]).toEqual(['email']);
    expect(lastFactorFirst(storage, ['sms'])).toEqual(['sms']);
  });

  it('stays without an alternative', async () => {
    const flow = start().at('authenticatorApp', { methods: ['authenticatorApp'] });
    await flow.send('chooseAnother');
    expect(flow.get().step).toBe('authenticatorApp');
  });

  it('allows a wrong phone number to be changed only while enrolling', async () => {
    const { at } = start();
    const enrolling = at('smsVerifyCode', { enrolled: false });
    await enrolling.send('changeNumber');
    expect(enrolling.get().step).toBe('smsSetPhoneNumber');
    const verifying = at('smsVerifyCode', { enrolled: true });
    await verifying.send('changeNumber');
    expect(verifying.get().step).toBe('smsVerifyCode');
  });
});

describe('a code by text message', () => {
  const phones = [
    { id: 'p1', phoneNumber: '*** 11' },
    { id: 'p2', phoneNumber: '*** 22' },
  ];

  it('is sent to the only phone before its screen is rendered, and signs in', async () => {
    const { at, calls, finished } = start();
    const flow = at('verify', { methods: ['sms', 'email'], devices: { phones: [{ id: 'p1' }] } });
    await flow.send('choose', 'sms');
    expect(flow.get()).toMatchObject({
      step: 'smsVerifyCode',
      context: { otcToken: 'otc-sms', deviceId: 'p1', phoneNumber: '*** 42' },
    });
    await flow.send('submit', { code: ' 123-456', rememberDevice: true });
    expect(calls).toEqual([
      ['sendSmsCode', { deviceId: 'p1', mfaToken: 'm' }],
      ['verifySms', { deviceId: 'p1', otcToken: 'otc-sms', code: '123456', mfaToken: 'm', rememberDevice: true }],
    ]);
    expect(finished).toEqual([signedIn]);
  });

  it('is sent to the selected phone, and to another one after a wrong one', async () => {
    const { at, calls } = start({ mfa: { sendSmsCode: async () => ({ otcToken: 'otc-sms' }) } });
    const flow = at('verify', { methods: ['sms', 'email'], devices: { phones } });
    await flow.send('choose', 'sms');
    expect(flow.get()).toMatchObject({ step: 'smsVerifyCode', error: null });
    expect(calls).toEqual([]);
    await flow.send('choosePhone', 'p2');
    expect(flow.get().context).toMatchObject({ deviceId: 'p2', phoneNumber: '*** 22', otcToken: 'otc-sms' });
    await flow.send('resend');
    await flow.send('changeNumber');
    expect(flow.get().context).toMatchObject({ deviceId: undefined, otcToken: undefined });
    expect(calls.map(([, input]) => input)).toEqual(Array(2).fill({ deviceId: 'p2', mfaToken: 'm' }));
  });

  it('is sent first when a code is handed in that never was', async () => {
    const { at, calls, finished } = start();
    const flow = at('smsVerifyCode', { devices: { phones: [{ id: 'p1' }] } });
    await flow.send('submit', { code: '123456' });
    expect(calls).toEqual([['sendSmsCode', { deviceId: 'p1', mfaToken: 'm' }]]);
    expect(flow.get()).toMatchObject({ step: 'smsVerifyCode', context: { otcToken: 'otc-sms' } });
    expect(finished).toEqual([]);
  });

  it('is never sent to a phone that the user did not select', async () => {
    const { at, calls } = start();
    const flow = at('smsVerifyCode', { devices: { phones } });
    await flow.send('resend');
    expect(flow.get()).toMatchObject({ error: { errorCode: 'method-unavailable' } });
    expect(calls).toEqual([]);
  });

  it('keeps the step and the text of a wrong code', async () => {
    const { at } = start({ mfa: { verifySms: failing(refused('The code is not right')) } });
    const flow = at('smsVerifyCode', { deviceId: 'p1', otcToken: 'o' });
    await flow.send('submit', { code: '000000' });
    expect(flow.get()).toMatchObject({ step: 'smsVerifyCode', error: { message: 'The code is not right' } });
  });

  it('enrolls a phone: number, code, recovery code', async () => {
    const response = { ...signedIn, recoveryCode: 'rescue-2' };
    const { at, calls, finished } = start({ mfa: { verifyEnrollSms: async () => response } });
    const flow = at('smsSetPhoneNumber', { enrolled: false });
    await flow.send('submit', { phoneNumber: ' +44 20 0000 0000 ' });
    expect(flow.get()).toMatchObject({ step: 'smsVerifyCode', context: { phoneNumber: '+442000000000' } });
    await flow.send('resend');
    await flow.send('submit', { code: '123456' });
    expect(flow.get()).toMatchObject({ step: 'recoveryCode', context: { recoveryCode: 'rescue-2' } });
    await flow.send('continue');
    expect(finished).toEqual([response]);
    const number = { phoneNumber: '+442000000000', mfaToken: 'm' };
    expect(calls).toEqual([
      ['enrollSms', number],
      ['enrollSms', number],
      ['verifyEnrollSms', { otcToken: 'otc-new', code: '123456', mfaToken: 'm', rememberDevice: undefined }],
    ]);
  });
});

describe('an email code', () => {
  it.each([true, false])('is sent, sent again and submitted (enrolled: %s)', async (enrolled) => {
    const { at, calls, finished } = start();
    const flow = at('verify', { enrolled, methods: ['email', 'sms'] });
    await flow.send('choose', 'email');
    expect(flow.get()).toMatchObject({ step: 'emailVerifyCode', context: { otcToken: 'otc-mail' } });
    await flow.send('resend');
    await flow.send('submit', { code: '654321', rememberDevice: false });
    expect(calls).toEqual([
      ['sendEmailCode', { mfaToken: 'm' }],
      ['sendEmailCode', { mfaToken: 'm' }],
      ['verifyEmailCode', { otcToken: 'otc-mail', code: '654321', mfaToken: 'm', rememberDevice: false }],
    ]);
    expect(finished).toEqual([signedIn]);
  });

  it('is sent first when a code is handed in that never was', async () => {
    const { at, calls } = start();
    const flow = at('emailVerifyCode', {});
    await flow.send('submit', { code: '654321' });
    expect(calls).toEqual([['sendEmailCode', { mfaToken: 'm' }]]);
  });
});

describe('a passkey or security key', () => {
  const devices = { webauthn: [{ id: 'w1' }, { id: 'w2' }] };

  it('is used as soon as it is selected', async () => {
    const { credentials, ceremonies } = fakeKeys();
    const { at, calls, finished } = start({}, credentials);
    const flow = at('verify', { methods: ['webauthn'], devices });
    await flow.send('choose', 'webauthn');
    const { id, response } = usedKey;
    expect(ceremonies).toEqual([{ challenge: 'c3' }]);
    expect(calls).toEqual([
      ['startWebAuthn', { deviceId: 'w1', mfaToken: 'm' }],
      [
        'verifyWebAuthn',
        { deviceId: 'w1', webauthnToken: 'w-old', options: { id, response }, mfaToken: 'm', rememberDevice: undefined },
      ],
    ]);
    expect(finished).toEqual([signedIn]);
  });

  it('may be one of several, and store the device', async () => {
    const { at, calls } = start({}, fakeKeys().credentials);
    const flow = at('verify', { methods: ['webauthn'], devices });
    await flow.send('choose', { method: 'webauthn', deviceId: 'w2', rememberDevice: true });
    expect(calls).toMatchObject([
      ['startWebAuthn', { deviceId: 'w2' }],
      ['verifyWebAuthn', { deviceId: 'w2', rememberDevice: true }],
    ]);
  });

  it.each([
    ['platform', 'Platform'],
    ['cross-platform', 'CrossPlatform'],
    [null, 'Platform'],
  ])('is enrolled as its kind: %s', async (authenticatorAttachment, deviceType) => {
    const { credentials, ceremonies } = fakeKeys({ created: { ...createdKey, authenticatorAttachment } });
    const { at, calls } = start({}, credentials);
    const flow = at('verify', { enrolled: false, methods: ['webauthn'] });
    await flow.send('choose', 'webauthn');
    const { id, response } = createdKey;
    expect(ceremonies).toEqual([{ challenge: 'c2' }]);
    expect(calls).toEqual([
      ['enrollWebAuthn', { mfaToken: 'm' }],
      [
        'verifyEnrollWebAuthn',
        {
          ...{ webauthnToken: 'w-new', deviceType, mfaToken: 'm', rememberDevice: undefined },
          options: { id, response, deviceType },
        },
      ],
    ]);
  });

  it('ends its enrollment with the recovery code', async () => {
    const verifyEnrollWebAuthn = async () => ({ ...signedIn, recoveryCode: 'rescue-3' });
    const { at } = start({ mfa: { verifyEnrollWebAuthn } }, fakeKeys().credentials);
    const flow = at('verify', { enrolled: false, methods: ['webauthn'] });
    await flow.send('choose', 'webauthn');
    expect(flow.get()).toMatchObject({ step: 'recoveryCode', context: { recoveryCode: 'rescue-3' } });
  });

  it('can be canceled, and selected again', async () => {
    const { at, calls, finished } = start({}, fakeKeys({ thrown: closed() }).credentials);
    const flow = at('verify', { methods: ['webauthn', 'sms'], devices });
    await flow.send('choose', 'webauthn');
    expect(flow.get()).toMatchObject({ step: 'verify', busy: null, error: { errorCode: 'passkey-canceled' } });
    await flow.send('choose', 'webauthn');
    expect(calls.map(([name]) => name)).toEqual(['startWebAuthn', 'startWebAuthn']);
    expect(finished).toEqual([]);
  });

  it('makes no request without support of the browser, or without a passkey', async () => {
    const without = start();
    const flow = without.at('verify', { methods: ['webauthn'], devices });
    await flow.send('choose', 'webauthn');
    const keyless = start({}, fakeKeys().credentials);
    const other = keyless.at('verify', { methods: ['webauthn'] });
    await other.send('choose', 'webauthn');
    for (const { error } of [flow.get(), other.get()]) expect(error?.message).toBe(errorTexts['method-unavailable']);
    expect([...without.calls, ...keyless.calls]).toEqual([]);
  });
});

describe('the start', () => {
  it.each([
    ['sms', { phones: [{ id: 'p1' }] }, 'smsVerifyCode', 'otc-sms'],
    ['email', { emails: [{ email: 'a@x.test' }] }, 'emailVerifyCode', 'otc-mail'],
  ])('sends the code of the only kind of device: %s', async (method, mfaDevices, step, otcToken) => {
    const started = await startMfa(start().api, { mfaToken: 'm', mfaDevices });
    expect(started).toMatchObject({ step, context: { methods: [method], otcToken } });
  });

  it('sends nothing while there is a choice', async () => {
    const { api, calls } = start();
    const several = { phones: [{ id: 'p1' }, { id: 'p2' }] };
    expect((await startMfa(api, { mfaToken: 'm', mfaDevices: several })).step).toBe('smsVerifyCode');
    const kinds = { phones: [{ id: 'p1' }], emails: [{ email: 'a@x.test' }] };
    expect((await startMfa(api, { mfaToken: 'm', mfaDevices: kinds })).step).toBe('verify');
    expect((await startMfa(api, { mfaToken: 'm', mfaDevices: { webauthn: [{ id: 'w' }] } })).step).toBe('verify');
    expect(new Set(calls.map(([name]) => name))).toEqual(new Set(['checkRememberDevice']));
  });

  it('continues when the code could not be sent: the screen offers to send it', async () => {
    const { api } = start({ mfa: { sendSmsCode: unreachable } });
    const { step, context } = await startMfa(api, { mfaToken: 'm', mfaDevices: { phones: [{ id: 'p1' }] } });
    expect([step, context.otcToken]).toEqual(['smsVerifyCode', undefined]);
  });

  it('sends the email of an enrollment', async () => {
    const { api, calls } = start();
    await startMfa(api, { mfaToken: 'm', mfaEnrolled: false, mfaStrategies: ['EmailCode'] });
    expect(calls).toContainEqual(['sendEmailCode', { mfaToken: 'm' }]);
  });

  it('uses the picture of the response', async () => {
    const { api, calls } = start();
    const { context } = await startMfa(api, { mfaToken: 'm', mfaEnrolled: false, qrCode: 'data:image/png,x' });
    expect(context.qrCode).toBe('data:image/png,x');
    expect(calls.map(([name]) => name)).toEqual(['checkRememberDevice']);
  });

  it('offers the authenticator app when the response has no strategy', async () => {
    const { step } = await startMfa(start().api, { mfaToken: 'm', mfaEnrolled: false });
    expect(step).toBe('authenticatorApp');
  });

  it('returns how long a device is stored', async () => {
    const checkRememberDevice = async () => ({ isAllowedToRemember: true, mfaDeviceExpiration: 1209600 });
    const { api } = start({ mfa: { checkRememberDevice } });
    const { context } = await startMfa(api, { mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] } });
    expect(context).toMatchObject({ canRemember: true, rememberSeconds: 1209600 });
  });
});
