/**
 * Why a token was refused: none was sent, it is no token, its key is unknown, its signature is wrong, it has expired, or
 * a claim is wrong. With `keys-unavailable` it was not checked at all.
 */
export type TokenErrorReason =
  | 'missing'
  | 'malformed'
  | 'unknown-key'
  | 'signature'
  | 'expired'
  | 'claim'
  | 'keys-unavailable';

/** A token that {@link verifyToken} did not accept. It holds nothing of the token itself. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly reason: TokenErrorReason;
  /** Claim, or header parameter `typ`, that is wrong. */
  readonly claim: string | undefined;

  constructor(reason: TokenErrorReason, options: { claim?: string | undefined; cause?: unknown } = {}) {
    super(`The access token was not accepted: ${reason}${options.claim === undefined ? '' : ` ${options.claim}`}.`, {
      cause: options.cause,
    });
    this.reason = reason;
    this.claim = options.claim;
  }

  /** HTTP status to respond with: 401, or 503 while the keys cannot be loaded, so that an outage signs no user out. */
  get status(): 401 | 503 {
    return this.reason === 'keys-unavailable' ? 503 : 401;
  }
}
