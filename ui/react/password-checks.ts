import { unmetPasswordRules } from '@gatehouse/sdk/password-rules';
import type { PasswordConfig } from '@gatehouse/sdk/passwords';

/** A rule for a new password, and whether it is met. */
export interface PasswordCheck {
  rule: 'minLength' | 'maxLength' | 'kinds';
  /** Number of characters, or of character classes. */
  count: number;
  isMet: boolean;
}

/** Returns the rules for a new password, each with whether it is met. Limits that are not set are no rules. */
export const passwordChecks = (password: string, config: PasswordConfig): PasswordCheck[] => {
  const unmet = unmetPasswordRules(password, config);
  const { minLength, maxLength, minOptionalTestsToPass: kinds } = config;
  const rules: readonly [PasswordCheck['rule'], number | null | undefined, boolean][] = [
    ['minLength', minLength ?? 1, !unmet.includes('minLength')],
    ['maxLength', maxLength, !unmet.includes('maxLength')],
    ['kinds', kinds, password !== '' && !unmet.some((rule) => rule !== 'minLength' && rule !== 'maxLength')],
  ];
  return rules.flatMap(([rule, count, isMet]) => (count ? [{ rule, count, isMet }] : []));
};
