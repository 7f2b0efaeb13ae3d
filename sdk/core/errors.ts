/** Error code of the provider's own screens for an error without a more specific one. */
export const GENERIC_CODE = 'ER-ADMIN-PORTAL-GENERIC-ERROR';
export const GENERIC_MESSAGE = "We're facing some difficulties, Please try again";

/** Texts of the errors that can occur before the engine is loaded; other texts are loaded with it. */
export const startTexts = {
  [GENERIC_CODE]: GENERIC_MESSAGE,
  network: 'The service could not be reached. Check your connection and try again.',
  'invalid-base-url': 'The base URL must be an http or https address, such as https://auth.example.com.',
  'entitlements-disabled': "You must first enable entitlements via the provider's options to use this function",
} as const;

/** Fields of an error besides its code. */
export interface ErrorDetails {
  message?: string;
  statusCode?: number;
  traceId?: string | null;
  errorContext?: Record<string, unknown> | null;
  cause?: unknown;
}

/** Base class of every error of this package, except the `AbortError` of a canceled call. */
export class IdentityError extends Error {
  // Defined, not assigned: assigning `name` throws on a page that freezes `Error.prototype`.
  override name = 'IdentityError';
  /** HTTP status, or 0 when there was no response. */
  declare readonly statusCode: number;
  /** The provider's trace id for support; null when it sent none. */
  declare readonly traceId: string | null;
  /** One of `ErrorCode`, or a code of the provider. */
  declare readonly errorCode: string;
  declare readonly errorContext: Record<string, unknown> | null;

  constructor(errorCode: string, details: ErrorDetails = {}) {
    const texts: Record<string, string> = startTexts;
    const text = Object.hasOwn(texts, errorCode) ? texts[errorCode] : GENERIC_MESSAGE;
    super(details.message ?? text, { cause: details.cause });
    const { statusCode = 0, traceId = null, errorContext = null } = details;
    Object.assign(this, { errorCode, statusCode, traceId, errorContext });
  }
}

/** The provider responded with an error. */
export class ApiError extends IdentityError {
  override name = 'ApiError';
}

/** An operation was called in a state that does not allow it. No request was sent. */
export class IllegalStateError extends IdentityError {
  override name = 'IllegalStateError';
}

/** Returns a function that creates the errors of a catalog, each with the text of its code. */
export const createErrors =
  <Code extends string>(texts: Readonly<Record<Code, string>>) =>
  (code: Code, details: ErrorDetails = {}): IdentityError =>
    new IdentityError(code, { message: texts[code], ...details });

/** Returns whether an error is a canceled call. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Converts any thrown value to an {@link IdentityError}; the original is its `cause`. */
export const toIdentityError = (error: unknown): IdentityError =>
  error instanceof IdentityError ? error : new ApiError(GENERIC_CODE, { statusCode: 500, cause: error });

/**
 * Returns whether an error means that the user's roles lack a permission. Refusals for other reasons have their own
 * codes.
 */
export const lacksPermission = (error: unknown): boolean =>
  error instanceof IdentityError && error.statusCode === 403 && error.errorCode !== 'ip-refused';
