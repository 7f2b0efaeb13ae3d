import { describe, expect, it } from 'vitest';
import { type SignUpDeps, signUpFlow } from '../../../sdk/flows/sign-up/flow';
import { drive, recordedSignIn, recordInto } from './driven';
import { failing, refused, signedIn, unreachable } from './recorded';

const ada = 'ada@lab.test';
const form = { email: ` ${ada} `, companyName: ' Lab ', name: ' Ada ', password: 'Tr0ubadour-at-sea' };

type StubbedResponses = { [Part in keyof SignUpDeps['api']]?: Partial<SignUpDeps['api'][Part]> };

const start = (responses: StubbedResponses = {}, others: Partial<SignUpDeps> = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const record = recordInto(calls);
  const deps: SignUpDeps = {
    ...recordedSignIn(calls),
    api: {
      registration: record({
        signUp: async () => ({ shouldActivate: true, userId: 'u-1', tenantId: 'a-1' }),
        resendActivation: async () => undefined,
        ...responses.registration,
      }),
      configurations: record({
        getVendorConfig: async () => ({ allowSignups: true, authStrategy: 'EmailAndPassword' }),
        ...responses.configurations,
      }),
      passwords: record({ getPasswordConfig: async () => ({ minLength: 6 }), ...responses.passwords }),
      inviteLinks: record({ verify: async () => 'Lab', ...responses.inviteLinks }),
    },
    onEvent: (event, payload) => void calls.push(['onEvent', event, payload]),
    ...others,
  };
  return { flow: drive(signUpFlow, deps), calls, names: () => calls.map(([name]) => name) };
};

const vendor = (config: object): StubbedResponses => ({ configurations: { getVendorConfig: async () => config } });
const responding = (response: object): StubbedResponses => ({
  registration: { signUp: async () => ({ shouldActivate: false, userId: 'u-1', ...response }) },
});

describe('the sign-up form', () => {
  it('loads at once whether sign-up is allowed, and the password rules', async () => {
    const { flow, names } = start();
    await flow.pass(0);
    expect(names().sort()).toEqual(['getPasswordConfig', 'getVendorConfig']);
    expect(flow.get()).toMatchObject({
      step: 'SignUp',
      error: null,
      context: { allowed: true, requiresPassword: true, passwordConfig: { minLength: 6 } },
    });
  });

  it('is refused where sign-up is disabled', async () => {
    const { flow, names } = start(vendor({ allowSignups: false }));
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'SignUp', error: { errorCode: 'signups-disabled' } });
    await flow.send('submit', form);
    expect(flow.get()).toMatchObject({ step: 'SignUp', error: { errorCode: 'signups-disabled' } });
    expect(names()).not.toContain('signUp');
    await flow.send('toLogin');
    expect(names().at(-1)).toBe('toLogin');
  });

  it('leaves an invited user to the provider', async () => {
    const { flow, calls } = start(vendor({ allowSignups: false }), { invitationToken: 'inv-1' });
    await flow.pass(0);
    await flow.send('submit', form);
    expect(calls.find(([name]) => name === 'signUp')?.[1]).toMatchObject({ invitationToken: 'inv-1' });
    expect(flow.get().step).toBe('SignUpSuccess');
  });

  it('shows the account of an invite link, and refuses an invalid one', async () => {
    const known = start({}, { invitationToken: 'inv-1' });
    await known.flow.pass(0);
    expect(known.flow.get()).toMatchObject({ error: null, context: { account: 'Lab', allowed: true } });
    const over = start(
      { inviteLinks: { verify: failing(refused('Error 403', 403, 'ER-01240')) } },
      { invitationToken: 'x' },
    );
    await over.flow.pass(0);
    expect(over.flow.get()).toMatchObject({ error: { errorCode: 'ER-01240' }, context: { allowed: false } });
    const down = start({ inviteLinks: { verify: unreachable } }, { invitationToken: 'inv-1' });
    await down.flow.pass(0);
    expect(down.flow.get()).toMatchObject({ error: null, context: { allowed: true } });
  });

  it('works without the settings', async () => {
    const { flow } = start({
      configurations: { getVendorConfig: unreachable },
      passwords: { getPasswordConfig: unreachable },
    });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ error: null, context: { allowed: true, requiresPassword: true } });
    await flow.send('submit', form);
    expect(flow.get().step).toBe('SignUpSuccess');
  });

  it.each(['MagicLink', 'Code', 'SmsCode', 'NoLocalAuthentication'])(
    'requires no password with %s',
    async (strategy) => {
      const { flow, calls } = start(vendor({ authStrategy: strategy }));
      await flow.pass(0);
      expect(flow.get().context.requiresPassword).toBe(false);
      await flow.send('submit', { email: ada, companyName: 'Lab' });
      expect(calls.find(([name]) => name === 'signUp')).toEqual(['signUp', { email: ada, companyName: 'Lab' }]);
    },
  );

  it('does not send a weak or missing password', async () => {
    const { flow, names } = start();
    await flow.pass(0);
    for (const password of [undefined, '', 'abc']) {
      await flow.send('submit', { ...form, password });
      expect(flow.get().error).toMatchObject({ errorCode: 'weak-password', errorContext: { unmet: ['minLength'] } });
    }
    expect(names()).not.toContain('signUp');
  });

  it('sends every field, trimmed, and the host’s own fields as JSON', async () => {
    const { flow, calls } = start({}, { invitationToken: 'inv-1' });
    await flow.pass(0);
    const metadata = { country: 'NL', size: 3 };
    await flow.send('submit', { ...form, phoneNumber: ' +31 6 1 ', metadata, recaptchaToken: 'captcha' });
    expect(calls.find(([name]) => name === 'signUp')).toEqual([
      'signUp',
      {
        email: ada,
        companyName: 'Lab',
        name: 'Ada',
        password: form.password,
        phoneNumber: '+31 6 1',
        metadata: '{"country":"NL","size":3}',
        recaptchaToken: 'captcha',
        invitationToken: 'inv-1',
      },
    ]);
  });

  it.each([
    ['User already exists', 'ER-01002', 'User already exists'],
    [
      'Error 403 - Forbidden',
      'ER-01240',
      'This invitation link belongs to a locked account. Ask the person who sent it.',
    ],
  ])('stays with "%s"', async (message, code, visible) => {
    const { flow, names } = start({ registration: { signUp: failing(refused(message, 403, code)) } });
    await flow.pass(0);
    await flow.send('submit', form);
    expect(flow.get()).toMatchObject({ step: 'SignUp', busy: null, error: { message: visible, errorCode: code } });
    expect(names()).not.toContain('onEvent');
    expect(JSON.stringify(flow.get())).not.toContain('ubadour');
  });
});

describe('after signing up, the user', () => {
  it('waits for the email, which can be sent again', async () => {
    const { flow, calls, names } = start();
    await flow.pass(0);
    await flow.send('submit', form);
    expect(flow.get()).toMatchObject({ step: 'SignUpSuccess', context: { email: ada, outcome: 'mailSent' } });
    expect(calls.at(-1)).toEqual(['onEvent', 'signup_completed', { email: ada, userId: 'u-1', tenantId: 'a-1' }]);
    await flow.pass(10_000);
    expect(names()).not.toContain('navigate');
    expect(names()).not.toContain('accept');
    await flow.send('resend');
    expect(calls.at(-1)).toEqual(['resendActivation', { email: ada }]);
    expect(flow.get().step).toBe('SignUpSuccess');
  });

  it('does not get a session that is returned with an email', async () => {
    const { flow, names } = start(responding({ shouldActivate: true, authResponse: signedIn }));
    await flow.pass(0);
    await flow.send('submit', form);
    expect(names()).not.toContain('accept');
    expect(flow.get().context.outcome).toBe('mailSent');
  });

  it('is signed in if no activation is required, and continues after 200 ms', async () => {
    const { flow, calls, names } = start(responding({ authResponse: signedIn }));
    await flow.pass(0);
    await flow.send('submit', form);
    expect(calls.find(([name]) => name === 'accept')).toEqual(['accept', signedIn]);
    expect(flow.get()).toMatchObject({ step: 'SignUpSuccess', context: { outcome: 'signedIn' } });
    await flow.pass(199);
    expect(names()).not.toContain('navigate');
    await flow.pass(200);
    expect(names().at(-1)).toBe('navigate');
    await flow.send('resend');
    expect(names()).not.toContain('resendActivation');
  });

  it.each([
    ['a second factor is missing', { authResponse: { mfaRequired: true, mfaToken: 'm' } }],
    ['the response signs no user in', { authResponse: {} }],
    ['there is no response', { authResponse: null }],
  ])('goes to the login when %s', async (_when, response) => {
    const { flow, names } = start(responding(response));
    await flow.pass(0);
    await flow.send('submit', form);
    expect(flow.get()).toMatchObject({ step: 'SignUpSuccess', context: { outcome: 'toLogin' }, error: null });
    await flow.pass(200);
    expect(names().at(-1)).toBe('toLogin');
    expect(names()).not.toContain('accept');
  });

  it('goes to the login without a session: the account exists, signing up again would fail', async () => {
    const { flow, names } = start(responding({ authResponse: signedIn }), { accept: unreachable });
    await flow.pass(0);
    await flow.send('submit', form);
    await flow.pass(200);
    expect(names().at(-1)).toBe('toLogin');
  });

  it('is redirected to the URL of the response', async () => {
    const { flow, calls } = start(responding({ authResponse: { redirectLocation: 'https://next.test/' } }));
    await flow.pass(0);
    await flow.send('submit', form);
    expect(calls.at(-1)).toEqual(['redirect', 'https://next.test/']);
  });

  it('is not affected by a failing or missing listener', async () => {
    for (const onEvent of [
      undefined,
      () => {
        throw new Error('tag manager');
      },
    ]) {
      const { flow } = start({}, { onEvent });
      await flow.pass(0);
      await flow.send('submit', form);
      expect(flow.get()).toMatchObject({ step: 'SignUpSuccess', error: null });
    }
  });
});
