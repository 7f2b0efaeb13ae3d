import { createErrors } from '../../core/errors';

/** Errors of applications with their default English texts. */
export const applicationErrorTexts = {
  'assignment-failed': 'Assignment action failed. Try again or contact support.',
} as const;

/** Creates such an error, with the text of its code. */
export const applicationError = createErrors(applicationErrorTexts);
