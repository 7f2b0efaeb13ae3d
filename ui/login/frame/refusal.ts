import type { IdentityError } from '@gatehouse/sdk';

/** Codes of errors about the account or the attempt, not about the input. */
const attemptCodes = new Set([
  'captcha-missing',
  'captcha-refused',
  'user-locked',
  'mfa-session-ended',
  'origin-refused',
  'reset-link-ended',
  'invalid-link',
  'cookies-needed',
  'passkey-unknown',
  'strategy-off',
]);

const isAboutInput = ({ statusCode, errorCode, errorContext }: IdentityError): boolean =>
  [400, 401, 403, 422].includes(statusCode) && !attemptCodes.has(errorCode) && errorContext?.refused !== 'passkey';

export interface Refusal {
  /** Message at the rejected field. */
  atField: string | undefined;
  /** Message above the form. */
  above: string | undefined;
}

/** Returns where an error is rendered: at the field for invalid input, otherwise above the form. */
export const placeRefusal = (error: IdentityError | null, errorText: string | undefined): Refusal => {
  const atField = error !== null && isAboutInput(error);
  return atField ? { atField: errorText, above: undefined } : { atField: undefined, above: errorText };
};

/** Returns whether the provider rejected a link, so that a retry cannot succeed. */
export const isLinkRefused = ({ errorCode, statusCode }: IdentityError): boolean =>
  errorCode === 'invalid-link' || [400, 401, 403, 404, 409, 410, 422].includes(statusCode);
