import { describe, expect, it } from 'vitest';
import { type ActivateDeps, activateFlow } from '../../../sdk/flows/activate/flow';
import { drive, failsFirst, held, press, recordedSignIn, recordInto } from './driven';
import { failing, outage, refused, signedIn } from './recorded';

const link = { userId: 'u-1', token: 't-1' };

type StubbedResponses = { [Part in keyof ActivateDeps['api']]?: Partial<ActivateDeps['api'][Part]> };

const start = (responses: StubbedResponses = {}, others: Partial<ActivateDeps> = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const record = recordInto(calls);
  const deps: ActivateDeps = {
    ...recordedSignIn(calls),
    api: {
      registration: record({
        getActivationStrategy: async () => ({ shouldSetPassword: false }),
        activate: async () => signedIn,
        activateWithCode: async () => signedIn,
        resendActivation: async () => undefined,
        ...responses.registration,
      }),
      passwords: record({ getPasswordConfig: async () => ({ minLength: 6 }), ...responses.passwords }),
    },
    link,
    byCode: false,
    signOut: async () => void calls.push(['signOut']),
    clearLink: () => void calls.push(['clearLink']),
    onEvent: (event, payload) => void calls.push(['onEvent', event, payload]),
    ...others,
  };
  return { flow: drive(activateFlow, deps), calls, names: () => calls.map(([name]) => name) };
};

const requiresPassword = { getActivationStrategy: async () => ({ shouldSetPassword: true }) };

describe('an activation by link', () => {
  it('is read when opened, and not used up', async () => {
    const { flow, calls } = start();
    await flow.pass(10_000);
    expect(flow.get()).toMatchObject({ step: 'activating', busy: null, error: null });
    expect(calls).toEqual([['getActivationStrategy', link]]);
  });

  it('of an invitation tells the account, and keeps the name until the user is signed in', async () => {
    const stored: unknown[] = [];
    const { flow, calls } = start(
      { registration: requiresPassword },
      { invitedTo: async () => 'Acme', storeFields: (...given) => void stored.push(given) },
    );
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'activatingForm', context: { account: 'Acme', requiresPassword: true } });
    await flow.send('submit', { name: ' Ada ', password: 'long-enough' });
    expect(stored).toEqual([['u-1', undefined, 'Ada']]);
    expect(calls).toContainEqual(['activate', { ...link, password: 'long-enough' }]);
    expect(flow.get()).toMatchObject({ step: 'success', context: { account: 'Acme' } });
  });

  it('of an invitation without a form is confirmed with its account', async () => {
    const { flow } = start({}, { invitedTo: async () => 'Acme' });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'activating', context: { account: 'Acme' } });
    await flow.send('confirm');
    expect(flow.get()).toMatchObject({ step: 'success', context: { account: 'Acme' } });
  });

  it('stays while the account is locked', async () => {
    const locked = refused('Error 403 - Forbidden', 403, 'ER-01239');
    const { flow } = start({
      registration: { getActivationStrategy: failsFirst(locked, { shouldSetPassword: true }) },
    });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'activating', error: { errorCode: 'ER-01239' } });
    await flow.send('confirm');
    expect(flow.get()).toMatchObject({ step: 'activatingForm', error: null });
  });

  it('is automatic in the browser that signed up', async () => {
    const { flow, names } = start({}, { isRequestedHere: () => true });
    await flow.pass(0);
    expect(names()).toContain('activate');
    expect(flow.get().step).toBe('success');
  });

  it('signs another user out first, activates, signs in, and continues after a second', async () => {
    const { flow, calls, names } = start();
    await press(flow);
    expect(calls).toEqual([
      ['getActivationStrategy', link],
      ['signOut'],
      ['activate', link],
      ['onEvent', 'user_verified', { userId: 'u-1' }],
      ['clearLink'],
      ['accept', signedIn],
    ]);
    expect(flow.get()).toMatchObject({ step: 'success', context: { outcome: 'signedIn' }, error: null });
    await flow.pass(999);
    expect(names()).not.toContain('navigate');
    await flow.pass(1000);
    expect(names().at(-1)).toBe('navigate');
  });

  it.each([
    ['a second factor is requested', { mfaRequired: true, mfaToken: 'm' }, ['clear']],
    ['the response signs no user in', { emailVerified: true }, []],
  ])('goes to the login after a second when %s', async (_when, response, cleared) => {
    const { flow, names } = start({ registration: { activate: async () => response } });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'success', context: { outcome: 'toLogin' } });
    expect(names().filter((name) => ['accept', 'clear'].includes(name))).toEqual(cleared);
    await flow.pass(999);
    expect(names()).not.toContain('toLogin');
    await flow.pass(1000);
    expect(names().at(-1)).toBe('toLogin');
    expect(names()).not.toContain('navigate');
  });

  it('goes to the login without a session: the link is used up', async () => {
    const { flow, names } = start({}, { accept: failing(refused('no', 500)) });
    await press(flow);
    await flow.send('continue');
    expect(names().at(-1)).toBe('toLogin');
  });

  it('redirects to the URL of the response, or to the login when it is not allowed', async () => {
    const responses = { registration: { activate: async () => ({ redirectLocation: 'https://next.test/' }) } };
    const allowed = start(responses);
    await press(allowed.flow);
    expect(allowed.calls.at(-1)).toEqual(['redirect', 'https://next.test/']);
    await allowed.flow.pass(10_000);
    expect(allowed.names()).not.toContain('toLogin');
    const forbidden = start(responses, { redirect: () => false });
    await press(forbidden.flow);
    await forbidden.flow.pass(1000);
    expect(forbidden.names().at(-1)).toBe('toLogin');
  });

  it('offers a new email with an incomplete link, without signing a user out', async () => {
    const { flow, calls } = start({}, { link: undefined });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'resend', error: { errorCode: 'invalid-link' } });
    expect(calls).toEqual([]);
    await flow.send('back');
    expect(flow.get().step).toBe('resend');
  });

  it.each([
    ['look-up', { getActivationStrategy: failing(refused('Error 404 - Not Found', 404)) }, 'invalid-link'],
    ['activation', { activate: failing(refused('Token is expired', 401)) }, 'ER-01001'],
  ])('offers a new email when the %s is refused', async (_what, registration, errorCode) => {
    const { flow } = start({ registration });
    await press(flow);
    expect(flow.get()).toMatchObject({ step: 'resend', error: { errorCode } });
  });

  it('stays during an outage, and can be retried', async () => {
    const getActivationStrategy = failsFirst(outage, { shouldSetPassword: false });
    const { flow } = start({ registration: { getActivationStrategy } });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'activating', error: { errorCode: 'network' } });
    await flow.send('confirm');
    expect(flow.get().step).toBe('success');
  });

  it('stops at every step after disposal', async () => {
    const { call, release } = held({ shouldSetPassword: false });
    const { flow, names } = start({ registration: { getActivationStrategy: call } });
    await expect.poll(names).toEqual(['getActivationStrategy']);
    flow.stop();
    release();
    await flow.pass(0);
    expect(flow.get().step).toBe('activating');
    expect(names()).toEqual(['getActivationStrategy']);
    const before = start();
    before.flow.stop();
    await before.flow.pass(0);
    expect(before.calls).toEqual([]);
  });
});

describe('an activation with a password', () => {
  it('requests it with its rules', async () => {
    const { flow, calls, names } = start({ registration: requiresPassword });
    await press(flow);
    expect(flow.get()).toMatchObject({
      step: 'activatingForm',
      context: { requiresPassword: true, requiresCode: false, passwordConfig: { minLength: 6 } },
    });
    expect(calls.at(-1)).toEqual(['getPasswordConfig', { userId: 'u-1' }]);
    await flow.send('submit', { password: 'abc' });
    expect(flow.get().error?.errorCode).toBe('weak-password');
    expect(names()).not.toContain('activate');
    await flow.send('submit', { password: 'hunter2-secret', recaptchaToken: 'captcha' });
    expect(calls.find(([name]) => name === 'activate')).toEqual([
      'activate',
      { ...link, password: 'hunter2-secret', recaptchaToken: 'captcha' },
    ]);
    expect(flow.get().step).toBe('success');
  });

  it('stays with a refused password without storing it, and a new email can be sent', async () => {
    const { flow } = start({ registration: { ...requiresPassword, activate: failing(refused('Too common', 400)) } });
    await press(flow);
    await flow.send('submit', { password: 'hunter2-secret' });
    expect(flow.get()).toMatchObject({ step: 'activatingForm', error: { message: 'Too common' } });
    expect(JSON.stringify(flow.get())).not.toContain('hunter2');
    await flow.send('requestNew');
    expect(flow.get().step).toBe('resend');
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'activatingForm', context: { requiresPassword: true } });
  });
});

describe('an activation by code', () => {
  it('requires the code, and no password when none is used', async () => {
    const { flow, calls, names } = start({}, { byCode: true });
    await press(flow);
    expect(flow.get()).toMatchObject({
      step: 'activatingForm',
      context: { requiresCode: true, requiresPassword: false },
    });
    expect(names()).not.toContain('getPasswordConfig');
    await flow.send('submit', { code: ' 123-456 ', password: 'ignored' });
    expect(calls.find(([name]) => name === 'activateWithCode')).toEqual([
      'activateWithCode',
      { ...link, code: '123456' },
    ]);
    expect(names()).not.toContain('activate');
    expect(flow.get().step).toBe('success');
  });

  it('requests both together', async () => {
    const { flow, calls } = start({ registration: requiresPassword }, { byCode: true });
    await press(flow);
    await flow.send('submit', { code: '123456', password: 'hunter2-secret' });
    expect(calls.find(([name]) => name === 'activateWithCode')).toEqual([
      'activateWithCode',
      { ...link, code: '123456', password: 'hunter2-secret' },
    ]);
  });

  it('offers a new email without a code', async () => {
    const { flow, names } = start({}, { byCode: true });
    await press(flow);
    await flow.send('submit', { code: '  ' });
    expect(flow.get().step).toBe('resend');
    expect(names()).not.toContain('activateWithCode');
    await flow.send('back');
    expect(flow.get().step).toBe('activatingForm');
  });
});

describe('a new activation email', () => {
  it('is sent to the address, and may be sent again', async () => {
    const { flow, calls } = start({}, { link: undefined });
    await press(flow);
    await flow.send('submit', { email: ' ada@lab.test ' });
    expect(calls).toEqual([['resendActivation', { email: 'ada@lab.test' }]]);
    expect(flow.get()).toMatchObject({ step: 'resend', context: { sentTo: 'ada@lab.test' }, error: null });
    await flow.send('submit', { email: 'ada@lab.test' });
    expect(calls).toHaveLength(2);
    await flow.send('toLogin');
    expect(calls.at(-1)).toEqual(['toLogin']);
  });

  it('reports why it was not sent', async () => {
    const resendActivation = failing(refused('Too many requests', 429));
    const { flow } = start({ registration: { resendActivation } }, { link: undefined });
    await press(flow);
    await flow.send('submit', { email: 'ada@lab.test' });
    expect(flow.get()).toMatchObject({ step: 'resend', error: { message: 'Too many requests' } });
    expect(flow.get().context.sentTo).toBeUndefined();
  });
});
