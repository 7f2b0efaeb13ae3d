import { canonicalEmail } from '@gatehouse/sdk/text';
import { ProviderError } from '../../http/errors';
import type { Provider } from '../../provider';

/** Each factor has its own count, so that a correct password does not reset wrong codes; recovery codes too. */
type Factor = 'second' | 'recovery';

// The count belongs to the address, known or not: an unknown one locks the same way and reveals nothing.
const key = (factor: Factor, email: string) => `${factor}:${canonicalEmail(email)}`;

/** Formats a waiting time, rounded up to whole minutes. */
export const minutes = (ms: number): string => {
  const count = Math.max(1, Math.ceil(ms / 60_000));
  return count === 1 ? '1 minute' : `${count} minutes`;
};

/** @param context Included for unknown addresses too */
export const locked = (until: number, now: number, context: Record<string, unknown> = {}): ProviderError =>
  new ProviderError(
    401,
    'user-locked',
    `Sign-in is locked after too many failed attempts. Try again in ${minutes(until - now)}.`,
    { context: { lockedUntil: new Date(until).toISOString(), ...context } },
  );

/**
 * Counts an attempt before it is checked, so that concurrent ones get no extra tries. Throws when the user is locked
 * out; `succeeded` resets the count, `failed` locks at the limit.
 */
export const beginAttempt = ({ db, clock, settings }: Provider, factor: Factor, email: string) => {
  const id = key(factor, email);
  const now = clock.now();
  const row = db.lockouts.get(id);
  const over = row?.lockedUntil !== undefined && row.lockedUntil <= now;
  if (row?.lockedUntil !== undefined && !over) throw locked(row.lockedUntil, now);
  const failures = (over ? 0 : (row?.failures ?? 0)) + 1;
  const lockedUntil = failures >= settings.maxFailures ? now + settings.lockDuration * 1000 : undefined;
  db.lockouts.put({ id, failures, countedAt: now, lockedUntil });
  return {
    succeeded: () => void db.lockouts.remove(id),
    failed: (refusal: ProviderError): ProviderError => (lockedUntil === undefined ? refusal : locked(lockedUntil, now)),
  };
};

/** Throws when the second factor of this address is locked. */
export const refuseLockedSecondFactor = ({ db, clock }: Provider, email: string): void => {
  const lockedUntil = db.lockouts.get(key('second', email))?.lockedUntil;
  if (lockedUntil !== undefined && lockedUntil > clock.now()) throw locked(lockedUntil, clock.now());
};
