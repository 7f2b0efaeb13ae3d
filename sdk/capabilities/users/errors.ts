import { createErrors } from '../../core/errors';

/** Errors of users with their default English texts. */
export const userErrorTexts = {
  'user-not-found': 'This user no longer belongs to the account.',
} as const;

/** Creates such an error, with the text of its code. */
export const userError = createErrors(userErrorTexts);
