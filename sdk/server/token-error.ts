/**
 * Why a token was refused: it is missing, malformed, signed by an unknown key, wrongly signed, expired, deleted by its owner,
 * or has a wrong claim. With `keys-unavailable` and `provider-unavailable` it was not checked.
 */
export type TokenErrorReason =
  | 'missing'
  | 'malformed'
  | 'unknown-key'
  | 'signature'
  | 'expired'
  | 'revoked'
  | 'claim'
  | 'keys-unavailable'
  | 'provider-unavailable';

/** Text of a `WWW-Authenticate` header. Source: RFC 6750, section 3. */
const challenge = (parameters: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replace(/["\\]/g, '')}"`],
  );
  return ['Bearer', given.join(', ')].filter((part) => part !== '').join(' ');
};

/** What helps, by the reason, or by the claim that is wrong. */
const advice: Readonly<Record<string, string>> = {
  missing: 'Send it in the header Authorization: Bearer.',
  'x-api-key': 'Send the token of a user or an account in the header x-api-key.',
  expired: 'Get a new one. If it is new, the clock of this server is wrong.',
  revoked: 'Create a new API token.',
  'unknown-key': 'None of the keys of the issuer has signed it.',
  iss: 'It is from another issuer than this server accepts: compare its iss with the option issuer, to the last slash.',
  aud: 'It is for another audience than this server accepts: compare its aud with the option audience.',
  typ: 'Its type is another one than this server accepts: compare the typ of its header with the option type.',
  type: 'This kind of token is not accepted here: send API tokens of users and accounts in x-api-key, others as Bearer.',
  nbf: 'It is not valid yet: the clock of this server is wrong, or that of the provider.',
  'keys-unavailable':
    'The keys of the provider cannot be loaded: it is down, or the options issuer and jwksUrl are wrong.',
  'provider-unavailable': 'The provider cannot be asked about it: it is down, or the option apiUrl is wrong.',
};

/** Error for a token that {@link verifyToken} refused. It contains no part of the token. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
  readonly reason: TokenErrorReason;
  /** Wrong claim, or header parameter `typ`. */
  readonly claim: string | undefined;

  constructor(
    reason: TokenErrorReason,
    { claim, header, cause }: { claim?: string | undefined; header?: string | undefined; cause?: unknown } = {},
  ) {
    const what = reason === 'claim' && claim !== undefined ? `claim ${claim}` : reason;
    const help = advice[header ?? reason] ?? advice[claim ?? ''];
    super([`The access token was not accepted: ${what}.`, help].filter(Boolean).join(' '), { cause });
    this.reason = reason;
    this.claim = claim;
  }

  /** HTTP status of the response: 401, or 503 while it cannot be checked, so that an outage signs no user out. */
  get status(): 401 | 503 {
    return this.reason === 'keys-unavailable' || this.reason === 'provider-unavailable' ? 503 : 401;
  }

  /** `WWW-Authenticate` of the response; undefined with 503, which no other token would help. */
  get challenge(): string | undefined {
    if (this.status === 503) return undefined;
    // A request without a token is told nothing more. Source: RFC 6750, section 3.1.
    return this.reason === 'missing'
      ? challenge({})
      : challenge({ error: 'invalid_token', error_description: this.message });
  }
}

/** What a verified token does not have. */
type Lacking = { permission: string } | { acr: string; maxAge?: number | undefined } | 'another-account';

const refusals = (lacking: Lacking): { message: string; parameters: Readonly<Record<string, string | undefined>> } => {
  // The same for accounts that exist and for those that do not.
  if (lacking === 'another-account') {
    return { message: 'The token is not for this account.', parameters: { error: 'insufficient_scope' } };
  }
  if ('permission' in lacking) {
    const { permission } = lacking;
    return {
      message: `The permission ${permission} is missing.`,
      parameters: { error: 'insufficient_scope', scope: permission },
    };
  }
  const { acr, maxAge } = lacking;
  return {
    message: 'A recent second factor is required.',
    parameters: {
      error: 'insufficient_user_authentication',
      acr_values: acr,
      max_age: maxAge === undefined ? undefined : String(maxAge),
    },
  };
};

/** Error for a verified token of another account, without a permission, or without a recent second factor. */
export class TokenRefusedError extends Error {
  override readonly name = 'TokenRefusedError';
  readonly #parameters: Readonly<Record<string, string | undefined>>;

  constructor(lacking: Lacking) {
    const { message, parameters } = refusals(lacking);
    super(message);
    this.#parameters = parameters;
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
