import { describe, expect, it } from 'vitest';
import { createFlow } from '../../../sdk/core/flow';
import { type MfaContext, mfaFlow, startMfa } from '../../../sdk/flows/mfa';
import type { MfaStep } from '../../../sdk/flows/mfa-rules';
import type { LoginResponse } from '../../../sdk/session/contract';
import { failing, recordedDeps, refused, signedIn } from './recorded';

const start = (answers: Parameters<typeof recordedDeps>[0] = {}) => {
  const { deps, calls } = recordedDeps(answers);
  const finished: LoginResponse[] = [];
  const mfaDeps = { api: deps.api.mfa, finish: async (response: LoginResponse) => void finished.push(response) };
  const at = (step: MfaStep, context: Partial<MfaContext>) =>
    createFlow(mfaFlow, mfaDeps, { step, context: { mfaToken: 'm', ...context } });
  return { at, calls, finished, api: deps.api.mfa };
};

describe('second factor', () => {
  it('has the seven steps of the specification', () => {
    expect(Object.keys(mfaFlow.steps)).toHaveLength(7);
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
  ] as const)('lets the provider find the device from %s', async (step, context) => {
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

  it('ends an enrolment with the recovery code, and finishes after it', async () => {
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

  it('finishes an enrolment without a recovery code at once', async () => {
    const { at, finished } = start();
    const flow = at('authenticatorApp', { enrolled: false });
    await flow.send('submit', { code: '123456' });
    expect(finished).toEqual([signedIn]);
    expect(flow.get().step).toBe('authenticatorApp');
  });

  it('loads the picture when it is missing, and when the app is chosen', async () => {
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

  it('stays where there is nothing else to choose', async () => {
    const flow = start().at('authenticatorApp', { methods: ['authenticatorApp'] });
    await flow.send('chooseAnother');
    expect(flow.get().step).toBe('authenticatorApp');
  });

  it('never finishes through a method whose calls are missing', async () => {
    const { at, finished } = start();
    const codes = [at('smsVerifyCode', {}), at('emailVerifyCode', {})];
    for (const flow of codes) await flow.send('submit', { code: '123456' });
    const chooser = at('verify', { methods: ['sms', 'webauthn'] });
    await chooser.send('choose', 'sms');
    const number = at('smsSetPhoneNumber', { enrolled: false });
    await number.send('submit', { phoneNumber: '+44 20 0000 0000' });
    const errors = [...codes, chooser, number].map((flow) => flow.get().error?.errorCode);
    expect(errors).toEqual(Array(4).fill('method-unavailable'));
    expect(finished).toEqual([]);
  });

  it('lets a wrong phone number be changed only while enrolling', async () => {
    const { at } = start();
    const enrolling = at('smsVerifyCode', { enrolled: false });
    await enrolling.send('changeNumber');
    expect(enrolling.get().step).toBe('smsSetPhoneNumber');
    const verifying = at('smsVerifyCode', { enrolled: true });
    await verifying.send('changeNumber');
    expect(verifying.get().step).toBe('smsVerifyCode');
  });
});

describe('start', () => {
  it('takes the picture of the answer instead of loading one', async () => {
    const { api, calls } = start();
    const { context } = await startMfa(api, { mfaToken: 'm', mfaEnrolled: false, qrCode: 'data:image/png,x' });
    expect(context.qrCode).toBe('data:image/png,x');
    expect(calls.map(([name]) => name)).toEqual(['checkRememberDevice']);
  });

  it('offers the authenticator app when the answer names no strategy', async () => {
    const { step } = await startMfa(start().api, { mfaToken: 'm', mfaEnrolled: false });
    expect(step).toBe('authenticatorApp');
  });

  it('stays at the choice when the only method cannot be used yet', async () => {
    const { step, context } = await startMfa(start().api, { mfaToken: 'm', mfaDevices: { phones: [{ id: 'p' }] } });
    expect([step, context.methods]).toEqual(['verify', ['sms']]);
  });

  it('says for how long a device is remembered', async () => {
    const checkRememberDevice = async () => ({ isAllowedToRemember: true, mfaDeviceExpiration: 1209600 });
    const { api } = start({ mfa: { checkRememberDevice } });
    const { context } = await startMfa(api, { mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] } });
    expect(context).toMatchObject({ canRemember: true, rememberSeconds: 1209600 });
  });
});
