import type { JWTPayload } from 'jose';
import type { Caller } from '../call';
import type { Provider } from '../provider';
import { callerBySecret, callerOf } from './api-tokens';
import { openMembership } from './memberships';
import { isOverLimit, noteUse, sessionById } from './sessions';

/** Claims of a bearer that was signed here, for the provider's own API. */
const readBearer = async (provider: Provider, request: Request): Promise<JWTPayload | undefined> => {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const verified = await provider.signing.verify(token, provider.clock.now());
  // The gateway's token is signed by the same key, but it is not meant for this API.
  if (verified?.typ !== 'JWT') return undefined;
  return provider.clients.some((client) => client.id === verified.claims.aud) ? verified.claims : undefined;
};

/** The user of a token, while its session lives and the account lets them in. */
const callerOfSession = (provider: Provider, { sid, sub, tenantId }: JWTPayload): Caller | undefined => {
  if (typeof sid !== 'string' || typeof tenantId !== 'string') return undefined;
  const session = sessionById(provider, sid);
  const user = session && provider.db.users.get(session.userId);
  if (!session || !user || user.id !== sub || !openMembership(provider, user.id, tenantId)) return undefined;
  // The session may be in another account by now; the limits of the one that the token speaks for hold as well.
  if (isOverLimit(provider, session, tenantId)) return undefined;
  noteUse(provider, session);
  return { user, session, tenantId };
};

/** The user or API token behind a request, in an account that they may enter now. From which address is not checked here. */
export const authenticate = async (provider: Provider, request: Request): Promise<Caller | undefined> => {
  const secret = request.headers.get('x-api-key');
  if (secret) return callerBySecret(provider, secret);
  const claims = await readBearer(provider, request);
  if (claims?.type === 'userToken') return callerOfSession(provider, claims);
  const isApiToken = claims?.type === 'userApiToken' || claims?.type === 'tenantApiToken';
  const row = isApiToken ? provider.db.apiTokens.get(claims.sub ?? '') : undefined;
  return row && callerOf(provider, row);
};
