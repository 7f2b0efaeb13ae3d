import { get, post } from '../../core/contract';
import {
  type Infer,
  maybeFlag,
  maybeNumber,
  nullable,
  object,
  optional,
  optionalText,
  string,
} from '../../core/schema';

const limit = maybeNumber;

/** Requirements for a password. A requirement that the provider leaves out does not apply. */
export const PasswordConfig = object({
  /** A passphrase does not need different kinds of characters. */
  allowPassphrases: maybeFlag,
  /** Characters. */
  minLength: limit,
  /** Characters. */
  maxLength: limit,
  /** Characters from which on a password counts as a passphrase. */
  minPhraseLength: limit,
  /** Required number of the four kinds of characters. */
  minOptionalTestsToPass: limit,
});
export type PasswordConfig = Infer<typeof PasswordConfig>;

const byEmail = object({ email: string() });

const calls = {
  forgotPassword: post('/identity/resources/users/v1/passwords/reset', { auth: 'none', input: byEmail }),
  resetPassword: post('/identity/resources/users/v1/passwords/reset/verify', {
    auth: 'none',
    input: object({ token: string(), userId: string(), password: string() }),
  }),
  getPasswordConfig: get('/identity/resources/users/v1/passwords/config', {
    auth: 'none',
    recordedAs: 'LOAD_PASSWORD_CONFIGURATION',
    input: object({ userId: optionalText }),
    output: optional(nullable(PasswordConfig)),
  }),
  changePassword: post('/identity/resources/users/v1/passwords/change', {
    input: object({ password: string(), newPassword: string() }),
  }),
  bulkResetBreachedPasswords: post('/identity/resources/users/v1/passwords/breached/reset/bulk'),
};

/** Calls for changing and resetting passwords. */
export type PasswordsContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link PasswordsContract}. */
export const contract: PasswordsContract = calls;
