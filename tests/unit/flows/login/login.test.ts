import { describe, expect, it } from 'vitest';
import { createFlow } from '../../../../sdk/core/flow';
import { loginFlow } from '../../../../sdk/flows/login/flow';
import { failing, recordedDeps, refused, signedIn, unreachable } from '../recorded';
import { ada, start, vendor } from './login-start';

describe('the email step', () => {
  it.each([
    ['typed', { email: ' new@lab.test ' }, 'new@lab.test'],
    ['given to the page', { email: '' }, ada],
    ['given to the page, from a screen of the host', undefined, ada],
  ])('takes the address along to the sign-up: %s', async (_, typed, email) => {
    const opened: string[] = [];
    const { at } = start({}, { toSignUp: (address) => void opened.push(address) });
    await at('preLogin').send('toSignUp', typed);
    expect(opened).toEqual([email]);
  });

  it('goes to the password after checking single sign-on', async () => {
    const { at, calls } = start();
    const flow = at();
    await flow.send('submit', { email: `  ${ada} ` });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { email: ada }, error: null, busy: null });
    expect(calls).toEqual([['preLoginV2', { email: ada }], ['getVendorConfig'], ['getPublicAuthStrategies']]);
  });

  it('signs in at once with an autofilled password', async () => {
    const { at, calls } = start();
    const flow = at();
    await flow.send('submit', { email: ada, password: 'secret' });
    expect(flow.get().step).toBe('success');
    expect(calls).toContainEqual(['login', { email: ada, password: 'secret' }]);
  });

  it('shows the password step when the autofilled password is refused, and sends the value only as a password', async () => {
    const wrong = start({ session: { login: failing(refused('Incorrect email or password.')) } });
    const flow = wrong.at();
    await flow.send('submit', { email: ada, password: 'old' });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { email: ada }, error: expect.anything() });
    const mailed = start(vendor('MagicLink'));
    await mailed.at().send('submit', { email: ada, password: 'secret' });
    expect(mailed.names()).not.toContain('login');
  });

  it('treats a failing single sign-on check as "none"', async () => {
    const { at } = start({ ssoLogin: { preLoginV2: failing(refused('no', 404)) } });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get().step).toBe('loginWithPassword');
  });

  it('shows an error on the password step when passwords are disabled, and takes none', async () => {
    const { at, names } = start(vendor('NoLocalAuthentication'));
    const flow = at();
    await flow.send('submit', { email: ada, password: 'secret' });
    expect(flow.get()).toMatchObject({
      step: 'loginWithPassword',
      context: { withoutPassword: true },
      error: { errorCode: 'no-password-login' },
    });
    expect(names()).not.toContain('login');
  });

  it('takes passwords again for another address', async () => {
    const { at } = start();
    const flow = at(undefined, { email: ada, withoutPassword: true });
    await flow.send('submit', { email: ada });
    expect(flow.get().context.withoutPassword).toBe(false);
  });

  it.each([
    ['MagicLink', 'magiclink', 'magicLinkPreLoginSuccess'],
    ['Code', 'code', 'loginWithOtc'],
    ['SmsCode', 'smscode', 'loginWithSmsOtc'],
  ])('%s sends a code or link first', async (strategy, type, step) => {
    const preLogin = async () => ({ phoneNumber: '*** 42' });
    const { at, calls } = start({ ...vendor(strategy), passwordless: { preLogin } });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step, context: { phoneNumber: '*** 42' } });
    expect(calls.at(-1)).toEqual(['preLogin', { type, email: ada }]);
  });

  it('is not affected by the stored values that the first screen reads', async () => {
    const { at, names } = start({ configurations: { getVendorConfig: () => new Promise(() => {}) } });
    const flow = at();
    void flow.send('submit', { email: ada });
    await expect.poll(() => flow.get().busy).toBe('submit');
    await flow.send('submit', { email: ada });
    await expect.poll(names).toContain('getVendorConfig');
    expect(names().filter((name) => name === 'preLoginV2')).toHaveLength(1);
  });

  it.each([
    [undefined, 'success', ['navigate']],
    ['invited-1', 'preLogin', []],
  ])(
    'continues at once for a user who is signed in already, unless invited: %s',
    async (invitationToken, step, done) => {
      const { at, names, timers } = start({}, { isSignedIn: async () => true });
      const flow = at(undefined, { email: '', invitationToken });
      timers.pass(0);
      await expect.poll(() => flow.get()).toMatchObject({ step, busy: null });
      timers.pass(200);
      expect(names()).toEqual(done);
    },
  );
});

describe('the password step', () => {
  it('signs in and continues after 200 ms', async () => {
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

  it.each([
    ['MagicLink', 'magiclink', 'magicLinkPreLoginSuccess'],
    ['Code', 'code', 'loginWithOtc'],
    ['SmsCode', 'smscode', 'loginWithSmsOtc'],
  ] as const)('sends a code or link instead: %s', async (strategy, type, step) => {
    const active = ['Passkeys', strategy, 'EmailAndPassword', 'Unknown'];
    const secondaryAuthStrategies = [
      ...active.map((name) => ({ strategy: name, isActive: true })),
      { strategy: strategy === 'Code' ? 'SmsCode' : 'Code', isActive: false },
    ];
    const getPublicAuthStrategies = async () => ({ mainAuthStrategies: [], secondaryAuthStrategies });
    const { at, calls } = start({ configurations: { getPublicAuthStrategies } });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { instead: [strategy] } });
    await flow.send('useCode', strategy);
    expect(flow.get()).toMatchObject({ step, context: { email: ada } });
    expect(calls.at(-1)).toEqual(['preLogin', { type, email: ada }]);
  });

  it('stores nothing of the password', async () => {
    const { at } = start({ session: { login: failing(refused('Incorrect email or password')) } });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'hunter2-secret' });
    expect(JSON.stringify(flow.get())).not.toContain('hunter2');
  });

  it.each([
    ['Incorrect email or password', 401],
    ['Your account is locked. Try again later.', 423],
  ])('stays with the text "%s"', async (message, status) => {
    const { at, names } = start({ session: { login: failing(refused(message, status)) } });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'wrong' });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', busy: null, error: { message, statusCode: status } });
    expect(names()).not.toContain('accept');
  });

  it('refuses a response without a token', async () => {
    const { at, names } = start({ session: { login: async () => ({ emailVerified: false }) } });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: { errorCode: 'unexpected-response' } });
    expect(names()).not.toContain('accept');
  });

  it('redirects to the response’s URL when it has no token', async () => {
    const { at, calls } = start({ session: { login: async () => ({ redirectLocation: 'https://next.test/' }) } });
    await at('loginWithPassword').send('submit', { password: 'secret' });
    expect(calls.at(-1)).toEqual(['redirect', 'https://next.test/']);
  });

  it('sends the captcha and the invitation', async () => {
    const { deps, calls } = recordedDeps({}, { captcha: async () => 'captcha-1' });
    const flow = createFlow(loginFlow, deps, {
      step: 'loginWithPassword',
      context: { email: ada, invitationToken: 'invited-1' },
    });
    await flow.send('submit', { password: 'secret' });
    const given = { recaptchaToken: 'captcha-1', invitationToken: 'invited-1' };
    expect(calls[0]).toEqual(['login', { email: ada, password: 'secret', ...given }]);
  });

  it('lets a native shell save only a correct password', async () => {
    const stored: string[] = [];
    const suggestSavePassword = (email: string, password: string) => void stored.push(email, password);
    const wrong = start(
      { session: { login: failing(refused('Incorrect email or password')) } },
      { suggestSavePassword },
    );
    await wrong.at('loginWithPassword').send('submit', { password: 'guess' });
    expect(stored).toEqual([]);
    await start({}, { suggestSavePassword }).at('loginWithPassword').send('submit', { password: 'secret' });
    expect(stored).toEqual([ada, 'secret']);
  });

  it('links to the forgotten password', async () => {
    const left: string[] = [];
    const { at } = start({}, { toForgotPassword: () => void left.push('forgotten') });
    const flow = at('loginWithPassword');
    await flow.send('forgotPassword');
    expect([left, flow.get().step]).toEqual([['forgotten'], 'loginWithPassword']);
  });

  it('returns to the email without clearing it', async () => {
    const flow = start().at('loginWithPassword');
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'preLogin', context: { email: ada }, error: null });
  });
});

describe('a leaked password', () => {
  const breached = (flag: string) => ({
    session: { login: async () => ({ ...signedIn, isBreachedPassword: true }) },
    flags: { load: async () => ({ 'security-center-show-login-flows': flag }) },
  });

  it('must be replaced before there is a session', async () => {
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

  it('is accepted when the flag is off or cannot be loaded', async () => {
    for (const responses of [breached('off'), { ...breached('on'), flags: { load: unreachable } }]) {
      const flow = start(responses, { resetPassword: async () => {} }).at('loginWithPassword');
      await flow.send('submit', { password: 'secret' });
      expect(flow.get().step).toBe('success');
    }
  });

  it('is accepted where it cannot be replaced', async () => {
    const flow = start(breached('on')).at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('success');
  });
});
