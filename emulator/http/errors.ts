/** An error in the provider's own format: `{ errors, errorCode, errorContext? }`. */
export class ProviderError extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly context: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    errorCode: string,
    message: string,
    more: { context?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'ProviderError';
    this.status = status;
    this.errorCode = errorCode;
    this.context = more.context;
    this.headers = more.headers ?? {};
  }
}

export const fieldError = (
  field: string,
  message: string,
  errorCode = `${field}-invalid`,
  status = 400,
): ProviderError => new ProviderError(status, errorCode, message, { context: { name: field } });

/** Creates an OAuth error (RFC 6749, section 5.2), which is also valid in the provider's own format. */
export const oauthError = (code: string, message: string, status = 400): ProviderError =>
  new ProviderError(status, code, message);

/** Creates the error for a browser without the cookie of its own attempt. `hint` says why it may not be sent. */
export const cookiesNeeded = (hint?: string): ProviderError =>
  new ProviderError(
    400,
    'cookies-needed',
    hint ?? 'Continue in the browser in which you started, and allow cookies of the identity provider there.',
  );

/** Creates the error for a missing session. `hint` says why there may be none. */
export const signedOut = (hint?: string): ProviderError =>
  new ProviderError(401, 'unauthenticated', hint ?? 'You are signed out. Sign in and try again.');
