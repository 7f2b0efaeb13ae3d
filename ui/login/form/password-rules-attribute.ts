import type { PasswordConfig } from '@gatehouse/sdk/passwords';

/**
 * Returns the password rules as the value of the attribute `passwordrules`, for password managers.
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
    // The provider requires a number of character classes; a password with all of them always passes.
    minOptionalTestsToPass ? 'required: lower; required: upper; required: digit; required: special' : undefined,
  ].filter((rule) => rule !== undefined);
  return rules.length > 0 ? { passwordrules: `${rules.join('; ')};` } : {};
};
