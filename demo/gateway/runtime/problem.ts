import type { ProblemCode } from '../../research/problem-codes';

/** Codes of refusals for the operator only. */
type OperatorCode = 'UNDER_WAY' | 'DELIVERY_FAILED';

interface ProblemOptions {
  /** Error messages by field of the body. */
  fields?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The cause, for the log only. */
  why?: string;
}

/** An error response. Its message is for the user. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: ProblemCode | OperatorCode,
    message: string,
    readonly options: ProblemOptions = {},
  ) {
    super(message);
  }
}

const seconds = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)));

export const problems = {
  unauthenticated: (why?: string) =>
    new Problem(401, 'UNAUTHENTICATED', 'Your sign-in is missing or has ended. Sign in again.', {
      headers: { 'www-authenticate': 'Bearer' },
      ...(why !== undefined && { why }),
    }),
  keysUnavailable: () =>
    new Problem(503, 'SIGN_IN_UNCHECKED', 'Your sign-in cannot be checked right now. Try again in a moment.', {
      headers: { 'retry-after': '1' },
    }),
  notFound: () => new Problem(404, 'NOT_FOUND', 'There is nothing at this address.'),
  method: (allowed: readonly string[]) =>
    new Problem(405, 'METHOD_NOT_ALLOWED', 'This address does not take that kind of request.', {
      headers: { allow: allowed.join(', ') },
    }),
  foreignOrigin: () =>
    new Problem(403, 'FOREIGN_ORIGIN', 'This request did not come from the portal. Open the portal and try again.'),
  tooManyRequests: (wait: number) =>
    new Problem(429, 'TOO_MANY_REQUESTS', 'You sent too many requests. Wait a moment and try again.', {
      headers: { 'retry-after': seconds(wait) },
    }),
  contentType: () => new Problem(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as JSON in UTF-8, without compression.'),
  tooLarge: (limit: number) =>
    new Problem(413, 'TOO_LARGE', `This is too long. Shorten it to less than ${limit / 1024} kB and send it again.`, {
      headers: { connection: 'close' },
    }),
  slowBody: () =>
    new Problem(408, 'TOO_SLOW', 'Your message took too long to arrive. Check your connection and send it again.', {
      headers: { connection: 'close' },
    }),
  badBody: (message: string) => new Problem(400, 'INVALID_BODY', message),
  badFields: (fields: Readonly<Record<string, string>>) =>
    new Problem(400, 'INVALID_FIELDS', `Check these fields: ${Object.keys(fields).join(', ')}.`, { fields }),
  badQuery: (message: string) => new Problem(400, 'INVALID_QUERY', message),
  badKey: () =>
    new Problem(
      400,
      'INVALID_IDEMPOTENCY_KEY',
      'An idempotency key holds 1 to 100 letters, digits, underscores and hyphens.',
    ),
  reusedKey: () =>
    new Problem(
      409,
      'IDEMPOTENCY_KEY_REUSED',
      'This was already sent with other content. Reload the page and send it again.',
    ),
  busy: (wait: number) =>
    new Problem(503, 'BUSY', 'The research database is busy. Your input was not stored; try again in a moment.', {
      headers: { 'retry-after': seconds(wait) },
    }),
  /** Returns {@link problems.busy} for a request that may have stored something before the refusal. */
  busyAfterwards: ({ status, options }: Problem) =>
    new Problem(
      status,
      'BUSY_MAYBE_STORED',
      'The research database is busy. Your input may have been stored; try again in a moment.',
      options,
    ),
  notStored: () =>
    new Problem(503, 'NOT_STORED', 'Your input could not be stored. Try again in a few minutes.', {
      headers: { 'retry-after': '60' },
    }),
  unexpected: () => new Problem(500, 'UNEXPECTED', 'Something went wrong on our side. Try again in a moment.'),
};
