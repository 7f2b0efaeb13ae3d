/** Returns the OpenID Connect discovery document. */
export const discovery = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/frontegg/oauth/authorize`,
  token_endpoint: `${issuer}/frontegg/oauth/token`,
  end_session_endpoint: `${issuer}/frontegg/oauth/logout`,
  userinfo_endpoint: `${issuer}/frontegg/oauth/userinfo`,
  jwks_uri: `${issuer}/.well-known/jwks.json`,
  scopes_supported: ['openid', 'email', 'profile'],
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});
