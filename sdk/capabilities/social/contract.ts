import { get, post } from '../../core/contract';
import { array, boolean, type Infer, maybeText, object, optional, optionalText, rows, string } from '../../core/schema';
import { LoginResponse } from '../../session/contract';

/** Configuration of a built-in provider: with the vendor's own client, or with the service's. */
export const SocialProvider = object({
  /** microsoft, facebook, google, github, slack, apple or linkedin. */
  type: string(),
  active: boolean(),
  /** Client id of the vendor; absent when the service's own client is used. */
  clientId: maybeText,
  redirectUrl: optionalText,
  backendRedirectUrl: optionalText,
  /** Relative to the API of the service. */
  authorizationUrl: maybeText,
  additionalScopes: optional(array(string())),
});
export type SocialProvider = Infer<typeof SocialProvider>;

/** A provider that the vendor configured. */
export const CustomProvider = object({
  id: string(),
  displayName: string(),
  active: boolean(),
  clientId: string(),
  redirectUrl: optionalText,
  authorizationUrl: string(),
  /** Separated by spaces. */
  scopes: optionalText,
  ssoLogoUrl: maybeText,
});
export type CustomProvider = Infer<typeof CustomProvider>;

const open = { auth: 'none', output: rows(SocialProvider) } as const;

const calls = {
  /** `provider` is the name of a built-in provider, or the id of a custom one. */
  postLogin: post('/identity/resources/auth/v1/user/sso/:provider/postlogin', {
    auth: 'none',
    cookies: true,
    query: ['code', 'id_token', 'redirectUri', 'code_verifier', 'code_verifier_pkce', 'state'],
    input: object({
      provider: string(),
      code: optionalText,
      id_token: optionalText,
      redirectUri: optionalText,
      code_verifier: optionalText,
      code_verifier_pkce: optionalText,
      state: optionalText,
      metadata: optionalText,
      invitationToken: optionalText,
    }),
    output: LoginResponse,
  }),
  listProvidersV1: get('/identity/resources/sso/v1', {
    auth: 'none',
    output: rows(object({ type: string(), clientId: maybeText, redirectUrl: optionalText, active: boolean() })),
  }),
  listProvidersV2: get('/identity/resources/sso/v2', open),
  listProvidersV2Authenticated: get('/identity/resources/sso/v2/authenticated', { output: open.output }),
  listCustomProviders: get('/identity/resources/sso/custom/v1', {
    auth: 'none',
    output: rows(CustomProvider),
    unwrap: 'providers',
  }),
};

/** Calls for social login. */
export type SocialContract = { readonly [Name in keyof typeof calls]: (typeof calls)[Name] };
/** The calls of {@link SocialContract}. */
export const contract: SocialContract = calls;
