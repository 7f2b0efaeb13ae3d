import type { Cookies } from '../cookies';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { UserRow } from '../rows/accounts';
import type { SessionRow } from '../rows/sessions';
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
  return live(provider, provider.db.sessions.one('secretHash', await sha256(secret)));
};

/** Ends a session and everything that was handed out in it. */
export const endSession = ({ db }: Provider, sessionId: string): void => void db.sessions.remove(sessionId);

/** Ends every session of a user but the one to keep. */
export const endSessionsOf = ({ db }: Provider, userId: string, keptId?: string): void =>
  db.transaction(() => {
    for (const session of db.sessions.by('userId', userId)) if (session.id !== keptId) db.sessions.remove(session.id);
  });

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
    ip: settings.ip,
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
