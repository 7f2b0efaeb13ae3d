import { post } from '../core/contract';
import { object, optional, string } from '../core/schema';
import { LoginResponse } from '../session/contract';

export const contract = {
  /** `type` is the strategy in lower case: magiclink, code or smscode. Exactly one of the three addresses is sent. */
  preLogin: post('/identity/resources/auth/v1/passwordless/:type/prelogin', {
    auth: 'none',
    input: object({
      type: string(),
      email: optional(string()),
      userId: optional(string()),
      phoneNumber: optional(string()),
      recaptchaToken: optional(string()),
      invitationToken: optional(string()),
    }),
    output: object({ phoneNumber: optional(string()) }),
  }),
  postLogin: post('/identity/resources/auth/v1/passwordless/:type/postlogin', {
    auth: 'none',
    cookies: true,
    input: object({
      type: string(),
      token: string(),
      recaptchaToken: optional(string()),
      invitationToken: optional(string()),
    }),
    output: LoginResponse,
  }),
};
