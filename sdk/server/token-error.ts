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

/** Text of a `WWW-Authenticate` header. Source: RFC 6750, section 3. */
const challenge = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replace(/["\\]/g, '')}"`],
  );
  return ['Bearer', given.join(', ')].filter((part) => part !== '').join(' ');
};

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

  /** `WWW-Authenticate` of the response; undefined with 503, which no other token would help. */
  get challenge(): string | undefined {
    if (this.reason === 'keys-unavailable') return undefined;
    // A request without a token is told nothing more. Source: RFC 6750, section 3.1.
    return this.reason === 'missing'
      ? challenge({})
      : challenge({ error: 'invalid_token', error_description: this.message });
  }
}

/** Error for a verified token without a permission, or without a recent second factor. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly #parameters: Readonly<Record<string, string | undefined>>;

  constructor(missing: { permission: string } | { acr: string; maxAge?: number | undefined }) {
    const isPermission = 'permission' in missing;
    super(isPermission ? `The permission ${missing.permission} is missing.` : 'A recent second factor is required.');
    this.#parameters = isPermission
      ? { error: 'insufficient_scope', scope: missing.permission }
      : {
          error: 'insufficient_user_authentication',
          acr_values: missing.acr,
          max_age: missing.maxAge === undefined ? undefined : String(missing.maxAge),
        };
  }

  /** HTTP status of the response: 403, or 401 where a step-up helps. Source: RFC 9470. */
  get status(): 401 | 403 {
    return this.#parameters.error === 'insufficient_scope' ? 403 : 401;
  }

  /** `WWW-Authenticate` of the response. */
  get challenge(): string {
    return challenge({ ...this.#parameters, error_description: this.message });
  }
}
