import { type ErrorDetails, IdentityError, startTexts } from './errors';

/**
 * Errors that are raised in the browser, each with its default English text.
 * A language pack that misses one of these keys does not compile.
 */
export const errorTexts = {
  ...startTexts,
  offline: 'You are offline. Try again when you are connected.',
  timeout: 'The service took too long to answer. Try again.',
  'unexpected-answer': 'The service sent an answer that could not be understood. Try again.',
  'invalid-input': 'This value cannot be sent. Change it and try again.',
  'invalid-header': 'A request header holds a character that is not allowed.',
  'host-code-failed': 'The request could not be prepared. Reload the page and try again.',
  'response-too-large': 'There is too much to load at once. Narrow it down and try again.',
  'invalid-token': 'Invalid token specified',
  'insecure-context': 'Sign-in needs a secure page: open it over https or on localhost.',
  'storage-blocked': 'Your browser blocks storage for this site. Allow it and sign in again.',
  'callback-refused': 'This sign-in link is not valid here. Start again.',
  'callback-denied': 'The sign-in was not completed.',
  'sso-required': 'Your company signs you in. Continue with your email address.',
  'provider-unavailable': 'The other service does not answer. Try again later, or use another way.',
  'login-loop': 'Signing in was redirected too often. Try again.',
  'sign-out-unfinished':
    'You are signed out in this browser, but not at the sign-in service. Sign out again, or close the browser.',
  'signed-out': 'You are signed out. Sign in and try again.',
  'no-password-login': 'You cannot sign in with a password here. Use the way your company gave you.',
  'method-unavailable': 'This method cannot be used here. Choose another one.',
  'passkey-cancelled': 'The passkey was not used. Try again when you are ready.',
  'passkey-exists': 'This device has a passkey for you already. Use it, or choose another device.',
  'sign-in-failed': 'Failed to authenticate',
  'step-up-failed': 'You could not be verified as is needed here. Try again later, or ask your administrator.',
  'native-bridge-missing': 'FronteggNativeBridge is not available',
  'invalid-image': 'This is not an image that can be used. Choose a PNG, JPEG, GIF or WebP picture.',
  'metadata-not-found': 'Settings of the service were not found. Contact your administrator.',
  'ip-metadata-not-found': 'Your IP address could not be found out. Try again.',
  'role-not-found': 'This role no longer exists.',
  'webhook-not-found': 'This webhook no longer exists.',
  'entry-not-found': 'This no longer exists.',
  'user-not-found': 'This user no longer belongs to the account.',
  'no-changes': 'No changes to update',
  'partly-done': 'Only part of this was done.',
  'subscription-not-found': 'Subscription not found',
  'externally-managed': 'Billing is externally managed',
  'tenant-undefined': 'TenantId is not defined',
  'provider-not-configured': 'Payment provider not configured',
  'not-authorized': 'Not authorized',
  'internal-failure': 'Internal feature failure',
  'cancel-refused': 'Only an active subscription that is not cancelled yet can be cancelled.',
  'renew-refused': 'Only a subscription that ends with its period can be renewed.',
  'no-configuration': 'Save the configuration before you validate its domain.',
  'ip-lockout': 'This would lock you out, because your own IP address would not be let in. Change the list first.',
  'assignment-failed': 'Assignment action failed. Try again or contact support.',
  'reset-failed': 'Unknown error occurred',
  'invitation-failed': "We couldn't verify your invitation",
  'invalid-link': 'This link is incomplete or no longer valid. Ask for a new one.',
  'weak-password': 'This password is not strong enough. Choose another one.',
  'signups-disabled': 'You cannot sign up here by yourself. Ask your administrator for an invitation.',
  'ER-01239': 'You cannot join this account, because it is locked. Ask the person who invited you.',
  'ER-01240': 'This invitation link belongs to a locked account. Ask the person who sent it.',
  'redirect-refused': 'The address to continue at is not allowed. Contact your administrator.',
} as const;

/** Code of an error that is raised in the browser; the provider has codes of its own. */
export type ErrorCode = keyof typeof errorTexts;

/** An error with the text of its code. */
export const fault = (code: ErrorCode, details: ErrorDetails = {}): IdentityError =>
  new IdentityError(code, { message: errorTexts[code], ...details });
