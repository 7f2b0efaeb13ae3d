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
  'invalid-token': 'Invalid token specified',
  'insecure-context': 'Sign-in needs a secure page: open it over https or on localhost.',
  'storage-blocked': 'Your browser blocks storage for this site. Allow it and sign in again.',
  'callback-refused': 'This sign-in link is not valid here. Start again.',
  'callback-denied': 'The sign-in was not completed.',
  'login-loop': 'Signing in was redirected too often. Try again.',
  'signed-out': 'You are signed out. Sign in and try again.',
  'no-password-login': 'You cannot sign in with a password here. Use the way your company gave you.',
  'method-unavailable': 'This method cannot be used here yet. Choose another one.',
  'redirect-refused': 'The address to continue at is not allowed. Contact your administrator.',
} as const;

export type ErrorCode = keyof typeof errorTexts;

/** An error with the text of its code. */
export const fault = (code: ErrorCode, details: ErrorDetails = {}): IdentityError =>
  new IdentityError(code, { message: errorTexts[code], ...details });
