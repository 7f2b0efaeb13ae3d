import { createErrors } from '../core/errors';

/** Errors of signing in and out with their default English texts. */
export const sessionErrorTexts = {
  'invalid-token': 'Invalid token specified',
  'insecure-context': 'Sign-in needs a secure page: open it over https or on localhost.',
  'storage-blocked': 'Your browser blocks storage for this site. Allow it and sign in again.',
  'callback-refused': 'This sign-in link is not valid here. Start over.',
  'callback-denied': 'The sign-in was not completed.',
  'provider-unavailable': 'The other service is not responding. Try again later, or use another way.',
  'login-loop': 'Sign-in was redirected too many times. Try again.',
  framed: 'Sign-in does not work inside of another page. Open this page in its own window.',
  'sign-out-unfinished':
    'You are signed out in this browser, but not at the sign-in service. Sign out again, or close the browser.',
  'sign-in-failed': 'Failed to authenticate',
  'redirect-refused': 'The address to continue at is not allowed. Ask your administrator.',
} as const;

/** Code of such an error. */
export type SessionErrorCode = keyof typeof sessionErrorTexts;

/** Creates such an error, with the text of its code. */
export const sessionError = createErrors(sessionErrorTexts);
