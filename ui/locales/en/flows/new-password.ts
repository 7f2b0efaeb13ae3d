import type { Widen } from '../../widen';

/** Texts of the field for a new password. */
export const texts = {
  missing: 'Enter a new password.',
  weak: 'This password does not meet all rules yet.',
  label: 'Rules for the new password',
  rules: {
    minLength: (count: number) => (count === 1 ? 'At least 1 character' : `At least ${count} characters`),
    maxLength: (count: number) => `At most ${count} characters`,
    kinds: (count: number) => `At least ${count} of these: lowercase letter, capital letter, digit, special character`,
  },
  met: '(met)',
  unmet: '(not met yet)',
};

export type NewPasswordTexts = Widen<typeof texts>;
