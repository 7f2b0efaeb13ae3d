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
  userFound: 'DB Lookup GOOD',
} as const;
export type SyncText = (typeof syncText)[keyof typeof syncText];

/** Reasons that the gateway itself gives for a database error, and the portal for a response without one. */
export const databaseReasons = {
  unreachable: 'The research database cannot be reached. Try again in a moment.',
  tooSlow: 'The research database took too long to respond. Try again in a moment.',
  unreadable: 'The research database returned an invalid response. Try again in a moment.',
  foreign: 'The research database returned a record that is not yours. Try again in a moment.',
  none: 'no answer',
} as const;

export const serverError = (status: number, message: string): string => `Server error: ${status} - ${message}`;
