import { describe, expect, it } from 'vitest';
import { type ResetPhoneNumberDeps, resetPhoneNumberFlow } from '../../../sdk/flows/reset-phone-number/flow';
import { drive, failsFirst, recordedSignIn, recordInto } from './driven';
import { outage, signedIn } from './recorded';

const ada = 'ada@lab.test';

type StubbedResponses = { [Part in keyof ResetPhoneNumberDeps['api']]?: Partial<ResetPhoneNumberDeps['api'][Part]> };
type Options = Parameters<typeof drive<typeof resetPhoneNumberFlow>>[2];

const start = (responses: StubbedResponses = {}, options: Options = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const record = recordInto(calls);
  const deps: ResetPhoneNumberDeps = {
    ...recordedSignIn(calls),
    api: {
      phoneNumbers: record({
        requestPhoneReset: async () => ({ resetPhoneNumberToken: 'reset-1' }),
        verifyPhoneReset: async () => ({ changePhoneNumberToken: 'change-1' }),
        changePhoneAfterReset: async () => undefined,
        ...responses.phoneNumbers,
      }),
      passwordless: record({
        preLogin: async () => ({ phoneNumber: '*** 42' }),
        postLogin: async () => signedIn,
        ...responses.passwordless,
      }),
    },
  };
  return { flow: drive(resetPhoneNumberFlow, deps, options), calls, names: () => calls.map(([name]) => name) };
};

const atChange: Options = {
  step: 'ChangePhoneNumber',
  context: { email: ada, resetPhoneNumberToken: 'reset-1', changePhoneNumberToken: 'change-1' },
};
const atCode: Options = { step: 'loginWithSmsOtc', context: { email: ada, phoneNumber: '*** 42' } };

describe('a phone number reset', () => {
  it('leads from the address to the signed-in user', async () => {
    const { flow, calls, names } = start();
    expect(flow.pending()).toEqual([]);
    await flow.send('submit', { email: ` ${ada} ` });
    expect(flow.get()).toMatchObject({ step: 'VerifyResetPhoneNumber', context: { email: ada } });
    await flow.send('submit', { code: '123 456' });
    expect(flow.get().step).toBe('ChangePhoneNumber');
    await flow.send('submit', { phoneNumber: ' +44 20 1 ' });
    expect(flow.get()).toMatchObject({ step: 'loginWithSmsOtc', context: { phoneNumber: '*** 42' }, error: null });
    await flow.send('submit', { code: '654-321' });
    expect(flow.get()).toMatchObject({ step: 'success', context: { outcome: 'signedIn' } });
    expect(calls).toEqual([
      ['requestPhoneReset', { email: ada }],
      ['verifyPhoneReset', { resetPhoneNumberToken: 'reset-1', code: '123456' }],
      ['changePhoneAfterReset', { changePhoneNumberToken: 'change-1', phoneNumber: '+44 20 1' }],
      ['preLogin', { type: 'smscode', email: ada }],
      ['postLogin', { type: 'smscode', token: '654321' }],
      ['accept', signedIn],
    ]);
    await flow.pass(199);
    expect(names()).not.toContain('navigate');
    await flow.pass(200);
    expect(names().at(-1)).toBe('navigate');
  });

  it('sends the email again with a new token, and leads back to the address', async () => {
    let count = 0;
    const requestPhoneReset = async () => {
      count += 1;
      return { resetPhoneNumberToken: `reset-${count}` };
    };
    const { flow } = start({ phoneNumbers: { requestPhoneReset } });
    await flow.send('submit', { email: ada });
    await flow.send('resend');
    expect(flow.get()).toMatchObject({
      step: 'VerifyResetPhoneNumber',
      context: { email: ada, resetPhoneNumberToken: 'reset-2' },
    });
    await flow.send('back');
    expect(flow.get()).toMatchObject({ step: 'ResetPhoneNumber', context: { email: ada, resetPhoneNumberToken: '' } });
  });

  it('continues when the number is changed but the message could not be sent, which can be repeated there', async () => {
    const preLogin = failsFirst(outage, {});
    const { flow, names } = start({ passwordless: { preLogin } }, atChange);
    await flow.send('submit', { phoneNumber: '+44 20 1' });
    expect(flow.get()).toMatchObject({
      step: 'loginWithSmsOtc',
      context: { phoneNumber: '+44 20 1', changePhoneNumberToken: '' },
      error: { errorCode: 'network' },
    });
    await flow.send('resend');
    expect(flow.get()).toMatchObject({ step: 'loginWithSmsOtc', context: { phoneNumber: '+44 20 1' }, error: null });
    expect(names().filter((name) => name === 'changePhoneAfterReset')).toHaveLength(1);
  });

  it('shows the mask of the provider, or else the number', async () => {
    const { flow } = start({ passwordless: { preLogin: async () => ({}) } }, atChange);
    await flow.send('submit', { phoneNumber: '+44 20 1' });
    expect(flow.get().context.phoneNumber).toBe('+44 20 1');
  });

  it('goes to the login without a second factor', async () => {
    const postLogin = async () => ({ mfaRequired: true, mfaToken: 'm' });
    const { flow, names } = start({ passwordless: { postLogin } }, atCode);
    await flow.send('submit', { code: '123456' });
    await flow.pass(200);
    expect(names()).toEqual(['postLogin', 'clear', 'toLogin']);
  });

  it('redirects to the URL of the response', async () => {
    const postLogin = async () => ({ redirectLocation: 'https://next.test/' });
    const { flow, calls } = start({ passwordless: { postLogin } }, atCode);
    await flow.send('submit', { code: '123456' });
    expect(calls.at(-1)).toEqual(['redirect', 'https://next.test/']);
    expect(flow.get().step).toBe('loginWithSmsOtc');
  });
});
