import { ApiError, IdentityError, toIdentityError } from './errors';

/** A failure that also says in its `errorContext` what was done before it, and what was not. */
export const inPart = (failure: unknown, outcome: Record<string, string[]>): IdentityError => {
  const { errorCode, message, statusCode, traceId, errorContext } = toIdentityError(failure);
  const Kind = failure instanceof ApiError ? ApiError : IdentityError;
  const told = { ...errorContext, ...outcome };
  return new Kind(errorCode, { message, statusCode, traceId, errorContext: told, cause: failure });
};
