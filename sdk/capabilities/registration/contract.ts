import { get, post } from '../../core/contract';
import {
  array,
  boolean,
  type Infer,
  maybeText,
  nullable,
  object,
  optional,
  optionalText,
  string,
} from '../../core/schema';
import { LoginResponse } from '../../session/contract';

const link = { userId: string(), token: string() };
const activation = {
  ...link,
  password: optionalText,
  recaptchaToken: optionalText,
  /** ISO date on which the user accepted the terms. */
  lastTermsCheck: optionalText,
};

/** A new user and the name of their account. */
export const NewAccount = object({
  email: string(),
  companyName: string(),
  name: optionalText,
  password: optionalText,
  phoneNumber: optionalText,
  /** JSON text, as the provider stores it. */
  metadata: optionalText,
  roleIds: optional(array(string())),
  recaptchaToken: optionalText,
  invitationToken: optionalText,
});

/** Result of a sign-up. `authResponse` is used only when the user needs no activation. */
export const SignedUp = object({
  shouldActivate: boolean(),
  userId: maybeText,
  tenantId: maybeText,
  authResponse: optional(nullable(LoginResponse)),
});
export type SignedUp = Infer<typeof SignedUp>;

const calls = {
  signUp: post('/identity/resources/users/v1/signUp', {
    auth: 'none',
    cookies: true,
    input: NewAccount,
    output: SignedUp,
  }),
  activate: post('/identity/resources/users/v1/activate', {
    auth: 'none',
    cookies: true,
    input: object(activation),
    output: LoginResponse,
  }),
  activateWithCode: post('/identity/resources/users/v1/activate/code', {
    auth: 'none',
    cookies: true,
    input: object({ ...activation, code: string() }),
    output: LoginResponse,
  }),
  getActivationStrategy: get('/identity/resources/users/v1/activate/strategy', {
    auth: 'none',
    input: object(link),
    output: object({ shouldSetPassword: boolean() }),
  }),
  resendActivation: post('/identity/resources/users/v1/activate/reset', {
    auth: 'none',
    input: object({ email: string() }),
  }),
  acceptInvitation: post('/identity/resources/users/v1/invitation/accept', { auth: 'none', input: object(link) }),
  acceptInvitationWithCode: post('/identity/resources/users/v1/invitation/accept/code', {
    auth: 'none',
    input: object({ ...link, code: string() }),
  }),
  unlockMe: post('/identity/resources/users/v3/me/unlock', { auth: 'none', input: object({ token: string() }) }),
};

/** Calls for sign-up, activation and invitations. */
export type RegistrationContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link RegistrationContract}. */
export const contract: RegistrationContract = calls;
