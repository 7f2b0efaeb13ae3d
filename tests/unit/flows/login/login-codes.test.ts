import { describe, expect, it } from 'vitest';
import { ApiError, GENERIC_CODE, GENERIC_MESSAGE } from '../../../../sdk/core/errors';
import { createFlow } from '../../../../sdk/core/flow';
import { loginFlow } from '../../../../sdk/flows/login/flow';
import { failing, recordedDeps, refused, signedIn } from '../recorded';
import { ada, start } from './login-start';

describe('codes and links', () => {
  it.each([
    ['loginWithOtc', 'code'],
    ['loginWithSmsOtc', 'smscode'],
    ['loginWithQuickSmsOtc', 'smscode'],
  ] as const)('%s signs in', async (step, type) => {
    const { at, calls } = start();
    const flow = at(step);
    await flow.send('submit', { code: ' 123 456' });
    expect(calls).toEqual([
      ['postLogin', { type, token: '123456' }],
      ['accept', signedIn],
    ]);
    expect(flow.get().step).toBe('success');
  });

  it.each([
    ['loginWithOtc', 'code'],
    ['loginWithSmsOtc', 'smscode'],
    ['magicLinkPreLoginSuccess', 'magiclink'],
  ] as const)('%s can be sent again', async (step, type) => {
    const { at, calls } = start();
    const flow = at(step);
    await flow.send('resend');
    expect(calls).toEqual([['preLogin', { type, email: ada }]]);
    expect(flow.get().step).toBe(step);
  });

  it.each([
    ['Error 400', GENERIC_CODE],
    ['Error 400 - Bad Request', GENERIC_CODE],
    [GENERIC_MESSAGE, GENERIC_CODE],
  ])('name a failure without a message: %s', async (message, code) => {
    const failure = failing(new ApiError(code, { message, statusCode: 400 }));
    const { deps } = recordedDeps({ passwordless: { preLogin: failure, postLogin: failure } });
    const expected = { errorCode: 'sign-in-failed', statusCode: 400, message: 'Failed to authenticate' };
    for (const step of ['magicLinkPreLoginSuccess', 'loginWithOtc', 'loginWithSmsOtc'] as const) {
      const flow = createFlow(loginFlow, deps, { step, context: { email: ada } });
      await flow.send('resend');
      expect(flow.get().error).toMatchObject(expected);
    }
    const flow = createFlow(loginFlow, deps, { step: 'loginWithOtc', context: { email: ada } });
    await flow.send('submit', { code: '123456' });
    expect(flow.get().error).toMatchObject(expected);
  });

  it('show the message of the provider', async () => {
    const { deps } = recordedDeps({ passwordless: { preLogin: failing(refused('Too many codes', 429)) } });
    const flow = createFlow(loginFlow, deps, { step: 'loginWithOtc', context: { email: ada } });
    await flow.send('resend');
    expect(flow.get().error?.message).toBe('Too many codes');
  });

  it('may store the device for a quick sign-in', async () => {
    const { deps, stored } = recordedDeps();
    const context = { email: ada, phoneNumber: '*** 42' };
    const plain = createFlow(loginFlow, deps, { step: 'loginWithSmsOtc', context });
    await plain.send('submit', { code: '123456' });
    expect([...stored]).toEqual([['GATEHOUSE_LAST_WAY', 'email']]);
    const requested = createFlow(loginFlow, deps, { step: 'loginWithSmsOtc', context });
    await requested.send('submit', { code: '123456', rememberDevice: true });
    expect(stored.get('user-1-sms')).toBe('true');
    expect(stored.has('register-quick-login')).toBe(false);
  });

  it('store the device only after the second factor', async () => {
    const postLogin = async () => ({ mfaRequired: true, mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] } });
    const { deps, stored } = recordedDeps({ passwordless: { postLogin } });
    const flow = createFlow(loginFlow, deps, {
      step: 'loginWithSmsOtc',
      context: { email: ada, phoneNumber: '*** 42' },
    });
    await flow.send('submit', { code: '123456', rememberDevice: true });
    expect(flow.get().step).toBe('loginWithTwoFactor');
    expect(stored.has('user-1-sms')).toBe(false);
    await flow.send('verified', signedIn);
    expect(stored.get('user-1-sms')).toBe('true');
  });

  it('stay on the step when the code is wrong', async () => {
    const { at } = start({ passwordless: { postLogin: failing(refused('Failed to authenticate')) } });
    const flow = at('loginWithOtc');
    await flow.send('submit', { code: '000000' });
    expect(flow.get()).toMatchObject({ step: 'loginWithOtc', error: { message: 'Failed to authenticate' } });
  });
});

describe('quick sign-in by text message', () => {
  const remembered = (...users: string[]) => {
    const recorded = recordedDeps({ passwordless: { preLogin: async () => ({ phoneNumber: '*** 42' }) } });
    for (const id of users) recorded.stored.set(`${id}-sms`, 'true');
    const flow = createFlow(loginFlow, recorded.deps);
    return { flow, ...recorded };
  };

  it('is offered to the one user of a stored device, without an address', async () => {
    const { flow, calls } = remembered('user-7');
    await expect.poll(() => flow.get().context.quick).toEqual({ userId: 'user-7' });
    await flow.send('quick');
    expect(flow.get()).toMatchObject({ step: 'loginWithQuickSmsOtc', context: { phoneNumber: '*** 42' } });
    await flow.send('resend');
    await flow.send('submit', { code: '123456' });
    expect(flow.get().step).toBe('success');
    expect(calls).toEqual([
      ['preLogin', { type: 'smscode', userId: 'user-7' }],
      ['preLogin', { type: 'smscode', userId: 'user-7' }],
      ['postLogin', { type: 'smscode', token: '123456' }],
      ['accept', signedIn],
    ]);
  });

  it('is not offered again once another user signs in', async () => {
    const { flow, stored } = remembered('user-7');
    await expect.poll(() => flow.get().context.quick).toBeDefined();
    await flow.send('quick');
    await flow.send('notMe');
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { quick: undefined, phoneNumber: undefined } });
    expect(stored.has('user-7-sms')).toBe(false);
  });

  it.each([[[]], [['user-7', 'user-8']]])('is not offered when the device has %j', async (users) => {
    const { flow, calls } = remembered(...users);
    await expect.poll(() => flow.get().context.passkeys).toBe(false);
    expect(flow.get().context.quick).toBeUndefined();
    await flow.send('quick');
    expect(flow.get()).toMatchObject({ step: 'preLogin', error: { errorCode: 'method-unavailable' } });
    expect(calls).toEqual([]);
  });

  it('accepts a number of the host, as after a change', async () => {
    const { flow, calls } = remembered();
    await expect.poll(() => flow.get().busy).toBeNull();
    await flow.send('quick', { phoneNumber: '+44 20 0000 0000' });
    expect(flow.get().step).toBe('loginWithQuickSmsOtc');
    expect(calls).toEqual([['preLogin', { type: 'smscode', phoneNumber: '+44 20 0000 0000' }]]);
  });
});
