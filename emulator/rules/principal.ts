import type { Caller } from '../call';
import type { Provider } from '../provider';
import type { UserRow } from '../rows/accounts';
import type { SessionRow } from '../rows/sessions';
import { openMembership } from './memberships';
import { isOverLimit, noteUse, sessionById } from './sessions';

/** What a user token says, before it is held against the rows. */
interface Claimed {
  user: UserRow;
  session: SessionRow;
  tenantId: string;
}

/** The user token of a request: signed here, meant for the provider's own API, and of a session that lives. */
const readUserToken = async (provider: Provider, request: Request): Promise<Claimed | undefined> => {
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  const verified = token && (await provider.signing.verify(token, provider.clock.now()));
  if (!verified) return undefined;
  const { typ, claims } = verified;
  // The gateway's token is signed by the same key, but it is not meant for this API.
  if (typ !== 'JWT' || claims.type !== 'userToken') return undefined;
  if (!provider.clients.some((client) => client.id === claims.aud)) return undefined;
  if (typeof claims.sid !== 'string' || typeof claims.tenantId !== 'string') return undefined;
  const session = sessionById(provider, claims.sid);
  const user = session && provider.db.users.get(session.userId);
  return session && user && user.id === claims.sub ? { user, session, tenantId: claims.tenantId } : undefined;
};

/** The user behind a request's token, in an account that they may enter now. From which address is not checked here. */
export const authenticate = async (provider: Provider, request: Request): Promise<Caller | undefined> => {
  const claimed = await readUserToken(provider, request);
  if (!claimed || !openMembership(provider, claimed.user.id, claimed.tenantId)) return undefined;
  // The session may be in another account by now; the limits of the one that the token speaks for hold as well.
  if (isOverLimit(provider, claimed.session, claimed.tenantId)) return undefined;
  noteUse(provider, claimed.session);
  return claimed;
};
