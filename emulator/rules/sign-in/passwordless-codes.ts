import type { UserRow } from '../../db/rows/accounts';
import type { OneTimeCodeRow } from '../../db/rows/sessions';
import type { Call } from '../../http/call';
import { cookiesNeeded, ProviderError } from '../../http/errors';
import { cookieHint } from '../../http/origins';
import { randomDigits, randomText, sha256 } from '../../random';
import { tryCode } from '../mail/limits';

const LIFETIME = 10 * 60_000;
const MAX_WRONG = 5;
/** Identifies the browser that requested a code, in which alone the code is valid. */
const COOKIE = 'fe_attempt';

const wrongCode = () =>
  new ProviderError(401, 'wrong-code', 'This code is incorrect or has expired. Check it, or request a new one.');

const linkId = (type: string, token: string) => sha256(`${type}:${token}`);
const codeId = (type: string, attempt: string) => sha256(`${type}:attempt:${attempt}`);
const codeHash = (attempt: string, code: string) => sha256(`${attempt}:${code}`);

const otherBrowser = () =>
  new ProviderError(403, 'other-browser', 'Open the link in the browser in which you requested it.');

/** Identifies the browser, for as long as its code or link is valid. */
const nameBrowser = ({ cookies }: Pick<Call, 'cookies'>): string => {
  const attempt = cookies.get(COOKIE) ?? randomText();
  cookies.set(COOKIE, attempt, LIFETIME / 1000);
  return attempt;
};

/**
 * Issues a link token, which replaces the previous one; where links are bound to a browser, only that of the same
 * browser. The browser gets the same cookie for an unknown address.
 */
export const issueLink = async (
  call: Pick<Call, 'db' | 'provider' | 'cookies'>,
  type: string,
  userId: string | undefined,
): Promise<string | undefined> => {
  const { db, provider } = call;
  const token = randomText();
  const [id, browser] = await Promise.all([linkId(type, token), sha256(nameBrowser(call))]);
  if (userId === undefined) return undefined;
  const isBound = provider.settings.magicLinkSameBrowser;
  for (const old of db.oneTimeCodes.by('userId', userId)) {
    const isLink = old.type === type && !old.codeHash;
    if (isLink && (!isBound || old.browser === browser)) db.oneTimeCodes.remove(old.id);
  }
  db.oneTimeCodes.put({ id, type, userId, expiresAt: provider.clock.now() + LIFETIME, attempts: 0, browser });
  return token;
};

/**
 * Issues a six-digit code for the browser that requested it. An unknown address takes the same writes; its code is
 * never valid. Codes of other browsers are kept, so that an attacker cannot end one.
 */
export const issueCode = async (
  call: Call,
  type: string,
  { user, account }: { user: UserRow | undefined; account: string },
): Promise<string> => {
  const { db, provider } = call;
  const attempt = nameBrowser(call);
  const code = randomDigits(6);
  const [id, hash] = await Promise.all([codeId(type, attempt), codeHash(attempt, code)]);
  const expiresAt = provider.clock.now() + LIFETIME;
  db.oneTimeCodes.put({
    id,
    type,
    userId: user?.id ?? '',
    expiresAt,
    attempts: 0,
    codeHash: hash,
    account: user?.id ?? account,
  });
  return code;
};

const ownerOf = ({ db, provider }: Pick<Call, 'db' | 'provider'>, row: OneTimeCodeRow | undefined): UserRow => {
  const user = row && db.users.get(row.userId);
  if (!row || !user || user.disabled || row.expiresAt <= provider.clock.now()) throw wrongCode();
  return user;
};

/** Spends a link token; one of another browser is kept. @throws ProviderError 401 `wrong-code`, 403 `other-browser` */
export const spendLink = async (
  call: Pick<Call, 'db' | 'provider' | 'cookies'>,
  type: string,
  token: string,
): Promise<UserRow> => {
  const [id, browser] = await Promise.all([linkId(type, token), sha256(call.cookies.get(COOKIE) ?? '')]);
  const row = call.db.oneTimeCodes.get(id);
  const user = ownerOf(call, row);
  if (call.provider.settings.magicLinkSameBrowser && row?.browser !== browser) throw otherBrowser();
  if (!row || !call.db.oneTimeCodes.remove(row.id)) throw wrongCode();
  return user;
};

/** Spends an entered code. @throws ProviderError 400 `cookies-needed`, 401 `wrong-code`, 429 `too-many-tries` */
export const spendTypedCode = async (call: Call, type: string, code: string): Promise<UserRow> => {
  const { db, provider, cookies, request } = call;
  const attempt = cookies.get(COOKIE);
  if (!attempt) throw cookiesNeeded(cookieHint(provider.issuer, request));
  const [id, hash] = await Promise.all([codeId(type, attempt), codeHash(attempt, code)]);
  // A browser without a requested code has no account to count for.
  const account = db.oneTimeCodes.get(id)?.account ?? `browser:${id}`;
  return tryCode(provider, { purpose: type, account }, () => {
    // Synchronous from here on: concurrent attempts get no extra tries.
    const row = db.oneTimeCodes.get(id);
    if (!row) throw wrongCode();
    if (row.codeHash !== hash) {
      if (row.attempts + 1 >= MAX_WRONG) db.oneTimeCodes.remove(id);
      else db.oneTimeCodes.patch(id, { attempts: row.attempts + 1 });
      throw wrongCode();
    }
    const user = ownerOf(call, row);
    db.oneTimeCodes.remove(id);
    return user;
  });
};
