import type { UserRow } from '../../db/rows/accounts';
import type { Caller } from '../../http/call';
import type { Cookies } from '../../http/cookies';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';
import { rightsOf } from '../members/memberships';
import { covers, levelOf } from '../members/roles';
import { browserOf, markedBrowser } from './external-sign-ins';

/** Lifetime of a link, in milliseconds. */
const LIFETIME = 60_000;
/** Identifies the browser of the console that a link was created in. */
const COOKIE = 'fe_console';

/** @throws ProviderError 403 `owner-needed` while another user acts as the caller */
export const requireOwner = ({ session }: Pick<Caller, 'session'>): void => {
  if (session.actor === undefined) return;
  throw new ProviderError(403, 'owner-needed', 'Only the user can do this. You are acting as another user.');
};

/** Issues an actor token: valid once, for a minute, in this browser only. */
export const issueActorToken = async (
  { db, clock }: Pick<Provider, 'db' | 'clock'>,
  cookies: Cookies,
  { user, actor }: { user: UserRow; actor: string },
): Promise<string> => {
  const now = clock.now();
  for (const old of db.actorTokens.filter(({ expiresAt }) => expiresAt <= now)) db.actorTokens.remove(old.id);
  const token = randomText();
  const browserHash = await markedBrowser(cookies, COOKIE, LIFETIME / 1000);
  db.actorTokens.put({ id: await sha256(token), userId: user.id, actor, browserHash, expiresAt: now + LIFETIME });
  return token;
};

/**
 * Spends an actor token.
 * @throws ProviderError 403 `impersonation-refused`
 */
export const spendActorToken = async (
  { db, clock }: Provider,
  cookies: Cookies,
  token: string,
  userId: string,
): Promise<{ user: UserRow; actor: string }> => {
  const [id, browserHash] = await Promise.all([sha256(token), browserOf(cookies, COOKIE)]);
  const row = db.actorTokens.get(id);
  db.actorTokens.remove(id);
  const user = row && db.users.get(row.userId);
  const isRight = row?.userId === userId && row.browserHash === browserHash && row.expiresAt > clock.now();
  if (row && user && !user.disabled && isRight) return { user, actor: row.actor };
  const message = 'This link was used, is older than a minute, or was made in another browser. Ask for a new one.';
  throw new ProviderError(403, 'impersonation-refused', message);
};

/** Permission of members who may act as others. */
const IMPERSONATE = 'fe.secure.impersonate.users';

/**
 * Returns the user whom a member may act as: of their account, not above them, and of no account in which they may not,
 * since the session reaches all accounts of the user.
 * @throws ProviderError 403 `impersonation-refused`
 */
export const userToActAs = (provider: Provider, caller: Caller, userId: string): UserRow => {
  const { db } = provider;
  const user = db.users.get(userId);
  const accounts = db.memberships.by('userId', userId).map(({ tenantId }) => tenantId);
  const mayIn = (tenantId: string) =>
    rightsOf(provider, caller.user, tenantId).permissions.some(({ key }) => covers(key, IMPERSONATE)) &&
    user !== undefined &&
    levelOf(provider, user, tenantId) >= levelOf(provider, caller.user, tenantId);
  const isUserSession = caller.apiToken === undefined && caller.session.actor === undefined;
  const isOther = userId !== caller.user.id && accounts.includes(caller.tenantId);
  if (user && !user.disabled && isUserSession && isOther && accounts.every(mayIn)) return user;
  const message =
    'You cannot act as this user. They may rank above you, or belong to an account that you do not manage.';
  throw new ProviderError(403, 'impersonation-refused', message);
};
