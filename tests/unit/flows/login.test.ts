import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../../sdk/core/error-texts';
import { createFlow } from '../../../sdk/core/flow';
import { type LoginDeps, type LoginStep, loginFlow } from '../../../sdk/flows/login';
import { failing, manualTimers, recordedDeps, refused, signedIn, unreachable } from './recorded';

const ada = 'ada@lab.test';

const start = (answers: Parameters<typeof recordedDeps>[0] = {}, others: Partial<LoginDeps> = {}) => {
  const { deps, calls, stored } = recordedDeps(answers, others);
  const timers = manualTimers();
  const at = (step?: LoginStep, context: { email?: string } = { email: ada }) =>
    createFlow(loginFlow, deps, { step, context, environment: timers.environment });
  return { at, calls, stored, timers, names: () => calls.map(([name]) => name) };
};

const vendor = (authStrategy: string) => ({ configurations: { getVendorConfig: async () => ({ authStrategy }) } });

describe('e-mail', () => {
  it('has all fifteen steps of the specification', () => {
    expect(Object.keys(loginFlow.steps)).toHaveLength(15);
  });

  it('goes to the password after asking for a company sign-in first', async () => {
    const { at, calls } = start();
    const flow = at();
    await flow.send('submit', { email: `  ${ada} ` });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { email: ada }, error: null, busy: null });
    expect(calls).toEqual([['ssoPreLogin', { email: ada }], ['getVendorConfig']]);
  });

  it('treats a failing company look-up as "none"', async () => {
    const { at } = start({ session: { ssoPreLogin: failing(refused('no', 404)) } });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().step).toBe('loginWithPassword');
  });

  it('stays and says so when the service cannot be reached', async () => {
    const { at } = start({ configurations: { getVendorConfig: unreachable } });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().step).toBe('preLogin');
    expect(flow.get().error?.message).toBe(errorTexts.network);
  });

  it('shows an error on the password step when nobody has a password here', async () => {
    const { at } = start(vendor('NoLocalAuthentication'));
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: { errorCode: 'no-password-login' } });
  });

  it.each([
    ['MagicLink', 'magiclink', 'magicLinkPreLoginSuccess'],
    ['Code', 'code', 'loginWithOtc'],
    ['SmsCode', 'smscode', 'loginWithSmsOtc'],
  ])('%s sends something first', async (strategy, type, step) => {
    const preLogin = async () => ({ phoneNumber: '*** 42' });
    const { at, calls } = start({ ...vendor(strategy), passwordless: { preLogin } });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step, context: { phoneNumber: '*** 42' } });
    expect(calls.at(-1)).toEqual(['preLogin', { type, email: ada }]);
  });

  it('ignores a second submit while the first is under way', async () => {
    const { at, names } = start();
    const flow = at();
    await Promise.all(Array.from({ length: 10 }, () => flow.send('submit', { email: ada })));
    expect(names().filter((name) => name === 'ssoPreLogin')).toHaveLength(1);
  });

  it('stops quietly when the flow is stopped in between', async () => {
    const { at } = start();
    const flow = at();
    const sent = flow.send('submit', { email: ada });
    flow.stop();
    await sent;
    expect(flow.get().step).toBe('preLogin');
  });
});

describe('company sign-in', () => {
  const address = 'https://login.corp.test/saml';
  const withSso = { session: { ssoPreLogin: async () => ({ address, idpType: 'saml' }) } };

  it('redirects after two seconds', async () => {
    const { at, calls, names, timers } = start(withSso);
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().step).toBe('redirectToSSO');
    expect(names()).not.toContain('getVendorConfig');
    timers.pass(1999);
    expect(names()).not.toContain('redirect');
    timers.pass(2000);
    expect(calls.at(-1)).toEqual(['redirect', address]);
  });

  it('does not redirect any more after going back', async () => {
    const { at, names, timers } = start(withSso);
    const flow = at();
    await flow.send('submit', { email: ada });
    await flow.send('back');
    timers.pass(5000);
    expect(names()).not.toContain('redirect');
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { email: ada } });
  });

  it('leaves the redirect to a native shell that takes part', async () => {
    const launched: string[] = [];
    const launchSso = (email: string) => launched.push(email) > 0;
    const { at, names, timers } = start(withSso, { launchSso });
    const flow = at();
    await flow.send('submit', { email: ada });
    timers.pass(2000);
    expect(launched).toEqual([ada]);
    expect(names()).not.toContain('redirect');
  });

  it('says so when the address is not allowed', async () => {
    const { at, timers } = start(withSso, { redirect: () => false });
    const flow = at();
    await flow.send('submit', { email: ada });
    timers.pass(2000);
    await expect.poll(() => flow.get().error?.message).toBe(errorTexts['redirect-refused']);
  });

  it('shows a failed company sign-in for one second', async () => {
    const { at, names, timers } = start();
    const flow = at();
    await flow.send('ssoFailed');
    expect(flow.get().step).toBe('loginWithSSOFailed');
    timers.pass(999);
    expect(names()).toEqual([]);
    timers.pass(1000);
    expect(names()).toEqual(['navigate']);
  });

  it('does nothing by itself where a preview starts', () => {
    const { at, timers } = start();
    for (const step of ['redirectToSSO', 'loginWithSSOFailed', 'success'] as const) at(step);
    expect(timers.pending()).toEqual([]);
  });
});

describe('password', () => {
  it('signs in and goes on after 200 ms', async () => {
    const { at, calls, timers } = start();
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('success');
    expect(calls).toEqual([
      ['login', { email: ada, password: 'secret' }],
      ['accept', signedIn],
    ]);
    timers.pass(199);
    expect(calls).toHaveLength(2);
    timers.pass(200);
    expect(calls.at(-1)).toEqual(['navigate']);
  });

  it('keeps nothing of the password', async () => {
    const { at } = start({ session: { login: failing(refused('Incorrect email or password')) } });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'hunter2-secret' });
    expect(JSON.stringify(flow.get())).not.toContain('hunter2');
  });

  it.each([
    ['Incorrect email or password', 401],
    ['Your account is locked. Try again later.', 423],
    ['Too many requests', 429],
  ])('stays with the text "%s"', async (message, status) => {
    const { at, names } = start({ session: { login: failing(refused(message, status)) } });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'wrong' });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', busy: null, error: { message, statusCode: status } });
    expect(names()).not.toContain('accept');
  });

  it('refuses an answer without a token', async () => {
    const { at, names } = start({ session: { login: async () => ({ emailVerified: false }) } });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: { errorCode: 'unexpected-answer' } });
    expect(names()).not.toContain('accept');
  });

  it('goes where the answer says when it carries no token', async () => {
    const { at, calls } = start({ session: { login: async () => ({ redirectLocation: 'https://next.test/' }) } });
    await at('loginWithPassword').send('submit', { password: 'secret' });
    expect(calls.at(-1)).toEqual(['redirect', 'https://next.test/']);
  });

  it('goes back to the e-mail without forgetting it', async () => {
    const flow = start().at('loginWithPassword');
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { email: ada }, error: null });
  });
});

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
    ['loginWithQuickSmsOtc', 'smscode'],
    ['magicLinkPreLoginSuccess', 'magiclink'],
  ] as const)('%s can be sent again', async (step, type) => {
    const { at, calls } = start();
    const flow = at(step);
    await flow.send('resend');
    expect(calls).toEqual([['preLogin', { type, email: ada }]]);
    expect(flow.get().step).toBe(step);
  });

  it('keeps the step when the code is wrong', async () => {
    const { at } = start({ passwordless: { postLogin: failing(refused('Failed to authenticate')) } });
    const flow = at('loginWithOtc');
    await flow.send('submit', { code: '000000' });
    expect(flow.get()).toMatchObject({ step: 'loginWithOtc', error: { message: 'Failed to authenticate' } });
  });
});

describe('second factor', () => {
  const asks = (response: object) => ({
    session: { login: async () => ({ mfaRequired: true, mfaToken: 'mfa-1', ...response }) },
  });

  it('forgets the stored person, then verifies with the only kind of device', async () => {
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

  it('makes the session of the verified answer and forgets the MFA token', async () => {
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

describe('breached password', () => {
  const breached = (flag: string) => ({
    session: { login: async () => ({ ...signedIn, isBreachedPassword: true }) },
    flags: { load: async () => ({ 'security-center-show-login-flows': flag }) },
  });

  it('asks for a new password before there is a session', async () => {
    const { at, names } = start(breached('on'), { resetPassword: async () => {} });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('breachedPassword');
    expect(names()).not.toContain('accept');
    await flow.send('reset');
    expect(flow.get().step).toBe('breachedPasswordSuccess');
    await flow.send('back');
    expect(flow.get().step).toBe('preLogin');
  });

  it('signs in when the flag is off or cannot be loaded', async () => {
    for (const answers of [breached('off'), { ...breached('on'), flags: { load: unreachable } }]) {
      const flow = start(answers, { resetPassword: async () => {} }).at('loginWithPassword');
      await flow.send('submit', { password: 'secret' });
      expect(flow.get().step).toBe('success');
    }
  });

  it('signs in where the password cannot be replaced', async () => {
    const flow = start(breached('on')).at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('success');
  });
});

describe('passkey prompt', () => {
  const answers = {
    flags: { load: async () => ({ 'show-passkeys-new': 'on' }) },
    configurations: {
      getPublicAuthStrategies: async () => ({
        mainAuthStrategies: [],
        secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
      }),
    },
  };

  it('asks once signed in, and never again when told so', async () => {
    const { at, stored } = start(answers, { countPasskeys: async () => 0 });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('promptPasskeys');
    await flow.send('never');
    expect(flow.get().step).toBe('success');
    expect(stored.get('dont-show-again-prompt-passkeys')).toBe('true');
    const again = at('loginWithPassword');
    await again.send('submit', { password: 'secret' });
    expect(again.get().step).toBe('success');
  });

  it('adds one, or goes on without', async () => {
    const added: string[] = [];
    const { at } = start(answers, { addPasskey: async () => void added.push('one') });
    const flow = at('promptPasskeys');
    await flow.send('add');
    expect([added, flow.get().step]).toEqual([['one'], 'success']);
    const other = at('promptPasskeys');
    await other.send('later');
    expect(other.get().step).toBe('success');
  });

  it('costs no call where passkeys cannot be counted', async () => {
    const { at, names } = start(answers);
    await at('loginWithPassword').send('submit', { password: 'secret' });
    expect(names()).toEqual(['login', 'accept']);
  });
});
