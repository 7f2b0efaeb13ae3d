import { get, post, put } from '../core/contract';
import { array, boolean, type Infer, nullable, number, object, optional, string, unknown } from '../core/schema';

const text = optional(string());
const Device = object({ id: string() });

/** MFA devices by kind. */
export const MfaDevices = object({
  webauthn: optional(array(object({ id: string(), deviceType: text, name: text }))),
  phones: optional(array(object({ id: string(), phoneNumber: text }))),
  authenticators: optional(array(Device)),
  emails: optional(array(object({ email: string() }))),
});
export type MfaDevices = Infer<typeof MfaDevices>;

/** Answer of every call that signs a person in. Without `accessToken` a further step is needed. */
export const LoginResponse = object({
  accessToken: text,
  /** Seconds; read by `lifetime`, which forgives anything unusable. */
  expiresIn: optional(unknown()),
  mfaRequired: optional(boolean()),
  mfaToken: text,
  mfaEnrolled: optional(boolean()),
  mfaDevices: optional(MfaDevices),
  mfaStrategies: optional(array(string())),
  qrCode: text,
  recoveryCode: text,
  emailVerified: optional(boolean()),
  redirectLocation: text,
  userEmail: text,
  isBreachedPassword: optional(boolean()),
});
export type LoginResponse = Infer<typeof LoginResponse>;

/** Answer of the token endpoints of the hosted login. `id_token` is the bearer of the provider's own API. */
export const TokenResponse = object({
  id_token: string(),
  access_token: string(),
  expires_in: optional(unknown()),
});
export type TokenResponse = Infer<typeof TokenResponse>;

export const contract = {
  login: post('/identity/resources/auth/v1/user', {
    auth: 'none',
    cookies: true,
    input: object({
      email: string(),
      password: string(),
      recaptchaToken: text,
      invitationToken: text,
    }),
    output: LoginResponse,
  }),
  refreshToken: post('/identity/resources/auth/v1/user/token/refresh', {
    auth: 'none',
    cookies: true,
    input: object({ tenantId: nullable(string()) }),
    output: LoginResponse,
  }),
  logout: post('/identity/resources/auth/v1/logout', { auth: 'none', cookies: true }),
  token: post('/oauth/token', {
    auth: 'none',
    cookies: true,
    input: object({
      grant_type: string(),
      code: text,
      redirect_uri: text,
      code_verifier: text,
      refresh_token: text,
    }),
    output: TokenResponse,
  }),
  silentAuthorize: post('/oauth/authorize/silent', {
    auth: 'none',
    cookies: true,
    input: object({ tenantId: optional(nullable(string())) }),
    output: TokenResponse,
  }),
  /** A page to go to, not to fetch. */
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
      organization: text,
      tenantId: text,
      prompt: text,
      acr_values: text,
      /** Seconds. */
      max_age: optional(number()),
      login_direct_action: text,
    }),
  }),
  oauthLogout: get('/oauth/logout', {
    auth: 'none',
    cookies: true,
    retry: false,
    input: optional(object({ id_token_hint: text, post_logout_redirect_uri: text, state: text })),
  }),
  /** A page to go to, not to fetch. */
  hostedPortal: get('/oauth/portal', { auth: 'none', cookies: true, bare: true }),
  switchTenant: put('/identity/resources/users/v1/tenant', { input: object({ tenantId: string() }) }),
};
