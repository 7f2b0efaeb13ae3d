import { describe, expect, it } from 'vitest';
import { ada, start } from './login-start';
import { failing, refused, signedIn, unreachable } from './recorded';

describe('second factor', () => {
  const asks = (response: object) => ({
    session: { login: async () => ({ mfaRequired: true, mfaToken: 'mfa-1', ...response }) },
  });

  it('forgets the stored user, then verifies with the only kind of device', async () => {
    const { at, names } = start(asks({ mfaEnrolled: true, mfaDevices: { authenticators: [{ id: 'd1' }] } }));
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(names()).toEqual(['login', 'clear', 'checkRememberDevice']);
    expect(flow.get()).toMatchObject({
      step: 'loginWithTwoFactor',
      context: { mfa: { step: 'authenticatorApp', context: { mfaToken: 'mfa-1', enrolled: true } } },
    });
  });

  it('forces enrolment with the picture already loaded', async () => {
    const { at, names } = start(asks({ mfaEnrolled: false, mfaStrategies: ['AuthenticatorApp'] }));
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(names()).toContain('enrollAuthenticator');
    expect(flow.get()).toMatchObject({
      step: 'forceTwoFactor',
      context: { mfa: { step: 'authenticatorApp', context: { qrCode: 'data:image/svg+xml,qr' } } },
    });
  });

  it('goes on without the parts that could not be loaded', async () => {
    const { at } = start({
      ...asks({ mfaEnrolled: false, mfaStrategies: ['AuthenticatorApp'] }),
      mfa: { checkRememberDevice: unreachable, enrollAuthenticator: unreachable },
    });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get()).toMatchObject({ step: 'forceTwoFactor', error: null });
    expect(flow.get().context.mfa?.context).toMatchObject({ canRemember: false, qrCode: undefined });
  });

  it('makes the session of the verified response and forgets the MFA token', async () => {
    const { at, calls } = start();
    const flow = at('loginWithTwoFactor');
    await flow.send('verified', signedIn);
    expect(calls).toEqual([['accept', signedIn]]);
    expect(flow.get()).toMatchObject({ step: 'success' });
    expect(flow.get().context.mfa).toBeUndefined();
  });

  it('turns the second factor off with a recovery code and starts over', async () => {
    const { at, calls } = start();
    const flow = at('loginWithTwoFactor');
    await flow.send('recover');
    expect(flow.get().step).toBe('recoverTwoFactor');
    await flow.send('submit', { recoveryCode: ' abc-123 ' });
    expect(calls).toEqual([['recoverMfa', { email: ada, recoveryCode: 'abc-123' }]]);
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { email: ada, notice: 'mfa-recovered' } });
  });

  it('keeps a wrong recovery code on its step, and leads back to the device', async () => {
    const { at } = start({ mfa: { recoverMfa: failing(refused('Invalid recovery code', 400)) } });
    const flow = at('recoverTwoFactor');
    await flow.send('submit', { recoveryCode: 'no' });
    expect(flow.get()).toMatchObject({ step: 'recoverTwoFactor', error: { message: 'Invalid recovery code' } });
    await flow.send('cancel');
    expect(flow.get()).toMatchObject({ step: 'preLogin', error: null });
  });
});
