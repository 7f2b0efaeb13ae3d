import { type EarlyErrorCode, errorTexts, identityError } from './error-texts';
import { GENERIC_CODE, GENERIC_MESSAGE, IdentityError, isAbort, toIdentityError } from './errors';

const hasText = (code: string): code is EarlyErrorCode => code !== GENERIC_CODE && Object.hasOwn(errorTexts, code);

/** Neither the provider nor this package has a text for it: the message is the bare status or generic. */
const hasNoText = ({ message }: IdentityError) => message === GENERIC_MESSAGE || /^Error \d{3}\b/.test(message);

/** Returns an error with a message for users: its own, else the text of its code, else that of the fallback. */
export const readableError = (thrown: unknown, fallback = identityError(GENERIC_CODE)): IdentityError => {
  const error = toIdentityError(thrown);
  if (!hasNoText(error)) return error;
  const { statusCode, traceId, errorContext, errorCode } = error;
  const readable = hasText(errorCode) ? identityError(errorCode) : fallback;
  return new IdentityError(readable.errorCode, {
    message: readable.message,
    statusCode,
    traceId,
    errorContext,
    cause: error,
  });
};

/** Wraps a call so that its error has a message for users. */
export const withReadableError = async <T>(call: Promise<T>, fallback?: IdentityError): Promise<T> => {
  try {
    return await call;
  } catch (thrown) {
    throw isAbort(thrown) ? thrown : readableError(thrown, fallback);
  }
};
