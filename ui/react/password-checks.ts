import { type PasswordConfig, unmetPasswordRules } from '@gatehouse/sdk/passwords';

/** One rule for a new password, and whether it is met. */
export interface PasswordCheck {
  rule: 'minLength' | 'maxLength' | 'kinds';
  /** What the rule counts: letters, or kinds of letters. */
  count: number;
  isMet: boolean;
}

/** The rules for a new password, with those that it meets. A limit that is not set is no rule. */
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
