import { IdentityError, toIdentityError } from '@gatehouse/sdk';

/**
 * Names a wrong code of an authenticator app, where no new code can be requested: the app shows the next one by itself.
 * Other errors are returned as they are.
 */
export const appCodeError = (thrown: unknown): IdentityError => {
  const error = toIdentityError(thrown);
  if (error.errorCode !== 'wrong-code') return error;
  return new IdentityError('wrong-app-code', { statusCode: error.statusCode, traceId: error.traceId, cause: error });
};
