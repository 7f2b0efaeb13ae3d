import { describe, expect, it } from 'vitest';
import { type ResetPasswordDeps, resetPasswordFlow } from '../../../sdk/flows/reset-password/flow';
import { drive, recordInto } from './driven';
import { failing, refused, unreachable } from './recorded';

const link = { userId: 'u-1', token: 't-1' };
const rules = { minLength: 10, minOptionalTestsToPass: 2 };

const start = (responses: Partial<ResetPasswordDeps['api']> = {}, others: Partial<ResetPasswordDeps> = {}) => {
  const calls: [string, ...unknown[]][] = [];
  const deps: ResetPasswordDeps = {
    api: recordInto(calls)({
      getPasswordConfig: async () => rules,
      resetPassword: async () => undefined,
      ...responses,
    }),
    link,
    clearLink: () => void calls.push(['clearLink']),
    toLogin: () => void calls.push(['toLogin']),
    toForgotPassword: () => void calls.push(['toForgotPassword']),
    ...others,
  };
  return { flow: drive(resetPasswordFlow, deps), calls, names: () => calls.map(([name]) => name) };
};

describe('a password reset', () => {
  it('loads the rules for the user of the link at once', async () => {
    const { flow, calls } = start();
    await flow.pass(0);
    expect(calls).toEqual([['getPasswordConfig', { userId: 'u-1' }]]);
    expect(flow.get()).toMatchObject({ step: 'resetPassword', context: { passwordConfig: rules }, error: null });
  });

  it('sets the password, clears the link, and goes to the login after a second', async () => {
    const { flow, calls, names } = start();
    await flow.pass(0);
    await flow.send('submit', { password: 'Tr0ubadour-at-sea' });
    expect(calls.slice(1)).toEqual([['resetPassword', { ...link, password: 'Tr0ubadour-at-sea' }], ['clearLink']]);
    expect(flow.get().step).toBe('success');
    await flow.pass(999);
    expect(names()).not.toContain('toLogin');
    await flow.pass(1000);
    expect(names().at(-1)).toBe('toLogin');
  });

  it('does not send an invalid password, and reports the failed rules', async () => {
    const { flow, names } = start();
    await flow.pass(0);
    await flow.send('submit', { password: 'short' });
    expect(names()).not.toContain('resetPassword');
    expect(flow.get()).toMatchObject({
      step: 'resetPassword',
      error: { errorCode: 'weak-password', errorContext: { unmet: ['minLength', 'uppercase', 'digit', 'special'] } },
    });
  });

  it.each([
    ['cannot be loaded', unreachable],
    ['are none', async () => null],
  ])('leaves validation to the provider when the rules %s', async (_when, getPasswordConfig) => {
    const { flow, names } = start({ getPasswordConfig });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ context: { passwordConfig: {} }, error: null });
    await flow.send('submit', { password: 'x' });
    expect(names()).toContain('resetPassword');
    expect(flow.get().step).toBe('success');
  });

  it('never sends an empty password', async () => {
    const { flow, names } = start({ getPasswordConfig: async () => null });
    await flow.pass(0);
    await flow.send('submit', { password: '' });
    expect(flow.get().error?.errorCode).toBe('weak-password');
    expect(names()).not.toContain('resetPassword');
  });

  it('is invalid with an incomplete link, without a request', async () => {
    const { flow, calls } = start({}, { link: undefined });
    await flow.pass(0);
    expect(flow.get()).toMatchObject({ step: 'invalid', error: { errorCode: 'invalid-link' } });
    expect(calls).toEqual([]);
    await flow.send('requestNew');
    expect(calls).toEqual([['toForgotPassword']]);
  });

  it('does not accept a password before the link was checked', async () => {
    const { flow, calls } = start({}, { link: undefined });
    await flow.send('submit', { password: 'Tr0ubadour-at-sea' });
    expect(flow.get().step).toBe('invalid');
    expect(calls).toEqual([]);
  });

  it.each([
    ['its code', 'reset-link-ended', 400],
    ['its code', 'invalid-link', 400],
    ['its status', 'ER-00001', 401],
    ['its status', 'ER-00001', 404],
    ['its status', 'ER-00001', 410],
  ])('is invalid when the provider refuses the link, known by %s %s %i', async (_by, errorCode, statusCode) => {
    const { flow, names } = start({ resetPassword: failing(refused('no longer valid', statusCode, errorCode)) });
    await flow.pass(0);
    await flow.send('submit', { password: 'Tr0ubadour-at-sea' });
    expect(flow.get()).toMatchObject({ step: 'invalid', error: { errorCode } });
    await flow.send('requestNew');
    expect(names().at(-1)).toBe('toForgotPassword');
  });

  it('stays with a refused password, and a new link can be sent', async () => {
    const { flow, names } = start({ resetPassword: failing(refused('This password was used before', 400)) });
    await flow.pass(0);
    await flow.send('submit', { password: 'Tr0ubadour-at-sea' });
    expect(flow.get()).toMatchObject({ step: 'resetPassword', error: { message: 'This password was used before' } });
    expect(names()).not.toContain('clearLink');
    await flow.send('requestNew');
    expect(names().at(-1)).toBe('toForgotPassword');
  });

  it('stores nothing of the password', async () => {
    const { flow } = start({ resetPassword: failing(refused('no', 400)) });
    await flow.pass(0);
    await flow.send('submit', { password: 'Tr0ubadour-at-sea' });
    expect(JSON.stringify(flow.get())).not.toContain('ubadour');
  });
});
