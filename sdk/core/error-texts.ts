import { createErrors, startTexts } from './errors';

/**
 * Errors that any screen may show, each with its default English text; the others are defined next to the code that
 * raises them.
 */
export const errorTexts = {
  ...startTexts,
  offline: 'You are offline. Try again when you are connected.',
  timeout: 'The service took too long to respond. Try again.',
  'unexpected-response': 'Something went wrong on our side. Try again.',
  'invalid-input': 'This value cannot be sent. Change it and try again.',
  'invalid-header': 'A request header contains a character that is not allowed.',
  'host-code-failed': 'The request could not be prepared. Reload the page and try again.',
  'response-too-large': 'There is too much to load at once. Narrow it down and try again.',
  'signed-out': 'You are signed out. Sign in and try again.',
  'metadata-not-found': 'Settings of the service were not found. Ask your administrator.',
  'ip-metadata-not-found': 'Your IP address could not be determined. Try again.',
  'no-changes': 'No changes to update',
  'partly-done': 'Only part of this was done.',
  // The provider sends these too, with texts that are not meant for users.
  'entry-not-found': 'This no longer exists.',
  'ER-01239': 'You cannot join this account, because it is locked. Ask the person who invited you.',
  'ER-01240': 'This invitation link belongs to a locked account. Ask the person who sent it.',
} as const;

/** Code of an error that the client raises. */
export type EarlyErrorCode = keyof typeof errorTexts;

/** Creates an error of the client, with the text of its code. */
export const identityError = createErrors(errorTexts);
