import { fault } from '../core/error-texts';
import { IdentityError } from '../core/errors';

/** The provider said no for good; everything else is a passing fault that keeps the session. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof IdentityError &&
  (error.statusCode === 401 || error.statusCode === 403 || error.errorCode === 'invalid_grant');

/** Whether a retry cannot help: the provider refused, or sent no token. */
export const isFinal = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof IdentityError && error.errorCode === 'invalid-token');

const OF_TAB = { tab: 'no-refresh-token' };

/** The end of a session in a tab that has nothing to renew it with; others may go on. */
export const tabFault = (): IdentityError => fault('signed-out', { statusCode: 401, errorContext: OF_TAB });

/** Whether a session ends in this tab only. */
export const isOfTab = (error: unknown): boolean => error instanceof IdentityError && error.errorContext === OF_TAB;
