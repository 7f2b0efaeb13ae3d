import { faultsOf } from '../core/errors';

/** Errors of a step-up with their default English texts. */
export const stepUpErrorTexts = {
  'step-up-failed': 'You could not be verified as is needed here. Try again later, or ask your administrator.',
} as const;

/** Creates such an error, with the text of its code. */
export const stepUpFault = faultsOf(stepUpErrorTexts);
