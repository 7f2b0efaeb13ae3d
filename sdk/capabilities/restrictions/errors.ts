import { createErrors } from '../../core/errors';

/** Errors of restrictions with their default English texts. */
export const restrictionErrorTexts = {
  'ip-lockout': 'This would lock you out, because the list does not allow your own IP address. Change the list first.',
} as const;

/** Creates such an error, with the text of its code. */
export const restrictionError = createErrors(restrictionErrorTexts);
