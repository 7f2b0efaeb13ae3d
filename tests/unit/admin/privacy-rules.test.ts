import { expect, it } from 'vitest';
import { choicesOf, factorsOf } from '../../../ui/admin/privacy/factor-rules';
import { signInMethodsOf } from '../../../ui/admin/privacy/sign-in-methods';
import { passwordChecks } from '../../../ui/react/password-checklist';

it('lists devices by kind', () => {
  const devices = {
    emails: [{ email: 'a@b.c' }],
    webauthn: [{ id: 'k', deviceType: 'Platform' }],
    phones: [{ id: 'p', phoneNumber: '*** 1' }],
    authenticators: [{ id: 'a' }],
  };
  expect(factorsOf(devices).map(({ kind, id }) => `${kind}:${id}`)).toEqual([
    'app:a',
    'phone:p',
    'key:k',
    'email:a@b.c',
  ]);
  expect(factorsOf({})).toEqual([]);
});

it('offers the enabled strategies, a security key once', () => {
  expect(choicesOf(['SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'EmailCode'])).toEqual(['phone', 'key']);
  expect(choicesOf([])).toEqual([]);
});

it('checks a password against the rules', () => {
  const config = { minLength: 6, maxLength: 8, minOptionalTestsToPass: 2 };
  const met = (password: string) =>
    passwordChecks(password, config)
      .filter(({ isMet }) => isMet)
      .map(({ rule }) => rule);
  expect(met('')).toEqual(['maxLength']);
  expect(met('abcdef')).toEqual(['minLength', 'maxLength']);
  expect(met('abcdE1')).toEqual(['minLength', 'maxLength', 'kinds']);
  expect(met('abcdefghI')).toEqual(['minLength', 'kinds']);
  expect(passwordChecks('x', {})).toEqual([{ rule: 'minLength', count: 1, isMet: true }]);
});

it('marks the method of the user, also one that is no longer offered', () => {
  const strategies = {
    mainAuthStrategies: [{ strategy: 'EmailAndPassword' }],
    secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: false }],
  };
  const services = [
    { type: 'Google', active: true },
    { type: 'slack', active: false },
  ];
  expect(signInMethodsOf(strategies, services, 'local')).toEqual([
    { id: 'EmailAndPassword', isUsed: true },
    { id: 'google', isUsed: false },
  ]);
  expect(signInMethodsOf(strategies, services, 'google').filter(({ isUsed }) => isUsed)).toEqual([
    { id: 'google', isUsed: true },
  ]);
  expect(signInMethodsOf(strategies, [], 'saml')[0]).toEqual({ id: 'saml', isUsed: true });
});
