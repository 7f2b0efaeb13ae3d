import type { IdentityError } from '@gatehouse/sdk';

/** Answers that are about the account or the attempt as a whole, not about what was typed. */
const wholeAttempt = new Set([
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

const isAboutInput = (error: IdentityError): boolean =>
  [400, 401, 403, 422].includes(error.statusCode) && !wholeAttempt.has(error.errorCode);

export interface Refusal {
  /** At the field that was refused. */
  atField: string | undefined;
  /** Above the form. */
  above: string | undefined;
}

/** Where an error belongs: at the field when what was typed is wrong, above the form otherwise. */
export const placeRefusal = (error: IdentityError | null, errorText: string | undefined): Refusal => {
  const atField = error !== null && isAboutInput(error);
  return atField ? { atField: errorText, above: undefined } : { atField: undefined, above: errorText };
};

/** Whether the provider does not take a link, so that trying again would not help. */
export const isLinkRefused = ({ errorCode, statusCode }: IdentityError): boolean =>
  errorCode === 'invalid-link' || [400, 401, 403, 404, 409, 410, 422].includes(statusCode);
