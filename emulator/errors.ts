/** A refusal in the provider's own shape: `{ errors, errorCode, errorContext? }`. */
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

/** An OAuth refusal (RFC 6749, section 5.2), which is also readable as the provider's own shape. */
export const oauthError = (code: string, message: string, status = 400): ProviderError =>
  new ProviderError(status, code, message);

/** The error without a session. `hint` says why there may be none. */
export const signedOut = (hint?: string): ProviderError =>
  new ProviderError(401, 'unauthenticated', hint ?? 'You are signed out. Sign in and try again.');
