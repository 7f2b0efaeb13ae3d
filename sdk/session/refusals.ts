import { identityError } from '../core/error-texts';
import { IdentityError } from '../core/errors';
import { isForeign } from '../core/http/response-errors';

/**
 * Returns whether the provider itself refused permanently; every other error is transient and keeps the session, also a
 * status that a proxy in front of it sent.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof IdentityError &&
  !isForeign(error) &&
  (error.statusCode === 401 || error.statusCode === 403 || error.errorCode === 'invalid_grant');

/** Returns whether a retry cannot help: the provider refused, or sent no token. */
export const isFinal = (error: unknown): boolean =>
  isRefusal(error) || (error instanceof IdentityError && error.errorCode === 'invalid-token');

const OF_TAB = { tab: 'no-refresh-token' };

/** Creates the error that ends a session only in this tab, which cannot renew it; others may continue. */
export const tabError = (): IdentityError => identityError('signed-out', { statusCode: 401, errorContext: OF_TAB });

/** Returns whether a session ends in this tab only. */
export const isOfTab = (error: unknown): boolean => error instanceof IdentityError && error.errorContext === OF_TAB;

const ELSEWHERE = { tab: 'another' };

/** Creates the error of a session that another tab has ended. */
export const endedElsewhere = (): IdentityError =>
  identityError('signed-out', { statusCode: 401, errorContext: ELSEWHERE });

/** Returns whether another tab has ended the session. */
export const isEndedElsewhere = (error: unknown): boolean =>
  error instanceof IdentityError && error.errorContext === ELSEWHERE;
