import { get, post } from '../core/contract';
import { array, boolean, type Infer, nullable, object, optional, string } from '../core/schema';
import { LoginResponse } from '../session/contract';

const text = optional(string());
const orNull = optional(nullable(string()));

/** How one of the known providers is set up: with the vendor's own client, or with the one of the service. */
export const SocialProvider = object({
  /** microsoft, facebook, google, github, slack, apple or linkedin. */
  type: string(),
  active: boolean(),
  /** Of the vendor's own client; absent where the service signs in with its own. */
  clientId: orNull,
  redirectUrl: text,
  backendRedirectUrl: text,
  /** Relative to the service: it knows the rest of the address. */
  authorizationUrl: orNull,
  additionalScopes: optional(array(string())),
});
export type SocialProvider = Infer<typeof SocialProvider>;

/** A provider that the vendor set up by itself. */
export const CustomProvider = object({
  id: string(),
  displayName: string(),
  active: boolean(),
  clientId: string(),
  redirectUrl: text,
  authorizationUrl: string(),
  /** Separated by spaces. */
  scopes: text,
  ssoLogoUrl: orNull,
});
export type CustomProvider = Infer<typeof CustomProvider>;

const open = { auth: 'none', output: array(SocialProvider) } as const;

export const contract = {
  /** `provider` is a name, or the id of a custom one. */
  postLogin: post('/identity/resources/auth/v1/user/sso/:provider/postlogin', {
    auth: 'none',
    cookies: true,
    query: ['code', 'id_token', 'redirectUri', 'code_verifier', 'code_verifier_pkce', 'state'],
    input: object({
      provider: string(),
      code: text,
      id_token: text,
      redirectUri: text,
      code_verifier: text,
      code_verifier_pkce: text,
      state: text,
      metadata: text,
      invitationToken: text,
    }),
    output: LoginResponse,
  }),
  listProvidersV1: get('/identity/resources/sso/v1', {
    auth: 'none',
    output: array(object({ type: string(), clientId: orNull, redirectUrl: text, active: boolean() })),
  }),
  listProvidersV2: get('/identity/resources/sso/v2', open),
  listProvidersV2Authenticated: get('/identity/resources/sso/v2/authenticated', { output: open.output }),
  listCustomProviders: get('/identity/resources/sso/custom/v1', {
    auth: 'none',
    output: array(CustomProvider),
    unwrap: 'providers',
  }),
};
