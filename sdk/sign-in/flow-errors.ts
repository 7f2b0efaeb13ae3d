import { createErrors } from '../core/errors';

/** Errors of the sign-in flows with their default English texts. */
export const flowErrorTexts = {
  'sso-required': 'Your organization uses SSO. Continue with your email address.',
  'no-password-login': 'You cannot sign in with a password here. Use the method your organization set up.',
  'invitation-failed': "We couldn't verify your invitation",
  'invalid-link': 'This link is incomplete or no longer valid. Ask for a new one.',
  'account-not-opened': 'This account could not be opened. Try again, or choose another one.',
  'signups-disabled': 'You need an invitation to sign up. Ask your administrator for one.',
} as const;

/** Creates such an error, with the text of its code. */
export const flowError = createErrors(flowErrorTexts);
