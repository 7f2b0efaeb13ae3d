import type { JWTPayload } from 'jose';
import type { Caller } from '../../http/call';
import type { Client, Provider } from '../../provider';
import { openMembership } from '../members/memberships';
import { callerBySecret, callerOf } from './api-tokens';
import { isOverLimit, noteUse, sessionById } from './sessions';

/**
 * Returns the client of an id: a registered one, or an application with that id, which has the addresses of the first
 * client. Current quick starts of the provider name an application where they name a client.
 */
export const clientById = ({ clients, db }: Pick<Provider, 'clients' | 'db'>, id: unknown): Client | undefined => {
  if (typeof id !== 'string') return undefined;
  const registered = clients.find((client) => client.id === id);
  if (registered) return registered;
  const application = db.applications.get(id);
  const [first] = clients;
  if (!application?.isActive || !first) return undefined;
  const { audience: _audience, secret: _secret, ...addresses } = first;
  return { ...addresses, id, name: application.name };
};

/** Returns all clients that may have signed in: the registered ones and the applications. */
export const everyClient = (provider: Pick<Provider, 'clients' | 'db'>): Client[] => [
  ...provider.clients,
  ...provider.db.applications.list().flatMap(({ id }) => clientById(provider, id) ?? []),
];

/** Returns the claims of a bearer token that this provider issued for its own API. */
const readBearer = async (provider: Provider, request: Request): Promise<JWTPayload | undefined> => {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const verified = await provider.signing.verify(token, provider.clock.now());
  // A token for another API, such as the gateway's, is signed by the same key, but its audience is not a client.
  if (verified?.typ !== 'JWT' && verified?.typ !== 'at+jwt') return undefined;
  return clientById(provider, verified.claims.aud) ? verified.claims : undefined;
};

/** Returns the user of a token while its session is active and the account admits them. */
const callerOfSession = (provider: Provider, { sid, sub, tenantId }: JWTPayload): Caller | undefined => {
  if (typeof sid !== 'string' || typeof tenantId !== 'string') return undefined;
  const session = sessionById(provider, sid);
  const user = session && provider.db.users.get(session.userId);
  if (!session || !user || user.id !== sub || !openMembership(provider, user.id, tenantId)) return undefined;
  // The session may have switched to another account; the limits of the token's account apply as well.
  if (isOverLimit(provider, session, tenantId)) return undefined;
  noteUse(provider, session);
  return { user, session, tenantId };
};

/**
 * Returns the user or API token of a request, in an account that they may enter. IP restrictions are not checked here.
 */
export const authenticate = async (provider: Provider, request: Request): Promise<Caller | undefined> => {
  const secret = request.headers.get('x-api-key');
  if (secret) return callerBySecret(provider, secret);
  const claims = await readBearer(provider, request);
  if (claims?.type === 'userToken') return callerOfSession(provider, claims);
  const isApiToken = claims?.type === 'userApiToken' || claims?.type === 'tenantApiToken';
  const row = isApiToken ? provider.db.apiTokens.get(claims.sub ?? '') : undefined;
  return row && callerOf(provider, row);
};
