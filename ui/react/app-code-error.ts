import { IdentityError, toIdentityError } from '@gatehouse/sdk';

/**
 * Maps the error of a wrong code to that of an authenticator app, whose next code appears by itself instead of being
 * requested. Other errors are returned unchanged.
 */
export const appCodeError = (thrown: unknown): IdentityError => {
  const error = toIdentityError(thrown);
  if (error.errorCode !== 'wrong-code') return error;
  return new IdentityError('wrong-app-code', { statusCode: error.statusCode, traceId: error.traceId, cause: error });
};
