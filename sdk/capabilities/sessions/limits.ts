/** Limits of the session limits, shared by forms and provider. */
export const sessionLimits = {
  /** A minute to ten years. */
  seconds: { min: 60, max: 315_360_000 },
  /** Concurrent sessions of a user. */
  maxSessions: { min: 1, max: 1000 },
} as const;
