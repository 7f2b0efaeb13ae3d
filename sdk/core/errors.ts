/** Error code that the provider's own screens use when nothing better is known. */
export const GENERIC_CODE = 'ER-ADMIN-PORTAL-GENERIC-ERROR';
export const GENERIC_MESSAGE = "We're facing some difficulties, Please try again";

/** Texts of the errors that occur before the engine is loaded; the others come with it. */
export const startTexts = {
  [GENERIC_CODE]: GENERIC_MESSAGE,
  network: 'The service could not be reached. Check your connection and try again.',
  'invalid-base-url': 'The base URL must be an http or https address, such as https://auth.example.com.',
  'entitlements-disabled': "You must first enable entitlements via the provider's options to use this function",
} as const;

/** What is known of an error besides its code. */
export interface ErrorDetails {
  message?: string;
  statusCode?: number;
  traceId?: string | null;
  errorContext?: Record<string, unknown> | null;
  cause?: unknown;
}

/** Ancestor of everything this package throws, except `AbortError` of a cancelled call. */
export class IdentityError extends Error {
  // Defined, not assigned: where a page freezes `Error.prototype`, assigning `name` throws.
  override name = 'IdentityError';
  /** HTTP status, or 0 when no answer came. */
  declare readonly statusCode: number;
  /** The provider's trace id for support, when it sent one. */
  declare readonly traceId: string | null;
  /** One of `ErrorCode`, or a code of the provider. */
  declare readonly errorCode: string;
  declare readonly errorContext: Record<string, unknown> | null;

  constructor(errorCode: string, details: ErrorDetails = {}) {
    const texts: Record<string, string> = startTexts;
    const known = Object.hasOwn(texts, errorCode) ? texts[errorCode] : GENERIC_MESSAGE;
    super(details.message ?? known, { cause: details.cause });
    const { statusCode = 0, traceId = null, errorContext = null } = details;
    Object.assign(this, { errorCode, statusCode, traceId, errorContext });
  }
}

/** The provider answered, and the answer is not a success. */
export class ApiError extends IdentityError {
  override name = 'ApiError';
}

/** Returns what makes the errors of a catalogue, each with the text of its code. */
export const faultsOf =
  <Code extends string>(texts: Readonly<Record<Code, string>>) =>
  (code: Code, details: ErrorDetails = {}): IdentityError =>
    new IdentityError(code, { message: texts[code], ...details });

/** Whether a call was cancelled, which is no failure. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Normalises anything thrown into an {@link IdentityError}; the original stays as `cause`. */
export const toIdentityError = (error: unknown): IdentityError =>
  error instanceof IdentityError ? error : new ApiError(GENERIC_CODE, { statusCode: 500, cause: error });
