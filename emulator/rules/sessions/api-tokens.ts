import type { ApiTokenRow, UserRow } from '../../db/rows/accounts';
import type { SessionRow } from '../../db/rows/sessions';
import type { Caller } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { sha256 } from '../../random';
import { openMembership, rightsOf } from '../members/memberships';
import { newUser } from '../members/users';
import { requireAllowedIp } from '../policies/restrictions';

/** An account's token acts as itself: `rolesOf` finds the roles of the token by this id. */
const itself = ({ id, tenantId, description, createdAt }: ApiTokenRow): UserRow => ({
  ...newUser({ id, tenantId, createdAt, email: '', name: description }),
  verified: true,
});

/** An API token has no sign-in, so it is never recent enough for a step-up. */
const noSession = ({ id, tenantId }: ApiTokenRow, userId: string): SessionRow => ({
  ...{ id, tenantId, userId, secretHash: '', userAgent: '', ip: '', amr: [] },
  ...{ createdAt: 0, expiresAt: 0, authTime: 0 },
});

/**
 * Returns the caller of an API token: its user with their current permissions, or the account's token with its own
 * roles.
 */
export const callerOf = (provider: Provider, row: ApiTokenRow): Caller | undefined => {
  const { db, clock } = provider;
  if (row.expires !== null && Date.parse(row.expires) <= clock.now()) return undefined;
  const user = row.owner === 'tenant' ? itself(row) : db.users.get(row.userId ?? '');
  if (!user || user.disabled) return undefined;
  if (row.owner === 'user' && !openMembership(provider, user.id, row.tenantId)) return undefined;
  return { user, tenantId: row.tenantId, session: noSession(row, user.id), apiToken: row };
};

/** Returns the caller of an access token, which is sent as it was shown. */
export const callerBySecret = async (provider: Provider, secret: string): Promise<Caller | undefined> => {
  const row = provider.db.apiTokens.first('secretHash', await sha256(secret));
  return row?.kind === 'access-token' ? callerOf(provider, row) : undefined;
};

const textIn = (body: Record<string, unknown>, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Exchanges client id and secret of an API token for a bearer token of the provider's API. Every call looks the token
 * up again, so that it ends with its row.
 *
 * @throws ProviderError 401 for a wrong pair or an expired token, 403 for a refused IP address
 */
export const exchangeApiToken = async (provider: Provider, body: Record<string, unknown>) => {
  const { db, clock, settings, signing, issuer, clients } = provider;
  const row = db.apiTokens.get(textIn(body, 'clientId'));
  const isRight = row?.kind === 'client-credentials' && row.secretHash === (await sha256(textIn(body, 'secret')));
  const caller = isRight ? callerOf(provider, row) : undefined;
  if (!row || !caller) {
    throw new ProviderError(
      401,
      'invalid-api-token',
      'The client ID or the secret is wrong, or the token has expired.',
    );
  }
  requireAllowedIp(provider, row.tenantId);
  const { roles, permissions } = rightsOf(provider, caller.user, row.tenantId);
  const iat = Math.floor(clock.now() / 1000);
  const ends = row.expires === null ? Number.POSITIVE_INFINITY : Math.floor(Date.parse(row.expires) / 1000);
  const exp = Math.min(iat + settings.accessTokenLifetime, ends);
  const claims = {
    ...{ iss: issuer, aud: clients[0]?.id ?? '', sub: row.id, iat, exp },
    type: `${row.owner}ApiToken`,
    tenantId: row.tenantId,
    createdByUserId: row.createdByUserId,
    ...(row.userId !== undefined && { userId: row.userId }),
    roles: roles.map(({ key }) => key),
    permissions: permissions.map(({ key }) => key),
  };
  return {
    access_token: await signing.sign(claims, 'JWT'),
    token_type: 'bearer',
    expires_in: exp - iat,
    expires: new Date(exp * 1000).toUTCString(),
  };
};
