import { signedOut } from '../http/errors';
import type { Provider } from '../provider';
import { rightsOf } from '../rules/members/memberships';
import { authenticate } from '../rules/sessions/principal';

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
