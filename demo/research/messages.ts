/** Messages after a submission; the portal and the gateway share them. */
export const errorText = {
  userNotFound: 'User not found',
  emailNotFound: 'Customer email not found',
  accountNameNotFound: 'Customer name not found',
  bothFailed: 'Both DB and webhook submissions failed',
  syncFailed: 'Error syncing user',
} as const;

export const successText = {
  general: 'Feedback submitted successfully',
  solution: 'Solution feedback submitted successfully',
  desktop: 'Desktop feedback submitted successfully',
  integration: 'Integration feedback submitted successfully',
  investment: 'Investment feedback submitted successfully',
  sweepstakes: 'Sweepstakes acceptance recorded successfully',
} as const;

/** Results of the synchronization after sign-in. */
export const syncText = {
  tenantCreated: 'New tenant and user created',
  userAdded: 'User added to existing tenant',
  found: 'DB Lookup GOOD',
} as const;
export type SyncText = (typeof syncText)[keyof typeof syncText];

/** Message of a database error for users. */
export const serverError = (status: number, message: string): string => `Server error: ${status} - ${message}`;
