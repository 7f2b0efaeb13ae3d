import { describe, expect, it } from 'vitest';
import { errorTexts } from '../../../sdk/core/error-texts';
import { createFlow } from '../../../sdk/core/flow';
import { loginFlow } from '../../../sdk/flows/login';
import type { LoginDeps } from '../../../sdk/flows/login-deps';
import type { LoginStep } from '../../../sdk/flows/login-rules';
import { closed, fakeKeys, usedKey } from '../../support/fake-keys';
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
    expect(calls).toEqual([['preLoginV2', { email: ada }], ['getVendorConfig']]);
  });

  it('treats a failing company look-up as "none"', async () => {
    const { at } = start({ ssoLogin: { preLoginV2: failing(refused('no', 404)) } });
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

  it('is not disturbed by what the first screen reads of the device', async () => {
    const { at, names, timers } = start({ configurations: { getVendorConfig: () => new Promise(() => {}) } });
    const flow = at();
    void flow.send('submit', { email: ada });
    timers.pass(0);
    expect(flow.get().busy).toBe('submit');
    await flow.send('submit', { email: ada });
    expect(names().filter((name) => name === 'preLoginV2')).toHaveLength(1);
  });

  it('ignores a second submit while the first is under way', async () => {
    const { at, names } = start();
    const flow = at();
    await Promise.all(Array.from({ length: 10 }, () => flow.send('submit', { email: ada })));
    expect(names().filter((name) => name === 'preLoginV2')).toHaveLength(1);
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
  const withSso = { ssoLogin: { preLoginV2: async () => ({ address, idpType: 'saml' }) } };

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

  it.each([
    ['oidc', 'https://login.corp.test/auth?a=1', `&redirect_uri=${encodeURIComponent('https://host.test/back')}`],
    ['oidc', 'https://login.corp.test/auth', `?redirect_uri=${encodeURIComponent('https://host.test/back')}`],
    ['oidc', 'https://login.corp.test/auth?redirect_uri=x', ''],
    ['saml', 'https://login.corp.test/auth?a=1', ''],
  ])('says where %s comes back to, unless it is said already', async (idpType, target, added) => {
    const preLoginV2 = async () => ({ address: target, idpType });
    const { at } = start({ ssoLogin: { preLoginV2 } }, { oidcCallback: () => 'https://host.test/back' });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().context.ssoAddress).toBe(target + added);
  });

  it('asks for the tenant that the page is about', async () => {
    const { at, calls } = start(withSso, { tenantId: () => 'tenant-1' });
    await at().send('submit', { email: ada });
    expect(calls[0]).toEqual(['preLoginV2', { email: ada, tenantId: 'tenant-1' }]);
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

  it('hands the captcha and the invitation on', async () => {
    const { deps, calls } = recordedDeps({}, { captcha: async () => 'captcha-1' });
    const flow = createFlow(loginFlow, deps, {
      step: 'loginWithPassword',
      context: { email: ada, invitationToken: 'invited-1' },
    });
    await flow.send('submit', { password: 'secret' });
    const given = { recaptchaToken: 'captcha-1', invitationToken: 'invited-1' };
    expect(calls[0]).toEqual(['login', { email: ada, password: 'secret', ...given }]);
  });

  it('lets a native shell keep a password only when it was right', async () => {
    const kept: string[] = [];
    const suggestSavePassword = (email: string, password: string) => void kept.push(email, password);
    const wrong = start(
      { session: { login: failing(refused('Incorrect email or password')) } },
      { suggestSavePassword },
    );
    await wrong.at('loginWithPassword').send('submit', { password: 'guess' });
    expect(kept).toEqual([]);
    await start({}, { suggestSavePassword }).at('loginWithPassword').send('submit', { password: 'secret' });
    expect(kept).toEqual([ada, 'secret']);
  });

  it('leads to the forgotten password', async () => {
    const left: string[] = [];
    const { at } = start({}, { toForgotPassword: () => void left.push('forgotten') });
    const flow = at('loginWithPassword');
    await flow.send('forgotPassword');
    expect([left, flow.get().step]).toEqual([['forgotten'], 'loginWithPassword']);
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
    ['magicLinkPreLoginSuccess', 'magiclink'],
  ] as const)('%s can be sent again', async (step, type) => {
    const { at, calls } = start();
    const flow = at(step);
    await flow.send('resend');
    expect(calls).toEqual([['preLogin', { type, email: ada }]]);
    expect(flow.get().step).toBe(step);
  });

  it('may have the device remembered for a quick sign-in', async () => {
    const { deps, stored } = recordedDeps();
    const context = { email: ada, phoneNumber: '*** 42' };
    const plain = createFlow(loginFlow, deps, { step: 'loginWithSmsOtc', context });
    await plain.send('submit', { code: '123456' });
    expect([...stored]).toEqual([]);
    const asked = createFlow(loginFlow, deps, { step: 'loginWithSmsOtc', context });
    await asked.send('submit', { code: '123456', rememberDevice: true });
    expect([...stored]).toEqual([['user-1-sms', 'true']]);
  });

  it('remembers the device only once the second factor is through', async () => {
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
    expect([...stored]).toEqual([['user-1-sms', 'true']]);
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

describe('quick sign-in by text message', () => {
  const remembered = (...people: string[]) => {
    const recorded = recordedDeps({ passwordless: { preLogin: async () => ({ phoneNumber: '*** 42' }) } });
    for (const id of people) recorded.stored.set(`${id}-sms`, 'true');
    const timers = manualTimers();
    const flow = createFlow(loginFlow, recorded.deps, { environment: timers.environment });
    timers.pass(0);
    return { flow, ...recorded };
  };

  it('is offered to the one person whom the device remembers, and needs no address', async () => {
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

  it.each([[[]], [['user-7', 'user-8']]])('is not offered when the device remembers %j', async (people) => {
    const { flow, calls } = remembered(...people);
    await expect.poll(() => flow.get().context.passkeys).toBe(false);
    expect(flow.get().context.quick).toBeUndefined();
    await flow.send('quick');
    expect(flow.get()).toMatchObject({ step: 'preLogin', error: { errorCode: 'method-unavailable' } });
    expect(calls).toEqual([]);
  });

  it('takes a number that the host knows, as after it was changed', async () => {
    const { flow, calls } = remembered();
    await expect.poll(() => flow.get().busy).toBeNull();
    await flow.send('quick', { phoneNumber: '+44 20 0000 0000' });
    expect(flow.get().step).toBe('loginWithQuickSmsOtc');
    expect(calls).toEqual([['preLogin', { type: 'smscode', phoneNumber: '+44 20 0000 0000' }]]);
  });
});

describe('passkeys', () => {
  const policy = (isActive: boolean) => ({
    configurations: {
      getPublicAuthStrategies: async () => ({
        mainAuthStrategies: [],
        secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive }],
      }),
    },
  });
  const key = { id: usedKey.id, response: usedKey.response };

  it.each([
    ['the policy has them and the browser can', true, fakeKeys().credentials, true],
    ['the policy has them switched off', false, fakeKeys().credentials, false],
    ['the browser cannot', true, undefined, false],
  ])('are offered or not: %s', async (_, isActive, credentials, offered) => {
    const { at } = start(policy(isActive), { credentials });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { passkeys: offered } });
  });

  it('sign in, and are preferred from then on', async () => {
    const { credentials, asked } = fakeKeys();
    const { at, calls, stored } = start({}, { credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(asked).toEqual([{ challenge: 'c1' }]);
    expect(calls).toEqual([
      ['preLogin', { email: ada }],
      ['postLogin', key],
      ['accept', signedIn],
    ]);
    expect(stored.get('preferred-login-method')).toBe('Passkeys');
    expect(flow.get().step).toBe('success');
  });

  it('sign in without an address where the device is known to have one', async () => {
    const { deps, calls, stored } = recordedDeps({}, { credentials: fakeKeys().credentials });
    stored.set('preferred-login-method', 'Passkeys');
    const timers = manualTimers();
    const flow = createFlow(loginFlow, deps, { environment: timers.environment });
    timers.pass(0);
    await expect.poll(() => flow.get().context.passkeys).toBe(true);
    await flow.send('passkey');
    expect(calls[0]).toEqual(['preLogin', {}]);
    expect(flow.get().step).toBe('success');
  });

  it('ask for the second factor like every other way', async () => {
    const postLogin = async () => ({ mfaRequired: true, mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] } });
    const { at } = start({ passkeys: { postLogin } }, { credentials: fakeKeys().credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get()).toMatchObject({ step: 'loginWithTwoFactor', context: { mfa: { step: 'authenticatorApp' } } });
  });

  it.each([
    ['a person who closes the dialog', { thrown: closed() }, 'passkey-cancelled'],
    ['a browser that gives none', { used: null }, 'passkey-cancelled'],
    ['a page that may not', { thrown: new DOMException('no', 'SecurityError') }, 'method-unavailable'],
  ])('leave everything where it is: %s', async (_, outcome, errorCode) => {
    const { at, names, stored } = start({}, { credentials: fakeKeys(outcome).credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', busy: null, error: { errorCode } });
    expect(names()).not.toContain('postLogin');
    expect([...stored]).toEqual([]);
  });

  it('cannot be used where the browser has none', async () => {
    const { at } = start();
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get().error?.errorCode).toBe('method-unavailable');
  });

  const preferred = (outcome: Parameters<typeof fakeKeys>[0], answers: Parameters<typeof recordedDeps>[0] = {}) => {
    const recorded = recordedDeps({ ...policy(true), ...answers }, { credentials: fakeKeys(outcome).credentials });
    recorded.stored.set('preferred-login-method', 'Passkeys');
    return { ...recorded, flow: createFlow(loginFlow, recorded.deps, { environment: manualTimers().environment }) };
  };

  it('are asked for at once where they are preferred', async () => {
    const { flow, calls } = preferred({});
    await flow.send('submit', { email: ada });
    expect(calls.slice(-3)).toEqual([
      ['preLogin', { email: ada }],
      ['postLogin', key],
      ['accept', signedIn],
    ]);
    expect(flow.get()).toMatchObject({ step: 'success', context: { email: ada } });
  });

  it.each([
    ['EmailAndPassword', 'loginWithPassword'],
    ['Code', 'loginWithOtc'],
  ])('leave the other way open when they are called off: %s', async (authStrategy, step) => {
    const configurations = { ...policy(true).configurations, getVendorConfig: async () => ({ authStrategy }) };
    const { flow } = preferred({ thrown: closed() }, { configurations });
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({
      step,
      context: { email: ada, passkeys: true },
      error: { errorCode: 'passkey-cancelled' },
    });
  });

  it('say nothing of a person who has none', async () => {
    const { flow } = preferred({}, { passkeys: { preLogin: failing(refused('No passkeys', 404)) } });
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: null });
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
    const { at, stored } = start(answers, { addPasskey: async () => void added.push('one') });
    const flow = at('promptPasskeys');
    await flow.send('add');
    expect([added, flow.get().step]).toEqual([['one'], 'success']);
    expect(stored.get('preferred-login-method')).toBe('Passkeys');
    const other = at('promptPasskeys');
    await other.send('later');
    expect(other.get().step).toBe('success');
  });

  it('stays when adding one is called off', async () => {
    const { at, stored } = start(answers, { addPasskey: failing(closed()) });
    const flow = at('promptPasskeys');
    await flow.send('add');
    expect(flow.get()).toMatchObject({ step: 'promptPasskeys', busy: null });
    expect(flow.get().error).not.toBeNull();
    expect([...stored]).toEqual([]);
  });

  it('costs no call where the policy is known to have none', async () => {
    const { at, names } = start({}, { countPasskeys: async () => 0, credentials: fakeKeys().credentials });
    const flow = at();
    await flow.send('submit', { email: ada });
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('success');
    expect(names()).toEqual(['preLoginV2', 'getVendorConfig', 'getPublicAuthStrategies', 'login', 'accept']);
  });

  it('costs no call where passkeys cannot be counted', async () => {
    const { at, names } = start(answers);
    await at('loginWithPassword').send('submit', { password: 'secret' });
    expect(names()).toEqual(['login', 'accept']);
  });
});
