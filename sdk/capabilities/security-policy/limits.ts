/** Limits of the policies, shared by forms and provider. */
export const policyLimits = {
  /** Failed attempts until an account is locked. */
  maxAttempts: { min: 1, max: 100 },
  /** Remembered passwords. */
  historySize: { min: 1, max: 10 },
} as const;
