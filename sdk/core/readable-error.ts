import { errorTexts } from './error-texts';
import { GENERIC_CODE, GENERIC_MESSAGE, IdentityError, isAbort, toIdentityError } from './errors';
import { type ErrorCode, laterErrorTexts } from './later-error-texts';

// Not `error-catalogue.ts`: a part that uses that file would move all texts to the first chunk.
const texts: Readonly<Record<ErrorCode, string>> = { ...errorTexts, ...laterErrorTexts };

const isKnown = (code: string): code is ErrorCode => code !== GENERIC_CODE && Object.hasOwn(texts, code);

/** Neither the provider nor this package found words for it: the bare status, or the generic message. */
const isWordless = ({ message }: IdentityError) => message === GENERIC_MESSAGE || /^Error \d{3}\b/.test(message);

/** Returns an error with a message for users: its own, else that of its code, else that of the fallback. */
export const readableError = (thrown: unknown, fallback: ErrorCode = GENERIC_CODE): IdentityError => {
  const error = toIdentityError(thrown);
  if (!isWordless(error)) return error;
  const { statusCode, traceId, errorContext, errorCode } = error;
  const code = isKnown(errorCode) ? errorCode : fallback;
  return new IdentityError(code, { message: texts[code], statusCode, traceId, errorContext, cause: error });
};

/** Wraps a call so that its failure has a message for users. */
export const readably = async <T>(call: Promise<T>, fallback?: ErrorCode): Promise<T> => {
  try {
    return await call;
  } catch (thrown) {
    throw isAbort(thrown) ? thrown : readableError(thrown, fallback);
  }
};
