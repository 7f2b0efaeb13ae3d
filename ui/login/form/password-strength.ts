import { unmetPasswordRules } from '@gatehouse/sdk/password-rules';
import type { PasswordConfig } from '@gatehouse/sdk/passwords';

/** Levels of a password's estimated strength, from the lowest. */
export const strengthLevels = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof strengthLevels)[number];

/** Character classes and the number of characters in each. */
const classes: readonly [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
];

/** Bits from which a level is reached. */
const thresholds: readonly [PasswordStrength, number][] = [
  ['strong', 90],
  ['good', 65],
  ['fair', 45],
];

/** Returns the number of characters that add to the strength: repetitions and sequences such as `abc` or `321` do not. */
const effectiveLength = (characters: readonly string[]): number => {
  const steps = characters.map((character, at) => {
    const previous = characters[at - 1];
    return previous === undefined ? Number.NaN : (character.codePointAt(0) ?? 0) - (previous.codePointAt(0) ?? 0);
  });
  const counted = steps.filter((step, at) => step !== 0 && !(Math.abs(step) === 1 && steps[at - 1] === step));
  // A word that comes again and again adds as little as its first time.
  return Math.min(counted.length, 2 * new Set(characters).size);
};

/**
 * Returns the estimated strength of a password from its length and variety; always `weak` while it does not meet the
 * rules. Words and leaked passwords are not recognized: the provider checks those.
 */
export const passwordStrength = (password: string, config: PasswordConfig): PasswordStrength => {
  if (unmetPasswordRules(password, config).length > 0) return 'weak';
  const alphabet = classes.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 1);
  const bits = effectiveLength([...password]) * Math.log2(alphabet);
  return thresholds.find(([, least]) => bits >= least)?.[0] ?? 'weak';
};
