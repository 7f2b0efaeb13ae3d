import { IdentityError } from '../core/errors';

/** The provider said no for good; everything else is a passing fault that keeps the session. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof IdentityError &&
  (error.statusCode === 401 || error.statusCode === 403 || error.errorCode === 'invalid_grant');

/** Whether a retry cannot help: the provider refused, or sent no token. */
export const isFinal = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof IdentityError && error.errorCode === 'invalid-token');
