import type { UserRow } from '../../db/rows/accounts';
import type { MfaSessionRow } from '../../db/rows/sessions';
import type { Call } from '../../http/call';
import { cookiesNeeded, ProviderError } from '../../http/errors';
import { cookieHint } from '../../http/origins';
import type { Provider } from '../../provider';
import { randomText, sha256 } from '../../random';

const LIFETIME = 10 * 60_000;
const MAX_ATTEMPTS = 5;
/** Identifies the browser that signs in, in which alone its MFA tokens are valid. */
const COOKIE = 'fe_mfa';

/** The parts of a call that identify a sign-in. */
export type MfaCall = Pick<Call, 'db' | 'provider' | 'cookies' | 'request'>;

const ended = () =>
  new ProviderError(401, 'mfa-session-ended', 'This sign-in took too long or had too many wrong codes. Start over.');

const rowId = (browser: string, token: string) => sha256(`${browser}:${token}`);

/** @throws ProviderError 400 `cookies-needed` */
const browserOf = ({ provider, cookies, request }: MfaCall): string => {
  const browser = cookies.get(COOKIE);
  if (!browser) throw cookiesNeeded(cookieHint(provider.issuer, request));
  return browser;
};

/**
 * Stores that the first factor was verified. The returned token authorizes the calls of the second factor, in this
 * browser only.
 */
export const openMfaSession = async (
  { db, provider, cookies }: Call,
  user: UserRow,
  amr: readonly string[],
  invitationToken?: string,
): Promise<string> => {
  const token = randomText();
  const browser = cookies.get(COOKIE) ?? randomText();
  const [id, browserHash] = await Promise.all([rowId(browser, token), sha256(browser)]);
  const expiresAt = provider.clock.now() + LIFETIME;
  const row = { id, userId: user.id, amr, expiresAt, attempts: 0, browserHash };
  db.mfaSessions.put({ ...row, ...(invitationToken !== undefined && { invitationToken }) });
  cookies.set(COOKIE, browser, LIFETIME / 1000);
  return token;
};

/** @throws ProviderError 400 or 401 unless a sign-in of this browser waits for the user's second factor. */
export const requireMfaSession = async (call: MfaCall, user: UserRow | undefined): Promise<void> => {
  const browserHash = await sha256(browserOf(call));
  const open = call.db.mfaSessions
    .by('userId', user?.id ?? '')
    .some((row) => row.browserHash === browserHash && row.expiresAt > call.provider.clock.now());
  if (!open) throw ended();
};

/**
 * Returns the sign-in of an MFA token. The token of another browser is as unknown as an invented one.
 * @throws ProviderError 400 `cookies-needed`, 401 `mfa-session-ended`
 */
export const readMfaSession = async (
  call: MfaCall,
  token: string,
): Promise<{ mfaSession: MfaSessionRow; user: UserRow }> => {
  const { db, provider } = call;
  const mfaSession = db.mfaSessions.get(await rowId(browserOf(call), token));
  const user = mfaSession && db.users.get(mfaSession.userId);
  if (!mfaSession || !user || user.disabled || mfaSession.expiresAt <= provider.clock.now()) throw ended();
  return { mfaSession, user };
};

/** Returns the sign-in of an MFA token and counts an attempt; the sixth attempt invalidates the token. */
export const tryMfaSession = async (call: MfaCall, token: string) => {
  const { mfaSessions } = call.db;
  const pending = await readMfaSession(call, token);
  const attempts = pending.mfaSession.attempts + 1;
  if (attempts > MAX_ATTEMPTS) {
    mfaSessions.remove(pending.mfaSession.id);
    throw ended();
  }
  mfaSessions.patch(pending.mfaSession.id, { attempts });
  return pending;
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
