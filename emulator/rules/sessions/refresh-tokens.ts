import type { FamilyRow, SessionRow } from '../../db/rows/sessions';
import type { Cookies } from '../../http/cookies';
import { oauthError } from '../../http/errors';
import type { Client, Provider } from '../../provider';
import { randomText, sha256 } from '../../random';
import { endSession, sessionById } from './sessions';

const cookieName = (client: Client) => `fe_refresh_${client.id}`;

const setCookie = (provider: Provider, cookies: Cookies, client: Client, family: FamilyRow, token: string) => {
  const left = Math.floor((family.expiresAt - provider.clock.now()) / 1000);
  cookies.set(cookieName(client), token, Math.max(left, 0));
};

export const forgetRefreshToken = (cookies: Cookies, client: Client): void => cookies.clear(cookieName(client));

/** Maximum number of body families per session and client; each silent call starts one, and the oldest are removed. */
const MAX_FAMILIES = 20;

interface NewFamily {
  client: Client;
  session: SessionRow;
  form: FamilyRow['form'];
  codeId?: string;
}

const startFamily = async ({ db }: Provider, { client, session, form, codeId }: NewFamily) => {
  const id = randomText(16);
  const token = `${id}.${randomText()}`;
  const family = db.families.put({
    id,
    sessionId: session.id,
    clientId: client.id,
    form,
    codeId,
    expiresAt: session.expiresAt,
    current: [await sha256(token)],
    previous: [],
    rotatedAt: 0,
    revoked: false,
  });
  return { family, token };
};

/** Issues the first refresh token of a sign-in, in the cookie. It and its successors end with the session. */
export const startCookieFamily = async (
  provider: Provider,
  cookies: Cookies,
  client: Client,
  session: SessionRow,
  codeId?: string,
): Promise<FamilyRow> => {
  const { family, token } = await startFamily(provider, { client, session, form: 'cookie', codeId });
  setCookie(provider, cookies, client, family, token);
  return family;
};

/**
 * Issues a refresh token for a client that keeps it in memory. It rotates independently of the cookie, so that neither
 * looks like reuse of the other; both end with the session. Undefined when the provider is configured not to send one.
 */
export const startBodyFamily = async (
  provider: Provider,
  client: Client,
  session: SessionRow,
): Promise<string | undefined> => {
  if (!provider.settings.sendsRefreshToken) return undefined;
  const { token } = await startFamily(provider, { client, session, form: 'body' });
  const families = provider.db.families
    .by('sessionId', session.id)
    .filter((row) => row.form === 'body' && row.clientId === client.id);
  for (const old of families.slice(0, -MAX_FAMILIES)) provider.db.families.remove(old.id);
  return token;
};

const revoke = (provider: Provider, family: FamilyRow) => {
  if (!provider.settings.revokeOnReuse) return;
  provider.db.families.patch(family.id, { revoked: true });
};

/** Revokes everything issued for an authorization code that was presented twice. */
export const revokeCode = (provider: Provider, codeId: string): void => {
  const family = provider.db.families.first('codeId', codeId);
  if (family) endSession(provider, family.sessionId);
};

/**
 * Exchanges a refresh token for the next one. Reuse ends the whole family, unless the token is the immediate
 * predecessor and its successor is younger than the window: then both successors are valid.
 */
export const rotate = async (
  provider: Provider,
  client: Client,
  form: FamilyRow['form'],
  token: string,
): Promise<{ family: FamilyRow; session: SessionRow; token: string }> => {
  const { db, clock, settings, stats } = provider;
  const next = randomText();
  const familyId = token.split('.')[0] ?? '';
  const successor = `${familyId}.${next}`;
  const [hash, nextHash] = await Promise.all([sha256(token), sha256(successor)]);
  stats.usesPerToken[hash.slice(0, 12)] = (stats.usesPerToken[hash.slice(0, 12)] ?? 0) + 1;

  // Synchronous up to the write: two calls with the same token must not both succeed.
  const refused = () => oauthError('invalid_grant', 'Your session has ended. Sign in again.', 401);
  const family = db.families.get(familyId);
  const now = clock.now();
  if (!family || family.form !== form || family.clientId !== client.id || family.revoked || family.expiresAt <= now)
    throw refused();
  const session = sessionById(provider, family.sessionId);
  if (!session) throw refused();

  const isCurrent = family.current.includes(hash);
  const inWindow = family.previous.includes(hash) && now - family.rotatedAt < settings.refreshReuseWindow * 1000;
  if (!isCurrent && !inWindow) {
    stats.reuseEvents += 1;
    revoke(provider, family);
    throw refused();
  }
  const rotated = db.families.put(
    isCurrent
      ? { ...family, previous: family.current, current: [nextHash], rotatedAt: now }
      : { ...family, current: [...family.current, nextHash] },
  );
  stats.refreshes += 1;
  return { family: rotated, session, token: successor };
};

/** Exchanges the token in the browser's cookie, and sets the next one. */
export const rotateCookie = async (provider: Provider, cookies: Cookies, client: Client) => {
  const token = cookies.get(cookieName(client));
  if (!token) return undefined;
  const rotated = await rotate(provider, client, 'cookie', token);
  setCookie(provider, cookies, client, rotated.family, rotated.token);
  return rotated;
};
