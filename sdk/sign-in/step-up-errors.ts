import { createErrors } from '../core/errors';

/** Errors of a step-up with their default English texts. */
export const stepUpErrorTexts = {
  'step-up-failed': 'We could not verify you. Try again later, or ask your administrator.',
} as const;

/** Creates such an error, with the text of its code. */
export const stepUpError = createErrors(stepUpErrorTexts);
