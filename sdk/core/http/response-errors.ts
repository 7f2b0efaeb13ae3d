import { ApiError, GENERIC_CODE } from '../errors';
import { isRecord, parseJson } from '../guards';

/** Returns the texts of an `errors` list; entries without a text are dropped. */
const errorList = (errors: unknown): string[] =>
  (Array.isArray(errors) ? errors : [errors])
    .map((entry) => (isRecord(entry) ? entry.message : entry))
    .filter((entry) => (typeof entry === 'string' && entry.trim() !== '') || typeof entry === 'number')
    .map(String);

/** Parses one value, a number of seconds or a date, to seconds; 0 for anything else. */
const secondsOf = (value: string, now: number): number => {
  if (/^\d+$/.test(value)) return Number(value);
  // `Date.parse` reads texts such as "-1" as a year; only real HTTP dates name a weekday.
  return /^[A-Z][a-z]{2}/.test(value) ? (Date.parse(value) - now) / 1000 || 0 : 0;
};

/** Parses `Retry-After` to seconds, the longest of joined values; undefined when there is no valid one. */
export const retryAfterSeconds = (header: string | null, now: number): number | undefined => {
  // The comma inside of a date is followed by its day.
  const values = (header ?? '').split(/,(?! \d{2}[ -][A-Z])/).map((value) => secondsOf(value.trim(), now));
  const seconds = Math.max(...values);
  return seconds > 0 ? seconds : undefined;
};

/** Errors whose body was not the provider's: something in front of it answered, such as a proxy or a firewall. */
const foreign = new WeakSet<ApiError>();

/** Returns whether an error is a response that was not the provider's own: it decides nothing about a session. */
export const isForeign = (error: unknown): boolean => error instanceof ApiError && foreign.has(error);

/**
 * Creates the error of a failed response. 413 and unreadable bodies have fixed texts.
 * @see section 8 of the specification.
 */
export const errorFromResponse = (response: Response, text: string, now: number): ApiError => {
  const { status: statusCode, statusText, headers } = response;
  const traceId = headers.get('frontegg-trace-id');
  const body = parseJson(text) ?? null;
  const record = isRecord(body) ? body : {};
  const sent = typeof body === 'string' ? body : errorList(record.errors).join(', ');
  const code = [record.errorCode, record.error].find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  const context = [record.errorContext, record.context].find(isRecord);
  const wait = retryAfterSeconds(headers.get('retry-after'), now);
  const waitContext = wait === undefined ? null : { retryAfter: wait };
  const status = `Error ${statusCode}${statusText ? ` - ${statusText}` : ''}`;
  const error =
    statusCode === 413
      ? new ApiError('', { message: 'Error request is too large', statusCode, traceId })
      : new ApiError(code ?? GENERIC_CODE, {
          message: body === null ? undefined : sent || status,
          statusCode,
          traceId,
          errorContext: context ? { ...context, ...waitContext } : waitContext,
        });
  if (sent === '' && code === undefined) foreign.add(error);
  return error;
};
