import { fault } from '../../core/error-texts';
import type { SessionConfigurations } from './contract';

/** Units of an entered time span, the largest first. */
export const durationUnits = ['days', 'hours', 'minutes'] as const;
/** One of {@link durationUnits}. */
export type DurationUnit = (typeof durationUnits)[number];

const SECONDS: Record<DurationUnit, number> = { minutes: 60, hours: 3_600, days: 86_400 };

/** A time span as entered. */
export interface Duration {
  amount: number;
  unit: DurationUnit;
}

/** A limit of zero would lock every user out, so it is refused and not rounded up. */
const positive = (value: number, name: string): number => {
  const rounded = Math.round(value);
  if (!(Number.isFinite(rounded) && rounded >= 1)) throw fault('invalid-input', { errorContext: { name } });
  return rounded;
};

/**
 * Seconds of a time span, as the provider takes them.
 * @throws IdentityError `invalid-input` when it is no time at all.
 */
export const toSeconds = ({ amount, unit }: Duration): number => positive(amount * SECONDS[unit], 'amount');

/** A time span in the largest unit that gives a whole number; odd seconds are rounded up to minutes. */
export const fromSeconds = (seconds: number): Duration => {
  const unit = durationUnits.find((one) => seconds >= SECONDS[one] && seconds % SECONDS[one] === 0) ?? 'minutes';
  return { amount: Math.max(1, Math.ceil(seconds / SECONDS[unit])), unit };
};

/** A time span that can be switched off. */
export interface TimeLimit extends Duration {
  enabled: boolean;
}

/** Limits of all sessions of the account, as a form holds them. */
export interface SessionPolicy {
  /** Without activity for this long a session ends. */
  idleTimeout: TimeLimit;
  /** Time after which a user signs in again, whatever they do. */
  forceReLogin: TimeLimit;
  maxConcurrentSessions: { enabled: boolean; amount: number };
}

// What a form starts with when nothing was ever set.
const DAY = SECONDS.days;
const ONE_SESSION = 1;

/** Limits of the provider as form values; those never set are off, with a day or one session as a start. */
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
 * Form values as the provider takes them; a limit that is left out stays as it is.
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
