import { signedOut } from '../http/errors';
import type { Provider } from '../provider';
import { rightsOf } from '../rules/members/memberships';
import { authenticate } from '../rules/sessions/principal';

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

/** GET and POST /oauth/userinfo: the standard claims of the user, and those of the provider's tokens. */
export const userInfo = async (provider: Provider, request: Request) => {
  const caller = await authenticate(provider, request);
  if (!caller || caller.apiToken) throw signedOut();
  const { user, tenantId } = caller;
  const { roles, permissions } = rightsOf(provider, user, tenantId);
  return {
    sub: user.id,
    name: user.name,
    email: user.email,
    email_verified: user.verified,
    ...(user.profilePictureUrl && { picture: user.profilePictureUrl, profilePictureUrl: user.profilePictureUrl }),
    tenantId,
    roles: roles.map(({ key }) => key),
    permissions: permissions.map(({ key }) => key),
  };
};
