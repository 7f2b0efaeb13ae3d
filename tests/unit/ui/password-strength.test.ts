import { describe, expect, it } from 'vitest';
import { passwordStrength } from '../../../ui/login/form/password-strength';

describe('the estimated strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abcdefghijklmnopqrstuvwxyz', 'weak'],
    ['12345678901234567890', 'weak'],
    ['password', 'weak'],
    ['abababababababababababab', 'weak'],
    ['troubadour', 'fair'],
    ['Tr0ub4dor&3', 'good'],
    ['A-longer-Passphrase-7', 'strong'],
    ['パスワードはひみつです', 'good'],
  ] as const)('%s is %s', (password, level) => {
    expect(passwordStrength(password, {})).toBe(level);
  });

  it('is weak while a rule of the provider is not met, however long the password is', () => {
    expect(passwordStrength('A-longer-Passphrase-7', { minLength: 40 })).toBe('weak');
    expect(passwordStrength('A-longer-Passphrase-7', { maxLength: 10 })).toBe('weak');
  });
});
