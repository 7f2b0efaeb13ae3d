import { get } from '../../core/contract';
import {
  boolean,
  type Infer,
  maybeFlag,
  maybeNumber,
  nullable,
  object,
  optional,
  optionalFlag,
  optionalText,
  rows,
  string,
} from '../../core/schema';

/** Public settings of the vendor: the sign-in strategy and the types of tokens. */
export const VendorConfig = object({
  allowSignups: optionalFlag,
  apiTokensEnabled: optionalFlag,
  /** EmailAndPassword, MagicLink, Code, NoLocalAuthentication or SmsCode. */
  authStrategy: optionalText,
  /** ClientCredentials or AccessToken. */
  machineToMachineAuthStrategy: optionalText,
});
export type VendorConfig = Infer<typeof VendorConfig>;

/** Sign-in strategies: the main one and the alternatives. */
export const AuthStrategies = object({
  mainAuthStrategies: rows(object({ strategy: string() })),
  secondaryAuthStrategies: rows(object({ strategy: string(), isActive: boolean() })),
});
export type AuthStrategies = Infer<typeof AuthStrategies>;

/** The CAPTCHA of the login box. */
export const CaptchaPolicy = object({ siteKey: string(), enabled: boolean() });
export type CaptchaPolicy = Infer<typeof CaptchaPolicy>;

/** Requirements for a new password; lengths in characters. */
export const PasswordPolicy = object({
  allowPassphrases: maybeFlag,
  minLength: maybeNumber,
  maxLength: maybeNumber,
  minPhraseLength: maybeNumber,
  minOptionalTestsToPass: maybeNumber,
});
export type PasswordPolicy = Infer<typeof PasswordPolicy>;

const root = '/identity/resources/configurations/v1';

const calls = {
  getVendorConfig: get(`${root}/public`, { auth: 'none', output: VendorConfig, recordedAs: 'LOAD_ALLOW_SIGNUPS' }),
  getPublicAuthStrategies: get(`${root}/auth/strategies/public`, {
    auth: 'none',
    output: AuthStrategies,
    recordedAs: 'LOAD_PUBLIC_AUTH_STRATEGIES_POLICY',
  }),
  getAuthStrategies: get(`${root}/auth/strategies`, { output: AuthStrategies }),
  getCaptchaPolicy: get(`${root}/captcha-policy/public`, { auth: 'none', output: optional(nullable(CaptchaPolicy)) }),
  getPasswordPolicy: get(`${root}/password`, { output: PasswordPolicy }),
};

/** Calls for the vendor's sign-in configuration. */
export type ConfigurationsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link ConfigurationsContract}. */
export const contract: ConfigurationsContract = calls;
