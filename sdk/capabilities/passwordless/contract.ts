import { post } from '../../core/contract';
import { object, optionalText, string } from '../../core/schema';
import { LoginResponse } from '../../session/contract';

const calls = {
  /** `type` is the strategy in lower case: magiclink, code or smscode. Exactly one of the three addresses is sent. */
  preLogin: post('/identity/resources/auth/v1/passwordless/:type/prelogin', {
    auth: 'none',
    cookies: true,
    input: object({
      type: string(),
      email: optionalText,
      userId: optionalText,
      phoneNumber: optionalText,
      recaptchaToken: optionalText,
      invitationToken: optionalText,
    }),
    output: object({ phoneNumber: optionalText }),
  }),
  postLogin: post('/identity/resources/auth/v1/passwordless/:type/postlogin', {
    auth: 'none',
    cookies: true,
    input: object({
      type: string(),
      token: string(),
      recaptchaToken: optionalText,
      invitationToken: optionalText,
    }),
    output: LoginResponse,
  }),
};

/** Calls for sign-in with a link or a code. */
export type PasswordlessContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link PasswordlessContract}. */
export const contract: PasswordlessContract = calls;
