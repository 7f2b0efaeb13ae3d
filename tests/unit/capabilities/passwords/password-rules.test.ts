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
    ['meets all', 'abcDEF123456', strict, []],
    ['is too short by one', 'abcDEF123', strict, ['minLength']],
    ['is as short as may be', 'abcDEF1234', strict, []],
    ['is as long as may be', 'abcDEF12345678901234', strict, []],
    ['is too long by one', 'abcDEF123456789012345', strict, ['maxLength']],
    ['has two kinds of three', 'abcdef1234', strict, ['uppercase', 'special']],
    ['has one kind of three', 'abcdefghij', strict, ['uppercase', 'digit', 'special']],
    ['has another three', 'abcdef123!', strict, []],
    ['is too short and of one kind', 'abc', strict, ['minLength', 'uppercase', 'digit', 'special']],
    ['is a phrase of one kind', 'abcdefghijklmno', strict, []],
    ['is nearly a phrase', 'abcdefghijklmn', strict, ['uppercase', 'digit', 'special']],
    ['is a phrase that is too long', 'abcdefghijklmnopqrstu', strict, ['maxLength']],
    [
      'is a phrase, where phrases are not taken',
      'abcdefghijklmno',
      { ...strict, allowPassphrases: false },
      ['uppercase', 'digit', 'special'],
    ],
    ['holds blanks, which are nothing special', 'abc def 12', strict, ['uppercase', 'special']],
    ['holds letters of another script, which are special', 'пароль1234', strict, ['lowercase', 'uppercase']],
    ['needs one kind and has one', 'abcdef', preview, []],
    ['needs one kind and has blanks', '     ', preview, ['minLength', 'lowercase', 'uppercase', 'digit', 'special']],
    ['meets no rules, as there are none', 'x', {}, []],
    ['meets rules that are null', 'x', { minLength: null, maxLength: null, minOptionalTestsToPass: null }, []],
    ['is empty, which is never enough', '', {}, ['minLength']],
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
