import type { UserRow } from '../../db/rows/accounts';
import type { SessionRow } from '../../db/rows/sessions';
import type { Cookies } from '../../http/cookies';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';
import { entryAccount, openMembership } from '../members/memberships';
import { policies } from '../policies/policies';
import { requireAllowedIp } from '../policies/restrictions';

/** Milliseconds for which a used code is stored, so that a replay is detected. */
const CODE_MEMORY = 60 * 60_000;

/** Milliseconds without an attempt after which wrong passwords are reset, also those for unknown addresses. */
const COUNT_MEMORY = 24 * 60 * 60_000;

/** Removes expired rows, so that a database does not grow with every sign-in. */
const sweep = ({ db, clock }: Provider): void => {
  const now = clock.now();
  db.transaction(() => {
    const { sessions, families, mfaSessions, oneTimeCodes, rememberedDevices, mailCounts, rateCounts, invitations } =
      db;
    const ending = [
      sessions,
      families,
      mfaSessions,
      oneTimeCodes,
      rememberedDevices,
      mailCounts,
      rateCounts,
      invitations,
    ];
    for (const table of [
      ...ending,
      db.usedAssertions,
      db.knownBrowsers,
      db.confirmations,
      db.slackCodes,
      db.setupIntents,
    ]) {
      for (const row of table.filter(({ expiresAt }: { expiresAt: number }) => expiresAt <= now)) table.remove(row.id);
    }
    for (const code of db.codes.filter((row) => row.createdAt < now - CODE_MEMORY)) db.codes.remove(code.id);
    for (const lock of db.lockouts.filter((row) => (row.lockedUntil ?? row.countedAt + COUNT_MEMORY) < now))
      db.lockouts.remove(lock.id);
  });
};

const COOKIE = 'fe_session';

/** Authentication class of a sign-in with two factors. */
export const MULTI_FACTOR = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';

interface Browser {
  request: Request;
  cookies: Cookies;
}

/** Returns when the limits of an account end an unused session, in milliseconds since the epoch. */
const limitOf = ({ db }: Provider, { usedAt, createdAt, authTime }: SessionRow, tenantId: string): number => {
  const { sessionIdleTimeoutConfiguration: idle, sessionTimeoutConfiguration: absolute } = policies.sessions.read(
    db,
    tenantId,
  );
  return Math.min(
    idle?.isActive ? (usedAt ?? createdAt) + idle.timeout * 1000 : Number.POSITIVE_INFINITY,
    absolute?.isActive ? authTime + absolute.timeout * 1000 : Number.POSITIVE_INFINITY,
  );
};

/** Returns whether a session exceeds a limit of an account. */
export const isOverLimit = (provider: Provider, session: SessionRow, tenantId: string): boolean =>
  provider.clock.now() > limitOf(provider, session, tenantId);

/** Returns when a session ends unless it is used before, in milliseconds since the epoch. */
export const endOf = (provider: Provider, session: SessionRow): number =>
  Math.min(session.expiresAt, limitOf(provider, session, session.tenantId));

const isActive = (provider: Provider, session: SessionRow | undefined): SessionRow | undefined => {
  const { db, clock } = provider;
  if (!session || session.expiresAt <= clock.now() || db.users.get(session.userId)?.disabled) return undefined;
  // The user is disabled or removed here, or is a temporary user who has expired.
  if (!openMembership(provider, session.userId, session.tenantId)) return undefined;
  if (!isOverLimit(provider, session, session.tenantId)) return session;
  // Removed permanently: a limit that is relaxed later does not restore it.
  db.sessions.remove(session.id);
  return undefined;
};

export const activeSessionsOf = (provider: Provider, userId: string): SessionRow[] =>
  provider.db.sessions.by('userId', userId).filter((row) => isActive(provider, row) !== undefined);

/** Milliseconds between two writes: idle limits are in seconds. */
const USE_STEP = 1000;

export const noteUse = ({ db, clock }: Provider, { id, usedAt = 0 }: SessionRow): void => {
  const now = clock.now();
  if (now - usedAt >= USE_STEP) db.sessions.patch(id, { usedAt: now });
};

/** Ends the oldest sessions of a user beyond an account's limit of concurrent sessions. The new one is kept. */
export const endBeyondLimit = (provider: Provider, { id, userId, tenantId }: SessionRow): void => {
  const { sessionConcurrentConfiguration: limit } = policies.sessions.read(provider.db, tenantId);
  if (!limit?.isActive) return;
  const otherSessions = activeSessionsOf(provider, userId)
    .filter((row) => row.id !== id && row.tenantId === tenantId)
    .sort((a, b) => b.authTime - a.authTime);
  for (const old of otherSessions.slice(Math.max(0, limit.maxSessions - 1))) provider.db.sessions.remove(old.id);
};

export const sessionById = (provider: Provider, id: string): SessionRow | undefined =>
  isActive(provider, provider.db.sessions.get(id));

/** Returns the browser's session at the provider, regardless of the application. */
export const browserSession = async (provider: Provider, cookies: Cookies): Promise<SessionRow | undefined> => {
  const secret = cookies.get(COOKIE);
  if (!secret) return undefined;
  return isActive(provider, provider.db.sessions.first('secretHash', await sha256(secret)));
};

/** Ends a session and everything that was issued in it. */
export const endSession = ({ db }: Provider, sessionId: string): void => void db.sessions.remove(sessionId);

/** Ends every session of a user except the one to keep. */
export const endSessionsOf = ({ db }: Provider, userId: string, exceptId?: string): void =>
  db.transaction(() => {
    for (const session of db.sessions.by('userId', userId)) if (session.id !== exceptId) db.sessions.remove(session.id);
  });

/** Ends the sessions of a user in one account; those in other accounts continue. */
export const endSessionsIn = ({ db }: Provider, userId: string, tenantId: string): void =>
  db.transaction(() => {
    for (const session of db.sessions.by('userId', userId)) {
      if (session.tenantId === tenantId) db.sessions.remove(session.id);
    }
  });

/**
 * Signs the browser in. The same user keeps the session with a new cookie (a stronger sign-in must not sign other tabs
 * out); another user ends the previous session, as does the end of an impersonation.
 * @throws ProviderError 403 `ip-refused` from an IP address that the account refuses
 */
export const startSession = async (
  provider: Provider,
  { request, cookies }: Browser,
  user: UserRow,
  amr: readonly string[],
  actor?: string,
): Promise<SessionRow> => {
  const { db, clock, settings } = provider;
  const secret = randomText();
  const secretHash = await sha256(secret);
  const before = await browserSession(provider, cookies);
  const existing = before?.userId === user.id && before.actor === actor ? before : undefined;
  const tenantId = existing?.tenantId ?? entryAccount(provider, user);
  requireAllowedIp(provider, tenantId);
  if (before && !existing) endSession(provider, before.id);
  sweep(provider);
  const now = clock.now();
  const session = db.sessions.put({
    id: existing?.id ?? randomText(16),
    secretHash,
    userId: user.id,
    tenantId,
    userAgent: request.headers.get('user-agent') ?? '',
    ip: settings.ip,
    createdAt: existing?.createdAt ?? now,
    expiresAt: now + settings.sessionLifetime * 1000,
    authTime: now,
    usedAt: now,
    amr,
    acr: amr.includes('mfa') ? MULTI_FACTOR : undefined,
    ...(actor !== undefined && { actor }),
  });
  endBeyondLimit(provider, session);
  if (actor === undefined) db.users.patch(user.id, { lastLogin: new Date(now).toISOString() });
  cookies.set(COOKIE, secret, settings.sessionLifetime);
  return session;
};

export const forgetBrowser = (cookies: Cookies): void => cookies.clear(COOKIE);
