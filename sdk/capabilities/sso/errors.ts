import { IllegalStateError } from '../../core/errors';

/** Errors of SSO connections with their default English texts. */
export const ssoErrorTexts = {
  'no-configuration': 'Save the configuration before you validate its domain.',
} as const;

/** Creates such an error, with the text of its code. */
export const ssoError = (code: keyof typeof ssoErrorTexts): IllegalStateError =>
  new IllegalStateError(code, { message: ssoErrorTexts[code] });
