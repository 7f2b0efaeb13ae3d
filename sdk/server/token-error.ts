/**
 * Why a token was refused: it is missing, malformed, signed by an unknown key, wrongly signed, expired, or has a wrong
 * claim. With `keys-unavailable` it was not checked.
 */
export type TokenErrorReason =
  | 'missing'
  | 'malformed'
  | 'unknown-key'
  | 'signature'
  | 'expired'
  | 'claim'
  | 'keys-unavailable';

/** Error for a token that {@link verifyToken} refused. It contains no part of the token. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly reason: TokenErrorReason;
  /** Wrong claim, or header parameter `typ`. */
  readonly claim: string | undefined;

  constructor(reason: TokenErrorReason, options: { claim?: string | undefined; cause?: unknown } = {}) {
    super(`The access token was not accepted: ${reason}${options.claim === undefined ? '' : ` ${options.claim}`}.`, {
      cause: options.cause,
    });
    this.reason = reason;
    this.claim = options.claim;
  }

  /** HTTP status of the response: 401, or 503 while the keys cannot be loaded, so that an outage signs no user out. */
  get status(): 401 | 503 {
    return this.reason === 'keys-unavailable' ? 503 : 401;
  }
}
