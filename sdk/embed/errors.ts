import { createErrors } from '../core/errors';

/** Errors of embedded pages with their default English texts. */
export const embedErrorTexts = {
  'native-bridge-missing': 'FronteggNativeBridge is not available',
} as const;

/** Creates such an error, with the text of its code. */
export const embedError = createErrors(embedErrorTexts);
