import { faultsOf } from '../../core/errors';

/** Errors of restrictions with their default English texts. */
export const restrictionErrorTexts = {
  'ip-lockout': 'This would lock you out, because your own IP address would not be let in. Change the list first.',
} as const;

/** Creates such an error, with the text of its code. */
export const restrictionFault = faultsOf(restrictionErrorTexts);
