import { createErrors } from '../errors';

/** Errors of passkeys and second factors with their default English texts. */
export const webauthnErrorTexts = {
  'method-unavailable': 'This method cannot be used here. Choose another one.',
  'passkey-canceled': 'The passkey was not used. Try again when you are ready.',
  'passkey-exists': 'This device already has a passkey for you. Use it, or choose another device.',
  'passkey-refused': 'This passkey was not accepted. Use another way.',
} as const;

/** Creates such an error, with the text of its code. */
export const webauthnError = createErrors(webauthnErrorTexts);
