import type { PasswordConfig } from '@gatehouse/sdk/passwords';

/**
 * The rules as password managers read them when they make a password, in the attribute `passwordrules`.
 * Source: Apple, "Customizing Password AutoFill Rules".
 */
export const passwordRulesAttribute = ({
  minLength,
  maxLength,
  minOptionalTestsToPass,
}: PasswordConfig): { passwordrules?: string } => {
  const rules = [
    minLength ? `minlength: ${minLength}` : undefined,
    maxLength ? `maxlength: ${maxLength}` : undefined,
    // The provider asks for some kinds of characters, whichever: a password with all of them is always taken.
    minOptionalTestsToPass ? 'required: lower; required: upper; required: digit; required: special' : undefined,
  ].filter((rule) => rule !== undefined);
  return rules.length > 0 ? { passwordrules: `${rules.join('; ')};` } : {};
};
