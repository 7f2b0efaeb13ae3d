import * as passwords from '@gatehouse/sdk/passwords';
import { describe, expect, it } from 'vitest';
import type { PasswordConfig, PasswordRule } from '../../../../sdk/capabilities/passwords/queries';

const { unmetPasswordRules } = passwords;

/** Settings that the preview of the specification names. */
const preview: PasswordConfig = {
  allowPassphrases: true,
  minLength: 6,
  maxLength: 128,
  minPhraseLength: 6,
  minOptionalTestsToPass: 1,
};
const strict: PasswordConfig = {
  allowPassphrases: true,
  minLength: 10,
  maxLength: 20,
  minPhraseLength: 15,
  minOptionalTestsToPass: 3,
};

describe('password rules', () => {
  it.each<[string, string, PasswordConfig, PasswordRule[]]>([
    ['meets all rules', 'abcDEF123456', strict, []],
    ['is too short by one', 'abcDEF123', strict, ['minLength']],
    ['has the minimum length', 'abcDEF1234', strict, []],
    ['is too short, decomposed', 'e\u0301e\u0301e\u0301AB123', strict, ['minLength']],
    ['has the maximum length, decomposed', `${'e\u0301'.repeat(10)}ABCDEF1234`, strict, []],
    ['has no special character but spaces', 'abcdef\u00A0\u3000gh', strict, ['uppercase', 'digit', 'special']],
    ['has the maximum length', 'abcDEF12345678901234', strict, []],
    ['is too long by one', 'abcDEF123456789012345', strict, ['maxLength']],
    ['has two of three character classes', 'abcdef1234', strict, ['uppercase', 'special']],
    ['has one of three character classes', 'abcdefghij', strict, ['uppercase', 'digit', 'special']],
    ['has three other classes', 'abcdef123!', strict, []],
    ['is too short and has one class', 'abc', strict, ['minLength', 'uppercase', 'digit', 'special']],
    ['is a passphrase of one class', 'abcdefghijklmno', strict, []],
    ['is almost a passphrase', 'abcdefghijklmn', strict, ['uppercase', 'digit', 'special']],
    ['is a passphrase that is too long', 'abcdefghijklmnopqrstu', strict, ['maxLength']],
    [
      'is a passphrase, where passphrases are not allowed',
      'abcdefghijklmno',
      { ...strict, allowPassphrases: false },
      ['uppercase', 'digit', 'special'],
    ],
    ['contains spaces, which are not special characters', 'abc def 12', strict, ['uppercase', 'special']],
    [
      'contains letters of another script, which are special characters',
      'пароль1234',
      strict,
      ['lowercase', 'uppercase'],
    ],
    ['needs one class and has one', 'abcdef', preview, []],
    ['needs one class and has spaces', '     ', preview, ['minLength', 'lowercase', 'uppercase', 'digit', 'special']],
    ['is checked without rules', 'x', {}, []],
    ['is checked with null as the rules', 'x', { minLength: null, maxLength: null, minOptionalTestsToPass: null }, []],
    ['is empty', '', {}, ['minLength']],
  ])('report a password that %s', (_what, password, config, unmet) => {
    expect(unmetPasswordRules(password, config)).toEqual(unmet);
  });

  it('accept no passphrases without a length for them', () => {
    expect(unmetPasswordRules('abcdefghijklmno', { allowPassphrases: true, minOptionalTestsToPass: 2 })).toEqual([
      'uppercase',
      'digit',
      'special',
    ]);
  });
});
