import { get, post, put } from '../core/contract';
import {
  array,
  type Infer,
  maybeText,
  object,
  optional,
  optionalFlag,
  optionalNumber,
  optionalText,
  rows,
  string,
  unknown,
} from '../core/schema';

const Device = object({ id: string() });

/** MFA devices by kind. */
export const MfaDevices = object({
  webauthn: optional(rows(object({ id: string(), deviceType: optionalText, name: optionalText }))),
  phones: optional(rows(object({ id: string(), phoneNumber: optionalText }))),
  authenticators: optional(rows(Device)),
  emails: optional(rows(object({ email: string() }))),
});
export type MfaDevices = Infer<typeof MfaDevices>;

/** Response of every call that signs a user in. Without `accessToken` a further step is required. */
export const LoginResponse = object({
  accessToken: optionalText,
  /** Not used by the session, whose refresh token is in the provider's HttpOnly cookie. */
  refreshToken: optionalText,
  /** Seconds; `lifetime` parses it and ignores invalid values. */
  expiresIn: optional(unknown()),
  mfaRequired: optionalFlag,
  mfaToken: optionalText,
  mfaEnrolled: optionalFlag,
  mfaDevices: optional(MfaDevices),
  mfaStrategies: optional(array(string())),
  qrCode: optionalText,
  recoveryCode: optionalText,
  emailVerified: optionalFlag,
  redirectLocation: optionalText,
  userEmail: optionalText,
  isBreachedPassword: optionalFlag,
});
export type LoginResponse = Infer<typeof LoginResponse>;

/** Response of the token endpoints of the hosted login. `id_token` is the bearer token for the provider's API. */
export const TokenResponse = object({
  id_token: string(),
  access_token: string(),
  /** Kept in memory only. */
  refresh_token: optionalText,
  /** Standard, and read by OAuth clients of servers. */
  token_type: optionalText,
  expires_in: optional(unknown()),
});
export type TokenResponse = Infer<typeof TokenResponse>;

const calls = {
  login: post('/identity/resources/auth/v1/user', {
    auth: 'none',
    cookies: true,
    input: object({
      email: string(),
      password: string(),
      recaptchaToken: optionalText,
      invitationToken: optionalText,
    }),
    output: LoginResponse,
  }),
  refreshToken: post('/identity/resources/auth/v1/user/token/refresh', {
    auth: 'none',
    cookies: true,
    input: optional(object({ tenantId: maybeText })),
    output: LoginResponse,
  }),
  logout: post('/identity/resources/auth/v1/logout', { auth: 'none', cookies: true }),
  token: post('/oauth/token', {
    auth: 'none',
    cookies: true,
    input: object({
      grant_type: string(),
      code: optionalText,
      redirect_uri: optionalText,
      code_verifier: optionalText,
      refresh_token: optionalText,
    }),
    output: TokenResponse,
  }),
  silentAuthorize: post('/oauth/authorize/silent', {
    auth: 'none',
    cookies: true,
    input: optional(object({ tenantId: maybeText })),
    output: TokenResponse,
  }),
  /** A page to navigate to, not to fetch. */
  authorize: get('/oauth/authorize', {
    auth: 'none',
    input: object({
      response_type: string(),
      client_id: string(),
      scope: string(),
      redirect_uri: string(),
      code_challenge: string(),
      code_challenge_method: string(),
      nonce: string(),
      organization: optionalText,
      tenantId: optionalText,
      prompt: optionalText,
      acr_values: optionalText,
      /** Seconds. */
      max_age: optionalNumber,
      login_direct_action: optionalText,
    }),
  }),
  oauthLogout: get('/oauth/logout', {
    auth: 'none',
    cookies: true,
    retry: false,
    input: optional(
      object({ id_token_hint: optionalText, post_logout_redirect_uri: optionalText, state: optionalText }),
    ),
  }),
  /** A page to navigate to, not to fetch. */
  hostedPortal: get('/oauth/portal', { auth: 'none', cookies: true, bare: true }),
  switchTenant: put('/identity/resources/users/v1/tenant', { input: object({ tenantId: string() }) }),
};

/** Calls for signing in and out and for renewing tokens. */
export type SessionContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SessionContract}. */
export const contract: SessionContract = calls;
