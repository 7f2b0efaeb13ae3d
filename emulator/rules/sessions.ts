import type { Cookies } from '../cookies';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { SessionRow, UserRow } from '../rows';
import { sweep } from './sweep';

const COOKIE = 'fe_session';

/** The class a sign-in with two factors reaches. */
export const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

interface Browser {
  request: Request;
  cookies: Cookies;
}

const live = (provider: Provider, session: SessionRow | undefined): SessionRow | undefined =>
  session && session.expiresAt > provider.clock.now() && !provider.db.users.get(session.userId)?.disabled
    ? session
    : undefined;

export const sessionById = (provider: Provider, id: string): SessionRow | undefined =>
  live(provider, provider.db.sessions.get(id));

/** The browser's session at the provider, whichever application it is using. */
export const browserSession = async (provider: Provider, cookies: Cookies): Promise<SessionRow | undefined> => {
  const secret = cookies.get(COOKIE);
  if (!secret) return undefined;
  const secretHash = await sha256(secret);
  return live(
    provider,
    provider.db.sessions.find((session) => session.secretHash === secretHash),
  );
};

const removeSession = ({ db }: Provider, sessionId: string): void => {
  db.sessions.remove(sessionId);
  for (const family of db.families.filter((row) => row.sessionId === sessionId)) db.families.remove(family.id);
  for (const code of db.codes.filter((row) => row.sessionId === sessionId)) db.codes.remove(code.id);
};

/** Ends a session and everything that was handed out in it. */
export const endSession = (provider: Provider, sessionId: string): void =>
  provider.db.transaction(() => removeSession(provider, sessionId));

/** Ends every session of a person but the one to keep. To be called inside a transaction: there is no other in it. */
export const removeSessionsOf = (provider: Provider, userId: string, keptId?: string): void => {
  const ended = provider.db.sessions.filter((session) => session.userId === userId && session.id !== keptId);
  for (const session of ended) removeSession(provider, session.id);
};

/**
 * Signs the browser in. The same person signing in again keeps the session under a new cookie (a stronger sign-in must
 * not sign other tabs out); another person ends the one before.
 */
export const startSession = async (
  provider: Provider,
  { request, cookies }: Browser,
  user: UserRow,
  amr: readonly string[],
): Promise<SessionRow> => {
  const { db, clock, settings } = provider;
  const secret = randomText();
  const secretHash = await sha256(secret);
  const before = await browserSession(provider, cookies);
  if (before && before.userId !== user.id) endSession(provider, before.id);
  sweep(provider);
  const now = clock.now();
  const known = before?.userId === user.id ? before : undefined;
  const session = db.sessions.put({
    id: known?.id ?? randomText(16),
    secretHash,
    userId: user.id,
    tenantId: known?.tenantId ?? user.tenantId,
    userAgent: request.headers.get('user-agent') ?? '',
    createdAt: known?.createdAt ?? now,
    expiresAt: now + settings.sessionLifetime * 1000,
    authTime: now,
    amr,
    acr: amr.includes('mfa') ? MULTI_FACTOR : undefined,
  });
  db.users.patch(user.id, { lastLogin: new Date(now).toISOString() });
  cookies.set(COOKIE, secret, settings.sessionLifetime);
  return session;
};

export const forgetBrowser = (cookies: Cookies): void => cookies.clear(COOKIE);
