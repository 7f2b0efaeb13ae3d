import { canonicalEmail } from '@gatehouse/sdk/text';
import type { UserRow } from '../../db/rows/accounts';
import type { LockoutRow } from '../../db/rows/sessions';
import type { Call } from '../../http/call';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';
import { countWithin, networkOf } from '../mail/limits';
import { hasMailToken, issueMailToken } from '../mail/mail-tokens';
import { accountPage, sendMessage } from '../mail/outbox';
import { openMembershipsOf } from '../members/memberships';
import { userByEmail } from '../members/users';
import { policies } from '../policies/policies';
import { knownBrowser } from '../sign-in/known-browsers';
import { locked } from './lockout';

/** Maximum number of unlock links to one user per hour: repeated lockouts must not flood an inbox. */
const UNLOCK_MAILS = 3;

/** Returns whether another unlock link may be sent. Otherwise an earlier one remains valid. */
const mayUnlock = ({ provider }: Call, email: string): boolean => {
  const id = `unlock:${canonicalEmail(email)}`;
  try {
    countWithin(provider, { id, max: UNLOCK_MAILS, errorCode: 'too-many-mails', message: String });
    return true;
  } catch {
    return false;
  }
};

/** Emails an unlock link. For an unknown address it takes as long and sends nothing. */
export const sendUnlockLink = async (call: Call, email: string, user: UserRow | undefined): Promise<void> => {
  if (!mayUnlock(call, email)) return;
  const token = await issueMailToken(call.provider, 'unlock', user);
  if (!user) return;
  const { href } = accountPage(call, '/account/unlock', { token });
  sendMessage(call.provider, {
    channel: 'email',
    to: user.email,
    subject: 'Unlock your account',
    text: `Your account was locked after too many failed sign-in attempts. Open this link to unlock it: ${href} It works once, for one hour. If this was not you, choose a new password.`,
  });
};

/**
 * Emails an unlock link for a refusal that promises one, unless an earlier link is still valid: a lock of the console,
 * of the seed or of an earlier day has none.
 */
export const sendPromisedLink = async (call: Call, email: string, refusal: unknown): Promise<void> => {
  if (!(refusal instanceof ProviderError) || refusal.context?.unlockBy === undefined) return;
  const user = userByEmail(call.db, email);
  const isSent = user !== undefined && hasMailToken(call.provider, 'unlock', user);
  if (isSent) await issueMailToken(call.provider, 'unlock', undefined);
  else await sendUnlockLink(call, email, user?.disabled ? undefined : user);
};

/** Delay in seconds after the first, second, … wrong password from one network; the next one locks the pair. */
const DELAYS = [0, 1, 2, 4, 8, 16, 32, 60] as const;

/** All wrong passwords of an address, from browsers in which its user never signed in. */
const totalId = (account: string) => `password:${account}`;

/**
 * Returns the number of wrong passwords that locks the address. The strictest of the user's accounts decides: no
 * account may weaken the protection of the others.
 */
const limitOf = (provider: Provider, email: string): number => {
  const { db, settings } = provider;
  const user = userByEmail(db, email);
  if (!user) return settings.maxFailures;
  const limits = openMembershipsOf(provider, user.id).map(({ tenantId }) => {
    const policy = policies.lockout.read(db, tenantId);
    if (!policy) return settings.maxFailures;
    return policy.enabled ? policy.maxAttempts : Number.POSITIVE_INFINITY;
  });
  return limits.length > 0 ? Math.min(...limits) : settings.maxFailures;
};

const isLocked = (row: LockoutRow | undefined, now: number): row is LockoutRow & { lockedUntil: number } =>
  row?.lockedUntil !== undefined && row.lockedUntil > now;

const tooSoon = (wait: number) =>
  new ProviderError(429, 'too-many-tries', `Too many wrong passwords. Try again in ${wait} s.`, {
    headers: { 'retry-after': String(wait) },
  });

/** Adds the delay of the next attempt to the error. */
const withDelay = (refusal: ProviderError, delay: number): ProviderError => {
  if (delay === 0) return refusal;
  const { status, errorCode, message, context = {}, headers } = refusal;
  return new ProviderError(status, errorCode, message, {
    context,
    headers: { ...headers, 'retry-after': String(delay) },
  });
};

/**
 * Counts a password attempt before it is checked, so that concurrent ones get no extra tries.
 *
 * A browser in which the user signed in before has a count of its own, so that an attacker cannot lock its user out.
 * Other browsers share one count per network, with growing delays, and one of all networks, which locks at the
 * account's limit until the emailed link is used or the lockout ends. A solved CAPTCHA bypasses that lock, but not the
 * delays.
 * @param isHuman The caller solved a CAPTCHA
 * @throws ProviderError 401 `user-locked`, or 429 `too-many-tries` with `Retry-After` for an attempt before the delay
 * has passed
 */
export const beginPasswordAttempt = async (call: Call, email: string, isHuman = false) => {
  const { provider } = call;
  const { db, clock, settings } = provider;
  const account = canonicalEmail(email);
  const browser = await knownBrowser(call, userByEmail(db, account)?.id ?? '');
  const now = clock.now();
  const limit = limitOf(provider, account);
  const sourceLimit = browser ? limit : limit === Number.POSITIVE_INFINITY ? limit : DELAYS.length + 1;
  const sourceId = browser ? `password:${account}:browser:${browser}` : `password:${account}:${networkOf(settings.ip)}`;
  const unlockBy = { unlockBy: 'email' };

  const total = browser ? undefined : db.lockouts.get(totalId(account));
  const isTotalLocked = isLocked(total, now);
  if (isTotalLocked && !isHuman) throw locked(total.lockedUntil, now, unlockBy);
  const source = db.lockouts.get(sourceId);
  if (isLocked(source, now)) throw locked(source.lockedUntil, now, browser ? unlockBy : {});
  const wait = Math.ceil(((source?.waitUntil ?? 0) - now) / 1000);
  if (wait > 0) throw tooSoon(wait);

  /** Counts another failure. An expired lock starts a new count. */
  const count = (id: string, before: LockoutRow | undefined, max: number, delays: boolean): LockoutRow => {
    const failures = (before?.lockedUntil === undefined ? (before?.failures ?? 0) : 0) + 1;
    const lockedUntil = failures >= max ? now + settings.lockDuration * 1000 : undefined;
    const delay = delays ? (DELAYS[Math.min(failures, DELAYS.length) - 1] ?? 0) : 0;
    return db.lockouts.put({ id, account, failures, countedAt: now, lockedUntil, waitUntil: now + delay * 1000 });
  };
  const sourceRow = count(sourceId, source, sourceLimit, true);
  const counts =
    browser !== undefined || isTotalLocked ? [sourceRow] : [sourceRow, count(totalId(account), total, limit, false)];
  const isLast = counts.some(({ id, lockedUntil }) => lockedUntil !== undefined && (browser || id !== sourceId));
  const lockedUntil = Math.max(...counts.map((row) => row.lockedUntil ?? 0));
  return {
    /** Whether a failure now locks the address for this browser. */
    isLast,
    succeeded: () => {
      for (const { id } of counts) db.lockouts.remove(id);
      if (isTotalLocked) db.lockouts.remove(totalId(account));
    },
    failed: (refusal: ProviderError): ProviderError =>
      lockedUntil > 0
        ? locked(lockedUntil, now, isLast ? unlockBy : {})
        : withDelay(refusal, Math.ceil(((sourceRow.waitUntil ?? now) - now) / 1000)),
  };
};

/** Resets the wrong passwords of an address, and their locks. */
export const forgetPasswordAttempts = ({ db }: Pick<Provider, 'db'>, email: string): void => {
  const account = canonicalEmail(email);
  for (const row of db.lockouts.filter((lockout) => lockout.account === account || lockout.id === totalId(account))) {
    db.lockouts.remove(row.id);
  }
};

/** Locks an address as too many wrong passwords do. */
export const lockOut = ({ db, clock, settings }: Pick<Provider, 'db' | 'clock' | 'settings'>, email: string): void => {
  const account = canonicalEmail(email);
  const now = clock.now();
  const lockedUntil = now + settings.lockDuration * 1000;
  db.lockouts.put({ id: totalId(account), account, failures: settings.maxFailures, countedAt: now, lockedUntil });
};

/** Returns whether an address is locked by wrong passwords, for browsers unknown to its user. */
export const isLockedOut = ({ db, clock }: Pick<Provider, 'db' | 'clock'>, email: string): boolean =>
  isLocked(db.lockouts.get(totalId(canonicalEmail(email))), clock.now());
