import { ProviderError } from '../errors';
import { policies } from '../policies';
import type { Provider } from '../provider';
import { openMembershipsOf } from './memberships';
import { userByEmail } from './users';

/** A right password must not forget wrong codes, so each factor has a count of its own; recovery codes as well. */
type Factor = 'password' | 'second' | 'recovery';

// The count belongs to the address, known or not: an unknown one locks the same way and so tells nothing.
const key = (factor: Factor, email: string) => `${factor}:${email.trim().toLowerCase()}`;

/** A time to wait, in words; rounded up to whole minutes. */
export const minutes = (ms: number): string => {
  const count = Math.max(1, Math.ceil(ms / 60_000));
  return count === 1 ? '1 minute' : `${count} minutes`;
};

const locked = (factor: Factor, until: number, now: number) =>
  new ProviderError(
    401,
    'user-locked',
    `Too many wrong attempts. This account is locked. Try again in ${minutes(until - now)}.`,
    // Said for unknown addresses as well.
    { context: { lockedUntil: new Date(until).toISOString(), ...(factor === 'password' && { unlockBy: 'email' }) } },
  );

/**
 * Wrong attempts in a row until the address is locked. For passwords the strictest of the user's accounts decides: one
 * account cannot open the others to guesses.
 */
const limitOf = (provider: Provider, factor: Factor, email: string): number => {
  const { db, settings } = provider;
  const user = factor === 'password' ? userByEmail(db, email) : undefined;
  if (!user) return settings.maxFailures;
  const limits = openMembershipsOf(provider, user.id).map(({ tenantId }) => {
    const own = policies.lockout.read(db, tenantId);
    if (!own) return settings.maxFailures;
    return own.enabled ? own.maxAttempts : Number.POSITIVE_INFINITY;
  });
  return limits.length > 0 ? Math.min(...limits) : settings.maxFailures;
};

/**
 * Counts an attempt before it is checked, so that many at once get no extra tries.
 * Throws when the account is locked; `succeeded` forgets the count, `failed` locks at the limit.
 */
export const beginAttempt = (provider: Provider, factor: Factor, email: string) => {
  const { db, clock, settings } = provider;
  const id = key(factor, email);
  const now = clock.now();
  const row = db.lockouts.get(id);
  const over = row?.lockedUntil !== undefined && row.lockedUntil <= now;
  if (row?.lockedUntil !== undefined && !over) throw locked(factor, row.lockedUntil, now);
  const failures = (over ? 0 : (row?.failures ?? 0)) + 1;
  const lockedUntil = failures >= limitOf(provider, factor, email) ? now + settings.lockDuration * 1000 : undefined;
  db.lockouts.put({ id, failures, countedAt: now, lockedUntil });
  return {
    /** Failing now locks the address. */
    isLast: lockedUntil !== undefined,
    succeeded: () => void db.lockouts.remove(id),
    failed: (refusal: ProviderError): ProviderError =>
      lockedUntil === undefined ? refusal : locked(factor, lockedUntil, now),
  };
};

/** Forgets the count of an address, and a lock that came of it. */
export const forgetAttempts = ({ db }: Pick<Provider, 'db'>, factor: Factor, email: string): void =>
  void db.lockouts.remove(key(factor, email));

/** Locks the password of an address, as too many wrong ones do. */
export const lockOut = ({ db, clock, settings }: Pick<Provider, 'db' | 'clock' | 'settings'>, email: string): void => {
  const now = clock.now();
  const lockedUntil = now + settings.lockDuration * 1000;
  db.lockouts.put({ id: key('password', email), failures: settings.maxFailures, countedAt: now, lockedUntil });
};

/** Throws when the second factor of this address is locked. */
export const refuseLockedSecondFactor = ({ db, clock }: Provider, email: string): void => {
  const lockedUntil = db.lockouts.get(key('second', email))?.lockedUntil;
  if (lockedUntil !== undefined && lockedUntil > clock.now()) throw locked('second', lockedUntil, clock.now());
};

/** Whether an address is locked now by wrong attempts. */
export const isLockedOut = ({ db, clock }: Pick<Provider, 'db' | 'clock'>, factor: Factor, email: string): boolean =>
  (db.lockouts.get(key(factor, email))?.lockedUntil ?? 0) > clock.now();
