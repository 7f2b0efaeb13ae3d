import type { EarlyErrorCode } from './error-texts';
import { type ErrorDetails, IdentityError } from './errors';

/** Errors of capabilities and flows with their default English texts: apart, since a first screen raises none of them. */
export const laterErrorTexts = {
  'sso-required': 'Your company signs you in. Continue with your email address.',
  'no-password-login': 'You cannot sign in with a password here. Use the way your company gave you.',
  'method-unavailable': 'This method cannot be used here. Choose another one.',
  'passkey-cancelled': 'The passkey was not used. Try again when you are ready.',
  'passkey-exists': 'This device has a passkey for you already. Use it, or choose another device.',
  'step-up-failed': 'You could not be verified as is needed here. Try again later, or ask your administrator.',
  'native-bridge-missing': 'FronteggNativeBridge is not available',
  'invalid-image': 'This is not an image that can be used. Choose a PNG, JPEG, GIF or WebP picture.',
  'role-not-found': 'This role no longer exists.',
  'webhook-not-found': 'This webhook no longer exists.',
  'user-not-found': 'This user no longer belongs to the account.',
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
} as const;

/** Code of an error that a capability or a flow raises. */
export type LaterErrorCode = keyof typeof laterErrorTexts;

/** Code of an error that is raised in the browser; the provider has codes of its own. A language must have them all. */
export type ErrorCode = EarlyErrorCode | LaterErrorCode;

/** An error of a capability or a flow, with the text of its code. */
export const laterFault = (code: LaterErrorCode, details: ErrorDetails = {}): IdentityError =>
  new IdentityError(code, { message: laterErrorTexts[code], ...details });
