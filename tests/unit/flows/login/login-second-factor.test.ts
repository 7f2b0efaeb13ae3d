import { describe, expect, it } from 'vitest';
import { failing, refused, signedIn, unreachable } from '../recorded';
import { ada, start } from './login-start';

describe('the second factor', () => {
  const requiresMfa = (response: object) => ({
    session: { login: async () => ({ mfaRequired: true, mfaToken: 'mfa-1', ...response }) },
  });

  it('clears the stored user, then verifies with the only kind of device', async () => {
    const { at, names } = start(requiresMfa({ mfaEnrolled: true, mfaDevices: { authenticators: [{ id: 'd1' }] } }));
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(names()).toEqual(['login', 'clear', 'checkRememberDevice']);
    expect(flow.get()).toMatchObject({
      step: 'loginWithTwoFactor',
      context: { mfa: { step: 'authenticatorApp', context: { mfaToken: 'mfa-1', enrolled: true } } },
    });
  });

  it('forces enrollment with the picture preloaded', async () => {
    const { at, names } = start(requiresMfa({ mfaEnrolled: false, mfaStrategies: ['AuthenticatorApp'] }));
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(names()).toContain('enrollAuthenticator');
    expect(flow.get()).toMatchObject({
      step: 'forceTwoFactor',
      context: { mfa: { step: 'authenticatorApp', context: { qrCode: 'data:image/svg+xml,qr' } } },
    });
  });

  it('continues without parts that could not be loaded', async () => {
    const { at } = start({
      ...requiresMfa({ mfaEnrolled: false, mfaStrategies: ['AuthenticatorApp'] }),
      mfa: { checkRememberDevice: unreachable, enrollAuthenticator: unreachable },
    });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get()).toMatchObject({ step: 'forceTwoFactor', error: null });
    expect(flow.get().context.mfa?.context).toMatchObject({ canRemember: false, qrCode: undefined });
  });

  it('starts the session of the verified response and clears the MFA token', async () => {
    const { at, calls } = start();
    const flow = at('loginWithTwoFactor');
    await flow.send('verified', signedIn);
    expect(calls).toEqual([['accept', signedIn]]);
    expect(flow.get()).toMatchObject({ step: 'success' });
    expect(flow.get().context.mfa).toBeUndefined();
  });

  it('is disabled with a recovery code, and the login restarts', async () => {
    const { at, calls } = start();
    const flow = at('loginWithTwoFactor');
    await flow.send('recover');
    expect(flow.get().step).toBe('recoverTwoFactor');
    await flow.send('submit', { recoveryCode: ' abc-123 ' });
    expect(calls).toEqual([['recoverMfa', { email: ada, recoveryCode: 'abc-123' }]]);
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { email: ada, notice: 'mfa-recovered' } });
  });

  it('stays on the step of a wrong recovery code, with a way back to the device', async () => {
    const { at } = start({ mfa: { recoverMfa: failing(refused('Invalid recovery code', 400)) } });
    const flow = at('recoverTwoFactor');
    await flow.send('submit', { recoveryCode: 'no' });
    expect(flow.get()).toMatchObject({ step: 'recoverTwoFactor', error: { message: 'Invalid recovery code' } });
    await flow.send('cancel');
    expect(flow.get()).toMatchObject({ step: 'preLogin', error: null });
  });
});
