import { describe, expect, it } from 'vitest';
import {
  afterLogin,
  mustReplacePassword,
  type PasskeyFacts,
  shouldPromptPasskeys,
  stepForStrategy,
} from '../../../sdk/flows/login/rules';
import {
  isMethodUsable,
  isMfaEnrolled,
  methodsOfDevices,
  methodsOfStrategies,
  mfaEntry,
  needsSecondFactor,
  stepForMethod,
} from '../../../sdk/flows/mfa/rules';
import { fakeKeys } from '../../support/fake-keys';

describe('the step for a strategy', () => {
  it.each([
    ['Code', 'loginWithOtc'],
    ['EmailAndPassword', 'loginWithPassword'],
    ['MagicLink', 'magicLinkPreLoginSuccess'],
    ['SmsCode', 'loginWithSmsOtc'],
    ['NoLocalAuthentication', 'loginWithPassword'],
    ['SomethingNewer', 'loginWithPassword'],
    ['constructor', 'loginWithPassword'],
    [undefined, 'loginWithPassword'],
  ])('%s leads to %s', (strategy, step) => {
    expect(stepForStrategy(strategy)).toBe(step);
  });
});

describe('the first step of the second factor', () => {
  const authenticators = [{ id: 'a' }];
  const phones = [{ id: 'p' }];
  const emails = [{ email: 'a@x.test' }];
  const webauthn = [{ id: 'w' }];

  it.each([
    [{ authenticators }, 'authenticatorApp'],
    [{ authenticators: [{ id: 'a' }, { id: 'b' }] }, 'authenticatorApp'],
    [{ phones }, 'smsVerifyCode'],
    [{ emails }, 'emailVerifyCode'],
    [{ webauthn }, 'verify'],
    [{ authenticators, phones }, 'verify'],
    [{ authenticators, webauthn }, 'verify'],
    [{ authenticators, phones: [], emails: [], webauthn: [] }, 'authenticatorApp'],
    [{}, 'verify'],
  ])('with devices %j: %s', (devices, step) => {
    expect(mfaEntry(methodsOfDevices(devices), true)).toBe(step);
  });

  it.each([
    [['AuthenticatorApp'], 'authenticatorApp'],
    [['SMS'], 'smsSetPhoneNumber'],
    [['EmailCode'], 'emailVerifyCode'],
    [['WebAuthnPlatform', 'WebAuthnCrossPlatform'], 'verify'],
    [['AuthenticatorApp', 'SMS'], 'verify'],
    [['AuthenticatorApp', 'toString'], 'authenticatorApp'],
    [[], 'verify'],
  ])('enrolling with %j: %s', (strategies, step) => {
    expect(mfaEntry(methodsOfStrategies(strategies), false)).toBe(step);
  });

  it('treats an email device as enrolled even when the response denies it', () => {
    expect(isMfaEnrolled({ mfaEnrolled: false, mfaDevices: { emails } })).toBe(true);
    expect(isMfaEnrolled({ mfaEnrolled: false, mfaDevices: { emails: [], phones } })).toBe(false);
    expect(isMfaEnrolled({})).toBe(true);
  });

  it('requires browser support for passkeys and security keys', () => {
    const methods = ['authenticatorApp', 'sms', 'email', 'webauthn'] as const;
    expect(methods.map((method) => isMethodUsable(method, undefined))).toEqual([true, true, true, false]);
    expect(isMethodUsable('webauthn', fakeKeys().credentials)).toBe(true);
  });

  it.each([
    [{ mfaRequired: true, mfaToken: 'm' }, true],
    [{ mfaToken: 'm' }, true],
    [{ mfaRequired: true, mfaToken: 'm', accessToken: 'a' }, true],
    [{ mfaToken: 'm', accessToken: 'a' }, false],
    [{ mfaRequired: true }, false],
    [{}, false],
  ])('is requested by %j: %s', (response, requested) => {
    expect(needsSecondFactor(response)).toBe(requested);
  });

  it('requires the number only while enrolling', () => {
    expect([stepForMethod('sms', false), stepForMethod('sms', true)]).toEqual(['smsSetPhoneNumber', 'smsVerifyCode']);
  });
});

describe('after a sign-in', () => {
  const passkeys: PasskeyFacts = {
    flag: true,
    strategies: [{ strategy: 'Passkeys', isActive: true }],
    preferredMethod: null,
    dontShowAgain: null,
    devices: 0,
  };

  it('prompts for passkeys unless excluded', () => {
    expect(shouldPromptPasskeys(passkeys)).toBe(true);
  });

  it.each<[string, Partial<PasskeyFacts>]>([
    ['the flag is off', { flag: false }],
    ['the policy has no passkeys', { strategies: [{ strategy: 'SmsCode', isActive: true }] }],
    ['the policy disables passkeys', { strategies: [{ strategy: 'Passkeys', isActive: false }] }],
    ['passkeys are preferred already', { preferredMethod: 'Passkeys' }],
    ['the user opted out', { dontShowAgain: 'true' }],
    ['there is a device already', { devices: 1 }],
    ['the number of devices is unknown', { devices: Number.NaN }],
  ])('does not prompt when %s', (_, change) => {
    expect(shouldPromptPasskeys({ ...passkeys, ...change })).toBe(false);
  });

  it('requires a new password only when it has leaked, the flag is on and no user was signed in', () => {
    const facts = { isBreachedPassword: true, flag: true, authenticated: false };
    expect(mustReplacePassword(facts)).toBe(true);
    expect(mustReplacePassword({ ...facts, isBreachedPassword: false })).toBe(false);
    expect(mustReplacePassword({ ...facts, isBreachedPassword: undefined })).toBe(false);
    expect(mustReplacePassword({ ...facts, flag: false })).toBe(false);
    expect(mustReplacePassword({ ...facts, authenticated: true })).toBe(false);
  });

  it('replaces a leaked password before prompting for passkeys', () => {
    expect(afterLogin({ breached: true, promptPasskeys: true })).toBe('breachedPassword');
    expect(afterLogin({ breached: false, promptPasskeys: true })).toBe('promptPasskeys');
    expect(afterLogin({ breached: false, promptPasskeys: false })).toBe('success');
  });
});
