import type { Call } from '../call';
import { ProviderError } from '../errors';
import type { Provider } from '../provider';
import { randomText, sha256 } from '../random';
import type { UserRow } from '../rows/accounts';
import type { MfaSessionRow } from '../rows/sessions';

const LIFETIME = 10 * 60_000;
const MAX_ATTEMPTS = 5;
/** Identifies the browser that signs in, for the one call without an MFA token. */
const COOKIE = 'fe_mfa';

const ended = () =>
  new ProviderError(401, 'mfa-session-ended', 'This sign-in took too long or had too many wrong codes. Start again.');

/** Stores that the first factor was verified. The returned token authorizes the calls of the second factor. */
export const openMfaSession = async (
  { db, provider, cookies }: Call,
  user: UserRow,
  amr: readonly string[],
  invitationToken?: string,
): Promise<string> => {
  const token = randomText();
  const browser = cookies.get(COOKIE) ?? randomText();
  const [id, browserHash] = await Promise.all([sha256(token), sha256(browser)]);
  const expiresAt = provider.clock.now() + LIFETIME;
  const row = { id, userId: user.id, amr, expiresAt, attempts: 0, browserHash };
  db.mfaSessions.put({ ...row, ...(invitationToken !== undefined && { invitationToken }) });
  cookies.set(COOKIE, browser, LIFETIME / 1000);
  return token;
};

/** @throws ProviderError 401 unless a sign-in of this browser waits for the user's second factor. */
export const requireMfaSession = async ({ db, provider, cookies }: Call, user: UserRow | undefined): Promise<void> => {
  const browserHash = await sha256(cookies.get(COOKIE) ?? '');
  const open = db.mfaSessions
    .by('userId', user?.id ?? '')
    .some((row) => row.browserHash === browserHash && row.expiresAt > provider.clock.now());
  if (!open) throw ended();
};

export const readMfaSession = async (
  { db, clock }: Provider,
  token: string,
): Promise<{ mfaSession: MfaSessionRow; user: UserRow }> => {
  const mfaSession = db.mfaSessions.get(await sha256(token));
  const user = mfaSession && db.users.get(mfaSession.userId);
  if (!mfaSession || !user || user.disabled || mfaSession.expiresAt <= clock.now()) throw ended();
  return { mfaSession, user };
};

/** Returns the sign-in of an MFA token and counts an attempt; the sixth attempt invalidates the token. */
export const tryMfaSession = async (provider: Provider, token: string) => {
  const found = await readMfaSession(provider, token);
  const attempts = found.mfaSession.attempts + 1;
  if (attempts > MAX_ATTEMPTS) {
    provider.db.mfaSessions.remove(found.mfaSession.id);
    throw ended();
  }
  provider.db.mfaSessions.patch(found.mfaSession.id, { attempts });
  return found;
};

/** Redeems an MFA token whose second factor was verified. @throws ProviderError 401 when another call redeemed it first */
export const spendMfaSession = ({ db }: Provider, { id }: MfaSessionRow): void => {
  if (!db.mfaSessions.remove(id)) throw ended();
};

/** Ends every sign-in of a user that waits for the second factor. */
export const endMfaSessionsOf = ({ db }: Provider, userId: string): void => {
  for (const { id } of db.mfaSessions.by('userId', userId)) db.mfaSessions.remove(id);
};

export const wrongCode = () =>
  new ProviderError(
    401,
    'wrong-code',
    'This code is incorrect or was already used. Wait for the next one and try again.',
  );
