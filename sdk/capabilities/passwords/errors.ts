import { createErrors } from '../../core/errors';

/** Errors of passwords with their default English texts. */
export const passwordErrorTexts = {
  'weak-password': 'This password is not strong enough. Choose another one.',
  'reset-failed': 'Unknown error occurred',
} as const;

/** Creates such an error, with the text of its code. */
export const passwordError = createErrors(passwordErrorTexts);
