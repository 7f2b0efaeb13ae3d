import { describe, expect, it } from 'vitest';
import { ApiError, GENERIC_CODE, IdentityError } from '../../../../sdk/core/errors';
import { createFlow } from '../../../../sdk/core/flow';
import { webauthnError } from '../../../../sdk/core/webauthn/webauthn-errors';
import { loginFlow } from '../../../../sdk/flows/login/flow';
import { waitForPasskey } from '../../../../sdk/flows/login/passkeys';
import { closed, fakeKeys, usedKey } from '../../../support/fake-keys';
import { manualTimers } from '../driven';
import { failing, recordedDeps, refused, signedIn } from '../recorded';
import { ada, start } from './login-start';

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
    ['the policy allows them and the browser supports them', true, fakeKeys().credentials, true],
    ['the policy disables them', false, fakeKeys().credentials, false],
    ['the browser does not support them', true, undefined, false],
  ])('are offered or not: %s', async (_, isActive, credentials, offered) => {
    const { at } = start(policy(isActive), { credentials });
    const flow = at();
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', context: { passkeys: offered } });
  });

  it('sign in, and are preferred from then on', async () => {
    const { credentials, ceremonies } = fakeKeys();
    const { at, calls, stored } = start({}, { credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(ceremonies).toEqual([{ challenge: 'c1' }]);
    expect(calls).toEqual([
      ['preLogin', { email: ada }],
      ['postLogin', key],
      ['accept', signedIn],
    ]);
    expect(stored.get('preferred-login-method')).toBe('Passkeys');
    expect(flow.get().step).toBe('success');
  });

  it('sign in without an address on a device that has one', async () => {
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

  it('are suggested in the email field, if the policy allows them', async () => {
    const { credentials, ceremonies } = fakeKeys();
    const { deps, calls } = recordedDeps(policy(true), { credentials });
    const picked = await waitForPasskey(deps, new AbortController().signal);
    expect(ceremonies).toEqual([{ challenge: 'c1' }]);
    expect(calls).toContainEqual(['preLogin', {}]);
    if (!picked) throw new Error('nothing was picked');
    const flow = createFlow(loginFlow, deps, { step: 'preLogin' });
    await flow.send('picked', picked);
    expect(calls).toContainEqual(['postLogin', key]);
    expect(flow.get().step).toBe('success');
    const off = recordedDeps(policy(false), { credentials });
    expect(await waitForPasskey(off.deps, new AbortController().signal)).toBeUndefined();
    expect(ceremonies).toHaveLength(1);
  });

  it('are not suggested again when the provider does not know them', async () => {
    const forgotten: string[][] = [];
    const { credentials } = fakeKeys();
    const forget = async (...names: string[]) => void forgotten.push(names);
    const postLogin = failing(new IdentityError('passkey-unknown', { statusCode: 401 }));
    const preLogin = async () => ({ challenge: 'c1', rpId: 'id.test' });
    const { at } = start({ passkeys: { preLogin, postLogin } }, { credentials: { ...credentials, forget } });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get().error?.errorCode).toBe('passkey-unknown');
    expect(forgotten).toEqual([['id.test', usedKey.id]]);
  });

  it.each([
    [401, GENERIC_CODE, 'passkey-refused', 'This passkey was not accepted. Use another way.'],
    [404, GENERIC_CODE, 'passkey-refused', 'This passkey was not accepted. Use another way.'],
    [401, 'user-locked', 'user-locked', 'Unknown passkey'],
    [403, GENERIC_CODE, GENERIC_CODE, 'Unknown passkey'],
    [500, GENERIC_CODE, GENERIC_CODE, 'Unknown passkey'],
  ])('have a text of their own when the provider refuses them without a code: %i %s', async (...given) => {
    const [statusCode, code, errorCode, message] = given;
    const refusal = new ApiError(code, { statusCode, message: 'Unknown passkey', traceId: 't1' });
    const { at } = start({ passkeys: { postLogin: failing(refusal) } }, { credentials: fakeKeys().credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    const { error } = flow.get();
    expect(error).toMatchObject({ errorCode, message, statusCode, traceId: 't1', cause: refusal });
    expect(error?.errorContext).toEqual({ refused: 'passkey' });
  });

  it('require the second factor like any other method', async () => {
    const postLogin = async () => ({ mfaRequired: true, mfaToken: 'm', mfaDevices: { authenticators: [{ id: 'd' }] } });
    const { at } = start({ passkeys: { postLogin } }, { credentials: fakeKeys().credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get()).toMatchObject({ step: 'loginWithTwoFactor', context: { mfa: { step: 'authenticatorApp' } } });
  });

  it.each([
    ['a user who closes the dialog', { thrown: closed() }, 'passkey-canceled'],
    ['a browser that returns none', { used: null }, 'passkey-canceled'],
    ['a page without permission', { thrown: new DOMException('no', 'SecurityError') }, 'method-unavailable'],
  ])('change nothing when they fail: %s', async (_, outcome, errorCode) => {
    const { at, names, stored } = start({}, { credentials: fakeKeys(outcome).credentials });
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', busy: null, error: { errorCode } });
    expect(names()).not.toContain('postLogin');
    expect([...stored]).toEqual([]);
  });

  it('are not available in a browser without them', async () => {
    const { at } = start();
    const flow = at('loginWithPassword');
    await flow.send('passkey');
    expect(flow.get().error?.errorCode).toBe('method-unavailable');
  });

  const preferred = (outcome: Parameters<typeof fakeKeys>[0], responses: Parameters<typeof recordedDeps>[0] = {}) => {
    const recorded = recordedDeps({ ...policy(true), ...responses }, { credentials: fakeKeys(outcome).credentials });
    recorded.stored.set('preferred-login-method', 'Passkeys');
    return { ...recorded, flow: createFlow(loginFlow, recorded.deps, { environment: manualTimers().environment }) };
  };

  it('are requested at once when preferred', async () => {
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
  ])('can be canceled for another method: %s', async (authStrategy, step) => {
    const configurations = { ...policy(true).configurations, getVendorConfig: async () => ({ authStrategy }) };
    const { flow } = preferred({ thrown: closed() }, { configurations });
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({
      step,
      context: { email: ada, passkeys: true },
      error: { errorCode: 'passkey-canceled' },
    });
  });

  it('reveal nothing about a user without one', async () => {
    const { flow } = preferred({}, { passkeys: { preLogin: failing(refused('No passkeys', 404)) } });
    await flow.send('submit', { email: ada });
    expect(flow.get()).toMatchObject({ step: 'loginWithPassword', error: null });
  });
});

describe('passkey prompt', () => {
  const responses = {
    flags: { load: async () => ({ 'show-passkeys-new': 'on' }) },
    configurations: {
      getPublicAuthStrategies: async () => ({
        mainAuthStrategies: [],
        secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
      }),
    },
  };

  it('is shown after the sign-in, and never again when declined', async () => {
    const { at, stored } = start(responses, { countPasskeys: async () => 0 });
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

  it('adds one, or continues without', async () => {
    const added: string[] = [];
    const { at, stored } = start(responses, { addPasskey: async () => void added.push('one') });
    const flow = at('promptPasskeys');
    await flow.send('add');
    expect([added, flow.get().step]).toEqual([['one'], 'success']);
    expect(stored.get('preferred-login-method')).toBe('Passkeys');
    const other = at('promptPasskeys');
    await other.send('later');
    expect(other.get().step).toBe('success');
  });

  it.each([
    [true, 'promptPasskeys'],
    [false, 'success'],
  ])('is shown only on a device that keeps passkeys itself: %s', async (keeps, step) => {
    const credentials = { ...fakeKeys().credentials, canKeep: async () => keeps };
    const { at } = start(responses, { countPasskeys: async () => 0, credentials });
    const flow = at('loginWithPassword');
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe(step);
  });

  it('tells that the device has one already, and continues', async () => {
    const { at, stored } = start(responses, { addPasskey: failing(webauthnError('passkey-exists')) });
    const flow = at('promptPasskeys');
    await flow.send('add');
    expect(flow.get()).toMatchObject({ step: 'promptPasskeys', context: { hasPasskey: true }, error: null });
    expect([...stored]).toEqual([]);
    await flow.send('later');
    expect(flow.get().step).toBe('success');
  });

  it('stays when adding one is canceled', async () => {
    const { at, stored } = start(responses, { addPasskey: failing(closed()) });
    const flow = at('promptPasskeys');
    await flow.send('add');
    expect(flow.get()).toMatchObject({ step: 'promptPasskeys', busy: null });
    expect(flow.get().error).not.toBeNull();
    expect([...stored]).toEqual([]);
  });

  it('makes no call when the policy disables them', async () => {
    const { at, names } = start({}, { countPasskeys: async () => 0, credentials: fakeKeys().credentials });
    const flow = at();
    await flow.send('submit', { email: ada });
    await flow.send('submit', { password: 'secret' });
    expect(flow.get().step).toBe('success');
    expect(names()).toEqual(['preLoginV2', 'getVendorConfig', 'getPublicAuthStrategies', 'login', 'accept']);
  });

  it('makes no call where passkeys cannot be counted', async () => {
    const { at, names } = start(responses);
    await at('loginWithPassword').send('submit', { password: 'secret' });
    expect(names()).toEqual(['login', 'accept']);
  });
});
