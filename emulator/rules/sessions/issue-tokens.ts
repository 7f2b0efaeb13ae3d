import type { ApplicationRow } from '../../db/rows/applications';
import type { SessionRow } from '../../db/rows/sessions';
import { ProviderError, signedOut } from '../../http/errors';
import type { Client, Provider } from '../../provider';
import { requireApplication } from '../members/applications';
import { openMembership, openMembershipsOf, rightsOf } from '../members/memberships';
import { requireAllowedIp } from '../policies/restrictions';
import { isOverLimit } from './sessions';

export interface Grant {
  client: Client;
  /** Application of the sign-in. Default: none. */
  application: ApplicationRow | undefined;
  session: SessionRow;
  /** Default: the account of the session. */
  tenantId?: string | null;
  nonce?: string;
  /** Milliseconds since the epoch; no token is valid longer. */
  notAfter?: number;
}

export interface IssuedTokens {
  idToken: string;
  accessToken: string;
  expiresIn: number;
}

const present = <T extends Record<string, unknown>>(claims: T): T =>
  // JSON removes undefined values, which the signer refuses.
  JSON.parse(JSON.stringify(claims)) as T;

/**
 * Issues the id token and the access token. Both are bearer tokens of the provider's API; the access token of a client
 * with an audience of its own is one of that API instead.
 */
export const issueTokens = async (provider: Provider, grant: Grant): Promise<IssuedTokens> => {
  const { db, issuer, clock, settings, signing } = provider;
  const { session, client, nonce } = grant;
  const user = db.users.get(session.userId);
  if (!user) throw signedOut();
  const tenantId = grant.tenantId ?? session.tenantId;
  const membership = openMembership(provider, user.id, tenantId);
  if (!membership) {
    throw new ProviderError(400, 'not-a-member', 'You do not belong to this account. Choose another one.');
  }
  requireAllowedIp(provider, tenantId);
  requireApplication(db, grant.application, user.id, tenantId);
  if (isOverLimit(provider, session, tenantId)) throw signedOut();
  const { roles, permissions } = rightsOf(provider, user, tenantId);
  const iat = Math.floor(clock.now() / 1000);
  const notAfter = Math.min(
    grant.notAfter ?? session.expiresAt,
    membership.expiresAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(membership.expiresAt),
  );
  const exp = Math.min(iat + settings.accessTokenLifetime, Math.floor(notAfter / 1000));
  const shared = {
    iss: issuer,
    sub: user.id,
    email: user.email,
    email_verified: user.verified,
    name: user.name,
    tenantId,
    applicationId: grant.application?.id,
    roles: roles.map((role) => role.key),
    permissions: permissions.map((permission) => permission.key),
    superUser: user.superUser || undefined,
    sid: session.id,
    act: session.actor === undefined ? undefined : { sub: session.actor },
    iat,
    exp,
    type: 'userToken',
  };
  const identity = {
    ...shared,
    aud: client.id,
    nonce,
    userId: user.id,
    tenantIds: openMembershipsOf(provider, user.id).map((membership) => membership.tenantId),
    profilePictureUrl: user.profilePictureUrl,
    auth_time: Math.floor(session.authTime / 1000),
    amr: session.amr,
    acr: session.acr,
  };
  const [idToken, accessToken] = await Promise.all([
    signing.sign(present(identity), 'JWT'),
    signing.sign(present({ ...shared, aud: client.audience ?? client.id, jti: crypto.randomUUID() }), 'at+jwt'),
  ]);
  return { idToken, accessToken, expiresIn: exp - iat };
};

export const tokenResponse = ({ idToken, accessToken, expiresIn }: IssuedTokens, refreshToken: string | undefined) => ({
  token_type: 'Bearer',
  id_token: idToken,
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_in: expiresIn,
});
