import { identityError } from '../../core/error-texts';
import type { SessionConfigurations } from './contract';

/** Units of a duration, the largest first. */
export const durationUnits = ['days', 'hours', 'minutes'] as const;
/** One of {@link durationUnits}. */
export type DurationUnit = (typeof durationUnits)[number];

const SECONDS: Record<DurationUnit, number> = { minutes: 60, hours: 3_600, days: 86_400 };

/** A duration as entered in a form. */
export interface Duration {
  amount: number;
  unit: DurationUnit;
}

/** Zero would lock every user out, so it is refused rather than rounded up. */
const positive = (value: number, name: string): number => {
  const rounded = Math.round(value);
  if (!(Number.isFinite(rounded) && rounded >= 1)) throw identityError('invalid-input', { errorContext: { name } });
  return rounded;
};

/**
 * Converts a duration to seconds.
 * @throws IdentityError `invalid-input` unless it is positive.
 */
export const toSeconds = ({ amount, unit }: Duration): number => positive(amount * SECONDS[unit], 'amount');

/** Converts seconds to the largest unit with a whole number; rounds up to minutes. */
export const fromSeconds = (seconds: number): Duration => {
  const unit =
    durationUnits.find((candidate) => seconds >= SECONDS[candidate] && seconds % SECONDS[candidate] === 0) ?? 'minutes';
  return { amount: Math.max(1, Math.ceil(seconds / SECONDS[unit])), unit };
};

/** A duration that can be disabled. */
export interface TimeLimit extends Duration {
  enabled: boolean;
}

/** Session limits of the account, as form values. */
export interface SessionPolicy {
  /** Inactivity after which a session ends. */
  idleTimeout: TimeLimit;
  /** Time after which a user has to sign in again, regardless of activity. */
  forceReLogin: TimeLimit;
  maxConcurrentSessions: { enabled: boolean; amount: number };
}

// Initial form values when no limit was ever set.
const DAY = SECONDS.days;
const ONE_SESSION = 1;

/**
 * Converts the provider's limits to form values. Limits that were never set are disabled, with one day or one session
 * as initial value.
 */
export const policyOf = (configurations: SessionConfigurations): SessionPolicy => {
  const {
    sessionIdleTimeoutConfiguration: idle,
    sessionTimeoutConfiguration: forced,
    sessionConcurrentConfiguration: concurrent,
  } = configurations;
  return {
    idleTimeout: { enabled: idle?.isActive ?? false, ...fromSeconds(idle?.timeout ?? DAY) },
    forceReLogin: { enabled: forced?.isActive ?? false, ...fromSeconds(forced?.timeout ?? DAY) },
    maxConcurrentSessions: {
      enabled: concurrent?.isActive ?? false,
      amount: concurrent?.maxSessions ?? ONE_SESSION,
    },
  };
};

/**
 * Converts form values to the provider's limits; limits that are left out keep their value.
 * @throws IdentityError `invalid-input` for a limit below one.
 */
export const configurationsOf = (policy: Partial<SessionPolicy>): SessionConfigurations => {
  const { idleTimeout, forceReLogin, maxConcurrentSessions: concurrent } = policy;
  const timed = (limit: TimeLimit) => ({ isActive: limit.enabled, timeout: toSeconds(limit) });
  return {
    ...(idleTimeout && { sessionIdleTimeoutConfiguration: timed(idleTimeout) }),
    ...(forceReLogin && { sessionTimeoutConfiguration: timed(forceReLogin) }),
    ...(concurrent && {
      sessionConcurrentConfiguration: {
        isActive: concurrent.enabled,
        maxSessions: positive(concurrent.amount, 'maxConcurrentSessions'),
      },
    }),
  };
};
