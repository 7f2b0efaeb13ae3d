import { canonicalPassword } from '../../core/text/password-text';
import type { PasswordConfig } from './contract';

/** A requirement that a password does not meet. */
export type PasswordRule = 'minLength' | 'maxLength' | 'lowercase' | 'uppercase' | 'digit' | 'special';

type Kind = Exclude<PasswordRule, 'minLength' | 'maxLength'>;

/** The optional tests. Source: OWASP password strength test, whose settings the provider's configuration names. */
const kinds: readonly (readonly [Kind, RegExp])[] = [
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['digit', /[0-9]/],
  ['special', /[^A-Za-z0-9 ]/],
];

const missingKinds = (password: string, config: PasswordConfig): Kind[] => {
  const isPhrase = config.allowPassphrases && password.length >= (config.minPhraseLength ?? Number.POSITIVE_INFINITY);
  const missing = kinds.filter(([, test]) => !test.test(password)).map(([kind]) => kind);
  const enough = kinds.length - missing.length >= (config.minOptionalTestsToPass ?? 0);
  return isPhrase || enough ? [] : missing;
};

/**
 * Returns the requirements that a password does not meet; empty when it meets all. Missing kinds of characters are
 * listed only while too few kinds are present.
 */
export const unmetPasswordRules = (password: string, config: PasswordConfig): PasswordRule[] => {
  // As it is hashed: a keyboard that composes letters makes no password longer.
  const text = canonicalPassword(password);
  return [
    ...(text.length < (config.minLength ?? 1) ? (['minLength'] as const) : []),
    ...(text.length > (config.maxLength ?? Number.POSITIVE_INFINITY) ? (['maxLength'] as const) : []),
    ...missingKinds(text, config),
  ];
};
