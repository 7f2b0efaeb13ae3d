import { array, boolean, type infer as Infer, nullable, object, optional, string, unknown } from 'zod/mini';
import { get, post, put } from '../core/contract';

const Device = object({ id: string() });

/** MFA devices by kind. */
export const MfaDevices = object({
  webauthn: optional(array(object({ id: string(), deviceType: optional(string()), name: optional(string()) }))),
  phones: optional(array(object({ id: string(), phoneNumber: optional(string()) }))),
  authenticators: optional(array(Device)),
  emails: optional(array(object({ email: string() }))),
});
export type MfaDevices = Infer<typeof MfaDevices>;

/** Answer of every call that signs a person in. Without `accessToken` a further step is needed. */
export const LoginResponse = object({
  accessToken: optional(string()),
  /** Seconds; read by `lifetime`, which forgives anything unusable. */
  expiresIn: optional(unknown()),
  mfaRequired: optional(boolean()),
  mfaToken: optional(string()),
  mfaEnrolled: optional(boolean()),
  mfaDevices: optional(MfaDevices),
  mfaStrategies: optional(array(string())),
  qrCode: optional(string()),
  recoveryCode: optional(string()),
  emailVerified: optional(boolean()),
  redirectLocation: optional(string()),
  userEmail: optional(string()),
  userId: optional(string()),
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
      recaptchaToken: optional(string()),
      invitationToken: optional(string()),
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
      code: optional(string()),
      redirect_uri: optional(string()),
      code_verifier: optional(string()),
      refresh_token: optional(string()),
    }),
    output: TokenResponse,
  }),
  silentAuthorize: post('/oauth/authorize/silent', {
    auth: 'none',
    cookies: true,
    input: object({ tenantId: optional(nullable(string())) }),
    output: TokenResponse,
  }),
  oauthLogout: get('/oauth/logout', { auth: 'none', cookies: true, retry: false }),
  ssoPreLogin: post('/identity/resources/auth/v2/user/sso/prelogin', {
    auth: 'none',
    input: object({ email: string(), tenantId: optional(string()) }),
    output: object({ address: optional(nullable(string())), idpType: optional(nullable(string())) }),
  }),
  switchTenant: put('/identity/resources/users/v1/tenant', { input: object({ tenantId: string() }) }),
};
